# Every word that serai says in English. Arguments: $seat is a player's name, $card the name of a card.

### The command line

cli-seat = Seat { $seat }
cli-replay-title = { $title }, { $players } players, edition { $edition }
cli-replay-unfinished = The record ends here; the game is not over.

### The game in a terminal

terminal-which-game = Which game? { $games } [1]
terminal-how-many-players = How many players, { $fewest } to { $most }? [{ $default }]
terminal-how-many-people = How many of them sit at this keyboard? [1]
terminal-your-name = { $people ->
    [one] What is your name? [{ $default }]
   *[other] What is the name of person { $number }? [{ $default }]
  }
terminal-name-taken = Somebody is already called { $name }. Choose another name.
terminal-which-bots = Which bots take the other seats? { $levels } [{ $default }]
terminal-choose-number = Please type a number from { $first } to { $last }.
terminal-prompt = Your choice, 1 to { $last } (? help, ! hint, s scores, h history, q quit):
terminal-prompt-again = Type the number of your choice, 1 to { $last }, and press Enter.
terminal-not-understood = Type a number from 1 to { $last }, or one of ?, !, =, t, s, h, u, q. Type ? for help.
terminal-help = Type a number from 1 to { $last } to choose. "? 2" explains entry 2, "?" followed by a name explains everything with that name. "=" followed by words plays a move that is not in the list. ! shows what a bot would do, and why. t shows the table again, s the scores so far with their reasons, h the history of the game. u takes your last move back, as long as nothing has happened since. q quits.
terminal-plain-help = After "=", write a move as "? 2" shows it for entry 2.
terminal-nothing-found = Nothing here is called "{ $word }".
terminal-nothing = nothing
terminal-hand-over = It is { $seat }'s turn. Hand over the keyboard. { $seat }: press Enter when nobody else is looking.
terminal-thinking = { $seat } is thinking …
terminal-adviser = A bot
terminal-stopped = The game stops here.
terminal-left = You left the game.
terminal-save = Save the game? Type a file name, y for { $default }, or press Enter to leave without saving:
terminal-replace = The file { $file } already exists. Replace it? Type y, or press Enter to choose another name:
terminal-saved = Saved as { $file }. To continue: serai play --resume { $file }
terminal-saved-finished = Saved as { $file }. To replay it: serai replay { $file }
terminal-not-saved = Could not write { $file }: { $reason }. Try another name.
terminal-edition-about = Edition { $id } of { $title }, content { $hash }
terminal-edition-name = name
terminal-edition-text = text
terminal-edition-value = value
terminal-edition-provenance = where it comes from
terminal-edition-in-file = As written in an edition file:

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
ui-history = History
ui-story-again = Replay the last moves
ui-story-skip = Skip
ui-story-place = { $place } of { $count }
ui-story-since = Since you left
ui-story-last = The last moves
ui-story-before = { $count ->
    [one] The history has { $count } earlier step.
   *[other] The history has { $count } earlier steps.
  }
ui-story-show = Show me
ui-other-players = The other players
ui-beside-the-table = Beside the table
ui-neighbour-left = left neighbour
ui-neighbour-right = right neighbour
ui-away = away
ui-has-chosen = has chosen
ui-awaited = deciding
ui-refused-by-rule = { $sentence } ({ $rule })
ui-refused-at-move = Move { $move }: { $sentence }
ui-unreachable = We can't reach the server. Check your connection and try again.
ui-renewed = serai has been updated. Reload the page: nothing is lost.
ui-reload = Reload
ui-try-again = Try again
ui-cancel = Cancel

### Browser: frame

ui-help = Help
ui-home = Home
ui-menu = Menu
ui-menu-site = Other pages
ui-close = Close
ui-gallery = Cards
ui-score-pad = Score pad
ui-companion = Companion for the printed game
ui-cards-of-game = Cards
ui-rules = Rules
ui-rules-at = Rules: { $chapter }
ui-language = Language
ui-theme = Appearance
ui-theme-auto = Match device
ui-theme-light = Day
ui-theme-dark = Lamplight
ui-tempo = Speed
ui-tempo-calm = Calm
ui-tempo-normal = Normal
ui-tempo-fast = Fast
ui-tempo-at-once = At once
ui-worth = Point badges on cards
ui-worth-on = Show
ui-worth-off = Hide
ui-choosing = Moves
ui-choosing-confirm = Select and confirm
ui-choosing-one-tap = One tap
ui-choose-first = Nothing selected
ui-spared = You could only pass.
ui-confirm = Confirm
ui-confirm-move = Confirm: { $move }
ui-sound = Sound and vibration
ui-sounds = Sounds
ui-vibration = Vibrate when it is my turn
ui-prompt = What to do
ui-nothing = nothing
ui-standing = So far
ui-keys = Keys
ui-papers = Score and history

### Browser: home and lobby

ui-skip = Skip to content
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
ui-learn-on = Continue the lesson
ui-continue = Your games
ui-on-this-device = on this device
ui-your-turn = your turn
ui-turn-title = ● Your turn – { $game }
ui-turns-title = ● Your turn at { $count } tables
ui-waits-for = waiting for { $names }
ui-nobody-yet = nobody else yet
ui-outcome = { $place ->
    [1] won
   *[other] place { $place } of { $players }
  }
ui-all-games = All games
ui-show-all = Show all { $count }
ui-remove-table = Remove this game of { $game } from the list
ui-remove-sure = Remove this game from your list? A bot plays on for you. You can come back with the link as long as the game is running.
ui-open-tables = Open tables
ui-no-open-tables = There are no public tables right now. Create one yourself.
ui-finished = Finished games
ui-more = More
ui-open-record = Replays
ui-open-record-line = open a saved game
ui-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
ui-over = finished
ui-running = continue
ui-watch = watch
ui-only-bots = bots
ui-guest = Guest
ui-you = you
ui-seat-own = You
ui-not-found = Nothing here
ui-not-found-text = There is no page at this address. Perhaps a letter is missing.
ui-your-name = Your name
ui-players = Players
ui-players-range = { $fewest } to { $most } players
ui-seat-open = free for a friend
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
ui-bot-level = Bots in open seats
ui-access = Who may join
ui-access-link = anyone with the link
ui-access-public = everyone
ui-access-closed = nobody else
ui-start-player = Who goes first
ui-edition = Edition
ui-edition-missing = The edition "{ $missing }" is no longer here. You see "{ $shown }".
ui-chat = Chat
ui-hints-allowed = Hints allowed
ui-less = Less
ui-more-of-it = More
ui-share = Copy link
ui-copied = Copied
ui-copy-marked = Selected: copy it now
ui-reach-only-here = Only this computer can open the link so far.
ui-joining = Joining the table …
ui-connection-lost = Connection lost. Reconnecting …
ui-move-kept = Saved on this device: { $move }. It will be sent as soon as the connection is back.
ui-move-on-its-way = Sent: { $move }. There was no answer. It will be sent again as soon as the connection is back, and counts only once.
ui-take-back = Take it back
ui-withdrawn = { $who ->
    [you] You take your move back.
   *[other] { $seat } takes the move back.
}
ui-table-closed = You can't open this table
ui-closed-4400 = The server did not understand this page. Reload it.
ui-closed-4403 = You need an invitation to this table. Ask the host for the link.
ui-closed-4404 = This table does not exist. Perhaps the link is incomplete.
ui-closed-4409 = You are now playing your seat on another device.

### Browser: a lesson

### Browser: after the game

ui-score-sheet = Score sheet
ui-place = Place
ui-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
ui-winner = Winner
ui-tap-a-number = Tap a number to see where it comes from.
ui-rematch = Play again
ui-next-game = To the next game
ui-duplicate = Same cards, different seats
ui-replay = Watch the replay
ui-deal-check = Verify the shuffle
ui-daily-result = Deal of the day: your result
ui-tournament-back = To the tournament
ui-save-record = Save the record

### Browser: replays

ui-record-options = This game does not have the options in this record.
ui-replay-back = One step back
ui-replay-on = One step forward
ui-replay-share = Link to this moment

### Browser: gallery and score pad

ui-search = Search
ui-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
  }
ui-nothing-found = Nothing found. Try another word.
ui-all-cards = All cards
ui-touches-rules = Related rules
ui-provenance = Where each value comes from
### Browser: at the table

ui-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
  }
ui-notifications = Notifications
ui-me = Me
ui-clock = Time and notifications
ui-time-left = Time left
ui-time-short = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
  }
ui-time-was-up = Your time was up. A bot played this one for you; the next decision is yours again.
ui-how-it-ends = See how it ends.
ui-invite-watch = Invite someone to watch
ui-other-device = Move this seat to another device
ui-copy-this = Copy this link:
ui-copied-this = Link copied:
ui-ask-stand-in = Let a bot play for { $seat }
ui-is-away = { $seat } is away.
ui-stand-in-votes = { $count } of { $all } agree
ui-stand-in = a bot plays
ui-stand-in-for-you = A bot plays for you.
ui-shuffle-changed = Warning: this table was shuffled anew after you sat down. Do not trust its cards.
ui-salt-missing = Warning: the random digits that this device added to the shuffle were not used. If it was connected when the game began, do not trust the cards of this table.
ui-salt-again = The start was called off after this device had opened its random digits. It has added new ones. If this happens repeatedly, do not trust this table.
ui-back = I am back
ui-why = Why?
ui-hint = Hint
ui-hint-thinking = Thinking …
ui-leave-table = Leave the table
ui-leave-sure = { $game ->
    [waits] Leave the table? The game waits for you.
   *[on] Leave the table? A bot plays for you. You can come back and take over as long as the game is running.
  }

### Browser: the rule book

ui-search-rules = Search the rules
ui-house-rules-here = House rules at this table
ui-house-rules-bots = Bots and hints follow these rules, but learned the game without them and may misjudge a move.
ui-contents = Contents
ui-print = Print
ui-no-book = This game has no rule book.
ui-go-back = Back
ui-about = About serai
ui-about-line = what it is and who made it
## Tables of this device

ui-local-upload = Save online
ui-local-remove = Delete this game
ui-local-remove-sure = Delete this game from this device? You can't undo this.
ui-local-not-kept = This device can't save the game: it is full, or the browser does not save anything. You can play on, but you lose the game when you close the page. Save its record at the end.
ui-local-no-engine = You can't play this game on this device yet. Try again in a minute, or when you are online.
ui-local-other-edition = This game uses another edition, which is no longer here. You can't continue it.
ui-local-one-edition = Without a server, only the edition { $edition } can be scored.
ui-local-damaged = The saved game on this device is damaged. You can't continue it.
ui-local-elsewhere = This game is open in another tab or window. Play on there, or close it there and try again.
ui-local-failed = Something went wrong on this device. Reload the page: your moves are saved.
ui-curtain = It is { $name }'s turn. Hand over the device.
ui-curtain-open = I am { $name }
ui-no-server = No server is connected, so you can't play with friends here. Games on this device work as always.

### Reviews. All numbers are percentages: of a win, or of games.

ui-review = Review
ui-mine = My stats
cli-score-any = Add --any to score it anyway.
cli-review-progress = { $percent }% reviewed
cli-gifts-progress = { $done } of { $games } games weighed
cli-gifts-nobody = No two people with names have played together in these games.
cli-gifts-pair =
    { $giver } to { $receiver }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a win per game, standard error { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $clear ->
        [1] {" "}(clearly above zero)
       *[0] {""}
    }
cli-gifts-meaning = A gift is how much larger somebody else's share of the win became than if the giver had drawn their decisions by lot. Players who play for themselves have negative gifts. A gift is clearly above zero if it is more than three standard errors above it, over at least three games.
cli-gifts-warning =
    Do not read too much into this. A gift above zero can have many reasons: a beginner, a style that our bots judge badly, a risk that went wrong, a player who could not win any more, chance. These are { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    }, and among many some stand out by chance. It says nothing about what anybody wanted. Look at the games, and talk to your players before you draw a conclusion. Show this to nobody else.
### Browser: my edition

ui-own-edition = My edition
ui-own-edition-line = Do you own the printed game? Compare and correct every value.
ui-own-correct = Correct { $name }
ui-ours = reconstructed
ui-ours-here = Some values are reconstructed because we don't know the printed ones. Your box may say otherwise.
ui-ours-text = We don't know the printed value. This one is reconstructed, and your box may say otherwise:
ui-ours-correct = Do you own the game? Correct it.
ui-own-needs-server = You changed your edition while you were offline. A server must prepare it once before you can use it. The plain pad works without that, because it needs no card values.
ui-review-again = Try again from here
ui-own-page = Open on its own page
