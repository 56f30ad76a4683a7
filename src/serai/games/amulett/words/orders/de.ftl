amulett-order-help = Du passt, wenn du mehr bieten müsstest als deine Grenze. Darunter wirst du gefragt, oder für dich wird geboten.
amulett-order-spell = Versteigerung von Zaubersprüchen, Runde { $round }
amulett-order-spell-most = Höchstens Energiesteine
amulett-order-spell-told = { $lot }: passen, wenn mehr als { $most ->
    [one] { $most } Energiestein
   *[other] { $most } Energiesteine
  } nötig wären; sonst { $then ->
    [bid] das niedrigste Gebot machen
    [most] die Grenze bieten
   *[ask] mich fragen
  }.
amulett-order-gem = Tausch um Edelsteine, Runde { $round }
amulett-order-gem-most = Höchstens Karten
amulett-order-gem-told = { $lot }: passen, wenn mehr als { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
  } nötig wären; sonst { $then ->
    [bid] das niedrigste Gebot machen
   *[ask] mich fragen
  }.
amulett-order-then = Innerhalb dieser Grenze
amulett-order-then-ask = Mich fragen
amulett-order-then-bid = Das niedrigste Gebot machen
amulett-order-then-most = Die Grenze bieten
amulett-order-only = Wo
amulett-order-all = Alles in Runde { $round }
