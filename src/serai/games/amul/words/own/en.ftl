amul-own-sheet = { $sheet ->
    [kind] Cards
    [card] Copies
   *[game] The game itself
  }
amul-own-part = { $count ->
    [one] The only copy
   *[other] Copy { $number } of { $count }
  }
amul-own-field = { $field ->
    [name] Name
    [colour] Category
    [position] Position
    [traits] Symbols
    [effect] Immediate effect
    [powers] Power
    [text] Text
    [deck] Deck
    [from] Player count
    [letter] Letter
    [rounds] Rounds
    [start_hand] Cards in the starting hand
    [majority_points] Points of a majority
    [market_fill] Market cards of each round, by players
    [points] Points
    [otherwise] Otherwise
    [table] Points for 1, 2, 3 …
    [scope] Where
    [select] What counts
    [when] Condition
    [sense] Who
    [goods] Goods
    [kinds] Cards
    [colours] Categories
    [decks] Decks
    [positions] Positions
    [op] Number
    [value] of
   *[other] { $field }
  }
amul-own-word = { $word ->
    [yellow] { ui-amul-row-yellow }
    [blue] { ui-amul-row-blue }
    [purple] { ui-amul-row-purple }
    [red] { ui-amul-row-red }
    [green] { ui-amul-row-green }
    [orange] { ui-amul-row-orange }
    [market] Market
    [palace] Palace
    [bazaar] Bazaar
    [table] table
    [hand] hand
    [both] table or hand
    [arab] Arab
    [mongol] Mongol
    [military] Military
    [trade] Trade
    [gift] Gift
    [flat] fixed points
    [set] a set
    [each] points for each
    [variety] points for each different card
    [scarcity] worth more the rarer it is
    [if] points on a condition
    [pair] points for a pair
    [compare] points for the most or the least
    [order] points for an order of goods
    [own] my own
    [left] left neighbour
    [right] right neighbour
    [neighbours] both neighbours
    [own_neighbours] mine and both neighbours'
    [all] all players
    [others] all other players
    [most] the most
    [least] the least
    [none] none
   *[other] { $word }
  }
