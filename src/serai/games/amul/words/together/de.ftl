### Āmul: der Wertungsblock auf mehreren Telefonen

ui-amul-together-text = Alle tragen ihre Punkte auf dem eigenen Handy ein. Niemand sieht die der anderen, bevor alle fertig sind; dann werden die Summen zusammen aufgedeckt.
ui-amul-together-open = Gemeinsam zählen
ui-amul-together-no-server = Gerade ist kein Server da, über den ihr euch verbinden könnt. Nehmt ein Handy und reicht es herum.
ui-amul-together-join = Mit einem anderen Handy mitmachen
ui-amul-together-copy = Link kopieren
ui-amul-together-whose = Welche Spalte ist deine?
ui-amul-together-state = { $state ->
    [ready] fertig
    [writing] trägt ein
   *[free] frei
  }
ui-amul-together-ready = Ich bin fertig
ui-amul-together-change = Etwas ändern
ui-amul-together-waiting = { $count ->
    [one] Eine Spalte fehlt noch.
   *[other] { $count } Spalten fehlen noch.
  }
ui-amul-together-alone = Allein auf diesem Handy weitermachen
ui-amul-together-leave = Verlassen
