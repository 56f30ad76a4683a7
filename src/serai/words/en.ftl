# Every word that serai says in English. Arguments: $seat is a player's name, $card the name of a card.

### The server

server-refused = { $reason }
server-too-many = { $limit ->
    [acts] Too many moves in a short time.
    [chat] Too many chat lines in a short time.
    [files] Too many pages were opened from here in a short time.
    [messages] Too much came from this page in a short time.
    [pings] This page asked too often whether the server is there.
    [requests] Too much was asked for from here in a short time.
    [scores] Points were counted too often from here in a short time.
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
server-too-slow = The request came too slowly and was given up. Send it again.
server-no-page = There is nothing at this address.
server-no-language = There is no such language here.
server-fault = Something went wrong on our side. Try again; if it stays so, tell whoever runs this server.
server-not-stored = The move could not be stored and has not been made. Try again in a moment.
server-other-origin = Requests from another site are not taken. Open the page of this server itself.
server-no-table = There is no such table, or you were not invited to it. Ask for the link.
server-table-closed = Nobody can join this table.
server-table-full = All seats are taken. You can watch instead.
server-seats-count = A table for { $players } needs { $players } seats in its list, not { $given }.
server-no-start-player = { $game } does not let anybody choose who begins. Leave it out.
server-no-seat = There is no such seat. Seats are numbered 0 to { $last }.
server-seat-taken = This seat is taken. Choose an open one.
server-seat-moved = This seat is now played from another device.
server-seated-already = You already have another seat at this table. Leave it first.
server-not-seated = You have no seat at this table. Take one first.
server-no-person = Nobody sits on that seat.
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
server-code-bad = This link is not valid. It may be too old: make a new one on the other device.
server-code-used = This link has been used already. Make a new one on the other device.
server-watching = You are watching. Only those who sit at the table can play.
server-not-your-seat = This is not your seat. Your moves name seat { $seat }.
server-move-or-choice = A decision names either a move or a choice.
server-no-choice = There are { $count } choices now, and they are counted from 0.
server-stale = The game has moved on meanwhile. Look at the table and decide again.
server-too-many-changes = You have changed this choice { $most } times. It stays as it is now.
server-chat-off = This table has no chat.
server-chat-seated = Only those who sit at the table can write here.
server-chat-empty = There is nothing to say in an empty line.
server-not-your-turn = It is not your turn.
server-hints-off = There are no hints at this table. Its host has switched them off.
server-hint-under-way = Your hint is on its way. Wait for it, or just play.
server-no-hint = Nobody could think of a hint in time. Ask again in a moment.
server-no-score = This game has no score sheet.
server-record-unfinished = This record stops before the end. Only finished games can be shown.
server-no-knowledge = A game is replayed from a seat, 0 to { $last }, as a spectator (watch) or with everything open (open).

### Records

record-not-json = This is not a record: the text is not JSON in line { $line }.
record-not-text = This is not a record: it is not text in UTF-8.
record-too-deep = This is not a record: it is nested too deeply.
record-key-twice = This is not a record: the key { $key } stands twice in one object.
record-no-object = A record is a JSON object.
record-game = This is a record of an unknown game. The key "game" is one of { $games }.
record-format = This is a record of an unknown format. The key "format" must be { $format }.
record-edition = This is a record of an unknown edition { $given }: compared was { $edition }. Name the one it was played with (--edition FILE).
record-moves = The key "moves" must be a list.
record-result-early = There is a result, though the game is not finished.
record-result-keys = The result differs from ours: it must be an object with exactly the keys { $keys }.
record-result-differs = The result differs from ours: { $part } is { $given }, and should be { $ours }.

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
terminal-not-understood = That is neither a number from 1 to { $last } nor one of ?, !, =, t, s, h, q. Type ? for help.
terminal-help = A number from 1 to { $last } chooses. "? 2" explains entry 2, "? silk" explains whatever is called so. "=" and words play something that is not in the list. ! tells what a bot would do, and why. t shows the table again, s the scores so far with their reasons, h all that has happened, q quits.
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
ui-plain-ask = It is your turn.
ui-plain-wait = Waiting for { $seats }.
ui-plain-outcome = { $who ->
    [you] You win.
   *[other] { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
  }
ui-plain-only-you = Only you see this
ui-plain-table = On the table
ui-plain-result = Result
ui-plain-refuse-players = This game is for { $fewest } to { $most } players.
ui-plain-refuse-option = There is no such option. Leave it out.
ui-plain-refuse-value = The option "{ $option }" cannot have this value.
ui-plain-refuse-verb = A move is one of { $verbs }. Send one of these as "do".
ui-plain-refuse-chance = Chance cannot bring this now.
ui-plain-refuse-move = This move is not among the legal ones. Choose one of those.
ui-plain-refuse-chosen = This seat has chosen already. A record holds only the final choice.
ui-history = What happened
ui-beat-again = See again what happened
ui-beat-skip = Skip
ui-beat-place = { $place } of { $count }
ui-beat-since = { $count ->
    [one] Since you left, one thing happened
   *[other] Since you left: { $count } things happened
  }
ui-other-players = The other players
ui-beside-the-table = Beside the table
ui-neighbour-left = your left neighbour
ui-neighbour-right = your right neighbour
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
ui-close = Close
ui-gallery = Cards and spells
ui-score-pad = Score pad
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
ui-play-now = Play now against bots
ui-solo = { $players } players, bots: { $level }
ui-solo-level = Bots
ui-with-friends = With friends
ui-learn = Learn in five minutes
ui-learn-on = Go on learning
ui-continue = Your games
ui-open-tables = Open tables
ui-no-open-tables = No public table is open just now. Open one yourself.
ui-finished = Finished games
ui-more = More
ui-gallery-line = every card in words and pictures
ui-score-pad-line = count the printed game
ui-rules-line = the whole rule book of each game, with examples
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
ui-here = here
ui-not-found = Nothing here
ui-not-found-text = This address leads nowhere. Perhaps a letter is missing.
ui-new-table = Open a table
ui-your-name = Your name
ui-players = Players
ui-players-range = { $fewest } to { $most } players
ui-seats = Seats
ui-seat-open = open for a friend
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
ui-level-greedy = greedy
ui-level-search = search
ui-empty-seats-become-bots = Seats that are still open at the start are taken by bots.
ui-bot-level = Bots on open seats
ui-access = Who may join
ui-access-link = whoever has the link
ui-access-public = everybody
ui-access-closed = nobody else
ui-start-player = Who begins
ui-start-player-drawn = drawn by lot
ui-more-options = More options
ui-time = Time for a decision
ui-time-none = no limit
ui-time-seconds = { $unit ->
    [seconds] { $seconds } seconds
    [minutes] { $minutes } minutes
   *[hours] { $hours } hours
  }
ui-edition = Edition
ui-edition-missing = There is no edition "{ $missing }" here any more. This is "{ $shown }".
ui-chat = Chat
ui-hints-allowed = Hints allowed
ui-set-the-table = Open the table
ui-less = Less
ui-more-of-it = More
ui-sit-down = Sit down
ui-sit-here = Sit here
ui-stand-up = Stand up
ui-start = Start the game
ui-waiting-for-host = The host will start the game.
ui-invite = Invite friends
ui-invite-line = Whoever opens this link can sit down or watch.
ui-share = Copy link
ui-copied = Copied
ui-copy-marked = Marked: copy it now
ui-reach-only-here = Only this machine can open the link: start the server with --host 0.0.0.0, and your whole network can.
ui-joining = Walking up to the table …
ui-connection-lost = Connection lost. Trying again …
ui-table-closed = This table is closed to you
ui-closed-4400 = The server did not understand this program. Load the page again.
ui-closed-4403 = You need an invitation to this table. Ask the host for the link.
ui-closed-4404 = There is no such table. Perhaps the link is incomplete.
ui-closed-4409 = Your seat has moved to another device.
ui-take-over = Take the seat to this device
ui-take-over-text = This link moves a seat from another device to this one. It works once.

### Browser: a lesson

ui-lesson-at = { $at } of { $last }
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-show = Show me
ui-lesson-watch = The others are playing …
ui-lesson-leave = Leave the lesson
ui-lesson-play-on = Play on against easy bots

### Browser: after the game

ui-score-sheet = Score sheet
ui-place = Place
ui-winner = Winner
ui-tap-a-number = Tap a number to see where it comes from.
ui-rematch = Play again
ui-next-game = To the next game
ui-duplicate = Same cards, other seats
ui-replay = Watch the replay
ui-save-record = Save the record

### Browser: replays

ui-open-record-text = Open the record of a finished game. Every move is checked before it is shown.
ui-choose-file = Choose a file
ui-which-game = This file holds { $count } games. Which one?
ui-record-of = { $game } for { $players }
ui-record-not-json = This is not a record: the text is not JSON.
ui-record-other-edition = This game was played with another edition than { $edition }. Only a server that has that edition can show it.
ui-record-options = The options in this record are none of this game's.
ui-record-illegal = This move is not allowed here. The record is damaged, or other rules were played.
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-on = One step on
ui-replay-last = To the end
ui-replay-moment = Moment
ui-replay-at = Move { $at } of { $last }
ui-replay-round = Jump to a round
ui-replay-knowledge = Whose knowledge
ui-replay-open = Everything open
ui-replay-watch = As a spectator
ui-replay-as = As { $seat }
ui-replay-beginning = Beginning
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
ui-name-of = Name of seat { $number }
ui-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
ui-count = Count the points
ui-clear = Clear the pad
ui-remove = One { $name } less

### Browser: at the table

ui-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
  }
ui-chat-empty = Nobody has said anything yet.
ui-chat-line = Say something
ui-chat-send = Send
ui-time-left = Time left
ui-time-short = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
  }
ui-time-was-up = Your time was up. A bot has decided this once for you; the next decision is yours again.
ui-invite-watch = Invite someone to watch
ui-other-device = Take this seat to another device
ui-copy-this = Copy this link:
ui-copied-this = The link is copied:
ui-ask-stand-in = Let a bot play for { $seat }
ui-stand-in = a bot plays
ui-stand-in-for-you = A bot plays for you.
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
ui-leave-sure = Leave the table? A bot plays for you. You can come back and take over as long as the game runs.

### Browser: the rule book

ui-search-rules = Search the rules
ui-contents = Contents
ui-print = Print
ui-no-book = This game has brought no rule book.
ui-go-back = Back
ui-own-page = Open as a page of its own
ui-about = About serai
ui-about-what = A caravanserai is where travelling parties rest, trade and play. serai is one for board games: play them here with friends or bots, learn them from their rule books, score the printed ones, or study them.
ui-about-unofficial = serai is unofficial. It is not connected with the authors, artists or publishers of these games, and asks nobody for money. Course and terms of the games are the published ones; the words of the rule books and all pictures are our own.
ui-licences = Licences
ui-about-licence = serai itself is free software under the Apache License 2.0. It is made with:

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
ui-where = Where
ui-where-online = Online
ui-where-online-help = Friends join by a link, each on a device of their own.
ui-where-here = On this device
ui-where-here-help = Against bots, or several people who pass the device on. It works without a network.
ui-seat-here = A person here
ui-name-of-seat = Name of player { $number }
ui-curtain = It is { $name }’s turn. Hand over the device.
ui-curtain-open = I am { $name }
ui-no-server = There is no server here to keep tables with friends. Games on this device work as ever.
