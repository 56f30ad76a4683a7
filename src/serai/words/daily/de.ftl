record-daily-none = Das ist keine Aufzeichnung einer Partie des Tages.
record-daily-cards = Die Karten sind nicht die der Partie des Tages vom { $day }.
record-daily-terms = Die Partie des Tages hat eine andere Spielerzahl, andere Optionen, andere Bots oder eine andere Ausgabe.
record-daily-bot = Zug { $move } ist nicht der, den der Bot der Partie des Tages gemacht hätte.
server-daily-day = Ein Tag wird wie 2026-11-17 geschrieben.
server-daily-over = Die Partie vom { $day } läuft nicht: Angenommen werden die von heute und die von gestern.
ui-daily-of = { $game }: die Partie des Tages
ui-daily-what = Alle auf der Welt spielen diese Partie mit denselben Karten gegen dieselben { $bots } Bots ({ $level }), einmal. Wer gleich entscheidet, erlebt dasselbe Spiel. Tipps gibt es nicht.
ui-daily-play = Die Partie des Tages spielen
ui-daily-go-on = Mit der Partie des Tages weitermachen
ui-daily-away = Du hast diese Partie begonnen und weggelegt. Jeden Tag gibt es eine neue.
ui-daily-past = Diese Partie kann nicht mehr begonnen werden: Jede hat ihren Tag, von Mitternacht bis Mitternacht nach Weltzeit.
ui-daily-todays = Die Partie von heute
ui-daily-next = { $hours ->
    [one] Die nächste Partie kommt in weniger als einer Stunde.
   *[other] Die nächste Partie kommt in weniger als { $hours } Stunden.
  }
ui-daily-share = Text und Bild teilen
ui-daily-shared = Der Text liegt in der Zwischenablage, das Bild bei deinen Downloads.
ui-daily-others = Im Vergleich mit anderen
ui-daily-no-server = Diese Seite ist ein Ordner mit Dateien und kennt von niemandem sonst ein Ergebnis; es gibt also nichts zu vergleichen. Unsere Bots wären kein ehrliches Maß.
ui-daily-sending = Deine Partie wird geprüft …
ui-daily-rank = Rang { $rank } von { $count ->
    [one] einer Partie
   *[other] { $count } Partien
  } auf diesem Server.
ui-daily-better = Besser als { $percent } % der anderen.
ui-daily-you = Du
ui-daily-replay = Ansehen
