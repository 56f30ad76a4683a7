server-no-tournament = Dieses Turnier gibt es nicht. Lass dir den Link geben.
server-no-season = Diese Saison gibt es nicht. Lass dir den Link geben.
server-tournament-title = Ein Turnier braucht einen Titel.
server-tournament-together = An einem Tisch für { $players } haben höchstens { $players } Menschen Platz.
server-tournament-started = Das Turnier hat schon begonnen. Du kannst es verfolgen.
server-tournament-people = Turniere sind für Menschen. Ein Programm kann sich stattdessen an einen Tisch setzen.
server-tournament-rated = Dieses Turnier wird gewertet. Stimme dem zu, um teilzunehmen.
server-tournament-full = Es ist Platz für { $most } Menschen, und alle Plätze sind vergeben.
server-tournament-few = Ein Turnier braucht mindestens { $fewest } Menschen.
server-tournament-not-in = Diese Person nimmt an diesem Turnier nicht teil.
server-tournament-host = Das kann nur, wer das Turnier angelegt hat.
server-tournament-invited = Nur Eingeladene können teilnehmen. Lass dir den Link geben.
server-tournament-file = Diese Datei beschreibt kein Turnier: { $detail }
ui-tournament = Turnier
ui-tournaments = Turniere
ui-tournaments-line = Eure Gruppe spielt gleichzeitig an mehreren Tischen mit denselben Karten. Verglichen wirst du mit allen, die auf demselben Platz dieselben Karten hatten; so gleicht sich das Glück aus.
ui-tournament-new = Neues Turnier
ui-tournament-season = Saison
ui-tournament-season-help = Freiwillig: Turniere einer Saison zählen zusammen.
ui-season-of = Teil der Saison { $title }
ui-season-none = Die Saison beginnt mit der ersten beendeten Partie.
ui-season-tournaments = Turniere dieser Saison
ui-season-note = Der Mittelwert aller Partien, die jemand gespielt hat, mit dem 95-%-Intervall. Einen Platz bekommt, wer mindestens die Hälfte der Partien gespielt hat.
ui-season-deals = Partien
ui-season-finished = { $finished ->
    [0] Noch zählt keine Partie
    [one] Eine Partie zählt
   *[other] { $finished } Partien zählen
  }
ui-tournament-mine = Deine Turniere
ui-tournament-title = Titel
ui-tournament-deals = Partien
ui-tournament-together = Menschen an einem Tisch
ui-tournament-together-help = Bei 1 spielen alle allein gegen Bots, vom selben Platz aus.
ui-tournament-rated = Gewertet
ui-tournament-rated-help = Alle müssen vor der Teilnahme zustimmen.
ui-tournament-agree = Ich stimme zu: Meine Ergebnisse zählen für eine Wertung. Sie steht mit meinem Namen in der Liste dieses Servers. Ich kann sie jederzeit löschen.
ui-tournament-make = Turnier anlegen
ui-tournament-file = Aus einer Datei (TOML)
ui-tournament-state = { $status ->
    [open] Noch nicht begonnen
    [running] Partie { $deal } von { $deals }
   *[over] Beendet
  }
ui-tournament-facts = { $game } · { $players } an einem Tisch, { $together ->
    [one] davon ein Mensch
   *[other] davon bis zu { $together } Menschen
  } · { $deals ->
    [one] eine Partie
   *[other] { $deals } Partien
  } · Bots: { $level }
ui-tournament-is-rated = Dieses Turnier wird gewertet.
ui-tournament-not-rated = Dieses Turnier wird nicht gewertet.
ui-tournament-people = { $count ->
    [0] Noch nimmt niemand teil.
    [one] Eine Person nimmt teil
   *[other] { $count } nehmen teil
  }
ui-tournament-gone = ausgestiegen
ui-tournament-somebody = jemand
ui-tournament-take-part = Teilnehmen
ui-tournament-leave = Turnier verlassen
ui-tournament-leave-sure = Aussteigen? Bots spielen auf deinen Plätzen, und nicht gespielte Partien zählen nichts.
ui-tournament-remove = { $name } entfernen
ui-tournament-start = Beginnen
ui-tournament-wait = Wer das Turnier angelegt hat, beginnt es.
ui-tournament-need = Es beginnt mit mindestens zwei Menschen.
ui-tournament-invite-line = Wer diesen Link öffnet, kann teilnehmen und den Stand verfolgen.
ui-tournament-play = Zu deinem Tisch
ui-tournament-done = Diese Partie hast du gespielt. Die nächste beginnt, wenn alle Tische fertig sind.
ui-tournament-follow = Du verfolgst dieses Turnier. Beim letzten Tisch einer Partie kannst du zuschauen, solange er spielt; die anderen kannst du ansehen, sobald alle fertig sind.
ui-tournament-standings = Stand
ui-tournament-no-standings = Der Stand erscheint, wenn alle Tische die erste Partie beendet haben.
ui-tournament-rank = Platz
ui-tournament-name = Name
ui-tournament-share = Besser als
ui-tournament-interval = 95-%-Intervall
ui-tournament-share-note = Der Anteil derer mit denselben Karten auf demselben Platz, die schlechter abgeschnitten haben; Gleichstände zählen halb. Das Intervall zeigt, wie viel noch Glück sein kann: Überdecken sich zwei weit, sagt ihre Reihenfolge wenig.
ui-tournament-deal = Partie { $deal }
ui-tournament-deal-running = läuft: { $over } von { $tables } Tischen sind fertig
ui-tournament-table = Tisch { $number }
ui-tournament-table-over = fertig
ui-tournament-table-playing = spielt noch
ui-tournament-seat = Platz { $number }
ui-tournament-bot = Bot
ui-tournament-not-own = von einem Bot gespielt
ui-tournament-look = Partie ansehen
ui-tournament-watch = Zuschauen
ui-tournament-rules = Wie gezählt wird
ui-tournament-rule-same = Alle Tische einer Partie haben genau dieselben Karten. Niemand spielt eine Partie zweimal, und niemand sieht etwas davon, solange andere sie noch spielen müssen. Beim letzten Tisch kannst du erst zuschauen, wenn alle anderen fertig sind.
ui-tournament-rule-places = Die Plätze werden für jede Partie so ausgelost, dass du möglichst viele andere triffst und mit möglichst vielen verglichen wirst.
ui-tournament-rule-compare = Verglichen wirst du mit denen, die an den anderen Tischen auf deinem Platz sitzen, und zwar nach der Rangfolge, die das Spiel selbst kennt. Mit deinem eigenen Tisch trittst du nicht in Wettbewerb: Jemandem dort zum Sieg oder zur Niederlage zu verhelfen, bringt dir nichts.
ui-tournament-rule-bots = Auf freien Plätzen sitzen Bots, überall mit derselben Stärke. Ein Bot auf deinem Platz an einem anderen Tisch zählt wie jeder andere.
ui-tournament-gifts = Hat jemand für einen Freund gespielt?
ui-tournament-gifts-text = Auf einem Rechner, auf dem serai installiert ist, berechnet dieser Befehl, wie sehr die Entscheidungen jedes Spielers jedem anderen geholfen haben:
ui-tournament-gifts-warning = Eine hohe Zahl ist ein Anlass, die Partien anzusehen, und kein Beweis. Auch Anfänger und ungewöhnliche Pläne können so aussehen.
ui-tournament-rule-leave = Wer aussteigt oder die meisten Entscheidungen einem Bot überlässt, bekommt für diese Partie nichts. Die anderen werden mit dem verglichen, was der Bot erreicht hat.
ui-ratings = Wertungen
ui-ratings-line = Wertungen aller, die zugestimmt haben, nach der Skala von openskill. Alle beginnen bei 25. In 19 von 20 Fällen liegt die wahre Stärke innerhalb der Spanne hinter ±. Verglichen wirst du mit allen, die auf demselben Platz dieselben Karten hatten. Eine Wertung erscheint nach Vergleichen mit vier verschiedenen Spielern.
ui-ratings-none = Hier hat noch niemand eine Wertung.
ui-ratings-strength = Stärke
ui-ratings-contests = Vergleiche
ui-ratings-delete = Meine Wertungen löschen
ui-ratings-deleted = Deine Wertungen sind gelöscht.
ui-ratings-bot = Bot ({ $level })
ui-tournament-winner = { $mine ->
    [yes] Du hast das Turnier gewonnen!
   *[no] { $count ->
        [one] { $names } gewinnt das Turnier
       *[other] { $names } gewinnen das Turnier gemeinsam
      }
  }
ui-tournament-winner-line = { $share } aller Vergleiche gewonnen
