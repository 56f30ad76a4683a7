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
ui-plain-refuse-option = Diese Option gibt es nicht. Lass sie weg; es gibt: { $options }.
ui-plain-refuse-value = Die Option „{ $option }“ kann diesen Wert nicht haben. Möglich ist { $values }.
ui-plain-refuse-verb = Ein Zug ist einer von { $verbs }. Sende einen davon als „do“.
ui-plain-refuse-chance = Das kann der Zufall jetzt nicht ergeben.
ui-plain-refuse-move = Dieser Zug ist nicht erlaubt. Wähle einen der erlaubten.
ui-plain-refuse-chosen = Dieser Platz hat schon gewählt. Eine Aufzeichnung enthält nur die endgültige Wahl.
