### Āmul: the characters of bots, by seat (bot/tastes.toml)

amul-character = { $number ->
    [1] Anahit collects fine objects and likes to show them.
    [2] Batu trusts soldiers more than merchants.
    [3] Ceyda fills her stores with resources first.
    [4] Darius rarely walks past a merchant.
    [5] Esen never has enough camels.
    [6] Farid likes the company of colourful characters.
    [7] Gulnar leads caravans: resources, and camels to carry them.
   *[other] Hulegu keeps warriors and strange characters around him.
  }
