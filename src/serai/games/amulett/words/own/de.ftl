amulett-own-sheet = { $sheet ->
    [spell] Zaubersprüche
    [map_areas] Gebiete
    [map] Der Spielplan
    [terrain] Landschaften
    [gem] Edelsteine
    [metal] Metalle
    [setup_basic] Aufbau
    [setup_experienced] Aufbau für Erfahrene
    [victory] Das Ende des Spiels
   *[game] Das Spiel selbst
  }
amulett-own-field = { $field ->
    [name] Name
    [colour] Farbe
    [income] Einkommen
    [cost] Energiekosten
    [effect] Wirkung
    [text] Text
    [terrain] Landschaft
    [gems] Edelsteine
    [pyramid] Pyramide
    [wall] Große Mauer
    [neighbours] Wege nach
    [start] Start der Reisegesellschaft
    [layout] Gezeichnet als
    [accepts] Metalle, die hier gelten
    [count] Anzahl
    [markers] Rundenmarken
    [stones_per_player] Energiesteine pro Person
    [start_hand] Metalle der Starthand
    [dealt] Ausgeteilte Zaubersprüche
    [stones_each] Energiesteine auf jedem
    [kept] Behaltene Zaubersprüche
    [min_stones] Energiesteine mindestens
    [colours] Farben zum Sieg
    [stalled_rounds] Runden ohne ertauschten Edelstein
    [metal] Metall
    [cards] Karten
    [where] Wo
    [min] Gebote ab
    [max] Gebote bis
    [raise] Das nächste Gebot ist höher um
    [stones] Energiesteine
   *[other] { $field }
  }
amulett-own-word = { $word ->
    [grey] grau
    [red] rot
    [blue] blau
    [joker] beliebiges Metall
    [any] überall
    [pyramid] bei Pyramiden
    [wall] an der großen Mauer
    [north] nördlich davon
    [south] südlich davon
    [hexagons] Sechsecke
    [points] Punkte und Linien
    [plain] nur Einkommen
    [magic] Metall für Edelsteine
    [teleport] teleportiert einen Edelstein
    [desire] nennt ein Metall
    [curse_rich] eine Karte hoher Gebote
    [curse_poor] eine Karte niedriger Gebote
    [influence] nimmt Karten zurück
    [gift] ein Edelstein mehr
    [power] erhöht das nächste Gebot
    [superiority] darf das höchste Gebot wiederholen
    [metamorphosis] ein Metall ist Joker
    [metamorphosis_area] alle Karten sind dort Joker
    [journey] wählt die Rundenmarke
    [phoenix] die Reisegesellschaft darf fliegen
    [arc] versetzt eigene Energiesteine
    [pull] nimmt Energiesteine der anderen
    [none] keine
   *[other] { $word }
  }
