ui-name-of = Name of seat { $number }
ui-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
ui-count = Count the points
ui-clear = Clear the pad
ui-remove = One { $name } less

ui-own-values = The values are yours where you have changed or checked them; the others are our reconstruction.
ui-ours-values = Reconstructed values: our own, not those of your box.
server-no-companion = This game has no companion for a printed copy of it.
server-evening-gone = This evening is not here any more: the server was started anew, or nobody has touched it for half a day. What you have entered is still on your own phone.
server-evening-taken = Somebody else fills in this column.
