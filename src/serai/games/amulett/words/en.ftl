### Das Amulett: names. $spell, $area, $gems, $cards and the like come as names.

amulett-spell = { $spell }
amulett-spell-counted = { $count ->
    [one] { $spell } ({ $count } stone)
   *[other] { $spell } ({ $count } stones)
  }
amulett-area = { $area } ({ $terrain })
amulett-metal = { $metal }
amulett-metal-counted = { $count } { $metal }
amulett-gem = { $count ->
    [one] { $count } { $colour } gem
   *[other] { $count } { $colour } gems
  }
amulett-nothing = nothing
amulett-row = { $row ->
    [gems] Gems
    [colours] Colours
    [rounds] Rounds
    [seven_colours] Ended by seven colours
    [eight_gems] Ended by eight gems
    [stalled] Ended after three rounds without a gem (our rule)
   *[wins] Games won
  }

### Das Amulett: what happens

amulett-event-laid-out = { "" }
amulett-event-shuffled = { "" }
amulett-event-began = { $who ->
    [you] You are
   *[other] { $seat } is
  } the start player.
amulett-event-dealt = { $spells_count ->
    [0] { "" }
   *[other] { $who ->
        [you] You are
       *[other] { $seat } is
      } dealt { $spells }.
  }
amulett-event-kept = { $who ->
    [you] You begin
   *[other] { $seat } begins
  } with { $spells }.
amulett-event-round = Round { $round }. { $pile ->
    [0] The deck is empty, so no spell is auctioned.
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
    [you] become
   *[other] becomes
  } start player.
amulett-event-spell-unsold = Nobody buys { $spell }; it goes under the deck.
amulett-event-passed = { $step ->
    [teleport] { $who ->
        [you] You teleport
       *[other] { $seat } teleports
      } nothing.
    [desire] { $who ->
        [you] You name
       *[other] { $seat } names
      } no metal.
    [journey] { $who ->
        [you] You let
       *[other] { $seat } lets
      } the round marker be drawn.
    [bid] { $who ->
        [you] You are
       *[other] { $seat } is
      } out of this exchange.
    [take] { $who ->
        [you] You take
       *[other] { $seat } takes
      } nothing back.
    [curse] { $who ->
        [you] You leave
       *[other] { $seat } leaves
      } the curse unused.
    [energy] { $who ->
        [you] You move
       *[other] { $seat } moves
      } no more stones.
   *[bid_spell] { $who ->
        [you] You pass.
       *[other] { $seat } passes.
      }
  }
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
  } { $metal }: { $only ->
    [true] { $who ->
        [you] you alone
       *[other] nobody else
      }
   *[other] everyone
  } may pay with it anywhere in this gem phase.
amulett-event-journey = { $who ->
    [you] You choose
   *[other] { $seat } chooses
  } round marker { $value }: this gem phase has { $value } steps.
amulett-event-marker = Round marker { $value } is drawn: this gem phase has { $value } steps.
amulett-event-exchange = Exchange in { $area } for { $gems }.
amulett-event-no-exchange = There are no gems in { $area }, so nothing is exchanged there.
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
    [you] become
   *[other] becomes
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
   *[other] { $seat }'s curse takes
  } { $cards } from { $winner_who ->
    [you] your payment
   *[other] { $winner }'s payment
  }.
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
amulett-event-stayed = No other area has a gem: the party stays in { $area }.
amulett-event-drained = { $who ->
    [you] You pull
   *[other] { $seat } pulls
  } a stone off { $spell }; the stone goes back to { $owner_who ->
    [you] you
   *[other] { $owner }
  }. { $emptied ->
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
    [you] You pay the energy cost of your spells.
   *[other] { $seat } pays the energy cost of their spells.
  } { $empty_count ->
    [0] { "" }
    [one] { $empty } is empty.
   *[other] { $empty } are empty.
  }
amulett-event-named = { $who ->
    [you] You put
   *[other] { $seat } puts
  } { $spell_count ->
    [0] an empty spell under the deck, face down.
   *[other] { $spell } under the deck.
  }
amulett-event-buried = { $order_count ->
    [0] { $spells } { $spells_count ->
        [one] is
       *[other] are
      } now under the deck.
   *[other] Under the deck, in { $who ->
        [you] your order
       *[other] the order chosen by { $seat }
      }: { $order }.
  }
amulett-event-round-over = { $dry ->
    [0] { "" }
    [one] Nobody gained a gem in this round. After three such rounds the game ends (our rule).
   *[other] Nobody gained a gem in the last { $dry } rounds. After three such rounds the game ends (our rule).
  }
amulett-event-over = The game is over.
amulett-outcome = { $winners_count ->
    [one] { $reason ->
        [seven_colours] { $who ->
            [you] You win
           *[other] { $seat } wins
          } with gems of { $colours } colours.
        [eight_gems] { $who ->
            [you] You win
           *[other] { $seat } wins
          } with { $count } gems.
       *[stalled] Nobody has gained a gem for three rounds (our rule). { $who ->
            [you] You win
           *[other] { $seat } wins
          } with { $count ->
            [one] { $count } gem
           *[other] { $count } gems
          }. The most gems decide, then the most colours, then the most metal cards.
      }
   *[other] { $winners } win together with { $count ->
        [one] { $count } gem
       *[other] { $count } gems
      } each. Nobody has gained a gem for three rounds (our rule), and they have the same number of gems, colours and metal cards.
  }

### Das Amulett: what is asked

amulett-ask-keep = Keep { $kept ->
    [2] two
   *[other] { $kept }
  } of your { $dealt ->
    [4] four
   *[other] { $dealt }
  } spells and lay stones on them.
amulett-ask-bid-spell = { $can_bid ->
    [false] You cannot bid for { $spell }. Pass.
   *[true] { $bid ->
        [0] Bid stones for { $spell }, or pass. You bid only once.
        [one] The bid is { $bid } stone. Bid { $lowest } or more for { $spell }, or pass. You bid only once.
       *[other] The bid is { $bid } stones. Bid { $lowest } or more for { $spell }, or pass. You bid only once.
      }
  }
amulett-ask-teleport = Teleport one gem to any other area, or pass.
amulett-ask-income = Choose your income.
amulett-ask-desire = Name a metal to pay with everywhere in this gem phase, or pass.
amulett-ask-journey = Choose the round marker, or pass to draw it.
amulett-ask-bid = { $can_bid ->
    [false] You cannot bid here. Pass.
   *[true] { $bid ->
        [0] Open the exchange in { $area }, or pass.
       *[other] { $bid ->
            [one] The bid is { $bid } card.
           *[other] The bid is { $bid } cards.
          } { $more ->
            [0] Your spell lets you match that: bid { $lowest } or more, or pass.
            [1] Bid { $lowest } or more, or pass.
           *[other] A spell asks for { $more } more: bid { $lowest } or more, or pass.
          }
      }
  }
amulett-ask-pay = Choose the cards to pay with.
amulett-ask-take = Take back cards of your bid, or pass.
amulett-ask-curse = Use your curse to take a card of the bid, or pass.
amulett-ask-gem = Choose your gems from { $area }.
amulett-ask-move = Lead the party to the next area.
amulett-ask-energy = Move stones with your energy spells, or pass.
amulett-ask-bury = Which of your empty spells goes under the deck next?
amulett-wait-keep = { $chosen ->
    [true] You have chosen. You may change your mind until everyone has chosen.
   *[false] { "" }
  } { $seats } { $seats_count ->
    [one] still has to choose.
   *[other] still have to choose.
  }
amulett-wait-bid-spell = { $seat } may bid for { $spell }.
amulett-wait-teleport = { $seat } may teleport a gem.
amulett-wait-income = { $seat } is choosing their income.
amulett-wait-desire = { $seat } may name a metal.
amulett-wait-journey = { $seat } may choose the round marker.
amulett-wait-bid = { $seat } may bid in { $area }.
amulett-wait-pay = { $seat } is paying.
amulett-wait-take = { $seat } may take cards back.
amulett-wait-curse = { $seat } may take a card with a curse.
amulett-wait-gem = { $seat } is choosing gems.
amulett-wait-move = { $seat } is leading the party on.
amulett-wait-energy = { $seat } may move stones.
amulett-wait-bury = { $seat } is putting spells under the deck.
amulett-wait-chance = A random draw comes next.
amulett-wait-over = The game is over.

### Das Amulett: what can be chosen, and what it means

amulett-choice-keep = Keep { $spells }
amulett-choice-pass = Pass
amulett-choice-bid-spell = { $amount ->
    [one] Bid { $amount } stone
   *[other] Bid { $amount } stones
  }
amulett-choice-teleport = Teleport { $colour } from { $from } to { $to }
amulett-choice-income = Take { $take }
amulett-choice-desire = Name { $metal }
amulett-choice-journey = Choose round marker { $value }
amulett-choice-bid = { $amount ->
    [one] Bid { $amount } card
   *[other] Bid { $amount } cards
  }
amulett-choice-pay = Pay { $cards }
amulett-choice-take = Take { $cards }
amulett-choice-gem = Take { $gems }
amulett-choice-move = Go to { $area }
amulett-choice-drain = Pull a stone off { $spell }
amulett-choice-arc = Move a stone to { $spell }
amulett-choice-bury = { $spell }
amulett-means-keep = Keep { $stones_on }; { $left ->
    [0] no stone remains
    [one] { $left } stone remains
   *[other] { $left } stones remain
  } for auctions
amulett-means-bid-spell = Bid { $amount ->
    [one] { $amount } stone
   *[other] { $amount } stones
  }; { $left ->
    [0] none would be left
   *[other] { $left } would be left
  }
amulett-means-bid = { $kind ->
    [repeat] Repeat the bid of { $amount }, with Superiority
    [most] Bid { $amount }: all you can pay here
   *[raise] Bid { $amount } of the { $cover } cards you can pay here
  }
amulett-means-income = Take { $take }
amulett-means-pay = Pay { $cards } and keep { $rest_count ->
    [0] nothing
   *[other] { $rest }
  }
amulett-means-take = Take { $cards }
amulett-means-gem = Take { $gems }{ $wins ->
    [yes] : you win the game
   *[no] { $new ->
        [0] { "" }
        [one] : a new colour
       *[other] : { $new } new colours
      }
  }
amulett-means-move = To { $area }: { $gems }; there you could pay { $cover ->
    [one] { $cover } card
   *[other] { $cover } cards
  }
amulett-means-teleport-here = Bring { $colour } from { $from } to the party
amulett-means-teleport-away = Take { $colour } away from the party, to { $to }
amulett-means-desire = Name { $metal }; you hold { $held }
amulett-means-drain = Pull a stone off { $owner }'s { $spell } ({ $stones ->
    [one] its last one
   *[other] it has { $stones }
  })
amulett-means-arc = Put a stone onto { $spell } ({ $stones ->
    [one] it has 1
   *[other] it has { $stones }
  })

### Browser: gallery and score pad

amulett-told-kept = Everyone shows the spells they keep.

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
ui-amulett-sources = What your spells bring
ui-amulett-joker = any metal
ui-amulett-cost = Energy cost
ui-amulett-cost-text = { $count ->
    [one] { $count } stone a round
   *[other] { $count } stones a round
  }

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
  }, loses { $cost } a round. { $text }
ui-amulett-spells = Spells
ui-amulett-no-spells = No spells.
ui-amulett-stage = Now
ui-amulett-pay-with = Accepts
ui-amulett-no-bid = No bid yet
ui-amulett-still-in = Still in
ui-amulett-out = out
ui-amulett-cover = { $count ->
    [one] You can pay { $count } card here.
   *[other] You can pay { $count } cards here.
  }
ui-amulett-cover-there = cards you could pay there
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
ui-amulett-start = Start player
ui-amulett-own = In front of you
ui-amulett-hand-size = { $count ->
    [one] { $count } metal card
   *[other] { $count } metal cards
  }
ui-amulett-supply = { $count ->
    [one] { $count } stone in the supply
   *[other] { $count } stones in the supply
  }
ui-amulett-progress = { $colours } of { $all_colours } colours · { $gems } of { $all_gems } gems
ui-amulett-gems-short = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  }, { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
  }
ui-amulett-do-teleport = Move { $colour } from { $from } to { $to }
ui-amulett-do-move = Travel to { $area }
ui-amulett-do-arc = Put a stone onto { $spell }
ui-amulett-do-bury = Put { $spell } under the deck
ui-amulett-amount = Amount
ui-amulett-bundle = { $verb ->
    [pay] Pay
   *[other] Take
  }
ui-amulett-does-not-fit = { $count ->
    [one] { $count } card does not count here
   *[other] { $count } cards do not count here
  }
ui-amulett-stones-on = Stones on { $spell }
ui-amulett-keep = Keep these spells
ui-amulett-keep-two = Choose { $count } spells
ui-amulett-teleport-from = Choose a gem on the map.
ui-amulett-teleport-gem = Which gem from { $area }?
ui-amulett-teleport-to = Where should it go?
ui-amulett-outcome = The end of the journey
ui-amulett-point-at-a-spell = Point at a spell to read it.
ui-amulett-lies-before = { $stones ->
    [one] In front of { $who ->
        [you] you
       *[other] { $seat }
      }, with { $stones } stone.
   *[other] In front of { $who ->
        [you] you
       *[other] { $seat }
      }, with { $stones } stones.
  }

### Browser: help beside the table

ui-amulett-help = { $step ->
    [keep] A spell lasts as long as it has stones. Stones you do not lay on spells stay in your supply for the auctions.
    [bid_spell] Everyone bids exactly once, in turn. The highest bidder lays the stones on the spell. It lasts as long as they do; they come back bit by bit.
    [teleport] Before your income you may move one gem from any area to any other: to the party, or out of reach of the others.
    [income] Each symbol on your spells brings a card of its metal, each joker a card of any metal you like.
    [desire] You may pay with the metal you name in every area during this gem phase.
    [journey] The round marker says how many exchanges this gem phase has. If nobody chooses it, 3, 4, 5 or 6 is drawn.
    [bid] Raise, or pass and leave this exchange. The last player left pays the bid in metal cards and takes a gem.
    [pay] Pay with metals that count in this area; keep the ones you will need in the next.
    [take] Your spells let you take back some of the cards you have just laid down.
    [curse] A curse takes one of the paid cards before the rest goes back to the stacks.
    [gem] Take a colour you lack, if you can: gems of seven colours, or eight gems, win at once.
    [move] The start player leads the party to a neighbouring area that holds a gem. The next exchange takes place there.
    [energy] Pull spells take stones off others’ spells. The Energy Arc moves its own stones to your other spells. Then each spell loses a stone for every bolt.
    [bury] Spells without stones go under the deck. The one you choose first comes up first.
    [over] An amulet is complete, or nobody has gained a gem for three rounds (our rule).
   *[other] Gems and spells are laid out.
  }

### Das Amulett: in a terminal

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
terminal-amulett-help = The map shows which metals each area accepts; P is a pyramid, W the great wall, > the party. "? map" describes the whole map. You can type your own move after "=": a number bids, "2 gold 1 iron" are cards, "red white" gems, "red A1 B2" teleports, "gift 3 influence 4" keeps spells with stones.
terminal-amulett-map = map
terminal-amulett-map-legend = P: pyramid. W: at the great wall. >: the party begins here.
terminal-amulett-here = party here
terminal-amulett-pyramid = pyramid
terminal-amulett-wall = wall
terminal-amulett-any-metal = any
terminal-amulett-stacks = Stacks
terminal-amulett-desired = { $metals } counts everywhere{ $only ->
    [yes] , but only for the owner of Burning Desire
   *[no] {""}
  }
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
terminal-amulett-pays = accepts { $metals }
terminal-amulett-neighbours = next to { $areas }
terminal-amulett-income = income { $cards }
terminal-amulett-no-income = no income
terminal-amulett-joker = { $count ->
    [one] 1 of any metal
   *[other] { $count } of any metal
  }
terminal-amulett-cost = { $count ->
    [one] costs 1 stone a round
   *[other] costs { $count } stones a round
  }
terminal-amulett-before = in front of { $seat }
terminal-amulett-goal = The first player with gems of { $colours } colours, or with { $gems } gems, wins at once.
terminal-amulett-figure = { $figure ->
    [gems] Gems
    [colours] Colours
    [cards] Metal cards
   *[stones] Stones in supply
  }

### Das Amulett: on the first page

amulett-no-score = Das Amulett has no score sheet: the first player to complete the amulet wins

### Das Amulett: an edition in the terminal

terminal-amulett-edition-phase-name = { $phase ->
    [metal] metal
    [gem] gem
   *[energy] energy
  }
terminal-amulett-edition-phase = { $phase } phase
terminal-amulett-edition-area = area

### What spells do at a table: with a plain income, or with house rules

amulett-text-gift = When you win an exchange{ $where ->
    [wall] {" "}at the great wall
    [pyramid] {" "}in a pyramid area
   *[any] {""}
  }, you { $must ->
    [yes] must take one more gem from the area, if there is one.
   *[no] may take one more gem from the area, if there is one.
  }
amulett-text-influence = { $cards ->
    [0] At this table this spell returns no cards.
   *[other] After winning an exchange{ $where ->
        [wall] {" "}at the great wall
        [pyramid] {" "}in a pyramid area
       *[any] {""}
      }, you may take back { $cards ->
        [one] { $cards } card
       *[other] up to { $cards } cards
      } of your bid.
  }
amulett-text-desire = Before the marker is drawn you may name a metal; { $only ->
    [yes] you alone
   *[no] all players
  } may also use it in every exchange of this phase.
amulett-text-plain = { $cards } every round; costs { $cost ->
    [one] { $cost } stone
   *[other] { $cost } stones
  } a round.
amulett-text-cards = { $metal ->
    [joker] { $count } cards of any metal
   *[other] { $count } { $name }
  }
amulett-spared = { $step ->
    [bid] Last time you could only pass.
    [bid_spell] Last time you could only pass.
   *[other] You could only pass.
  }
