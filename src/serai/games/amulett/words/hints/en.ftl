### Das Amulett: reasons of hints and reviews. They follow a colon.

amulett-reason-stake-spell = { $spell }
amulett-reason-stake-area = { $area }
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
amulett-reason-energy = otherwise you would have { $left ->
    [0] no stones
    [one] one stone
   *[other] { $left } stones
  } left
amulett-reason-pays-there = { $area } takes { $count } of your metal cards
amulett-reason-accepted = more areas take { $metal }
amulett-reason-kept = more areas take { $metal }, so keep it
amulett-reason-drains = { $spell } of { $seat } has { $left ->
    [0] no stone
    [one] one stone
   *[other] { $left } stones
  } left then
