ui-daily = Die Partie des Tages
ui-daily-line = { $day }: für alle auf der Welt dieselben Karten und dieselben Bots, einmal.
ui-daily-state = { $state ->
    [running] Weiterspielen, wo du aufgehört hast
    [away] Du hast sie weggelegt. Morgen gibt es eine neue.
   *[new] Noch nicht gespielt
  }
ui-home-tournaments = Turniere
ui-home-tournaments-line = eine Gruppe spielt dieselben Partien
