amulett-book-column = { $column ->
    [amulet] Dein Amulett
    [spells] Zaubersprüche
    [fixed] Einkommen
    [free] Nach Wahl
    [where] Wo
    [hand] Deine Hand
    [most] So viel kannst du bieten
    [case] Wer besitzt was
    [highest] Höchstes Gebot
    [lowest] Du bietest mindestens
    [paid] Du legst aus
    [back] Du darfst zurücknehmen
    [cost] Es kostet dich
    [supply] Dein Vorrat
    [stones] Energiesteine
   *[gone] Kommt unter den Stapel
  }
amulett-book-case = { $case ->
    [gems] { $count } rote Edelsteine
    [water] Wasser
    [forest] Wald mit Pyramide, an der großen Mauer
    [city] Stadtteil
    [desire] Wasser, und mit „Brennendes Verlangen“ wurde Silber genannt
    [metamorphosis] Wasser, und du besitzt „Eiserne Metamorphose“
    [plain] Niemand besitzt einen der beiden Zaubersprüche
    [power] Wer am meisten geboten hat, besitzt „Gewaltige Macht“
    [superiority] Du besitzt „Überlegenheit“
   *[both] Die andere Person besitzt „Gewaltige Macht“, du „Überlegenheit“
  }
ui-amulett-part-phase = Farbe und Form der Phase, in der er wirkt
ui-amulett-part-cost = Energiekosten: ein oder zwei Blitze
ui-amulett-part-income = Einkommen: Metalle oder Joker
ui-amulett-part-stones = Energiesteine, die darauf liegen
ui-amulett-part-name = Name
ui-amulett-part-power = Besondere Eigenschaft
ui-amulett-round-spell = Bietet Energiesteine für neue Zaubersprüche, je ein Gebot.
ui-amulett-round-metal = Eure Zaubersprüche bringen Metallkarten.
ui-amulett-round-gem = 3- bis 6-mal: Metall gegen Edelsteine tauschen, dann weiterreisen.
ui-amulett-round-energy = Jeder Zauberspruch verliert je Blitz einen Energiestein.
