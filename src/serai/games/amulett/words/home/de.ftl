amulett-title = Das Amulett
amulett-option-experienced = Für Erfahrene
amulett-option-experienced-help = Zu Beginn heimlich zwei von vier Zaubersprüchen wählen.
ui-game-amulett-players = 3 bis 6 Personen · ab 12 Jahren · etwa 60 bis 120 Minuten
ui-game-amulett-points = { $points ->
    [one] { $points } Edelstein
   *[other] { $points } Edelsteine
  }
ui-game-amulett-line = Zieht mit den Zauberern durchs Land, bietet Metalle für Edelsteine und Energiesteine für Zaubersprüche, und vollendet als Erste euer Amulett.
