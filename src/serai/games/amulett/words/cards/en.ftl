### What a value of a card is called where its origin is told

amulett-origin = { $name ->
    [name_en] English name
    [name_de] German name
    [colour] category
    [income] income
    [cost] energy cost
    [effect] effect
    [text_en] English text
    [text_de] German text
    [note] note
    [counts] numbers
    [placement] placement
    [neighbours] neighbours
    [shape] shape
    [metals] metals
    [gems] gems
    [terrains] terrains
    [names_en] English names
    [markers] round markers
    [stones_per_player] energy stones per player
    [start_hand] starting hand
    [setup] set-up
    [min_stones] fewest energy stones
    [victory] how the game is won
    [stalled_rounds] rounds in which nobody gains a gem
   *[other] { $name }
  }
