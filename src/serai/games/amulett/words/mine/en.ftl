### Das Amulett: many games

ui-mine-amulett-favourites = Gems taken most
ui-mine-amulett-habit = { $verb ->
    [keep] Spells kept in the set-up
    [pass] Passing
    [bid_spell] Bids for spells
    [income] Income
    [bid] Bids for gems
    [pay] Paying
    [take] Taking back paid cards
    [gem] Choosing gems
    [move] Moving
   *[other] Using spells
  }
