### Das Amulett: the end in the browser

ui-amulett-end-won-by = Won by { $goal ->
    [colours] { $by ->
        [one] one colour
       *[other] { $by } colours
      }
   *[gems] { $by ->
        [one] one gem
       *[other] { $by } gems
      }
  }. { $gems }, bought in round { $round } for { $price ->
    [one] one card
   *[other] { $price } cards
  }, completed the amulet.
ui-amulett-end-short = You had { $colours } of { $all_colours } colours and { $count } of { $all_gems } gems: place { $place } of { $players }.
ui-amulett-end-try = Try this next time: { $what ->
    [colours] you had { $colours } colours. Pass on gems you already have, and save your metals for a colour you lack.
    [income] get more income early. Your spells brought { $own } metal cards; { $seat } got { $theirs }.
    [price] buy cheaper. A gem cost you { $own } cards on average, and { $seat } { $theirs }.
   *[guard] watch { $seat }'s amulet, and buy or teleport away the colours it lacks.
  }
ui-amulett-end-others = The other amulets

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
ui-amulett-story-unused = unused stones
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
