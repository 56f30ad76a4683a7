ui-notifications-line = Lass dich benachrichtigen, wenn du an der Reihe bist, auch wenn diese Seite geschlossen ist. Die Nachricht nennt Spiel, Runde und Restzeit und nichts Geheimes.
ui-notifications-device = Dieses Gerät
ui-notifications-device-on = Auf diesem Gerät einschalten
ui-notifications-device-off = Auf diesem Gerät ausschalten
ui-notifications-unsupported = Dieser Browser unterstützt hier keine Benachrichtigungen. Die Seite braucht https; auf iPhone und iPad füge sie zum Startbildschirm hinzu und öffne sie dort.
ui-notifications-denied = Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen deines Browsers und komm dann zurück.
ui-notifications-device-failed = Der Benachrichtigungsdienst deines Browsers ist nicht erreichbar. Versuche es später noch einmal.
ui-notifications-hook = Webhook
ui-notifications-hook-help = Für ntfy, einen Chatraum oder ein eigenes Programm: Jede Benachrichtigung wird als JSON dorthin gesendet.
ui-notifications-hook-address = Adresse
ui-notifications-hook-add = Hinzufügen
ui-notifications-places = Wohin Benachrichtigungen gehen
ui-notifications-nowhere = Noch nirgends.
ui-notifications-place = { $kind ->
    [push] Ein Browser, über { $host }
   *[hook] { $host }
  }
ui-notifications-test = Test senden
ui-notifications-tested = Gesendet.
ui-notifications-remove = Entfernen
ui-notifications-quiet = Ruhezeit
ui-notifications-quiet-help = Benachrichtigungen warten bis zum Ende der Ruhezeit.
ui-notifications-quiet-since = von
ui-notifications-quiet-until = bis
ui-notifications-quiet-none = keine Ruhezeit
server-notification-turn = { $game }: du bist an der Reihe
server-notification-hurry = { $game }: deine Zeit wird knapp
server-notification-round = Runde { $round }
server-notification-left = noch { $duration }
server-notification-test = Test: So sehen deine Benachrichtigungen aus.
server-notification-address = Die Adresse muss mit https:// oder http:// beginnen und darf weder Namen noch Passwort enthalten. Der Port muss 80, 443 oder mindestens 1024 sein.
server-notification-nowhere = Ein Rechner namens { $host } ist nicht zu finden.
server-notification-private = { $host } liegt in einem privaten Netz. Wer diesen Server betreibt, kann das erlauben (SERAI_HOOKS).
server-notification-failed = { $host } hat die Benachrichtigung nicht angenommen.
server-no-channel = Deine Benachrichtigungen gehen dort nicht mehr hin.
server-no-zone = Eine Zeitzone namens { $zone } gibt es nicht.
server-notification-invite = { $game }: du bist eingeladen
server-notification-invite-text = { $host } hält dir einen Platz frei
