### Āmul: Tasten am Tisch

amul-key-digits = eine Karte auswählen: die erste, die zweite …
amul-key-pass = nichts nehmen
amul-key-middle = den Markt vorlesen
