ui-calls-line = Lass dich benachrichtigen, wenn du an der Reihe bist, auch wenn diese Seite geschlossen ist. Die Nachricht nennt Spiel, Runde und Restzeit und nichts Geheimes.
ui-calls-device = Dieses Gerät
ui-calls-device-on = Auf diesem Gerät einschalten
ui-calls-device-off = Auf diesem Gerät ausschalten
ui-calls-unsupported = Dieser Browser unterstützt hier keine Benachrichtigungen. Die Seite braucht https; auf iPhone und iPad füge sie zum Startbildschirm hinzu und öffne sie dort.
ui-calls-denied = Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen deines Browsers und komm dann zurück.
ui-calls-device-failed = Der Benachrichtigungsdienst deines Browsers ist nicht erreichbar. Versuche es später noch einmal.
ui-calls-hook = Webhook
ui-calls-hook-help = Für ntfy, einen Chatraum oder ein eigenes Programm: Jede Benachrichtigung wird als JSON dorthin gesendet.
ui-calls-hook-address = Adresse
ui-calls-hook-add = Hinzufügen
ui-calls-places = Wohin Benachrichtigungen gehen
ui-calls-nowhere = Noch nirgends.
ui-calls-place = { $kind ->
    [push] Ein Browser, über { $host }
   *[hook] { $host }
  }
ui-calls-test = Test senden
ui-calls-tested = Gesendet.
ui-calls-remove = Entfernen
ui-calls-quiet = Ruhezeit
ui-calls-quiet-help = Benachrichtigungen warten bis zum Ende der Ruhezeit.
ui-calls-quiet-since = von
ui-calls-quiet-until = bis
ui-calls-quiet-none = keine Ruhezeit
server-call-turn = { $game }: du bist an der Reihe
server-call-hurry = { $game }: deine Zeit wird knapp
server-call-round = Runde { $round }
server-call-left = noch { $duration }
server-call-test = Test: So sehen deine Benachrichtigungen aus.
server-call-address = Die Adresse muss mit https:// oder http:// beginnen und darf weder Namen noch Passwort enthalten. Der Port muss 80, 443 oder mindestens 1024 sein.
server-call-nowhere = Ein Rechner namens { $host } ist nicht zu finden.
server-call-private = { $host } liegt in einem privaten Netz. Wer diesen Server betreibt, kann das erlauben (SERAI_HOOKS).
server-call-failed = { $host } hat die Benachrichtigung nicht angenommen.
server-no-channel = Deine Benachrichtigungen gehen dort nicht mehr hin.
server-no-zone = Eine Zeitzone namens { $zone } gibt es nicht.
server-call-invite = { $game }: du bist eingeladen
server-call-invite-text = { $host } hält dir einen Platz frei
