### Āmul: der Wertungsblock auf mehreren Telefonen

ui-amul-together-text = Alle tragen ihre eigenen Punkte auf dem eigenen Telefon ein. Niemand sieht die der anderen, bevor alle fertig sind; dann werden die Summen zusammen aufgedeckt.
ui-amul-together-open = Abend eröffnen
ui-amul-together-no-server = Gerade gibt es keinen Server, auf dem ihr euch treffen könnt. Der Block geht auch auf einem Telefon: Reicht es herum.
ui-amul-together-join = Mit einem anderen Telefon mitmachen
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
ui-amul-together-alone = Allein auf diesem Telefon weitermachen
ui-amul-together-leave = Diesen Abend verlassen
