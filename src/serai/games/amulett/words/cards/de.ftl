### Wie ein Wert einer Karte heißt, wo seine Herkunft steht

amulett-origin = { $name ->
    [name_en] englischer Name
    [name_de] deutscher Name
    [colour] Kategorie
    [income] Einkommen
    [cost] Energiekosten
    [effect] Effekt
    [text_en] englischer Text
    [text_de] deutscher Text
    [note] Anmerkung
    [counts] Anzahlen
    [placement] Lage
    [neighbours] Nachbarschaft
    [shape] Form
    [metals] Metalle
    [gems] Edelsteine
    [terrains] Landschaften
    [names_en] englische Namen
    [markers] Rundenmarken
    [stones_per_player] Energiesteine je Person
    [start_hand] Metallkarten zu Beginn
    [setup] Aufbau
    [min_stones] Mindestzahl der Energiesteine
    [victory] wie man gewinnt
    [stalled_rounds] Runden ohne ertauschten Edelstein
   *[other] { $name }
  }
