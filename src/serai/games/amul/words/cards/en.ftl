### What a value of a card is called where its origin is told

amul-origin = { $name ->
    [kind] kind
    [name_en] English name
    [name_de] German name
    [colour] category
    [position] position
    [traits] symbols
    [effect] effect
    [powers] power
    [text_en] English text
    [text_de] German text
    [number] number
    [deck] deck
    [from] player count
    [letter] letter
   *[other] { $name }
  }
