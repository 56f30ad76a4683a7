### Wie ein Wert einer Karte heißt, wo seine Herkunft steht

amul-origin = { $name ->
    [kind] Art
    [name_en] englischer Name
    [name_de] deutscher Name
    [colour] Kategorie
    [position] Position
    [traits] Symbole
    [effect] Effekt
    [powers] Wertung
    [text_en] englischer Text
    [text_de] deutscher Text
    [number] Nummer
    [deck] Stapel
    [from] Personenzahl
    [letter] Buchstabe
   *[other] { $name }
  }
