### Āmul: die Charaktere der Bots, nach Plätzen (bot/tastes.toml)

amul-character = { $number ->
    [1] Anahit sammelt schöne Objekte und zeigt sie gern.
    [2] Batu vertraut Soldaten mehr als Händlern.
    [3] Ceyda füllt zuerst ihre Lager mit Ressourcen.
    [4] Darius geht an keinem Händler gern vorbei.
    [5] Esen hat nie genug Kamele.
    [6] Farid umgibt sich gern mit schillernden Charakteren.
    [7] Gulnar führt Karawanen: Ressourcen, und Kamele, die sie tragen.
   *[other] Hulegu schart Krieger und seltsame Charaktere um sich.
  }
