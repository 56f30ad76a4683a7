### Meine Spiele: was viele beendete Spiele ergeben

ui-mine-line = Was deine beendeten Spiele ergeben: die auf diesem Gerät und die auf dem Server, bei denen du gesessen hast.
ui-mine-none = Noch ist kein Spiel beendet. Nach dem ersten hat diese Seite etwas zu erzählen.
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
ui-mine-equal = Unter Gleichstarken wären es im Mittel { $equal }.
ui-mine-places = Plätze
ui-mine-nth = Platz { $place }
ui-mine-rows = Was du am Ende hattest, im Mittel
ui-mine-me = Ich
ui-mine-others = Jeder der anderen
ui-mine-in-a-game = Wie oft in einem Spiel, { $games ->
    [one] aus dem letzten Spiel
   *[other] aus den letzten { $games } Spielen
  }.
ui-mine-habits = Was deine Entscheidungen kosten
ui-mine-habits-text = In Prozent eines Sieges für jedes Spiel, { $games ->
    [one] aus dem einen Spiel mit Rückblick
   *[other] aus den { $games } Spielen mit Rückblick
  }. Es zählen nur Entscheidungen, die deutlich schlechter waren als eine andere.
ui-mine-no-habits = Lass zu einem Spiel einen Rückblick entstehen; dann zählt diese Seite zusammen, welche Entscheidungen dich am meisten kosten.
ui-mine-no-cost = Nichts, was sich vom Zufall unterscheiden lässt: In deinen Spielen mit Rückblick war keine Entscheidung deutlich schlechter als eine andere.
ui-mine-number = { NUMBER($number, maximumFractionDigits: 1) }
ui-mine-percent = { NUMBER($number, maximumFractionDigits: 1) } %
