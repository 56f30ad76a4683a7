### Das Amulett: keys at the table

amulett-key-digits = bid so much; elsewhere select the first choice, the second …
amulett-key-pass = pass
amulett-key-middle = read out the map
