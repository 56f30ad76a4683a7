record-daily-none = Das ist keine Aufzeichnung einer Partie des Tages.
record-daily-cards = Die Karten sind nicht die der Partie des Tages vom { $day }.
record-daily-terms = Diese Partie hat eine andere Spielerzahl, andere Optionen, andere Bots oder eine andere Ausgabe als die Partie des Tages.
record-daily-bot = In Zug { $move } hat der Bot anders gespielt als der Bot der Partie des Tages.
server-daily-day = Schreib einen Tag so: 2026-11-17.
server-daily-over = Die Partie vom { $day } ist vorbei: Angenommen werden nur die von heute und die von gestern.
ui-daily-of = { $game }: Partie des Tages
ui-daily-what = Alle auf der Welt spielen diese Partie einmal, mit denselben Karten gegen dieselben { $bots } Bots ({ $level }). Wer gleich entscheidet, erlebt dasselbe Spiel. Tipps gibt es nicht.
ui-daily-play = Die Partie des Tages spielen
ui-daily-go-on = Mit der Partie des Tages weitermachen
ui-daily-away = Du hast diese Partie begonnen und aufgegeben. Jeden Tag gibt es eine neue.
ui-daily-past = Diese Partie ist vorbei. Jede dauert einen Tag, von Mitternacht bis Mitternacht UTC.
ui-daily-todays = Die Partie von heute
ui-daily-next = { $hours ->
    [one] Die nächste Partie kommt in weniger als einer Stunde.
   *[other] Die nächste Partie kommt in weniger als { $hours } Stunden.
  }
ui-daily-share = Text und Bild teilen
ui-daily-shared = Der Text liegt in der Zwischenablage, das Bild bei deinen Downloads.
ui-daily-others = Im Vergleich mit anderen
ui-daily-no-server = Diese Seite läuft ohne Server, also gibt es keine anderen Ergebnisse zum Vergleichen.
ui-daily-sending = Deine Partie wird geprüft …
ui-daily-rank = Platz { $rank } von { $count } auf diesem Server.
ui-daily-better = Besser als { $percent } % der anderen.
ui-daily-you = Du
ui-daily-replay = Ansehen
