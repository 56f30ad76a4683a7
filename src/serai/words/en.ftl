# Every word that serai says in English. Arguments: $seat is a player's name, $card the name of a card.

### Āmul: refusals

amul-refuse-verb = A move is one of { $verbs }. Send one of these as "do".
amul-refuse-fields = A move "{ $verb }" has exactly the fields do, { $fields }.
amul-refuse-type = The field "{ $field }" has the wrong type. Card numbers and seats are whole numbers.
amul-refuse-seat = There is no such seat. Seats are numbered 0 to { $last }.
amul-refuse-setup-first = The game has not been set up yet. The first move is "setup".
amul-refuse-setup-again = The game is set up already. Go on with the first round.
amul-refuse-first = The start player must be a seat from 0 to { $last }.
amul-refuse-deck = The deck must hold exactly the { $count } Market cards in use, each once.
amul-refuse-over = The game is over. Nothing can be moved any more.
amul-refuse-not-now = { $verb ->
    [offer] You cannot offer a card now.
    [pick] You cannot pick a card now.
    [play] You cannot reveal a card now.
   *[effect] There is no immediate effect to use now.
  } { $step ->
    [offer] All players are choosing a card for the Market.
    [pick] Cards are being picked from the Market.
    [play] All players are choosing a card to reveal.
   *[effect] Immediate effects are being used.
  }
amul-refuse-not-on-turn = It is not your turn. Wait for { $seat }.
amul-refuse-not-in-hand = { $card } is not in your hand. Choose one of your own cards.
amul-refuse-not-in-market = { $card } does not lie in the Market. Pick one of the cards that do.
amul-refuse-not-in-source = { $card } does not lie where this effect takes from. Choose a card there, or take nothing.
amul-refuse-chosen = { $seat } has chosen already in this step. A record holds only the final choice.
amul-refuse-copies = { $seat } has { $surplus ->
    [one] one
   *[other] { $surplus }
  } { $kind } too many. { $count ->
    [0] None is used in a game of { $players }.
    [one] A game of { $players } has only one.
   *[other] A game of { $players } has { $count }.
  }
amul-pad-areas = { $areas } areas: Āmul has { $fewest } to { $most } players.
amul-pad-no-list = { $seat }: { $given } is no list of cards.
amul-pad-too-many = { $seat } has { $count } cards. The whole game has { $most }.
amul-pad-no-card = { $seat }: there is no card { $given } in this edition. Take it out.
amul-pad-no-number = { $seat }: there is no card { $given }. Their numbers run to { $last }.
amul-pad-no-deck = { $seat }: { $given } names none of the decks { $decks }.
amul-pad-not-in-deck = { $seat }: { $kind } is not among the cards of the { $deck ->
    [palace] Palace
    [bazaar] Bazaar
   *[market] Market
  }.
amul-pad-twice = Card { $number } ({ $kind }) lies there twice. Every card exists once.
amul-pad-not-in-game = { $seat }: card { $number } ({ $kind }) is not in a game of { $players }.
amul-pad-no-room = These areas are worth more points than the sheet has room for. Leave some cards out.
amul-pad-symbols = { $seat } has more symbols than the sheet can count ({ $most }). Leave some cards out.
amul-refuse-players = Āmul is for { $fewest } to { $most } players.
amul-refuse-option = The only option of Āmul is "tea".
amul-refuse-tea = The option "tea" is a whole number from 0 to 8.

### Āmul: cards, rows of the score sheet, symbols

amul-title = Āmul
amul-card = { $card }
amul-card-copies = { $copies }× { $card }
amul-card-unknown = This card
amul-row = { $row ->
    [yellow] Yellow (objects)
    [blue] Blue (resources)
    [purple] Purple (merchants)
    [red] Red (military)
    [green] Green (characters)
    [orange] Orange (camels)
    [bazaar] Bazaar
    [arab] Arab majority
    [mongol] Mongol majority
    [total] Prestige points
    [prowess] Military Prowess
   *[wins] Games won
  }
amul-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [purple] purple
    [red] red
    [green] green
    [orange] orange
   *[bazaar] Bazaar
  }
amul-place = { $place ->
    [market] Market
    [palace] Palace
   *[bazaar] Bazaar
  }
amul-position = { $position ->
    [table] table
    [hand] hand
   *[both] table/hand
  }
amul-symbols = { $trait ->
    [arab] Arab { $count ->
        [one] symbol
       *[other] symbols
      }
    [mongol] Mongol { $count ->
        [one] symbol
       *[other] symbols
      }
    [military] Military { $count ->
        [one] symbol
       *[other] symbols
      }
    [trade] Trade { $count ->
        [one] symbol
       *[other] symbols
      }
   *[gift] Gift { $count ->
        [one] symbol
       *[other] symbols
      }
  }
amul-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

### Āmul: what happens

amul-event-began = { $who ->
    [you] You are
   *[other] { $seat } is
  } the start player.
amul-event-dealt = { $who ->
    [you] You draw
   *[other] { $seat } draws
  } { $cards }.
amul-event-round = Round { $round }. { $who ->
    [you] You hold
   *[other] { $seat } holds
  } the First Pick card.
amul-event-filled = { $count ->
    [one] { $cards } comes
   *[other] { $cards } come
  } into the Market.
amul-event-offered = { $who ->
    [you] You offer
   *[other] { $seat } offers
  } { $card }.
amul-event-order = { $step ->
    [pick] Order of picking: { $seats }.
   *[effect] Order of the immediate effects: { $seats }.
  }
amul-event-picked = { $who ->
    [you] You pick
   *[other] { $seat } picks
  } { $card }.
amul-event-revealed = { $who ->
    [you] You reveal
   *[other] { $seat } reveals
  } { $card }.
amul-event-revealed-lost = { $who ->
    [you] You reveal
   *[other] { $seat } reveals
  } { $card }: only a hand icon, so it leaves the game.
amul-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
  } { $card } from the { $place }.
amul-event-took-nothing = { $who ->
    [you] You take
   *[other] { $seat } takes
  } nothing from the { $place }.
amul-event-emptied = { $count ->
    [one] { $cards } is left in the Market and leaves the game.
   *[other] { $cards } are left in the Market and leave the game.
  }
amul-event-laid-down = { $who ->
    [you] You lay
   *[other] { $seat } lays
  } down { $cards }.
amul-event-laid-nothing = { $who ->
    [you] You lay
   *[other] { $seat } lays
  } down nothing.
amul-event-laid-lost = { $count ->
    [one] { $cards } leaves the game from the hand.
   *[other] { $cards } leave the game from the hand.
  }
amul-event-over = The game is over.
amul-you = you

amul-outcome-wins = { $who ->
    [you] You win
   *[other] { $seat } wins
  } with { $points }.
amul-outcome-by-prowess = { $who ->
    [you] You win
   *[other] { $seat } wins
  } with { $points } and Military Prowess { $prowess }: { $others } had as many points, but less prowess.
amul-outcome-together = { $seats } win together with { $points }.

### Āmul: what is asked

amul-ask-offer = Choose a card for the Market.
amul-ask-pick = Pick a card from the Market.
amul-ask-play = Choose a card to reveal.
amul-ask-effect = Take a card from the { $place }, or nothing.
amul-sealed-offer = You offer { $card }. You may change your mind until all have chosen.
amul-sealed-play = You reveal { $card }. You may change your mind until all have chosen.
amul-wait-choose = { $count ->
    [one] { $seats } has yet to choose.
   *[other] { $seats } have yet to choose.
  }
amul-wait-pick = { $seat } is about to pick a card.
amul-wait-effect = { $seat } may take a card from the { $place }.
amul-wait-setup = The cards have not been dealt yet.
amul-wait-over = The game is over.
amul-choice-nothing = Take nothing

### Āmul: why a card scores what it scores. $what is "3 Gem cards" or "2 Arab symbols", $where says whose.

amul-what-cards = { $count ->
    [0] no
   *[other] { $count }
  } { $colours } { $decks } { $kinds } { $count ->
    [one] card
   *[other] cards
  } { $positions }
amul-what-symbols = { $count ->
    [0] no
   *[other] { $count }
  } { $symbols } { $on }
amul-what-on = on { $colours } { $decks } { $kinds } cards { $positions }
amul-what-decks = { $decks }
amul-what-positions = with position { $positions }
amul-what-with = with { $symbols }
amul-where = { $scope ->
    [own] in your play area
    [left] in your left neighbour's play area
    [right] in your right neighbour's play area
    [neighbours] in your neighbours' play areas
    [own_neighbours] in your own and your neighbours' play areas
    [all] in all play areas
   *[others] in the other play areas
  }
amul-why-flat = Always { $worth }.
amul-why-set = { $kind } number { $copy } of { $copies }: the set grows from { $before } to { $total } points.
amul-why-each = { $each } each: { $what } { $where }.
amul-why-variety = { $each } each: { $kinds ->
    [one] 1 kind
   *[other] { $kinds } different kinds
  } among { $what } { $where }.
amul-why-scarcity = { $count ->
    [one] Only 1 { $kind } card lies
   *[other] { $count } { $kind } cards lie
  } in all play areas: { $worth } each.
amul-why-if-yes = { $worth }: { $conditions }.
amul-why-if-no = Only { $worth }: { $conditions }.
amul-condition = { $what } { $where } ({ $op ->
    [at-least] at least { $value } needed
    [at-most] at most { $value } allowed
   *[exactly] exactly { $value } needed
  })
amul-why-pair-yes = { $kind } number { $copy } is matched: you own { $what }.
amul-why-pair-no = { $kind } number { $copy } is not matched: you own { $what }.
amul-why-compare-most-yes = Nobody has more: you { $what }, { $others }.
amul-why-compare-most-no = { $count ->
    [0] You have { $what }.
   *[other] Somebody has more: you { $what }, { $others }.
  }
amul-why-compare-least-yes = Nobody has fewer: you { $what }, { $others }.
amul-why-compare-least-no = Somebody has fewer: you { $what }, { $others }.
amul-why-compare-other = { $seat } { $count }
amul-why-order-yes = The order is complete: you own { $goods }.
amul-why-order-no = The order is not complete: { $goods } missing.
amul-why-majority = { $what }: { $shared ->
    [no] rank { $first }
   *[yes] ranks { $first } to { $last } together
  }.
amul-why-majority-none = You have { $what }.
amul-why-floor = A card never scores below 0.

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

### Das Amulett: names. $spell, $area, $gems, $cards and the like come as names.

amulett-title = Das Amulett
amulett-spell = { $spell }
amulett-area = { $area } ({ $terrain })
amulett-cards = { $count } { $metal }
amulett-gems = { $count }× { $colour }
amulett-nothing = nothing
amulett-you = you
amulett-row = { $row ->
    [gems] Gems
    [colours] Colours
    [rounds] Rounds
    [seven_colours] Ended by seven colours
    [eight_gems] Ended by eight gems
    [stalled] Ended because nobody bought
   *[wins] Games won
  }
amulett-stones-on = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
  } on { $spell }

### Das Amulett: what happens

amulett-event-began = { $who ->
    [you] You are
   *[other] { $seat } is
  } the start player.
amulett-event-dealt = You are dealt { $spells }.
amulett-event-kept = { $who ->
    [you] You begin
   *[other] { $seat } begins
  } with { $stones_on }.
amulett-event-round = Round { $round }. { $pile ->
    [0] The deck is empty, no spell is auctioned.
    [one] One spell is auctioned.
   *[other] { $pile } spells are auctioned.
  } { $who ->
    [you] You are
   *[other] { $seat } is
  } the start player.
amulett-event-turned-up = { $spell } is auctioned.
amulett-event-bid-spell = { $who ->
    [you] You bid
   *[other] { $seat } bids
  } { $amount ->
    [one] { $amount } stone.
   *[other] { $amount } stones.
  }
amulett-event-spell-sold = { $who ->
    [you] You get
   *[other] { $seat } gets
  } { $spell } for { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
  } and { $who ->
    [you] are
   *[other] is
  } start player.
amulett-event-spell-unsold = Nobody wants { $spell }; it goes under the deck.
amulett-event-passed-bid-spell = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
  }
amulett-event-passed-teleport = { $who ->
    [you] You teleport
   *[other] { $seat } teleports
  } nothing.
amulett-event-passed-desire = { $who ->
    [you] You name
   *[other] { $seat } names
  } no metal.
amulett-event-passed-journey = { $who ->
    [you] You leave
   *[other] { $seat } leaves
  } the marker to chance.
amulett-event-passed-bid = { $who ->
    [you] You are
   *[other] { $seat } is
  } out of this exchange.
amulett-event-passed-take = { $who ->
    [you] You take
   *[other] { $seat } takes
  } nothing back.
amulett-event-passed-curse = { $who ->
    [you] You leave
   *[other] { $seat } leaves
  } the curse unused.
amulett-event-passed-energy = { $who ->
    [you] You move
   *[other] { $seat } moves
  } no more stones.
amulett-event-teleport = { $who ->
    [you] You teleport
   *[other] { $seat } teleports
  } { $colour } from { $from } to { $to }.
amulett-event-income = { $who ->
    [you] You take
   *[other] { $seat } takes
  } { $take } as income.
amulett-event-desire = { $who ->
    [you] You name
   *[other] { $seat } names
  } { $metal }: everybody may pay with it everywhere in this gem phase.
amulett-event-journey = { $who ->
    [you] You choose
   *[other] { $seat } chooses
  } the marker { $value }: so many steps has this gem phase.
amulett-event-marker = The marker { $value } is drawn: so many steps has this gem phase.
amulett-event-exchange = Exchange in { $area } for { $gems }.
amulett-event-no-exchange = No gem lies in { $area }, so nothing is exchanged there.
amulett-event-bid = { $who ->
    [you] You
   *[other] { $seat }
  } { $repeated ->
    [true] { $who ->
        [you] repeat
       *[other] repeats
      } the bid of
   *[other] { $who ->
        [you] bid
       *[other] bids
      }
  } { $amount ->
    [one] { $amount } card.
   *[other] { $amount } cards.
  }
amulett-event-unsold = Nobody bids in { $area }.
amulett-event-won = { $who ->
    [you] You win
   *[other] { $seat } wins
  } the exchange for { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
  } and { $who ->
    [you] are
   *[other] is
  } start player.
amulett-event-paid = { $who ->
    [you] You lay
   *[other] { $seat } lays
  } down { $cards }.
amulett-event-took-back = { $who ->
    [you] You take
   *[other] { $seat } takes
  } back { $cards }.
amulett-event-cursed = { $who ->
    [you] Your curse takes
   *[other] The curse of { $seat } takes
  } { $cards } from what { $winner } paid.
amulett-event-returned = { $cards } { $cards_count ->
    [one] goes
   *[other] go
  } back to the stacks.
amulett-event-bought = { $who ->
    [you] You take
   *[other] { $seat } takes
  } { $gems } from { $area }.
amulett-event-move = { $who ->
    [you] You lead
   *[other] { $seat } leads
  } the party to { $area }.
amulett-event-stayed = No other area holds a gem: the party stays in { $area }.
amulett-event-drained = { $who ->
    [you] You pull
   *[other] { $seat } pulls
  } a stone off { $spell }; it goes back to { $owner }. { $emptied ->
    [true] The spell is empty and goes under the deck.
   *[other] { "" }
  }
amulett-event-charged = { $who ->
    [you] You move
   *[other] { $seat } moves
  } a stone from the Energy Arc to { $spell }. { $emptied_count ->
    [0] { "" }
   *[other] { $emptied } is empty and goes under the deck.
  }
amulett-event-costs = { $who ->
    [you] You pay
   *[other] { $seat } pays
  } the energy of the spells. { $empty_count ->
    [0] { "" }
    [one] { $empty } is empty.
   *[other] { $empty } are empty.
  }
amulett-event-named = { $who ->
    [you] You put { $spell } under the deck.
   *[other] { $seat } puts an empty spell under the deck, face down.
  }
amulett-event-buried = { $spells } { $spells_count ->
    [one] lies
   *[other] lie
  } under the deck now.
amulett-event-buried-order = Under the deck, in your order, { $spells_count ->
    [one] lies
   *[other] lie
  } { $order }.
amulett-event-round-over = { $dry ->
    [one] No gem was bought in this round.
   *[other] No gem was bought in the last { $dry } rounds.
  }
amulett-event-over = The game is over.

amulett-outcome-seven-colours = { $who ->
    [you] You win
   *[other] { $seat } wins
  } with gems of { $colours } colours.
amulett-outcome-eight-gems = { $who ->
    [you] You win
   *[other] { $seat } wins
  } with { $gems } gems.
amulett-outcome-stalled = Nobody buys any more. { $who ->
    [you] You win
   *[other] { $seat } wins
  } with { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  }: most gems, then most colours, then most metal cards decide.
amulett-outcome-together = { $seats } win together with { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  } each: nobody buys any more, and they are equal in gems, colours and metal cards.

### Das Amulett: what is asked

amulett-ask-keep = Keep some of your spells and lay stones on them.
amulett-ask-bid-spell = Bid stones for { $spell }, or pass.
amulett-ask-teleport = Teleport one gem to any other area, or pass.
amulett-ask-income = Choose your income.
amulett-ask-desire = Name a metal that pays everywhere in this gem phase, or pass.
amulett-ask-journey = Choose the marker, or pass to have it drawn.
amulett-ask-bid = { $bid ->
    [0] Open the exchange in { $area }, or pass.
   *[other] { $bid ->
        [one] { $bid } card is bid.
       *[other] { $bid } cards are bid.
      } Bid { $lowest } or more, or pass.
  }
amulett-ask-pay = Choose the cards you pay with.
amulett-ask-take = Take cards of your bid back, or pass.
amulett-ask-curse = Take a card of the bid by your curse, or pass.
amulett-ask-gem = Choose your gems from { $area }.
amulett-ask-move = Lead the party to the next area.
amulett-ask-energy = Move stones with your energy spells, or pass.
amulett-ask-bury = Which of your empty spells goes under the deck next?
amulett-ask-pass = You cannot bid here. Pass.
amulett-sealed-keep = You have chosen. You may change your mind until all have chosen.

amulett-wait-keep = { $count ->
    [one] { $seats } has yet to choose.
   *[other] { $seats } have yet to choose.
  }
amulett-wait-bid-spell = { $seat } may bid for { $spell }.
amulett-wait-teleport = { $seat } may teleport a gem.
amulett-wait-income = { $seat } is choosing the income.
amulett-wait-desire = { $seat } may name a metal.
amulett-wait-journey = { $seat } may choose the marker.
amulett-wait-bid = { $seat } may bid in { $area }.
amulett-wait-pay = { $seat } is paying.
amulett-wait-take = { $seat } may take cards back.
amulett-wait-curse = { $seat } may take a card by a curse.
amulett-wait-gem = { $seat } is choosing gems.
amulett-wait-move = { $seat } is leading the party on.
amulett-wait-energy = { $seat } may move stones.
amulett-wait-bury = { $seat } is putting spells under the deck.
amulett-wait-chance = Chance decides.
amulett-wait-over = The game is over.

### Das Amulett: what can be chosen, and what it means

amulett-choice-keep = Keep { $stones_on }
amulett-choice-pass = Pass
amulett-choice-bid-spell = { $amount ->
    [one] Bid { $amount } stone
   *[other] Bid { $amount } stones
  }
amulett-choice-teleport = { $colour } from { $from } to { $to }
amulett-choice-income = Take { $take }
amulett-choice-desire = Name { $metal }
amulett-choice-journey = Marker { $value }
amulett-choice-bid = { $amount ->
    [one] Bid { $amount } card
   *[other] Bid { $amount } cards
  }
amulett-choice-pay = Pay { $cards }
amulett-choice-take = Take { $cards }
amulett-choice-gem = Take { $gems }
amulett-choice-move = To { $area }
amulett-choice-drain = Pull a stone off { $spell }
amulett-choice-arc = A stone onto { $spell }
amulett-choice-bury = { $spell }

amulett-means-keep = Keep { $stones_on }; { $left ->
    [0] no stone is left
    [one] { $left } stone is left
   *[other] { $left } stones are left
  } for auctions
amulett-means-bid-spell = Bid { $amount ->
    [one] { $amount } stone
   *[other] { $amount } stones
  }; { $left ->
    [0] none is left
   *[other] { $left } would be left
  }
amulett-means-bid = { $kind ->
    [repeat] Repeat the bid of { $amount }, by Superiority
    [most] Bid { $amount }, all you can use here
   *[raise] Bid { $amount } of your { $cover } usable cards
  }
amulett-means-income = Take { $take }
amulett-means-pay = Pay { $cards } and keep { $rest }
amulett-means-take = Take { $cards }
amulett-means-gem = Take { $gems }{ $wins ->
    [yes] : you win the game
   *[no] { $new ->
        [0] { "" }
        [one] : a new colour
       *[other] : { $new } new colours
      }
  }
amulett-means-move = To { $area }: { $gems }, you could pay { $cover ->
    [one] { $cover } card
   *[other] { $cover } cards
  }
amulett-means-teleport-here = Bring { $colour } from { $from } to the party
amulett-means-teleport-away = Take { $colour } away from the party, to { $to }
amulett-means-desire = Name { $metal }, of which you hold { $held }
amulett-means-drain = Pull a stone off { $spell } of { $owner } ({ $stones ->
    [one] its last one
   *[other] { $stones } lie there
  })
amulett-means-arc = A stone onto { $spell } ({ $stones ->
    [one] { $stones } lies there
   *[other] { $stones } lie there
  })

### Das Amulett: refusals

amulett-refuse-verb = A move is one of { $verbs }. Send one of these as "do".
amulett-refuse-fields = A move "{ $verb }" has exactly the fields do, { $fields }.
amulett-refuse-chance = Chance cannot play "{ $verb }" now, and players cannot play chance. Send a move of the seat on turn.
amulett-refuse-chance-due = Chance comes first: "{ $verb }" is due.
amulett-refuse-seat = There is no such seat. Seats are numbered 0 to { $last }.
amulett-refuse-chosen = { $seat } has chosen already. A record holds only the final choice.
amulett-refuse-over = The game is over. Nothing can be moved any more.
amulett-refuse-not-on-turn = It is not your turn. Wait for { $seat }.
amulett-refuse-not-now = "{ $verb }" is not possible now. { $step ->
    [keep] All players are choosing the spells they keep.
    [bid_spell] A spell is being auctioned: bid stones or pass.
    [teleport] Teleport a gem or pass.
    [income] Choose your income.
    [desire] Name a metal or pass.
    [journey] Choose a marker or pass.
    [bid] An exchange is being auctioned: bid cards or pass.
    [pay] Pay for the exchange.
    [take] Take cards back or pass.
    [curse] Take a card by your curse or pass.
    [gem] Choose your gems.
    [move] Lead the party on.
    [energy] Move stones or pass.
   *[bury] Name the empty spell that goes under the deck next.
  }
amulett-refuse-no-bid-spell = You cannot raise: { $bid ->
    [0] you have no stone in your supply.
   *[other] { $supply } in your supply are not more than the bid of { $bid }.
  } Pass.
amulett-refuse-no-bid = You cannot bid: { $cover ->
    [0] you have no usable card here.
   *[other] you have { $cover } usable, and { $lowest } are the least{ $why ->
        [power] {", because "}{ $seat } owns Mighty Power
       *[other] { "" }
      }.
  } Pass.
amulett-refuse-no-drain = Your Pull spells can take no more stones in this turn. Choose something else, or pass.
amulett-refuse-no-arc = You have no Energy Arc with another spell beside it. Choose something else, or pass.
amulett-refuse-bid-cover = { $amount } is more than you can pay: you have { $cover } usable here. Bid no more than that, or pass.
amulett-refuse-bid-low = Bid { $lowest } to { $cover }: { $why ->
    [first] a bid is a whole number of cards.
    [superiority] with Superiority you may repeat the bid of { $bid }.
    [power] { $seat } has bid { $bid } and owns Mighty Power.
   *[raise] the bid of { $bid } must be raised.
  }
amulett-refuse-bid-spell = Bid { $lowest } to { $most } stones, or pass.
amulett-refuse-keep = Keep exactly { $kept } of your { $dealt } spells, with at least { $least ->
    [one] { $least } stone
   *[other] { $least } stones
  } on each and at most { $stones } in all.
amulett-refuse-teleport = Name an area with a gem of that colour, the colour, and another area.
amulett-refuse-income = Take { $most ->
    [one] { $most } card
   *[other] { $most } cards
  }: at least { $low }, and no more than lie in the stacks ({ $high }).
amulett-refuse-desire = Name one of { $metals }.
amulett-refuse-pay = Pay exactly { $most ->
    [one] { $most } card
   *[other] { $most } cards
  }; you can use { $high } here.
amulett-refuse-take = Take { $most ->
    [one] one card
   *[other] 1 to { $most } cards
  } of those that lie there ({ $high }), or pass.
amulett-refuse-gem = Take { $most ->
    [one] one gem
   *[other] 1 to { $most } gems
  } of those that lie in { $area }: { $gems }.
amulett-refuse-move = { $why ->
    [stay] The party never stays where it is.
    [empty] No gem lies in { $area }.
    [far] { $area } is no neighbour.
   *[unknown] There is no such area.
  } Go to { $areas }.
amulett-refuse-drain = Pull a stone off a spell that lies before another player.
amulett-refuse-arc = Name another spell that lies before you.
amulett-refuse-bury = Name one of your empty spells: { $spells }.
amulett-refuse-deal-gems = Lay out all gems, in each area as many as belong there.
amulett-refuse-shuffle = The order must name exactly the { $count } spells of the deck, each once.
amulett-refuse-first = The start player must be a seat from 0 to { $last }.
amulett-refuse-marker = Choose one of the values { $values }.
amulett-refuse-players = Das Amulett is for { $fewest } to { $most } players.
amulett-refuse-option = The only option of Das Amulett is "experienced".
amulett-refuse-experienced = The option "experienced" is true or false.

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

### Browser: Āmul

ui-amul-row-yellow = Objects
ui-amul-row-blue = Resources
ui-amul-row-purple = Merchants
ui-amul-row-red = Military
ui-amul-row-green = Characters
ui-amul-row-orange = Camels
ui-amul-row-bazaar = Bazaar
ui-amul-row-arab = Arab majority
ui-amul-row-mongol = Mongol majority
ui-amul-short-yellow = Objects
ui-amul-short-blue = Resources
ui-amul-short-purple = Merchants
ui-amul-short-red = Military
ui-amul-short-green = Characters
ui-amul-short-orange = Camels
ui-amul-short-bazaar = Bazaar
ui-amul-short-arab = Arab
ui-amul-short-mongol = Mongol
ui-amul-position-table = counts on the table
ui-amul-position-hand = counts from the hand
ui-amul-position-both = counts on the table and from the hand
ui-amul-trait-arab = { $count } Arab
ui-amul-trait-mongol = { $count } Mongol
ui-amul-trait-military = { $count } Military
ui-amul-trait-trade = { $count } Trade
ui-amul-trait-gift = { $count } Gift
ui-amul-effect-palace = When revealed: take a card from the Palace.
ui-amul-effect-bazaar = When revealed: take a card from the Bazaar.
ui-amul-effect-market = When revealed: take a card that is left in the Market.
ui-amul-card = { $name }. { $category }, { $position }. { $text }
ui-amul-stack = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
ui-amul-gain = { $points ->
    [0] Adds nothing for you now.
    [one] Adds { $points } point for you now.
   *[other] Adds { $points } points for you now.
  }
ui-amul-leaves = Leaves the game if you reveal it; it counts from the hand.
ui-amul-chosen = Your choice, face down.
ui-amul-market = Market
ui-amul-palace = Palace
ui-amul-bazaar = Bazaar
ui-amul-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
ui-amul-gone = { $count ->
    [one] { $count } card out of the game
   *[other] { $count } cards out of the game
  }
ui-amul-nothing-gone = No card has left the game yet.
ui-amul-hand = Your hand
ui-amul-own-area = Your play area
ui-amul-area = Play area
ui-amul-empty-own-area = What you reveal will lie here.
ui-amul-empty-area = Nothing here yet.
ui-amul-known = Known to be in hand
ui-amul-offered-by = Offered by { $seat }.
ui-amul-face-down = A face-down card of { $seat }
ui-amul-points-so-far = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
  }
ui-amul-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
ui-amul-prowess = Military Prowess { $count }
ui-amul-first-pick = First Pick
ui-amul-start = Starting Player
ui-amul-turn = { $place ->
    [1] goes first
    [2] goes second
    [3] goes third
   *[other] goes in place { $place }
  }
ui-amul-steps = Steps of the round
ui-amul-step-offer = Offer
ui-amul-step-pick = Pick
ui-amul-step-play = Reveal
ui-amul-step-effect = Effects
ui-amul-do-offer = Offer { $card }
ui-amul-do-pick = Pick { $card }
ui-amul-do-play = Reveal { $card }
ui-amul-do-effect = Take { $card }
ui-amul-point-at-a-card = Point at a card to read it.
ui-amul-tap-a-card = Tap a card to read it.
ui-amul-score-so-far = Score so far
ui-amul-copies = { $count } in this game: { $places }.
ui-amul-where-market = in the Market
ui-amul-where-palace = in the Palace
ui-amul-where-bazaar = in the Bazaar
ui-amul-where-hand = in your hand
ui-amul-where-own-area = in your area
ui-amul-where-area = before { $seat }
ui-amul-where-known = in { $seat }’s hand
ui-amul-where-removed = out of the game
ui-amul-where-unseen = not seen yet
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
ui-welcome = Sit down, travellers. { $count ->
    [0] Nothing is on the table yet.
    [1] One game is on the table.
    [2] Two games are on the table.
   *[other] { $count } games are on the table.
  }
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
ui-more-options = More options
ui-amul-tea = Tea cards
ui-amul-tea-hint = A variant: as many Tea cards as players is a good number.
ui-amulett-experienced = For experienced players
ui-amulett-experienced-hint = Choose two of four spells in secret at the start.
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
ui-amul-cell = { $seat }, { $row }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ui-amul-why = { $seat }: { $row }
ui-amul-no-cards-of = No cards in this row.
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
ui-amul-category = Category
ui-amul-all-categories = all categories
ui-amul-position = Position
ui-amul-all-positions = all positions
ui-amul-copies-heading = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }
ui-amul-number = Number
ui-amul-deck-heading = Deck
ui-amul-from-players = From players
ui-amul-letter = Letter
ui-amulett-phase = Phase
ui-amulett-all-phases = all phases
ui-amulett-phase-spell = Spell phase
ui-amulett-phase-metal = Metal phase
ui-amulett-phase-gem = Gem phase
ui-amulett-phase-energy = Energy phase
ui-amulett-gems = Gems
ui-amulett-areas = Areas and the metals they accept
ui-amulett-income = Income
ui-amulett-no-income = none
ui-amulett-joker = any metal
ui-amulett-cost = Energy cost
ui-amulett-cost-text = { $count ->
    [one] { $count } stone each round
   *[other] { $count } stones each round
  }
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

### Browser: Das Amulett

ui-amulett-short-spell = Spells
ui-amulett-short-metal = Metals
ui-amulett-short-gem = Gems
ui-amulett-short-energy = Energy
ui-amulett-phase-setup = Set-up
ui-amulett-phase-over = The end
ui-amulett-phases = Phases of the round
ui-amulett-map = Map
ui-amulett-pyramid = pyramid
ui-amulett-wall = at the great wall
ui-amulett-area = { $area }: { $gems }. Accepts { $metals }. { $marks } { $party ->
    [yes] The party is here.
   *[no] {""}
  }
ui-amulett-amulet = Amulet with { $gems }, { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
  }
ui-amulett-spell = { $name }, { $stones ->
    [0] no stones
    [one] { $stones } stone
   *[other] { $stones } stones
  }, loses { $cost } each round. { $text }
ui-amulett-spells = Spells
ui-amulett-no-spells = No spells.
ui-amulett-stage = Just now
ui-amulett-pay-with = Paid with
ui-amulett-no-bid = No bid yet
ui-amulett-still-in = Still in
ui-amulett-out = out
ui-amulett-cover = { $count ->
    [one] You can pay { $count } card here.
   *[other] You can pay { $count } cards here.
  }
ui-amulett-stones-left = { $count ->
    [one] You have { $count } stone.
   *[other] You have { $count } stones.
  }
ui-amulett-laid = Laid down:
ui-amulett-bank = Stacks
ui-amulett-deck = Spells to come: { $pile } in the small pile, { $deck } in the deck
ui-amulett-steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
  }
ui-amulett-counts-here = counts here
ui-amulett-hand = Your metals
ui-amulett-own = Before you
ui-amulett-hand-size = { $count ->
    [one] { $count } metal card
   *[other] { $count } metal cards
  }
ui-amulett-supply = { $count ->
    [one] { $count } stone in the supply
   *[other] { $count } stones in the supply
  }
ui-amulett-gems-short = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  }, { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
  }
ui-amulett-bid = Bid { $amount }
ui-amulett-amount = Amount
ui-amulett-bundle = { $verb ->
    [pay] Pay
   *[other] Take
  }
ui-amulett-does-not-fit = { $count ->
    [one] { $count } card does not fit
   *[other] { $count } cards do not fit
  }
ui-amulett-stones-on = Stones on { $spell }
ui-amulett-keep = Keep these spells
ui-amulett-keep-two = Choose { $count } spells
ui-amulett-teleport-from = Choose a gem on the map.
ui-amulett-teleport-gem = Which gem of { $area }?
ui-amulett-teleport-to = Where shall it go?
ui-cancel = Cancel
ui-amulett-outcome = The end of the journey
ui-amulett-point-at-a-spell = Point at a spell to read it.
ui-amulett-lies-before = { $stones ->
    [one] Before { $seat }, with { $stones } stone.
   *[other] Before { $seat }, with { $stones } stones.
  }

### Browser: help beside the table

ui-amul-help-title-setup = Set-up
ui-amul-help-title-offer = Offer
ui-amul-help-title-pick = Pick
ui-amul-help-title-play = Reveal
ui-amul-help-title-effect = Effects
ui-amul-help-title-over = The end
ui-amul-help-setup = The cards are being dealt.
ui-amul-help-offer = Everybody puts one card face down into the Market. You may pick it back later, if nobody is faster.
ui-amul-help-pick = One after the other takes a card from the Market. The numbers in the rings show the order.
ui-amul-help-play = Everybody reveals one card. Those with a table stay before you and count; those with only a hand leave the game.
ui-amul-help-effect = Whoever revealed a card with a round seal may take a card from the place it shows.
ui-amul-help-over = Hand cards were laid down, and everything counts.
ui-amulett-help-setup = Gems and spells are laid out.
ui-amulett-help-spell = Spells are auctioned one by one. Bid stones: they lie on the spell and keep it alive.
ui-amulett-help-metal = Your spells bring metal cards, which pay for gems.
ui-amulett-help-gem = Gems are auctioned where the party stands. Whoever wins leads it on. Seven colours or eight gems win.
ui-amulett-help-energy = Each spell loses as many stones as it shows bolts. Without stones it goes back under the deck.
ui-amulett-help-over = An amulet is full, or nobody buys any more.
