ui-own-text = Do you own the printed game? Go through it card by card: correct what is different in your box, and tick what is as printed. Everything is kept on this device.
ui-own-editions = Your editions
ui-own-name = Name
ui-own-name-taken = Choose another name: small letters, digits, dots, _ and -, and none that is already there.
ui-own-export = Save as a file
ui-own-import = Open a file
ui-own-new = Another edition
ui-own-forget = Delete
ui-own-forget-sure = Delete the edition "{ $id }" from this device?
ui-own-no-toml = This file cannot be read: { $detail }
ui-own-no-id = This is no edition file: it needs an id of small letters, digits, dots, _ and -.
ui-own-other-game = This edition file is for another game.
ui-own-other-base = Only files that correct the edition "{ $base }" can be opened here.
ui-own-progress = { $done } of { $all } checked against your box
ui-own-progress-label = Checked against your box
ui-own-only-open = Only what is still to be checked
ui-own-checked = checked
ui-own-being-checked = Being checked …
ui-own-yours = yours
ui-own-reset = As it was
ui-own-all = The whole edition
ui-own-as-in-box = As in my box
ui-own-next = Next to be checked
ui-own-any = any
ui-own-another = Another one: { $what }
ui-own-without = Remove { $what }
ui-own-sound = { $count ->
    [0] Nothing is changed yet.
    [one] This edition can be played. It changes { $count } value.
   *[other] This edition can be played. It changes { $count } values.
  }
ui-own-prepared = On this device it needs no network any more.
ui-own-faulty = { $count ->
    [one] This edition cannot be played yet:
   *[other] This edition cannot be played yet; { $count } things are to be mended:
  }
ui-own-unchecked = There is no connection, so nobody can say whether this edition can be played. It is kept all the same and checked next time.
ui-own-where-used = Your edition can be chosen in the gallery and on the card pad, and for new tables, on this server and on this device. After a correction a server prepares it once; from then on counting and playing need no network. The file is the one that "serai edition check" reads.
ui-own-play = Play with this
