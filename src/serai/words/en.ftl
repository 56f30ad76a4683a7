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
    [tables] Too many tables were set from here in a short time.
    [uploads] Too many records were opened from here in a short time.
   *[other] That was too much in a short time.
  } Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
server-malformed = This message cannot be read. Send one JSON message of the protocol at a time.
server-malformed-body = The request does not hold: { $detail }
server-no-hello = The connection began without a hello and was closed.
server-hello-twice = One hello is enough. Go on with decisions or chat lines.
server-too-large = This is too large. Send less.
server-too-slow = The request came too slowly and was given up. Send it again.
server-no-page = There is nothing at this address.
server-no-language = There is no such language here.
server-fault = Something went wrong on our side. Try again; if it stays so, tell whoever runs this server.
server-starting = The rules are still being prepared. Try again in a moment.
server-preparing = The games are being prepared. The first time on a machine that takes a minute or two; then the table opens by itself.
server-not-stored = The move could not be stored and has not been made. Try again in a moment.
server-other-origin = Requests from another site are not taken. Open the page of this server itself.
server-no-table = There is no such table, or you were not invited to it. Ask for the link.
server-table-closed = Nobody can join this table.
server-table-full = All seats are taken. You can watch instead.
server-seats-count = A table for { $players } needs { $players } seats in its list, not { $given }.
server-no-seat = There is no such seat. Seats are numbered 0 to { $last }.
server-seat-taken = This seat is taken. Choose an open one.
server-seat-moved = This seat is now played from another device.
server-seated-already = You already have another seat at this table. Leave it first.
server-not-seated = You have no seat at this table. Take one first.
server-no-person = Nobody sits on that seat.
server-is-here = { $name } is here. A stand-in plays only for someone who is away.
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
server-code-bad = This link does not hold. It may be too old: make a new one on the other device.
server-code-used = This link has been used already. Make a new one on the other device.
server-watching = You are watching. Only those who sit at the table can play.
server-not-your-seat = This is not your seat. Your moves name seat { $seat }.
server-stale = The game has moved on meanwhile. Look at the table and decide again.
server-too-many-changes = You have changed this choice { $most } times. It stays as it is now.
server-chat-off = This table has no chat.
server-chat-seated = Only those who sit at the table can write here.
server-chat-empty = There is nothing to say in an empty line.
server-no-score = This game has no score sheet: whoever fills the amulet first wins.
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
terminal-prompt = Your choice, 1 to { $last } (? help, s scores, h history, q quit):
terminal-prompt-again = Type the number of your choice, 1 to { $last }, and press Enter.
terminal-not-understood = That is neither a number from 1 to { $last } nor one of ?, =, t, s, h, q. Type ? for help.
terminal-help = A number from 1 to { $last } chooses. "? 2" explains entry 2, "? silk" explains whatever is called so. "=" and words play something that is not in the list. t shows the table again, s the scores so far with their reasons, h all that has happened, q quits.
terminal-nothing-found = Nothing here is called "{ $word }".
terminal-nothing = nothing
terminal-hand-over = It is { $seat }'s turn. Hand over the keyboard; press Enter when only { $seat } looks.
terminal-thinking = { $seat } is thinking …
terminal-stopped = The game stops here.
terminal-left = The game was left.
terminal-save = Save the game? Type a file name, y for { $default }, or press Enter to leave it unsaved:
terminal-replace = There is a file { $file } already. Replace it? Type y, or press Enter for another name:
terminal-saved = Saved as { $file }. "serai play --resume { $file }" goes on from there.
terminal-saved-finished = Saved as { $file }. "serai replay { $file }" tells the game.
terminal-not-saved = { $file } could not be written: { $reason }. Try another name.
terminal-amul-headline = Āmul, round { $round } of { $rounds }: { $step }
terminal-amul-step = { $step ->
    [setup] The set-up
    [offer] Offer
    [pick] Pick
    [play] Reveal
    [effect] Immediate effects
   *[over] The end
  }
terminal-amul-help = Symbols: A Arab, M Mongol, X Military, T Trade, G Gift. "+3" is what a card would add to your points if it lay in your play area now. A card for the table stays when you reveal it; a card for the hand scores if you still hold it at the end.
terminal-amul-own-area = You
terminal-amul-hand = Your hand
terminal-amul-hand-of = { $seat }'s hand
terminal-amul-first-pick = First Pick
terminal-amul-order = Order
terminal-amul-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
terminal-amul-known = among them { $cards }
terminal-amul-prowess = prowess { $prowess }, letter { $letter }
terminal-amul-letter = letter { $letter }
terminal-amul-neighbour = { $side ->
    [left] on your left
   *[right] on your right
  }
terminal-amul-from = from { $seat }
terminal-amul-initial = { $trait ->
    [arab] A
    [mongol] M
    [military] X
    [trade] T
   *[gift] G
  }
terminal-amul-removed = out of the game
terminal-amul-unseen = not seen yet
terminal-amul-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
  } in this game: { $places }.
terminal-amulett-headline = { $title }, round { $round }: { $phase ->
    [setup] the set-up
    [spell] the spell phase
    [metal] the metal phase
    [gem] the gem phase
    [energy] the energy phase
   *[over] the end
  }
terminal-amulett-steps = { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
  }
terminal-amulett-help = On the map stand the metals that pay in each area; P is a pyramid, W the great wall, > the party. "? map" tells the whole map. Own words after "=": a number bids, "2 gold 1 iron" are cards, "red white" gems, "red A1 B2" teleports, "gift 3 influence 4" keeps spells with stones.
terminal-amulett-map = map
terminal-amulett-here = party here
terminal-amulett-pyramid = pyramid
terminal-amulett-wall = wall
terminal-amulett-any-metal = any
terminal-amulett-stacks = Stacks
terminal-amulett-desired = { $metals } pays everywhere
terminal-amulett-lot = Auction
terminal-amulett-bid = { $bid ->
    [0] No bid yet
   *[other] { $seat } bids { $bid }
  }
terminal-amulett-bidding = still in: { $seats }
terminal-amulett-laid = Laid down
terminal-amulett-you = You
terminal-amulett-hand = Your cards
terminal-amulett-start = start player
terminal-amulett-amulet = { $count ->
    [0] no gems
    [one] 1 gem ({ $gems })
   *[other] { $count } gems, { $colours ->
        [one] 1 colour
       *[other] { $colours } colours
      } ({ $gems })
  }
terminal-amulett-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
terminal-amulett-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
  }
terminal-amulett-pays = pays with { $metals }
terminal-amulett-neighbours = next to { $areas }
terminal-amulett-income = income { $cards }
terminal-amulett-no-income = no income
terminal-amulett-joker = { $count ->
    [one] 1 of any metal
   *[other] { $count } of any metal
  }
terminal-amulett-cost = { $count ->
    [one] costs 1 stone of energy a round
   *[other] costs { $count } stones of energy a round
  }
terminal-amulett-before = before { $seat }
terminal-amulett-goal = Whoever has gems of { $colours } colours, or { $gems } gems, wins at once.
terminal-amulett-figure = { $figure ->
    [gems] Gems
    [colours] Colours
    [cards] Metal cards
   *[stones] Stones in supply
  }

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
ui-history = What happened
ui-other-players = The other players
ui-beside-the-table = Beside the table
ui-neighbour-left = your left neighbour
ui-neighbour-right = your right neighbour
ui-away = away
ui-has-chosen = has chosen
ui-awaited = is awaited
ui-refused-by-rule = { $sentence } ({ $rule })
ui-refused-at-move = Move { $move }: { $sentence }
ui-unreachable = The server cannot be reached. Check the connection and try again.
ui-try-again = Try again
ui-cancel = Cancel

### Browser: frame

ui-home = Home
ui-menu = Menu
ui-close = Close
ui-gallery = Cards and spells
ui-score-pad = Score pad
ui-rules = Rules
ui-language = Language
ui-theme = Light
ui-theme-auto = As the device
ui-theme-light = Day
ui-theme-dark = Lamplight
ui-papers = Score and history

### Browser: home and lobby

ui-skip = Skip to the content
ui-welcome = Sit down, travellers. Two games are on the table.
ui-game = Game
ui-game-amul = Āmul
ui-game-amul-players = 3 to 8 players · 45 minutes
ui-game-amul-line = Draft at the crossroads of the Silk Road: offer, pick and reveal, all at the same time, and let your neighbours pay for it.
ui-game-amulett = Das Amulett
ui-game-amulett-players = 3 to 6 players · 60 minutes
ui-game-amulett-line = Travel with the wizards, bid metals for gems and stones for spells, and be the first to fill your amulet.
ui-play-now = Play now against bots
ui-with-friends = With friends
ui-continue = Your games
ui-open-tables = Open tables
ui-no-open-tables = Nobody has set a public table just now. Set one yourself.
ui-finished = Finished games
ui-more = More
ui-gallery-line = every card in words and pictures
ui-score-pad-line = count the printed game
ui-rules-line = short answers with their rule
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
ui-new-table = Set a table
ui-your-name = Your name
ui-players = Players
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
ui-more-options = More options
ui-time = Time for a decision
ui-time-none = as long as it takes
ui-time-seconds = { $unit ->
    [seconds] { $seconds } seconds
    [minutes] { $minutes } minutes
   *[hours] { $hours } hours
  }
ui-edition = Edition
ui-edition-missing = There is no edition "{ $missing }" here any more. This is "{ $shown }".
ui-chat = Chat
ui-set-the-table = Set the table
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
ui-preparing = The tables are being set up
ui-connection-lost = Connection lost. Trying again …
ui-table-closed = This table is closed to you
ui-closed-4400 = The server did not understand this program. Load the page again.
ui-closed-4403 = You need an invitation to this table. Ask the host for the link.
ui-closed-4404 = There is no such table. Perhaps the link is incomplete.
ui-closed-4409 = Your seat has moved to another device.
ui-take-over = Take the seat to this device
ui-take-over-text = This link moves a seat from another device to this one. It works once.

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
ui-score-pad-text = Āmul on your own table? Tap what lies before each player at the end; every point is explained.
ui-name-of = Name of seat { $number }
ui-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
ui-count = Count the points
ui-clear = Clear the pad
ui-remove = One { $name } less

### Browser: rules answers

ui-rule-amul-aim = What is Āmul about?
    .answer = Nine rounds of drafting. Most cards score by what else lies before you or your neighbours; most Prestige points win.
    .rules = A2.7, A11, A12.1
ui-rule-amul-round = What happens in a round?
    .answer = Everybody draws a card and the Market is filled. Then all offer a card face down, pick one in turn, reveal one, and use immediate effects.
    .rules = A2.7, A3 to A8
ui-rule-amul-offer = Which card may I offer?
    .answer = Any card of your hand. You may change your mind until the last player has chosen; then all offers are turned up together.
    .rules = A4.1, A4.2
ui-rule-amul-pick = Must I pick a card?
    .answer = Yes, one face-up card of the Market. Passing is not possible, and Palace and Bazaar cannot be picked from.
    .rules = A5.1, A5.2
ui-rule-amul-own = May I pick the card I have offered?
    .answer = Yes, if it is still there when it is your turn.
    .rules = A5.1
ui-rule-amul-order = Who picks first?
    .answer = Clockwise from the First Pick card, which moves on one seat each round. When every player has held it once, Military Prowess decides first.
    .rules = A8.2, A9.1, A9.2
ui-rule-amul-prowess = How does Military Prowess work?
    .answer = Count the Military symbols in your play area. More goes earlier; with equal numbers the better letter goes first. Players without any follow clockwise from the First Pick card.
    .rules = A9.2 to A9.4
ui-rule-amul-reveal = Which card may I reveal?
    .answer = Any card of your hand. Only cards with the table icon stay in your play area.
    .rules = A6.1, A6.2
ui-rule-amul-wrong = What if I reveal a card with only the hand icon?
    .answer = It leaves the game at once.
    .rules = A6.2
ui-rule-amul-effect = How do I get cards from the Palace and the Bazaar?
    .answer = Only by the immediate effect of a card you have just revealed. Using it is optional, and the card taken goes straight into your play area.
    .rules = A7.1 to A7.4, A7.8
ui-rule-amul-empty = What if the Palace or the Bazaar is empty?
    .answer = Then nothing can be taken. They are never refilled.
    .rules = A2.3, A7.3
ui-rule-amul-chain = Does a card taken by an effect trigger its own effect?
    .answer = No. Only cards revealed from the hand in this round do.
    .rules = A7.5
ui-rule-amul-end = What happens to my hand at the end?
    .answer = Cards with the hand icon are laid down into your play area and score; the others leave the game.
    .rules = A10.1
ui-rule-amul-position = Does it matter how a card came into my area?
    .answer = No. Revealed, taken and laid-down cards count alike.
    .rules = A16.1
ui-rule-amul-neighbour = Who are my neighbours?
    .answer = The players sitting next to you on the left and on the right, nobody else.
    .rules = A16.3
ui-rule-amul-self = Does a card count itself?
    .answer = Yes, whenever it fits what is counted and your own area is looked at.
    .rules = A16.2
ui-rule-amul-majority = How are the majorities scored?
    .answer = Arab and Mongol symbols apart: 8, 4 and 2 points for the first three ranks. Tied players share the ranks and all get the points of the lowest of them.
    .rules = A11.3
ui-rule-amul-tie = Who wins a tie?
    .answer = Among the tied the higher Military Prowess. If that is equal too, they win together.
    .rules = A12.2, A12.3
ui-rule-amul-tea = What is the Tea variant?
    .answer = Some Tea cards are shuffled in and the Tea Trader joins the Bazaar. As many Tea cards as players is a good number.
    .rules = A13
ui-rule-amul-edition = Why do some values differ from my printed cards?
    .answer = The card booklet could not be had, so what a card scores is a playable reconstruction. Each card page tells where its values come from.
    .rules = A16
ui-rule-amulett-aim = How do I win?
    .answer = Be the first to own gems of seven colours, or eight gems of any colour. The game ends at once.
    .rules = M11.1
ui-rule-amulett-round = What happens in a round?
    .answer = Four phases: spells are auctioned, metals come in, gems are bought on the way, and energy drains from the spells.
    .rules = M3.1
ui-rule-amulett-spell = How are spells auctioned?
    .answer = Each card in turn, once around the table from the start player: bid more stones than before, or pass. The winner lays the stones on the spell and becomes start player.
    .rules = M4.2 to M4.5
ui-rule-amulett-raise = May I bid again for a spell?
    .answer = No. Everybody acts exactly once for each spell.
    .rules = M4.3
ui-rule-amulett-income = What do I get in the metal phase?
    .answer = A card for every metal symbol on your spells, one of any metal for each joker, and more by the Magic spells.
    .rules = M5.3, M5.4
ui-rule-amulett-empty = What if a metal stack is empty?
    .answer = The symbol then gives a card of any other stack. If all are empty the claim lapses.
    .rules = M5.4, M5.5
ui-rule-amulett-steps = How long is the gem phase?
    .answer = As many steps as the marker drawn from the bag shows, 3 to 6. Magic Journey chooses it instead.
    .rules = M6.2, M6.3, M13.13
ui-rule-amulett-metal = Which metals count in an area?
    .answer = The metal of the area; in the city all four; and everywhere the metal named by Burning Desire in this phase.
    .rules = M7.2
ui-rule-amulett-mix = May I mix metals in a bid?
    .answer = Yes, all accepted metals and your jokers.
    .rules = M7.2, M7.3
ui-rule-amulett-bid = How high may I bid for a gem?
    .answer = Up to your cover: the number of cards you hold that count here.
    .rules = M7.3, M7.4
ui-rule-amulett-pass = May I come back after passing?
    .answer = No, not in this exchange, even if nobody had bid before.
    .rules = M7.5
ui-rule-amulett-pay = Which cards do I pay?
    .answer = You choose after winning, exactly as many as you have bid.
    .rules = M8.1
ui-rule-amulett-gem = Which gem do I get?
    .answer = You choose one of those lying in the area.
    .rules = M8.5
ui-rule-amulett-gift = Must I take the extra gem of a Gift?
    .answer = No. Using a spell is voluntary.
    .rules = M0.5, M8.5
ui-rule-amulett-move = Where does the party go?
    .answer = After every exchange the start player moves it to a neighbouring area with a gem; if no neighbour has one, to any area with a gem.
    .rules = M9.1, M9.2
ui-rule-amulett-phoenix = What do the Wings of the Phoenix do?
    .answer = Their owner may move the party to any other area with a gem.
    .rules = M9.3
ui-rule-amulett-energy = When does a spell end?
    .answer = Each round it loses as many stones as it shows bolts. When the last stone is gone, it goes under the deck.
    .rules = M10.4, M10.5
ui-rule-amulett-bury = In which order do empty spells go under the deck?
    .answer = In the order their owner likes. Only the owner sees it.
    .rules = M10.5, M12.3
ui-rule-amulett-power = What about Mighty Power and Superiority?
    .answer = Against Mighty Power a raise must be at least 2. Superiority may repeat the highest bid, and that counts as higher.
    .rules = M7.6, M7.7
ui-rule-amulett-hand = Are metal hands open?
    .answer = Only their size is told. What was taken and paid could be seen by everybody.
    .rules = M12.1, M12.2
ui-rule-amulett-stall = What if nobody buys any more?
    .answer = After three rounds in a row without a purchase the game ends; most gems win, then most colours, then most metal cards.
    .rules = M11.3, M11.4
ui-rule-amulett-edition = Why do some values differ from my printed cards?
    .answer = Incomes, energy costs and the map are a playable reconstruction. Each spell page tells where its values come from.
    .rules = M1.4, M16

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
ui-invite-watch = Invite someone to watch
ui-other-device = Take this seat to another device
ui-copy-this = Copy this link:
ui-copied-this = The link is copied:
ui-ask-stand-in = Let a bot play for { $seat }
ui-stand-in = a bot plays
ui-stand-in-for-you = A bot plays for you.
ui-back = I am back
ui-why = Why?
ui-field-counts = numbers
ui-field-placement = placement
ui-field-neighbours = neighbours
ui-field-shape = shape
ui-leave-table = Leave the table
