ui-deal-title = Was the shuffle fair?
ui-deal-checking = Your browser is drawing every card again …
ui-deal-holds =
    { $count ->
        [one] Yes: the one random outcome was fixed before the game.
       *[other] Yes: all { $count } random outcomes were fixed before the game.
    }
ui-deal-remembered = The fingerprint is the one this device saw when you sat down, and your own digits were used.
ui-deal-other = But this is not the fingerprint this device saw when you sat down, or your own digits are missing.
ui-deal-compare = This device was not at the table. A player who was can compare the fingerprint with the one shown there.
ui-deal-given =
    { $count ->
        [one] One outcome was repeated on purpose from an earlier game; this check does not cover it.
       *[other] The first { $count } outcomes were repeated on purpose from an earlier game; this check does not cover them.
    }
ui-deal-commitment = Fingerprint, shown before the game
ui-deal-secret = The secret, now revealed
ui-deal-salt = Digits added by { $name }
ui-deal-how = What this proves
ui-deal-how-text = When the table was created, the server drew a secret and showed its fingerprint. Only then did each player's device choose random digits of its own, and it showed them when the seats were fixed. All cards follow from the secret and these digits. So nobody, neither the server nor a player, could still choose the cards when they knew what would be dealt. Your browser has just calculated all this again.
ui-deal-not = What it does not prove
ui-deal-not-text = The person who runs the server could have looked at the secret during the game. A player's device that was away at the start added nothing. Play with people you trust, or run your own server.
record-deal-none = The record does not say how it was shuffled.
record-deal-format = The record describes its shuffle in an unknown format; we know { $format }.
record-deal-shape = The record's description of its shuffle is incomplete or damaged.
record-deal-bags = The record's bags of numbers are not those of the edition.
record-deal-cards = The record's cards are not those of the edition.
ui-deal-foreign = Move { $move } has { $card } in { $part }, which is not among the cards that were promised, or too often.
record-deal-candidates = The record's possible outcomes differ from those the rules allow.
record-deal-salts = The players' digits are not those fixed at the start: at least one was changed.
record-deal-secret = The secret does not match the fingerprint for this table and these options.
record-deal-differs = Move { $move } does not follow from the secret and the players' digits: { $part } is { $given }, and should be { $ours }.
ui-deal-log = The public log
ui-deal-log-text = This server enters every shuffle that it promises, and every game that ends, in a log that everybody can read. Nobody can change an entry later without being noticed by those who have read it before.
ui-deal-log-open = Open the log
