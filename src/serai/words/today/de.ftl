ui-daily = Partie des Tages
ui-daily-state = { $state ->
    [running] Weiterspielen, wo du aufgehört hast
    [away] Du hast sie aufgegeben. Morgen gibt es eine neue.
   *[new] Noch nicht gespielt
  }
ui-home-tournaments = Turniere
ui-home-tournaments-line = eure Gruppe spielt dieselben Partien
ui-install = serai als App
ui-install-line = Leg es auf deinen Startbildschirm: Es öffnet sofort und geht auch offline.
ui-install-yes = Installieren
ui-install-no = Jetzt nicht
