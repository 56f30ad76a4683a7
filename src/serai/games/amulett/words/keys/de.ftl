### Das Amulett: Tasten am Tisch

amulett-key-digits = so viel bieten; sonst das Erste, das Zweite … auswählen
amulett-key-pass = passen
amulett-key-middle = die Karte vorlesen
