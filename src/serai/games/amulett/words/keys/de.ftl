### Das Amulett: Tasten am Tisch

ui-key-amulett-digits = so viel bieten; sonst das Erste, das Zweite … auswählen
ui-key-amulett-pass = passen
ui-key-amulett-middle = die Karte vorlesen
