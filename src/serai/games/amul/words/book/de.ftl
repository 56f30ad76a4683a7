amul-book-column = { $column ->
    [player] Person
    [cards] Karten
    [prowess] Militärische Stärke
    [letter] Bester Buchstabe
    [turn] An der Reihe
    [mongol] Mongolische Symbole
    [arab] Arabische Symbole
    [ranks] Platz
    [points] Punkte
    [of-cards] Punkte der Karten
    [arab-points] Arabische Mehrheit
    [mongol-points] Mongolische Mehrheit
   *[total] Punkte
  }
ui-amul-part-style = Kategorie: Farbe und Muster des Rands
ui-amul-part-position = Positionssymbole: Tisch, Hand oder beides
ui-amul-part-number = Unsere Kartennummer
ui-amul-part-traits = Zugehörigkeitssymbole, hier drei Militärsymbole
ui-amul-part-letter = Buchstabe, auf Karten mit Militärsymbolen
ui-amul-part-effect = Sofort-Effekt: woher du eine Karte nehmen darfst
ui-amul-part-name = Name
ui-amul-part-power = Effekt: was die Karte zählt, und wessen Karten dabei zählen
ui-amul-round-deal = Handkarten auf 6
ui-amul-round-deal-text = Alle ziehen eine Karte.
ui-amul-round-fill = Markt auffüllen
ui-amul-round-fill-text = 1, 2 oder 3 Karten, je nach Spielerzahl.
ui-amul-round-offer = In den Markt
ui-amul-round-offer-text = Alle gleichzeitig, verdeckt.
ui-amul-round-pick = Aus dem Markt
ui-amul-round-pick-text = Alle nacheinander.
ui-amul-round-reveal = In den Spielbereich
ui-amul-round-reveal-text = Alle gleichzeitig; 5 bleiben auf der Hand.
ui-amul-round-effect = Sofort-Effekte
ui-amul-round-effect-text = Wer einen aufgedeckt hat, darf eine Karte nehmen.
ui-amul-round-empty = Markt leeren
ui-amul-round-empty-text = Übrige Karten werden aus dem Spiel entfernt.
ui-amul-round-pass = „Erste Wahl“ weitergeben
ui-amul-round-pass-text = Im Uhrzeigersinn.
