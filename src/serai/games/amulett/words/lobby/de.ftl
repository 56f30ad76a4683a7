### Das Amulett: die Charaktere der Bots, nach Plätzen (bot/tastes.toml)

amulett-character = { $number ->
    [1] Anahit liebt gelbe Edelsteine.
    [2] Batu lässt ungern einen roten Edelstein liegen.
    [3] Ceyda träumt vom Meer und sammelt blaue Edelsteine.
    [4] Darius mag klare Edelsteine: weiße oder farblose.
    [5] Esen mag die Farben der Wüste: Orange und Braun.
   *[other] Farid sieht sich zuerst nach grünen Edelsteinen um.
  }
