### Das Amulett: viele Spiele

ui-mine-amulett-favourites = Am häufigsten genommene Edelsteine
ui-mine-amulett-habit = { $verb ->
    [keep] Im Aufbau behaltene Zaubersprüche
    [pass] Passen
    [bid_spell] Gebote auf Zaubersprüche
    [income] Einkommen
    [bid] Gebote auf Edelsteine
    [pay] Zahlen
    [take] Gezahlte Karten nehmen
    [gem] Wahl der Edelsteine
    [move] Weiterziehen
   *[other] Zaubersprüche nutzen
  }
