### Das Amulett: Tasten am Tisch

ui-key-amulett-digits = diese Zahl bieten; sonst das Erste, das Zweite … auswählen
ui-key-amulett-pass = passen
ui-key-amulett-middle = den Spielplan vorlesen
