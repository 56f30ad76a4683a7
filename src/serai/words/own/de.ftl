ui-own-text = Hast du das gedruckte Spiel? Geh es Karte für Karte durch: Berichtige, was in deiner Schachtel anders ist, und hake ab, was stimmt. Alles bleibt auf diesem Gerät.
ui-own-editions = Deine Ausgaben
ui-own-name = Name
ui-own-name-taken = Wähle einen anderen Namen: Kleinbuchstaben, Ziffern, Punkte, _ und -, und keinen, den es schon gibt.
ui-own-export = Als Datei speichern
ui-own-import = Datei öffnen
ui-own-new = Neue Ausgabe
ui-own-forget = Löschen
ui-own-forget-sure = Die Ausgabe „{ $id }“ von diesem Gerät löschen?
ui-own-no-toml = Diese Datei ist nicht lesbar: { $detail }
ui-own-no-id = Das ist keine Ausgabedatei: Sie braucht eine id aus Kleinbuchstaben, Ziffern, Punkten, _ und -.
ui-own-other-game = Diese Ausgabedatei gehört zu einem anderen Spiel.
ui-own-other-base = Hier lassen sich nur Dateien öffnen, die die Ausgabe „{ $base }“ berichtigen.
ui-own-progress = { $done } von { $all } mit deiner Schachtel verglichen
ui-own-progress-label = Mit deiner Schachtel verglichen
ui-own-only-open = Nur was noch offen ist
ui-own-checked = verglichen
ui-own-being-checked = Wird geprüft …
ui-own-yours = von dir
ui-own-reset = Änderung zurücknehmen
ui-own-all = Die ganze Ausgabe
ui-own-as-in-box = Stimmt mit meiner Schachtel überein
ui-own-next = Als Nächstes vergleichen
ui-own-any = beliebig
ui-own-another = Noch eine: { $what }
ui-own-without = { $what } entfernen
ui-own-sound = { $count ->
    [0] Du hast noch nichts geändert.
    [one] Mit dieser Ausgabe kannst du spielen. Sie ändert { $count } Wert.
   *[other] Mit dieser Ausgabe kannst du spielen. Sie ändert { $count } Werte.
  }
ui-own-prepared = Auf diesem Gerät geht sie jetzt auch offline.
ui-own-faulty = { $count ->
    [one] Mit dieser Ausgabe kannst du noch nicht spielen:
   *[other] Mit dieser Ausgabe kannst du noch nicht spielen; { $count } Dinge sind zu berichtigen:
  }
ui-own-unchecked = Du bist offline, daher lässt sich diese Ausgabe nicht prüfen. Sie ist gespeichert und wird beim nächsten Mal geprüft.
ui-own-where-used = Deine Ausgabe kannst du in der Galerie, auf dem Kartenblock und für neue Tische wählen, auf diesem Server und auf diesem Gerät. Nach einer Berichtigung bereitet ein Server sie einmal vor; von da an geht sie auch offline. Die Datei prüfst du mit „serai edition check“.
ui-own-play = Damit spielen
