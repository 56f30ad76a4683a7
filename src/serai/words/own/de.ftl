ui-own-text = Hast du das gedruckte Spiel? Geh es Karte für Karte durch: berichtige, was in deiner Schachtel anders ist, und hake ab, was stimmt. Alles bleibt auf diesem Gerät.
ui-own-editions = Deine Ausgaben
ui-own-name = Name
ui-own-name-taken = Wähle einen anderen Namen: Kleinbuchstaben, Ziffern, Punkte, _ und -, und keinen, den es schon gibt.
ui-own-export = Als Datei sichern
ui-own-import = Datei öffnen
ui-own-new = Noch eine Ausgabe
ui-own-forget = Löschen
ui-own-forget-sure = Die Ausgabe „{ $id }“ von diesem Gerät löschen?
ui-own-no-toml = Diese Datei kann nicht gelesen werden: { $detail }
ui-own-no-id = Das ist keine Ausgabendatei: sie braucht eine id aus Kleinbuchstaben, Ziffern, Punkten, _ und -.
ui-own-other-game = Diese Ausgabendatei gehört zu einem anderen Spiel.
ui-own-other-base = Hier können nur Dateien geöffnet werden, die die Ausgabe „{ $base }“ berichtigen.
ui-own-progress = { $done } von { $all } mit deiner Schachtel verglichen
ui-own-progress-label = Mit deiner Schachtel verglichen
ui-own-only-open = Nur was noch zu vergleichen ist
ui-own-checked = verglichen
ui-own-being-checked = Wird geprüft …
ui-own-yours = von dir
ui-own-reset = Wie vorher
ui-own-all = Die ganze Ausgabe
ui-own-as-in-box = Stimmt mit meiner Schachtel überein
ui-own-next = Nächste zum Vergleichen
ui-own-any = beliebig
ui-own-another = Noch eine: { $what }
ui-own-without = { $what } entfernen
ui-own-sound = { $count ->
    [0] Noch ist nichts geändert.
    [one] Mit dieser Ausgabe kann gespielt werden. Sie ändert { $count } Wert.
   *[other] Mit dieser Ausgabe kann gespielt werden. Sie ändert { $count } Werte.
  }
ui-own-prepared = Auf diesem Gerät braucht sie kein Netz mehr.
ui-own-faulty = { $count ->
    [one] Mit dieser Ausgabe kann noch nicht gespielt werden:
   *[other] Mit dieser Ausgabe kann noch nicht gespielt werden; { $count } Dinge sind zu berichtigen:
  }
ui-own-unchecked = Ohne Verbindung kann niemand sagen, ob mit dieser Ausgabe gespielt werden kann. Sie bleibt trotzdem erhalten und wird beim nächsten Mal geprüft.
ui-own-where-used = Deine Ausgabe kann in der Galerie und auf dem Kartenblock gewählt werden und für neue Tische, auf diesem Server und auf diesem Gerät. Nach einer Berichtigung bereitet ein Server sie einmal vor; von da an braucht Zählen und Spielen kein Netz. Die Datei ist die, die „serai edition check“ liest.
ui-own-play = Damit spielen
