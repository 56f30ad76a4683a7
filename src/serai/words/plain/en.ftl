ui-plain-ask = It is your turn.
ui-plain-wait = Waiting for { $seats }.
ui-plain-outcome = { $who ->
    [you] You win.
   *[other] { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
  }
ui-plain-only-you = Only you see this
ui-plain-table = On the table
ui-plain-in-words = Show everything in words
ui-plain-result = Result
ui-plain-refuse-players = This game is for { $fewest } to { $most } players.
ui-plain-refuse-option = This option does not exist. Leave it out, or choose one of: { $options }.
ui-plain-refuse-value = The option "{ $option }" cannot have this value. Choose one of: { $values }.
ui-plain-refuse-verb = Unknown move. Set "do" to one of: { $verbs }.
ui-plain-refuse-chance = This random outcome is not possible now.
ui-plain-refuse-move = This move is not allowed now. Choose one of the moves on offer.
ui-plain-refuse-chosen = This seat has already chosen. A record holds only the final choice.
