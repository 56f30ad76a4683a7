ui-daily = Die Partie des Tages
ui-daily-state = { $state ->
    [running] Weiterspielen, wo du aufgehört hast
    [away] Du hast sie weggelegt. Morgen gibt es eine neue.
   *[new] Noch nicht gespielt
  }
ui-home-tournaments = Turniere
ui-home-tournaments-line = eine Gruppe spielt dieselben Partien
ui-install = serai als App
ui-install-line = Leg es auf deinen Startbildschirm: Es öffnet sofort und spielt auch ohne Netz.
ui-install-yes = Installieren
ui-install-no = Jetzt nicht
