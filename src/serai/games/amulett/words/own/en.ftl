amulett-own-sheet = { $sheet ->
    [spell] Spells
    [map_areas] Areas
    [map] The map
    [terrain] Terrains
    [gem] Gems
    [metal] Metals
    [setup_basic] Basic set-up
    [setup_experienced] Set-up for experienced players
    [victory] The end of the game
   *[game] The game itself
  }
amulett-own-field = { $field ->
    [name] Name
    [colour] Colour
    [income] Income
    [cost] Energy cost
    [effect] Effect
    [text] Text
    [terrain] Terrain
    [gems] Gems
    [pyramid] Pyramid
    [wall] Great wall
    [neighbours] Roads to
    [start] Party starts here
    [layout] Drawn as
    [accepts] Metals it accepts
    [count] Number
    [markers] Round markers
    [stones_per_player] Energy stones per player
    [start_hand] Metals in the starting hand
    [dealt] Spells dealt
    [stones_each] Stones on each
    [kept] Spells kept
    [min_stones] Fewest energy stones
    [colours] Colours to win
    [stalled_rounds] Rounds in which nobody gains a gem
    [metal] Metal
    [cards] Cards
    [where] Where
    [min] Bids from
    [max] Bids up to
    [raise] The next bid is higher by
    [stones] Stones
   *[other] { $field }
  }
amulett-own-word = { $word ->
    [grey] grey
    [red] red
    [blue] blue
    [joker] any metal
    [any] anywhere
    [pyramid] at pyramids
    [wall] at the great wall
    [north] north of it
    [south] south of it
    [hexagons] hexagons
    [points] points and lines
    [plain] income only
    [magic] metal for gems
    [teleport] moves a gem
    [desire] names a metal
    [curse_rich] a card of high bids
    [curse_poor] a card of low bids
    [influence] takes cards back
    [gift] one more gem
    [power] raises the next bid
    [superiority] may repeat the highest bid
    [metamorphosis] a metal is a joker
    [metamorphosis_area] all cards are jokers there
    [journey] chooses the round marker
    [phoenix] the party may fly
    [arc] moves its own stones
    [pull] takes others' stones
    [none] none
   *[other] { $word }
  }
