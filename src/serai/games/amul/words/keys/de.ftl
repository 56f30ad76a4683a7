### Āmul: Tasten am Tisch

ui-key-amul-digits = eine Karte auswählen: die erste, die zweite …
ui-key-amul-pass = nichts nehmen
ui-key-amul-middle = den Markt vorlesen
