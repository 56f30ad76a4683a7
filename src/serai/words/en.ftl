# Every word that serai says in English. Arguments: $seat is a player's name, $card the name of a card.

### The server

server-refused = { $reason }
server-too-many = { $limit ->
    [acts] Too many moves in a short time.
    [bytes] Too much came from this page in a short time.
    [chat] Too many chat lines in a short time.
    [connections] Too many pages are open from here at the same time.
    [files] Too many pages were opened from here in a short time.
    [frames] Too much came from this page in a short time.
    [messages] Too much came from this page in a short time.
    [pings] This page asked too often whether the server is there.
    [replays] Too many finished games were looked at from here in a short time.
    [requests] Too much was asked for from here in a short time.
    [running] You have too many games with bots under way. Finish one of them first.
    [channels] Your notifications go to too many places. Remove one of them first.
    [calls] Notifications were set up too often from here in a short time.
    [recoveries] Ways to come back were tried too often from here.
    [exports] Everything was asked for too often from here.
    [reports] Too many lines were reported from here in a short time.
    [invitations] Too many people were invited from here in a short time.
    [scores] Points were counted too often from here in a short time.
    [companions] Companions of printed games were asked too often from here in a short time.
    [daily] Too many games of the daily deal were sent from here in a short time.
    [evenings] Too many score pads for several phones were opened from here in a short time.
    [tournaments] Too many tournaments were made from here in a short time.
    [sockets] Tables were opened too often from here in a short time.
    [tables] Too many tables were opened from here in a short time.
    [uploads] Too many records were opened from here in a short time.
   *[other] That was too much in a short time.
  } Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
server-malformed = This message cannot be read. Send one JSON message of the protocol at a time.
server-malformed-body = This request cannot be used: { $detail }
server-no-hello = The connection began without a hello and was closed.
server-hello-twice = One hello is enough. Go on with decisions or chat lines.
server-too-large = This is too large. Send less.
server-too-much-work = Reading this took too long, so we stopped. Send something simpler.
server-too-slow = The request came too slowly and was given up. Send it again.
server-no-page = There is nothing at this address.
server-no-language = There is no such language here.
server-fault = Something went wrong on our side. Try again; if it stays so, tell whoever runs this server.
server-not-stored = The move could not be stored and has not been made. Try again in a moment.
server-unknown = It is not known yet whether your move was stored. It is sent again until that is clear.
server-unwell = The server cannot store anything at present.
server-cards-in-play = The same cards are being played once more. This game can be looked at again when that one is over.
server-table-damaged = This table is damaged in the store and was set aside. Its operator can look at it with serai fsck.
server-act-id = The id of a decision is made of printable characters.
server-other-origin = Requests from another site are not taken. Open the page of this server itself.
server-no-moment = Nobody can play on from there. Choose a moment before the end, when somebody is to move.
server-no-table = There is no such table, or you were not invited to it. Ask for the link.
server-table-closed = Nobody can join this table.
server-table-full = All seats are taken. You can watch instead.
server-no-seat = There is no such seat. Seats are numbered 0 to { $last }.
server-seat-taken = This seat is taken. Choose an open one.
server-seat-moved = This seat is now played from another device.
server-seated-already = You already have another seat at this table. Leave it first.
server-not-seated = You have no seat at this table. Take one first.
server-no-person = Nobody sits on that seat.
server-has-time = { $name } still has time. A bot can play for them after { $count } missed decisions in a row.
server-is-here = { $name } is here. A stand-in plays only for someone who is away.
server-just-left = { $name } was here a moment ago. A bot can play for them in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
server-only-host = Only the person who made the table can do this.
server-nobody-seated = Nobody has sat down yet. Take a seat before the game starts.
server-already-started = The game has started already. You can watch it.
server-not-running = The game is not running.
server-not-over = The game is not over yet. This is possible afterwards.
server-empty-name = A name needs at least one visible character.
server-name-taken = Somebody at this table is called { $name } already. Choose another name.
server-no-level = There is no bot level "{ $level }". Choose one of { $levels }.
server-no-edition = There is no such edition here. Choose one of { $editions }.
server-edition-gone = The edition this table is played with is not installed on this server any more.
server-watching = You are watching. Only those who sit at the table can play.
server-not-your-seat = This is not your seat. Your moves name seat { $seat }.
server-move-or-choice = A decision names either a move or a choice, or takes a move back.
server-no-choice = There are { $count } choices now, and they are counted from 0.
server-stale = The game has moved on meanwhile. Look at the table and decide again.
server-withdrawn-late = Your time for this move is up, so it stays.
server-not-withdrawable = You have no move that can still be taken back.
server-still-open = Your choice is not final yet. Make another one to change it.
server-too-many-changes = You have changed this choice { $most } times. It stays as it is now.
server-removed = The host has asked you to leave this table. You cannot come back to it.
server-not-your-turn = It is not your turn.
server-hints-off = There are no hints at this table. Its host has switched them off.
server-hint-under-way = Your hint is on its way. Wait for it, or just play.
server-no-hint = Nobody could think of a hint in time. Ask again in a moment.
server-no-score = This game has no score sheet.
server-no-engine = This server has no engine for browsers yet. Try again in a few minutes.

### The command line

cli-seat = Seat { $seat }
cli-replay-title = { $title }, { $players } players, edition { $edition }
cli-replay-unfinished = The record ends here; the game is not over.

### The game in a terminal

terminal-which-game = Which game? { $games } [1]
terminal-how-many-players = How many players, { $fewest } to { $most }? [{ $default }]
terminal-how-many-people = How many of them are people at this keyboard? [1]
terminal-your-name = { $people ->
    [one] What is your name? [{ $default }]
   *[other] What is the name of person { $number }? [{ $default }]
  }
terminal-name-taken = { $name } sits here already. Choose another name.
terminal-which-bots = Which bots take the other seats? { $levels } [{ $default }]
terminal-choose-number = Please type a number from { $first } to { $last }.
terminal-prompt = Your choice, 1 to { $last } (? help, ! hint, s scores, h history, q quit):
terminal-prompt-again = Type the number of your choice, 1 to { $last }, and press Enter.
terminal-not-understood = That is neither a number from 1 to { $last } nor one of ?, !, =, t, s, h, u, q. Type ? for help.
terminal-help = A number from 1 to { $last } chooses. "? 2" explains entry 2, "? silk" explains whatever is called so. "=" and words play something that is not in the list. ! tells what a bot would do, and why. t shows the table again, s the scores so far with their reasons, h all that has happened. u takes your last move back, as long as nothing has happened since, q quits.
terminal-nothing-found = Nothing here is called "{ $word }".
terminal-nothing = nothing
terminal-hand-over = It is { $seat }'s turn. Hand over the keyboard; press Enter when only { $seat } looks.
terminal-thinking = { $seat } is thinking …
terminal-adviser = A bot
terminal-stopped = The game stops here.
terminal-left = The game was left.
terminal-save = Save the game? Type a file name, y for { $default }, or press Enter to leave it unsaved:
terminal-replace = There is a file { $file } already. Replace it? Type y, or press Enter for another name:
terminal-saved = Saved as { $file }. "serai play --resume { $file }" goes on from there.
terminal-saved-finished = Saved as { $file }. "serai replay { $file }" tells the game.
terminal-not-saved = { $file } could not be written: { $reason }. Try another name.
terminal-edition-about = Edition { $id } of { $title }, content { $hash }
terminal-edition-name = name
terminal-edition-text = text
terminal-edition-value = value
terminal-edition-provenance = where it comes from
terminal-edition-in-file = In the words of an edition file:

### Browser: everywhere

ui-title = serai
ui-seat = Seat { $number }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ui-total = Total
ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-yes = yes
ui-no = no
ui-history = What happened
ui-story-again = See again what happened
ui-story-skip = Skip
ui-story-place = { $place } of { $count }
ui-story-since = Since you left
ui-story-show = Show me
ui-other-players = The other players
ui-beside-the-table = Beside the table
ui-neighbour-left = left neighbour
ui-neighbour-right = right neighbour
ui-away = away
ui-has-chosen = has chosen
ui-awaited = is deciding
ui-refused-by-rule = { $sentence } ({ $rule })
ui-refused-at-move = Move { $move }: { $sentence }
ui-unreachable = The server cannot be reached. Check the connection and try again.
ui-renewed = The program has been renewed meanwhile. Reload the page: nothing is lost.
ui-reload = Reload
ui-try-again = Try again
ui-cancel = Cancel

### Browser: frame

ui-help = Help
ui-home = Home
ui-menu = Menu
ui-menu-site = Other pages
ui-close = Close
ui-gallery = Cards and spells
ui-score-pad = Score pad
ui-companion = Companion for the printed game
ui-cards-of-game = Cards
ui-rules = Rules
ui-language = Language
ui-theme = Appearance
ui-theme-auto = Match device
ui-theme-light = Day
ui-theme-dark = Lamplight
ui-tempo = Tempo
ui-tempo-calm = Calm
ui-tempo-normal = Normal
ui-tempo-fast = Fast
ui-tempo-at-once = At once
ui-worth = What a card changes in your points
ui-worth-on = Show
ui-worth-off = Hide
ui-choosing = Choosing
ui-choosing-confirm = Select and confirm
ui-choosing-one-tap = One tap
ui-choose-first = Nothing selected
ui-spared = { $step ->
    [bid] You had nothing to bid.
    [bid_spell] You had nothing to bid.
   *[other] You could only pass.
  }
ui-confirm = Confirm
ui-confirm-move = Confirm: { $move }
ui-sound = To be heard and felt
ui-sounds = Sounds
ui-vibration = Vibrate when it is my turn
ui-prompt = What to do
ui-nothing = nothing
ui-standing = So far
ui-keys = Keys
ui-papers = Score and history

### Browser: home and lobby

ui-skip = Skip to the content
ui-welcome = Sit down, travellers. { $count ->
    [0] Nothing is on the table yet.
    [1] One game is on the table.
    [2] Two games are on the table.
   *[other] { $count } games are on the table.
  }
ui-game = Game
ui-play-now = Play now
ui-solo-options = Variants
ui-solo-level = Bots
ui-with-friends = With friends
ui-learn = Learn in five minutes
ui-learn-on = Go on learning
ui-continue = Your games
ui-on-this-device = on this device
ui-your-turn = your turn
ui-turn-title = ● Your turn – { $game }
ui-turns-title = ● Your turn at { $count } tables
ui-waits-for = waits for { $names }
ui-nobody-yet = nobody else yet
ui-outcome = { $place ->
    [1] won
   *[other] place { $place } of { $players }
  }
ui-all-games = All games
ui-show-all = Show all { $count }
ui-remove-table = Take this game of { $game } off the list
ui-remove-sure = Take this game off your list? A bot plays on for you. With the link you can come back as long as the game runs.
ui-open-tables = Open tables
ui-no-open-tables = No public table is open just now. Open one yourself.
ui-finished = Finished games
ui-more = More
ui-open-record = Replays
ui-open-record-line = open a saved game
ui-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
ui-over = finished
ui-running = go on
ui-watch = watch
ui-only-bots = bots
ui-guest = Guest
ui-you = you
ui-not-found = Nothing here
ui-not-found-text = This address leads nowhere. Perhaps a letter is missing.
ui-your-name = Your name
ui-players = Players
ui-players-range = { $fewest } to { $most } players
ui-seat-open = open for a friend
ui-program-name = { $name } (program)
ui-bot-name = { $number ->
    [1] Anahit
    [2] Batu
    [3] Ceyda
    [4] Darius
    [5] Esen
    [6] Farid
    [7] Gulnar
   *[other] Hulegu
  }
ui-bot = Bot, { $level }
ui-level-random = random
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-level-expert = expert
ui-level-master = master
ui-level-greedy = greedy
ui-level-search = search
ui-bot-level = Bots on open seats
ui-access = Who may join
ui-access-link = whoever has the link
ui-access-public = everybody
ui-access-closed = nobody else
ui-start-player = Who begins
ui-edition = Edition
ui-edition-missing = There is no edition "{ $missing }" here any more. This is "{ $shown }".
ui-chat = Chat
ui-hints-allowed = Hints allowed
ui-less = Less
ui-more-of-it = More
ui-share = Copy link
ui-copied = Copied
ui-copy-marked = Marked: copy it now
ui-reach-only-here = Only this computer can open the link so far.
ui-joining = Walking up to the table …
ui-connection-lost = Connection lost. Trying again …
ui-move-kept = “{ $move }” is kept here. It will be sent as soon as the connection is back.
ui-move-on-its-way = “{ $move }” was sent, but the answer is missing. It will be sent again as soon as the connection is back, and counts once.
ui-take-back = Take it back
ui-withdrawn = { $who ->
    [you] You take your move back.
   *[other] { $seat } takes the move back.
}
ui-table-closed = This table is closed to you
ui-closed-4400 = The server did not understand this program. Load the page again.
ui-closed-4403 = You need an invitation to this table. Ask the host for the link.
ui-closed-4404 = There is no such table. Perhaps the link is incomplete.
ui-closed-4409 = Your seat has moved to another device.

### Browser: a lesson

### Browser: after the game

ui-score-sheet = Score sheet
ui-place = Place
ui-winner = Winner
ui-tap-a-number = Tap a number to see where it comes from.
ui-rematch = Play again
ui-next-game = To the next game
ui-duplicate = Same cards, other seats
ui-replay = Watch the replay
ui-deal-check = Check the deal
ui-daily-result = The deal of the day: your result
ui-tournament-back = To the tournament
ui-save-record = Save the record

### Browser: replays

ui-record-options = The options in this record are none of this game's.
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-share = Link to this moment

### Browser: gallery and score pad

ui-search = Search
ui-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
  }
ui-nothing-found = Nothing found. Try another word.
ui-all-cards = All cards
ui-touches-rules = Rules it touches
ui-provenance = Where each value comes from
ui-field-kind = kind
ui-field-name_en = English name
ui-field-name_de = German name
ui-field-colour = category
ui-field-position = position
ui-field-traits = symbols
ui-field-effect = effect
ui-field-powers = power
ui-field-text_en = English text
ui-field-text_de = German text
ui-field-number = number
ui-field-deck = deck
ui-field-from = player count
ui-field-letter = letter
ui-field-income = income
ui-field-cost = energy cost
ui-field-note = note
### Browser: at the table

ui-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
  }
ui-calls = Notifications
ui-me = Me
ui-clock = Time and notifications
ui-time-left = Time left
ui-time-short = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
  }
ui-time-was-up = Your time was up. A bot has decided this once for you; the next decision is yours again.
ui-how-it-ends = See how it ends.
ui-invite-watch = Invite someone to watch
ui-other-device = Take this seat to another device
ui-copy-this = Copy this link:
ui-copied-this = The link is copied:
ui-ask-stand-in = Let a bot play for { $seat }
ui-is-away = { $seat } is away.
ui-stand-in-votes = { $count } of { $all } agree
ui-stand-in = a bot plays
ui-stand-in-for-you = A bot plays for you.
ui-shuffle-changed = Warning: the shuffle of this table was replaced after you sat down. Its cards can no longer be trusted; leave this table.
ui-back = I am back
ui-why = Why?
ui-hint = Hint
ui-hint-thinking = Thinking …
ui-hint-move = { $move }.
ui-field-counts = numbers
ui-field-placement = placement
ui-field-neighbours = neighbours
ui-field-shape = shape
ui-leave-table = Leave the table
ui-leave-sure = { $game ->
    [waits] Leave the table? The game waits for you.
   *[on] Leave the table? A bot plays for you. You can come back and take over as long as the game runs.
  }

### Browser: the rule book

ui-search-rules = Search the rules
ui-contents = Contents
ui-print = Print
ui-no-book = This game has brought no rule book.
ui-go-back = Back
ui-about = About serai
ui-about-line = what it is, and who made what
## Tables of this device

ui-local-upload = Keep on the server
ui-local-remove = Delete this game
ui-local-remove-sure = Delete this game from this device? It cannot be brought back.
ui-local-not-kept = This device cannot keep the game: it has no room left, or the browser keeps nothing. You can play on, but the game is lost when the page is closed. Save its record at the end.
ui-local-no-engine = This game cannot be played on this device yet. Try again in a minute, or when you are online.
ui-local-other-edition = This game was begun with another edition, which is not here any more. It cannot go on.
ui-local-one-edition = Without a server only the edition { $edition } can be counted.
ui-local-damaged = What this device has kept of the game is damaged, and it cannot go on.
ui-local-elsewhere = This game is open in another tab or window. Play on there, or close it and try again.
ui-local-failed = Something went wrong on this device. Reload the page: what was played is kept.
ui-curtain = It is { $name }’s turn. Hand over the device.
ui-curtain-open = I am { $name }
ui-no-server = There is no server here to keep tables with friends. Games on this device work as ever.

### Reviews. All numbers are percentages: of a win, or of worlds.

ui-review = Review
ui-mine = My play
cli-review-progress = { $percent } % reviewed
### Browser: my edition

ui-own-edition = My edition
ui-own-edition-line = You own the printed game? Compare and correct every value.
ui-own-correct = Correct { $name }
ui-ours = reconstructed
ui-ours-here = Some values are reconstructed: the printed ones could not be had, and your box may say otherwise.
ui-ours-text = The printed value could not be had. This one is ours, and your box may say otherwise:
ui-ours-correct = You own the game? Put it right.
ui-own-needs-server = Your edition has been corrected since a server was last reached, and a server has to prepare it once. The plain pad counts without that, and needs no value of a card.
ui-review-again = Try again from here
ui-own-page = Open as a page of its own
