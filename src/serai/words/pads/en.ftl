ui-name-of = Name of seat { $number }
ui-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
ui-count = Count the points
ui-clear = Clear the pad
ui-remove = One { $name } fewer

ui-own-values = Values you changed or checked are yours; the others are our reconstruction.
ui-ours-values = Reconstructed values: ours, not those of your box.
server-no-companion = This game has no companion for the printed game.
server-evening-gone = This shared pad is gone: nobody used it for half a day. Your entries are still on your own phone.
server-evening-taken = Somebody else is filling in this column.
