newgame-title = New Game
newgame-option-cards = Karten
newgame-option-cards-help = Die Zahl der Karten auf jeder Hand und die Zahl der Runden.
newgame-step-choose = Karte legen
newgame-ask-choose = Lege eine Karte verdeckt. Die höchste Karte nimmt den Preis.
newgame-wait-choose = { $seats } { $count ->
    [one] legt
   *[other] legen
  } eine Karte.
newgame-move-lay = { $card } legen
newgame-event-round = Runde { $round }: ein Preis im Wert von { $prize }.
newgame-event-laid = { $who ->
    [you] Du legst { $card }.
   *[other] { $seat } legt { $card }.
  }
newgame-event-took = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } den Preis im Wert von { $prize }.
newgame-event-tied = Niemand nimmt den Preis im Wert von { $prize }.
newgame-event-rolled = { $who ->
    [you] Du würfelst
   *[other] { $seat } würfelt
  } eine { $die }.
newgame-field-points = Punkte
newgame-field-hand_size = Anzahl der Handkarten
newgame-field-hand = Hand
newgame-field-has_chosen = hat gewählt
newgame-field-choice = verdeckte Karte
newgame-field-prizes = Preise bisher
newgame-field-taker_seat = nahm den letzten Preis
newgame-field-scores = Punkte
newgame-row = { $row ->
    [points] Punkte
    [wins] Siege
   *[other] { $row }
  }
