### Das Amulett: reasons of hints and reviews, which follow “because” or a colon, and what the moments of a review are about.

amulett-moment = { $stake ->
    [stake_spell] { $verb ->
        [drain] stones of { $spell }
       *[other] auction of { $spell }
      }
    [stake_area] { $verb ->
        [move] way to { $area }
        [gem] gems from { $area }
       *[other] exchange in { $area }
      }
   *[other] { $verb ->
        [keep] spells of the set-up
        [income] income
        [pay] payment
        [take] cards taken back
        [teleport] teleporting a gem
        [desire] naming a metal
        [journey] choosing a round marker
       *[other] using a spell
      }
  }
amulett-reason-wins = one gem from { $area } wins you the game
amulett-reason-colours = you still lack { $gems }
amulett-reason-no-colour = you already have all colours that lie in { $area }
amulett-reason-unpaid = nobody else who bids has { $amount } metal cards
amulett-reason-stops = one gem from here is all that { $seat } needs to win
amulett-reason-cheaper = { $count ->
    [one] it costs a card less
   *[other] it costs { $count } cards less
  }
amulett-reason-income = { $spell } gives { $count ->
    [one] a card
   *[other] { $count } cards
  } each round
amulett-reason-lasts = { $spell } then works for { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
  }
amulett-reason-energy = bidding more would leave you { $left ->
    [0] no stones
    [one] only one stone
   *[other] only { $left } stones
  }
amulett-reason-pays-there = { $area } accepts { $count } of your metal cards
amulett-reason-accepted = more areas around the party accept { $metal }
amulett-reason-kept = more areas around the party accept { $metal }, so keep it
amulett-reason-drains = { $seat }'s { $spell } then has { $left ->
    [0] no stones
    [one] one stone
   *[other] { $left } stones
  } left
