trinkets-title = Kleinkram
trinkets-option-rounds = Runden
trinkets-option-rounds-help = In jeder Runde gibt es ein Kleinod.
trinkets-step-turn_up = Kleinod ziehen
trinkets-step-roll = Würfeln
trinkets-step-draw = Karte ziehen
trinkets-step-lay = Karte legen
trinkets-ask-lay = Lege eine Karte verdeckt. Die höchste Karte nimmt das Kleinod.
trinkets-field-worth = Wert der Kleinode
trinkets-field-drawn = Kleinode bisher
trinkets-field-stock_size = Karten im Vorrat
trinkets-field-laid = Karten bisher
trinkets-field-hand_size = Handkarten
trinkets-field-has_chosen = hat gewählt
trinkets-move-lay = { $card } legen
trinkets-event-dealt = { $who ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt Karten.
  }
trinkets-event-round = Runde { $round }: Es geht um Kleinod { $trinket }.
trinkets-event-laid = { $who ->
    [you] Du legst { $card }.
   *[other] { $seat } legt { $card }.
  }
trinkets-event-took = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } Kleinod { $trinket }.
trinkets-event-rolled = { $who ->
    [you] Du würfelst { $die }.
   *[other] { $seat } würfelt { $die }.
  }
trinkets-event-drew = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht eine Karte.
  }
trinkets-order-lay = Ab Runde { $round } eine Karte legen
trinkets-order-help = Die erste Karte der Liste, die noch auf deiner Hand ist.
trinkets-order-cards = Karten
trinkets-order-told = Ab Runde { $round }: lege die erste von { $cards }.
