ui-daily = Deal of the day
ui-daily-state = { $state ->
    [running] Continue where you stopped
    [away] You gave it up. There is a new one tomorrow.
   *[new] Not played yet
  }
ui-home-tournaments = Tournaments
ui-home-tournaments-line = your group plays the same deals
ui-install = serai as an app
ui-install-line = Add it to your home screen: it opens at once and also works offline.
ui-install-yes = Install
ui-install-no = Not now
