amulett-title = Das Amulett
amulett-option-experienced = For experienced players
amulett-option-experienced-help = Choose two of four spells in secret at the start.
ui-game-amulett-players = 3 to 6 players · from 12 years · about 60 to 120 minutes
ui-game-amulett-points = { $points ->
    [one] { $points } gem
   *[other] { $points } gems
  }
ui-game-amulett-line = Travel with the wizards, bid metals for gems and stones for spells, and be the first to complete your amulet.
