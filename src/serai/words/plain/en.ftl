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
ui-plain-refuse-option = There is no such option. Leave it out; there are: { $options }.
ui-plain-refuse-value = The option "{ $option }" cannot have this value. It can be { $values }.
ui-plain-refuse-verb = A move is one of { $verbs }. Send one of these as "do".
ui-plain-refuse-chance = Chance cannot bring this now.
ui-plain-refuse-move = This move is not among the legal ones. Choose one of those.
ui-plain-refuse-chosen = This seat has chosen already. A record holds only the final choice.
