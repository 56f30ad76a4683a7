### Āmul: viele Spiele

ui-mine-amul-favourites = Am häufigsten aufgedeckte Karten
ui-mine-amul-habit = { $verb ->
    [offer] Anbieten
    [pick] Nehmen
    [play] Aufdecken
   *[effect] Nehmen durch einen Effekt
  }
