### Āmul: Abweisungen

amul-refuse-verb = Unbekannter Zug. Sende als „do“ eines von: { $verbs }.
amul-refuse-fields = Der Zug „{ $verb }“ braucht genau diese Felder: do, { $fields }.
amul-refuse-type = Das Feld „{ $field }“ hat den falschen Typ. Kartennummern und Plätze sind ganze Zahlen.
amul-refuse-seat = Diesen Platz gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
amul-refuse-setup-first = Das Spiel ist noch nicht aufgebaut. Der erste Zug ist „setup“.
amul-refuse-setup-again = Das Spiel ist schon aufgebaut. Es geht mit der ersten Runde weiter.
amul-refuse-first = Der Startspieler muss ein Platz von 0 bis { $last } sein.
amul-refuse-deck = Der Stapel muss jede der { $count } Marktkarten dieses Spiels genau einmal enthalten.
amul-refuse-over = Das Spiel ist vorbei. Es gibt keine Züge mehr.
amul-refuse-not-now = { $verb ->
    [offer] Du kannst jetzt keine Karte anbieten.
    [pick] Du kannst jetzt keine Karte nehmen.
    [play] Du kannst jetzt keine Karte aufdecken.
   *[effect] Du hast jetzt keinen Sofort-Effekt zu nutzen.
  } { $step ->
    [offer] Alle wählen gerade eine Karte für den Markt.
    [pick] Gerade werden Karten aus dem Markt genommen.
    [play] Alle wählen gerade eine Karte zum Aufdecken.
   *[effect] Gerade werden Sofort-Effekte genutzt.
  }
amul-refuse-not-on-turn = Du bist nicht am Zug. Warte auf { $seat }.
amul-refuse-not-in-hand = { $card } ist nicht auf deiner Hand. Wähle eine deiner eigenen Karten.
amul-refuse-not-in-market = { $card } liegt nicht im Markt. Nimm eine Karte, die dort liegt.
amul-refuse-not-in-source = { $card } kann dieser Effekt nicht nehmen. Wähle eine Karte, die er nehmen kann, oder nimm nichts.
amul-refuse-chosen = { $seat } hat in diesem Schritt schon gewählt. Eine Aufzeichnung enthält nur die endgültige Wahl.
amul-refuse-copies = { $seat } hat { $kind } { $surplus ->
    [one] einmal
   *[other] { $surplus }-mal
  } zu viel. { $count ->
    [0] In einem Spiel zu { $players } kommt die Karte nicht vor.
    [one] In einem Spiel zu { $players } gibt es nur eine.
   *[other] In einem Spiel zu { $players } gibt es { $count }.
  }
amul-refuse-players = Āmul ist für { $fewest } bis { $most } Personen.
amul-refuse-option = Diese Option hat Āmul nicht. Es gibt { $options }.
amul-refuse-tea = Die Option „tea“ muss eine ganze Zahl von 0 bis 8 sein.
