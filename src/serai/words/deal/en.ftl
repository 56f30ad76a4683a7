ui-deal-title = Was the deal fair?
ui-deal-checking = Everything that chance brought is being drawn again …
ui-deal-holds =
    { $count ->
        [one] Yes: what chance brought is what was promised before the game.
       *[other] Yes: all { $count } things that chance brought are what was promised before the game.
    }
ui-deal-remembered = The promise is the one that this device saw when you sat down, and your own addition was used.
ui-deal-other = But this is not the promise that this device saw when you sat down, or your addition is missing.
ui-deal-compare = This device did not sit at the table. Somebody who did can compare the promise with the one shown there.
ui-deal-given =
    { $count ->
        [one] One outcome was that of an earlier game, dealt again on purpose; nothing is said about it here.
       *[other] The first { $count } outcomes were those of an earlier game, dealt again on purpose; nothing is said about them here.
    }
ui-deal-commitment = The promise, shown before the game
ui-deal-secret = The secret that was promised, now open
ui-deal-salt = Added by { $name }
ui-deal-how = What this proves
ui-deal-how-text = When the table was made, a secret was drawn and its fingerprint shown: the promise. Only then did each player's device add random digits of its own. All cards follow from both. So whoever ran the table could not choose the cards after the players came, and no player could choose them either. Your browser has just worked it out again by itself.
ui-deal-not = What it does not prove
ui-deal-not-text = Whoever runs the server could have looked at the secret during the game, and could have been in league with the player who sat down last. Play with people you trust, or run a server of your own.
record-deal-none = The record does not say how its chance was drawn.
record-deal-format = How chance was drawn is told in an unknown format; { $format } is known.
record-deal-shape = What the record says of its deal is incomplete or damaged.
record-deal-bags = The bags that numbers were drawn from are not those of the edition.
record-deal-candidates = What the record says some outcomes were drawn from is not what the rules say.
record-deal-salts = The salts are not those that were frozen at the start: one of them has been changed.
record-deal-secret = The secret is not the one that was promised: the commitment does not fit it, this table and these options.
record-deal-differs = Move { $move } was not drawn from the secret and the salts: { $part } is { $given }, and should be { $ours }.
