amul-title = Āmul
amul-option-tea = Tea cards
amul-option-tea-help = A variant: as many Tea cards as players is a good number.
ui-game-amul-players = 3 to 8 players · about 30 to 60 minutes
ui-game-amul-line = Draft at the crossroads of the Silk Road: offer and reveal at the same time, pick one after another, and let your neighbours pay for it.
