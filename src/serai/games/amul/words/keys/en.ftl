### Āmul: keys at the table

amul-key-digits = select a card: the first, the second …
amul-key-pass = take nothing
amul-key-middle = read out the Market
