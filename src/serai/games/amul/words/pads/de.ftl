amul-pad-areas = { $areas } Spielbereiche sind angegeben. Āmul ist für { $fewest } bis { $most } Personen.
amul-pad-no-list = { $seat }: { $given } ist keine Liste von Karten.
amul-pad-too-many = { $seat } hat { $count } Karten. Das ganze Spiel hat { $most }.
amul-pad-no-card = { $seat }: In dieser Ausgabe gibt es keine Karte { $given }. Nimm sie heraus.
amul-pad-no-number = { $seat }: Es gibt keine Karte { $given }. Ihre Nummern gehen bis { $last }.
amul-pad-no-deck = { $seat }: { $given } nennt keinen der Stapel { $decks }.
amul-pad-not-in-deck = { $seat }: { $kind } gehört nicht zu den Karten { $deck ->
    [palace] des Palasts
    [bazaar] des Bazars
   *[market] des Markts
  }.
amul-pad-twice = Karte { $number } ({ $kind }) liegt zweimal da. Jede Karte gibt es nur einmal.
amul-pad-not-in-game = { $seat }: Karte { $number } ({ $kind }) kommt in einem Spiel zu { $players } nicht vor.
amul-pad-no-room = Diese Spielbereiche sind mehr Punkte wert, als auf den Block passen. Lass einige Karten weg.
amul-pad-symbols = { $seat } hat mehr Symbole, als der Block zählen kann ({ $most }). Lass einige Karten weg.
amul-pad-one-form = Zählt entweder die Karten eines Tisches oder seine Summen, nicht beides.
amul-pad-no-totals = { $seat }: { $given } ist keine Spalte mit Punkten und Symbolen.
amul-pad-no-field = { $seat }: { $given } steht nicht auf dem Wertungsblock. Es gibt { $fields }.
amul-pad-no-name = { $seat }: { $given } ist kein Name.
amul-pad-no-count = { $seat }, { amul-written }: { $given } ist keine ganze Zahl von 0 bis { $most }.
amul-pad-no-letter = { $seat }: { $given } ist kein Buchstabe. Nach Z kommt AA.
amul-pad-letter-alone = { $seat } hat den Buchstaben { $letter }, aber kein Militärsymbol, das ihn trägt.
ui-amul-pad-ways = Wie gezählt wird
ui-amul-pad-plain = Nach Summen
ui-amul-pad-cards = Karte für Karte
ui-amul-pad-together = Auf mehreren Telefonen
ui-amul-plain-text = Āmul liegt bei euch auf dem Tisch? Tragt für alle die Punkte nach Farben ein und zählt die Symbole. Mehrheiten, Summen und Sieg ergeben sich daraus, bei jeder Auflage: Kein Kartenwert ist dafür nötig, darum steht dieser Weg vorn. In der Variante mit Tee zählt Tee zu der Farbe, die darauf gedruckt ist, die Teehändlerin zum Bazar.
ui-amul-plain-players = Personen und Namen
ui-amul-plain-whose = Wessen Punkte eingetragen werden
ui-amul-plain-left = { $count ->
    [0] vollständig
   *[other] noch { $count }
  }
ui-amul-plain-points = Punkte
ui-amul-plain-symbols = Symbole auf allen Karten im Spielbereich
ui-amul-plain-missing = es fehlt noch { $fields }
ui-amul-plain-rest = Der Rest ist 0
ui-amul-plain-next = Weiter mit { $seat }
ui-amul-plain-to-result = Zum Ergebnis
ui-amul-plain-undo = Zurücknehmen
ui-amul-plain-undo-entry = Zurücknehmen: { $seat }, { amul-written }
ui-amul-plain-share = Ergebnis teilen
ui-amul-plain-shared = Das Bild ist gespeichert und die Zeile kopiert.
ui-amul-plain-keep = Abend behalten
ui-amul-plain-kept = Behalten
ui-amul-plain-new = Neuer Abend
ui-amul-plain-evening = { $date }: { $scores }
ui-amul-plain-line = Āmul, { $evening }. { $outcome }
ui-amul-plain-evenings = Bisherige Abende
ui-amul-plain-forget = Abend vom { $date } löschen
ui-amul-plain-on-this-device = Nur auf diesem Gerät.
ui-amul-as-entered = Wie eingetragen: Die Punkte jeder Karte kommen in die Zeile ihrer Farbe (A11.2).
ui-amul-count-anyway-text = Ab wie vielen Personen eine Karte mitspielt, ist unsere Rekonstruktion. Liegen die Karten bei euch auf dem Tisch, dann zählt sie.
ui-amul-count-anyway = Trotzdem zählen
ui-amul-counted-anyway = Gezählt mit allen Karten dieser Ausgabe, gleich wie viele mitspielen.
ui-amul-card-pad-text = Āmul liegt bei euch auf dem Tisch? Tippe an, was am Ende vor allen liegt; jeder Punkt wird erklärt. Eine Karte, die in eurer Schachtel etwas anderes zählt, könnt ihr berichtigen, wo ihr sie angetippt habt.
