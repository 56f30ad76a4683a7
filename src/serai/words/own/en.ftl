ui-own-text = Do you own the printed game? Go through it card by card: correct what differs in your box, and tick what matches. Everything stays on this device.
ui-own-editions = Your editions
ui-own-name = Name
ui-own-name-taken = Choose another name: small letters, digits, dots, _ and -, and not one you already have.
ui-own-export = Save as a file
ui-own-import = Open a file
ui-own-new = New edition
ui-own-forget = Delete
ui-own-forget-sure = Delete the edition "{ $id }" from this device?
ui-own-no-toml = We can't read this file: { $detail }
ui-own-no-id = This is not an edition file: it needs an id of small letters, digits, dots, _ and -.
ui-own-other-game = This edition file is for another game.
ui-own-other-base = You can only open files that correct the edition "{ $base }".
ui-own-progress = { $done } of { $all } checked against your box
ui-own-progress-label = Checked against your box
ui-own-only-open = Show only unchecked ones
ui-own-checked = checked
ui-own-being-checked = Checking …
ui-own-yours = yours
ui-own-reset = Undo my change
ui-own-all = The whole edition
ui-own-as-in-box = Matches my box
ui-own-next = Next to check
ui-own-any = any
ui-own-another = Add another: { $what }
ui-own-without = Remove { $what }
ui-own-sound = { $count ->
    [0] You have not changed anything yet.
    [one] You can play with this edition. It changes { $count } value.
   *[other] You can play with this edition. It changes { $count } values.
  }
ui-own-prepared = It now works offline on this device.
ui-own-faulty = { $count ->
    [one] You can't play with this edition yet:
   *[other] You can't play with this edition yet; fix { $count } things first:
  }
ui-own-unchecked = You are offline, so we can't check this edition. It is saved and will be checked next time.
ui-own-where-used = You can choose your edition in the gallery, on the card pad and for new tables, on this server and on this device. After a correction a server prepares it once; from then on it works offline. You can check the file with "serai edition check".
ui-own-play = Play with this
