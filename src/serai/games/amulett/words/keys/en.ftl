### Das Amulett: keys at the table

ui-key-amulett-digits = bid this number; otherwise select the first choice, the second …
ui-key-amulett-pass = pass
ui-key-amulett-middle = read out the map
