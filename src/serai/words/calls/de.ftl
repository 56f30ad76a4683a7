ui-calls-line = Damit du erfährst, wann du an der Reihe bist, auch wenn diese Seite geschlossen ist. Gesendet werden Spiel, Runde und Restzeit und nichts, was andere nicht wissen dürfen.
ui-calls-device = Dieses Gerät
ui-calls-device-on = Auf diesem Gerät rufen
ui-calls-device-off = Hier nicht mehr rufen
ui-calls-unsupported = Dieser Browser kann nicht gerufen werden. Er braucht eine Seite über https, auf Telefonen von Apple die Seite auf dem Startbildschirm.
ui-calls-denied = Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen des Browsers und komm dann zurück.
ui-calls-device-failed = Der Dienst des Browsers war nicht zu erreichen. Versuche es später noch einmal.
ui-calls-hook = Webhook
ui-calls-hook-help = Für ntfy, einen Chatraum oder ein eigenes Programm: Jede Benachrichtigung wird als JSON dorthin gesendet.
ui-calls-hook-address = Adresse
ui-calls-hook-add = Hinzufügen
ui-calls-places = Wo du gerufen wirst
ui-calls-nowhere = Noch nirgends.
ui-calls-place = { $kind ->
    [push] Ein Browser, über { $host }
   *[hook] { $host }
  }
ui-calls-test = Ausprobieren
ui-calls-tested = Gesendet.
ui-calls-remove = Entfernen
ui-calls-quiet = Ruhezeit
ui-calls-quiet-help = Was hineinfällt, erfährst du an ihrem Ende.
ui-calls-quiet-since = von
ui-calls-quiet-until = bis
ui-calls-quiet-none = keine Ruhezeit
server-call-turn = { $game }: du bist an der Reihe
server-call-hurry = { $game }: deine Zeit wird knapp
server-call-round = Runde { $round }
server-call-left = noch { $duration }
server-call-test = So wirst du gerufen.
server-call-address = Benachrichtigungen gehen an eine Adresse, die mit https:// oder http:// beginnt, ohne Namen und Passwort darin; ihr Port ist 80, 443 oder 1024 und höher.
server-call-nowhere = Einen Rechner { $host } gibt es nicht, oder er ist gerade nicht zu finden.
server-call-private = { $host } liegt in einem privaten Netz. Wer diesen Server betreibt, kann das erlauben (SERAI_HOOKS).
server-call-failed = { $host } hat die Benachrichtigung nicht angenommen.
server-no-channel = Deine Benachrichtigungen gehen dort nicht mehr hin.
server-no-zone = Eine Zeitzone { $zone } gibt es nicht.
server-call-invite = { $game }: du bist eingeladen
server-call-invite-text = { $host } hält dir einen Platz frei
