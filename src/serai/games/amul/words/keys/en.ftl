### Āmul: keys at the table

ui-key-amul-digits = select a card: the first, the second …
ui-key-amul-pass = take nothing
ui-key-amul-middle = read out the Market
