### Āmul: many games

ui-mine-amul-favourites = Cards revealed most
ui-mine-amul-habit = { $verb ->
    [offer] Offering
    [pick] Picking
    [play] Revealing
   *[effect] Taking by an effect
  }
