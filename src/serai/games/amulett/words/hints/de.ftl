### Das Amulett: Gründe von Tipps und Rückblicken. Sie stehen hinter einem Doppelpunkt.

amulett-reason-stake-spell = { $spell }
amulett-reason-stake-area = { $area }
amulett-reason-wins = mit einem Stein aus { $area } gewinnst du
amulett-reason-colours = dir fehlt noch { $gems }
amulett-reason-no-colour = du hast schon alle Farben, die in { $area } liegen
amulett-reason-unpaid = niemand sonst, der bietet, hat { $amount } Metallkarten
amulett-reason-stops = { $seat } würde mit einem Stein von hier gewinnen
amulett-reason-cheaper = { $count ->
    [one] es kostet eine Karte weniger
   *[other] es kostet { $count } Karten weniger
  }
amulett-reason-income = { $spell } gibt jede Runde { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
amulett-reason-lasts = { $spell } wirkt dann { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }
amulett-reason-energy = sonst hättest du { $left ->
    [0] keinen Energiestein
    [one] einen Energiestein
   *[other] { $left } Energiesteine
  } übrig
amulett-reason-pays-there = { $area } nimmt { $count } deiner Metallkarten an
amulett-reason-accepted = mehr Gebiete nehmen { $metal }
amulett-reason-kept = mehr Gebiete nehmen { $metal }, also behalte es
amulett-reason-drains = { $spell } von { $seat } hat dann { $left ->
    [0] keinen Stein
    [one] einen Stein
   *[other] { $left } Steine
  } übrig
