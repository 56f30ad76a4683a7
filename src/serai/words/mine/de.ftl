### Meine Spiele: was viele beendete Spiele ergeben

ui-mine-line = Deine beendeten Spiele auf diesem Gerät und auf diesem Server, soweit du mitgespielt hast.
ui-mine-none = Du hast noch kein Spiel beendet. Nach dem ersten beginnt deine Statistik.
ui-mine-game = Spiel
ui-mine-size = Zahl der Mitspielenden
ui-mine-any = beliebig viele
ui-mine-count = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $won ->
    [0] keins gewonnen
    [one] 1 gewonnen
   *[other] { $won } gewonnen
  }.
ui-mine-equal = Gleich starke Spieler würden { $equal } gewinnen.
ui-mine-places = Plätze
ui-mine-nth = Platz { $place }
ui-mine-rows = Deine Endstände im Mittel
ui-mine-me = Ich
ui-mine-others = Die anderen
ui-mine-in-a-game = Wie oft in einem Spiel, { $games ->
    [one] im letzten
   *[other] im Mittel der letzten { $games }
  }.
ui-mine-habit = Deine teuerste Gewohnheit ist „{ $habit }“: Jedes Mal kostet sie dich { NUMBER($cost, maximumFractionDigits: 1) } von 100 Siegen.
ui-mine-strength = Deine Stärke ist „{ $strength }“: { $best } von { $count } solchen Entscheidungen { $best ->
    [one] war
   *[other] waren
  } klar die beste.
ui-mine-habits = Was deine Entscheidungen kosten
ui-mine-habits-text = Wie viele von 100 Siegen dich eine solche Entscheidung im Mittel kostet, { $games ->
    [one] aus dem einen Spiel mit Rückblick
   *[other] aus den { $games } Spielen mit Rückblick
  }. Es zählen nur Entscheidungen, die deutlich schlechter waren als eine andere.
ui-mine-no-habits = Lass zu einem Spiel einen Rückblick erstellen; dann siehst du hier, welche Entscheidungen dich am meisten kosten.
ui-mine-no-cost = In deinen Spielen mit Rückblick war keine Entscheidung deutlich schlechter als eine andere.
ui-mine-number = { NUMBER($number, maximumFractionDigits: 1) }
ui-mine-percent = { NUMBER($number, maximumFractionDigits: 1) } %
