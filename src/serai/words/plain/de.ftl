ui-plain-ask = Du bist an der Reihe.
ui-plain-wait = Warten auf { $seats }.
ui-plain-outcome = { $who ->
    [you] Du gewinnst.
   *[other] { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen gemeinsam.
    }
  }
ui-plain-only-you = Nur du siehst das
ui-plain-table = Auf dem Tisch
ui-plain-in-words = Alles in Worten zeigen
ui-plain-result = Ergebnis
ui-plain-refuse-players = Dieses Spiel ist für { $fewest } bis { $most } Personen.
ui-plain-refuse-option = Diese Option gibt es nicht. Lass sie weg oder wähle eine von: { $options }.
ui-plain-refuse-value = Die Option „{ $option }“ kann diesen Wert nicht haben. Möglich: { $values }.
ui-plain-refuse-verb = Unbekannter Zug. Sende als „do“ eines von: { $verbs }.
ui-plain-refuse-chance = Dieses Zufallsergebnis ist jetzt nicht möglich.
ui-plain-refuse-move = Dieser Zug ist jetzt nicht erlaubt. Wähle einen der angebotenen.
ui-plain-refuse-chosen = Dieser Platz hat schon gewählt. Eine Aufzeichnung enthält nur die endgültige Wahl.
