amul-pad-areas = { $areas } Spielbereiche sind zu viele oder zu wenige. Āmul ist für { $fewest } bis { $most } Personen.
amul-pad-no-list = { $seat }: { $given } ist keine Liste von Karten.
amul-pad-too-many = { $seat } hat { $count } Karten, das ganze Spiel aber nur { $most }.
amul-pad-no-card = { $seat }: Diese Ausgabe hat keine Karte { $given }. Nimm sie heraus.
amul-pad-no-number = { $seat }: Es gibt keine Kartennummer { $given }. Die letzte ist { $last }.
amul-pad-no-deck = { $seat }: { $given } nennt keinen Stapel. Die Stapel heißen { $decks }.
amul-pad-not-in-deck = { $seat }: { $kind } ist keine { $deck ->
    [palace] Palastkarte
    [bazaar] Bazarkarte
   *[market] Marktkarte
  }.
amul-pad-twice = Karte { $number } ({ $kind }) kommt zweimal vor, es gibt sie aber nur einmal.
amul-pad-not-in-game = { $seat }: Karte { $number } ({ $kind }) gehört nicht in ein Spiel zu { $players }.
amul-pad-no-room = Diese Spielbereiche sind mehr Punkte wert, als auf den Block passen. Nimm einige Karten heraus.
amul-pad-symbols = { $seat } hat mehr Symbole, als der Block zählen kann ({ $most }). Nimm einige Karten heraus.
amul-pad-one-form = Gib entweder die Karten eines Tisches oder seine Summen an, nicht beides.
amul-pad-no-totals = { $seat }: { $given } ist keine Spalte mit Punkten und Symbolen.
amul-pad-no-field = { $seat }: { $given } steht nicht auf dem Wertungsblock. Die Zeilen sind { $fields }.
amul-pad-no-name = { $seat }: { $given } ist kein Name.
amul-pad-no-count = { $seat }, { amul-written }: { $given } ist keine ganze Zahl von 0 bis { $most }.
amul-pad-no-letter = { $seat }: { $given } ist kein Buchstabe. Auf Z folgt AA.
amul-pad-letter-alone = { $seat } hat den Buchstaben { $letter }, aber kein Militärsymbol dazu.
ui-amul-pad-ways = Wie gezählt wird
ui-amul-pad-plain = Nach Summen
ui-amul-pad-cards = Karte für Karte
ui-amul-pad-together = Auf mehreren Handys
ui-amul-plain-text = Āmul liegt bei euch auf dem Tisch? Tragt für alle die Punkte nach Farben ein und zählt die Symbole. Mehrheiten, Summen und Sieg ergeben sich daraus. Das geht mit jeder Auflage, denn es braucht keine Kartenwerte. In der Variante mit Tee zählt Tee zu der Farbe, die darauf gedruckt ist, die Teehändlerin zum Bazar.
ui-amul-plain-players = Personen und Namen
ui-amul-plain-whose = Wessen Punkte eingetragen werden
ui-amul-plain-left = { $count ->
    [0] vollständig
   *[other] noch { $count }
  }
ui-amul-plain-points = Punkte
ui-amul-plain-symbols = Symbole auf allen Karten im Spielbereich
ui-amul-plain-missing = noch offen: { $fields }
ui-amul-plain-rest = Der Rest ist 0
ui-amul-plain-next = Weiter mit { $seat }
ui-amul-plain-to-result = Zum Ergebnis
ui-amul-plain-undo = Zurücknehmen
ui-amul-plain-undo-entry = Zurücknehmen: { $seat }, { amul-written }
ui-amul-plain-share = Ergebnis teilen
ui-amul-plain-shared = Das Bild ist gespeichert und der Text kopiert.
ui-amul-plain-keep = Partie speichern
ui-amul-plain-kept = Gespeichert
ui-amul-plain-new = Neue Partie
ui-amul-plain-evening = { $date }: { $scores }
ui-amul-plain-line = Āmul, { $evening }. { $outcome }
ui-amul-plain-evenings = Bisherige Partien
ui-amul-plain-forget = Partie vom { $date } löschen
ui-amul-plain-on-this-device = Nur auf diesem Gerät.
ui-amul-as-entered = Wie eingetragen: Die Punkte einer Karte kommen in die Zeile ihrer Farbe (A11.2).
ui-amul-count-anyway-text = Die Spielerzahlen der Karten haben wir rekonstruiert. Liegen diese Karten bei euch auf dem Tisch, dann zählt sie.
ui-amul-count-anyway = Trotzdem zählen
ui-amul-counted-anyway = Gezählt mit allen Karten dieser Ausgabe, gleich wie viele mitspielen.
ui-amul-card-pad-text = Āmul liegt bei euch auf dem Tisch? Tippe die Karten an, die am Ende vor allen liegen; jeder Punkt wird erklärt. Zählt eine Karte in eurer Schachtel anders, berichtige sie, wo du sie angetippt hast.
