amul-title = Āmul
amul-option-tea = Tea cards
amul-option-tea-help = A variant. We suggest as many Tea cards as players.
ui-game-amul-players = 3 to 8 players · about 30 to 60 minutes
ui-game-amul-line = Trade at the crossroads of the Silk Road: offer and reveal at the same time, pick in turn, and profit from your neighbours.
