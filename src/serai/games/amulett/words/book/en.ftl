amulett-book-column = { $column ->
    [amulet] Your amulet
    [spells] Spells
    [fixed] Income
    [free] Any metal
    [where] Where
    [hand] Your hand
    [most] You can bid
    [case] Who owns what
    [highest] Highest bid
    [lowest] You bid at least
    [paid] You lay down
    [back] You may take back
    [cost] It costs you
    [supply] Your supply
    [stones] Energy stones
   *[gone] Goes under the deck
  }
amulett-book-case = { $case ->
    [gems] { $count } red gems
    [water] Water
    [forest] Forest with a pyramid, at the great wall
    [city] City quarter
    [desire] Water, and silver was named by Burning Desire
    [metamorphosis] Water, and you own Iron Metamorphosis
    [plain] Nobody owns either spell
    [power] The highest bidder owns Mighty Power
    [superiority] You own Superiority
   *[both] They own Mighty Power, you own Superiority
  }
ui-amulett-part-phase = Colour and shape of the phase in which it works
ui-amulett-part-cost = Energy cost: one or two bolts
ui-amulett-part-income = Income: metals or jokers
ui-amulett-part-stones = Energy stones that lie on it
ui-amulett-part-name = Name
ui-amulett-part-power = Special power
ui-amulett-round-spell = Bid energy stones for new spells, one bid each.
ui-amulett-round-metal = Your spells bring metal cards.
ui-amulett-round-gem = 3 to 6 times: exchange metal for gems, then move the party.
ui-amulett-round-energy = Every spell loses a stone for each bolt.
