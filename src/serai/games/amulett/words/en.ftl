### Das Amulett: names. $spell, $area, $gems, $cards and the like come as names.

amulett-spell = { $spell }
amulett-spell-counted = { $count ->
    [one] { $count } stone on { $spell }
   *[other] { $count } stones on { $spell }
  }
amulett-area = { $area } ({ $terrain })
amulett-metal = { $metal }
amulett-metal-counted = { $count } { $metal }
amulett-gem = { $count }× { $colour }
amulett-nothing = nothing
amulett-row = { $row ->
    [gems] Gems
    [colours] Colours
    [rounds] Rounds
    [seven_colours] Ended by seven colours
    [eight_gems] Ended by eight gems
    [stalled] Ended after three rounds without a gem (house rule)
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
        [you] You leave
       *[other] { $seat } leaves
      } the round marker to chance.
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
   *[other] everybody
  } may pay with it everywhere in this gem phase.
amulett-event-journey = { $who ->
    [you] You choose
   *[other] { $seat } chooses
  } the round marker { $value }: this gem phase has that many steps.
amulett-event-marker = The round marker { $value } is drawn: this gem phase has that many steps.
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
  } { $cards } from what { $winner_who ->
    [you] you
   *[other] { $winner }
  } paid.
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
  } a stone off { $spell }; it goes back to { $owner_who ->
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
        [one] lies
       *[other] lie
      } under the deck now.
   *[other] Under the deck, in { $who ->
        [you] your order
       *[other] the order that { $seat } has chosen
      }, lie { $order }.
  }
amulett-event-round-over = { $dry ->
    [0] { "" }
    [one] No gem was gained in this round. After three such rounds the game ends (house rule).
   *[other] No gem was gained in the last { $dry } rounds. After three such rounds the game ends (house rule).
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
       *[stalled] For three rounds nobody has gained a gem (house rule). { $who ->
            [you] You win
           *[other] { $seat } wins
          } with { $count ->
            [one] { $count } gem
           *[other] { $count } gems
          }: most gems, then most colours, then most metal cards decide.
      }
   *[other] { $winners } win together with { $count ->
        [one] { $count } gem
       *[other] { $count } gems
      } each: for three rounds nobody has gained a gem (house rule), and gems, colours and metal cards are equal.
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
        [one] { $bid } stone is bid. Bid { $lowest } or more for { $spell }, or pass. You bid only once.
       *[other] { $bid } stones are bid. Bid { $lowest } or more for { $spell }, or pass. You bid only once.
      }
  }
amulett-ask-teleport = Teleport one gem to any other area, or pass.
amulett-ask-income = Choose your income.
amulett-ask-desire = Name a metal that pays everywhere in this gem phase, or pass.
amulett-ask-journey = Choose the round marker, or pass to have it drawn.
amulett-ask-bid = { $can_bid ->
    [false] You cannot bid here. Pass.
   *[true] { $bid ->
        [0] Open the exchange in { $area }, or pass.
        [one] { $bid } card is bid. Bid { $lowest } or more, or pass.
       *[other] { $bid } cards are bid. Bid { $lowest } or more, or pass.
      }
  }
amulett-ask-pay = Choose the cards you pay with.
amulett-ask-take = Take cards of your bid back, or pass.
amulett-ask-curse = Take a card of the bid with your curse, or pass.
amulett-ask-gem = Choose your gems from { $area }.
amulett-ask-move = Lead the party to the next area.
amulett-ask-energy = Move stones with your energy spells, or pass.
amulett-ask-bury = Which of your empty spells goes under the deck next?
amulett-wait-keep = { $chosen ->
    [true] You have chosen. You may change your mind until all have chosen.
   *[false] { "" }
  } { $seats } { $seats_count ->
    [one] has yet to choose.
   *[other] have yet to choose.
  }
amulett-wait-bid-spell = { $seat } may bid for { $spell }.
amulett-wait-teleport = { $seat } may teleport a gem.
amulett-wait-income = { $seat } is choosing the income.
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
amulett-wait-chance = Chance decides.
amulett-wait-over = The game is over.

### Das Amulett: what can be chosen, and what it means

amulett-choice-keep = Keep { $spells }
amulett-choice-pass = Pass
amulett-choice-bid-spell = { $amount ->
    [one] Bid { $amount } stone
   *[other] Bid { $amount } stones
  }
amulett-choice-teleport = { $colour } from { $from } to { $to }
amulett-choice-income = Take { $take }
amulett-choice-desire = Name { $metal }
amulett-choice-journey = Round marker { $value }
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
amulett-advice = { $move }. { $side ->
    [more] You would win about { $mean } of 100 games from here, { $by } more than with "{ $other }"{ $rows_count ->
        [0] .
       *[other] ; in the end you would have { $rows }.
      }
    [less] By instinct alone you would win about { $mean } of 100 games from here, { $by } fewer than with "{ $other }"; but the next rounds promise more.
   *[equal] You would win about { $mean } of 100 games from here, about as many as with "{ $other }".
  }
amulett-advice-row = { $by } { $side ->
    [less] fewer
   *[more] more
  } { $row ->
    [gems] { $by ->
        [one] gem
       *[other] gems
      }
   *[colours] { $by ->
        [one] colour
       *[other] colours
      }
  }
amulett-goal = enough { $row ->
    [gems] gems
   *[colours] colours
  } to win in { $reached } % of the worlds instead of { $other } %
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
    [repeat] Repeat the bid of { $amount }, with Superiority
    [most] Bid { $amount }, all you can use here
   *[raise] Bid { $amount } of your { $cover } usable cards
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
    [journey] Choose a round marker or pass.
    [bid] An exchange is being auctioned: bid cards or pass.
    [pay] Pay for the exchange.
    [take] Take cards back or pass.
    [curse] Take a card with your curse or pass.
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
  }{ $low_count ->
    [0] , but
   *[other] : at least { $low }, and
  } no more than lie in the stacks ({ $high }).
amulett-refuse-desire = Name { $metals_or }.
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
   *[other] { $must ->
        [yes] { $most } gems
       *[no] 1 to { $most } gems
      }
  } of those that lie in { $area }: { $gems }.
amulett-refuse-move = { $why ->
    [stay] The party never stays where it is.
    [empty] No gem lies in { $area }.
    [far] { $area } is no neighbour.
   *[unknown] There is no such area.
  } Go to { $areas_or }.
amulett-refuse-drain = Pull a stone off a spell that lies in front of another player.
amulett-refuse-arc = Name another spell that lies in front of you.
amulett-refuse-bury = Name one of your empty spells: { $empty_or }.
amulett-refuse-deal-gems = Lay out all gems, in each area as many as belong there.
amulett-refuse-shuffle = The order must name exactly the { $count } spells of the deck, each once.
amulett-refuse-first = The start player must be a seat from 0 to { $last }.
amulett-refuse-marker = Choose { $values_or }.
amulett-refuse-players = Das Amulett is for { $fewest } to { $most } players.
amulett-refuse-option = Das Amulett has no such option. It has { $options }.
amulett-refuse-experienced = The option "experienced" is true or false.

### Browser: gallery and score pad

amulett-told-kept = Everybody shows the spells to begin with.

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
    [one] { $count } stone each round
   *[other] { $count } stones each round
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
    [one] { $count } card does not fit
   *[other] { $count } cards do not fit
  }
ui-amulett-stones-on = Stones on { $spell }
ui-amulett-keep = Keep these spells
ui-amulett-keep-two = Choose { $count } spells
ui-amulett-teleport-from = Choose a gem on the map.
ui-amulett-teleport-gem = Which gem of { $area }?
ui-amulett-teleport-to = Where shall it go?
ui-amulett-story-gems = Gems, round by round
ui-amulett-story-costs = Paid, earned and lost
ui-amulett-story-spells = stones for spells
ui-amulett-story-lots = cards for gems
ui-amulett-story-income = cards of income
ui-amulett-story-sources = Income by spell
ui-amulett-story-source = { $spell }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
ui-amulett-story-drained = stones lost to others
ui-amulett-story-unused = stones not used
ui-amulett-story-prices = Every purchase
ui-amulett-story-spell = Round { $round }: { $spell } for { $price ->
    [one] { $price } stone
   *[other] { $price } stones
  }
ui-amulett-story-lot = Round { $round }: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  } for { $price ->
    [one] { $price } card
   *[other] { $price } cards
  }
ui-amulett-outcome = The end of the journey
ui-amulett-point-at-a-spell = Point at a spell to read it.
ui-amulett-lies-before = { $stones ->
    [one] In front of { $seat }, with { $stones } stone.
   *[other] In front of { $seat }, with { $stones } stones.
  }

### Browser: help beside the table

ui-amulett-help = { $step ->
    [keep] Each spell you keep lives on the stones you lay on it; what you do not lay stays in your supply for the auctions.
    [bid_spell] Everybody bids exactly once, one after another. The highest bidder lays these stones on the spell; they keep it alive and come back bit by bit.
    [teleport] Before your income you may move one gem from any area to any other: to the party, or out of the others’ reach.
    [income] Each symbol on your spells brings a card of its metal, each joker a card of any metal you like.
    [desire] The metal you name pays in every area during this gem phase.
    [journey] The round marker says how many exchanges this gem phase has. If nobody chooses it, 3, 4, 5 or 6 is drawn.
    [bid] Raise, or pass and be out of this exchange. Whoever is left pays as many metal cards as they bid and takes a gem.
    [pay] Pay with metals that count in this area; keep what you will need in the next one.
    [take] Your spells give you back some of the cards you have just laid down.
    [curse] A curse takes a card out of what was paid, before the rest goes back to the stacks.
    [gem] Take a colour you lack, if you can: gems of seven colours, or eight gems, win at once.
    [move] The start player leads the party to a neighbouring area that holds a gem. The next exchange takes place there.
    [energy] A Pull takes stones off others’ spells, the Energy Arc moves its own stones to your other spells. Then each spell loses a stone for every bolt it shows.
    [bury] Spells without stones go under the deck. The one you name first comes up first again.
    [over] An amulet is complete, or nobody has gained a gem for three rounds (house rule).
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
terminal-amulett-before = in front of { $seat }
terminal-amulett-goal = Whoever has gems of { $colours } colours, or { $gems } gems, wins at once.
terminal-amulett-figure = { $figure ->
    [gems] Gems
    [colours] Colours
    [cards] Metal cards
   *[stones] Stones in supply
  }

### Das Amulett: on the first page

amulett-no-score = Das Amulett has no score sheet: whoever fills the amulet first wins

### Das Amulett: an edition in the terminal

terminal-amulett-edition-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [purple] purple
    [red] red
    [green] green
    [orange] orange
   *[grey] grey
  }
terminal-amulett-edition-phase-name = { $phase ->
    [metal] metal
    [gem] gem
   *[energy] energy
  }
terminal-amulett-edition-phase = { $phase } phase
terminal-amulett-edition-income = income
terminal-amulett-edition-joker = joker
terminal-amulett-edition-cost = bolts
terminal-amulett-edition-map = The map
terminal-amulett-edition-area = area
terminal-amulett-edition-terrain = terrain
terminal-amulett-edition-accepts = pays with
terminal-amulett-edition-gems = gems
terminal-amulett-edition-neighbours = neighbours
terminal-amulett-edition-pyramid = pyramid
terminal-amulett-edition-wall = wall
terminal-amulett-edition-north = wall north
terminal-amulett-edition-south = wall south
terminal-amulett-edition-start = start
