server-chat-off = Dieser Tisch hat keinen Chat.
server-chat-seated = Hier kann nur schreiben, wer am Tisch sitzt.
server-chat-empty = Eine leere Zeile kannst du nicht senden.
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-line = Sag etwas
ui-chat-send = Senden
server-emotes-only = An diesem Tisch gibt es Emotes statt Chat. Such dir eines aus.
server-no-emote = Unbekanntes Emote. Wähle eines von: { $emotes }
server-no-line = Diese Zeile ist nicht mehr da.
server-no-guest = Einladen kannst du nur, mit wem du schon gespielt hast.
server-remove-started = Aus einer laufenden Partie kannst du niemanden entfernen. Bleibt jemand weg, bitte um eine Vertretung.
server-remove-self = Du hast diesen Tisch eröffnet. Um deinen Platz freizugeben, steh auf.
ui-chat-table = Tisch
ui-chat-apart = Zuschauer
ui-chat-apart-empty = Noch hat niemand, der zuschaut, etwas gesagt.
ui-chat-apart-later = Was Zuschauer sagen, kannst du nicht lesen, während du spielst. Nach dem Spiel kannst du es lesen.
ui-chat-apart-write = Solange das Spiel läuft, lesen das nur andere Zuschauer.
ui-chat-people = Leute
ui-chat-emotes = Emotes
ui-emote-hello = Hallo!
ui-emote-luck = Viel Glück!
ui-emote-nice = Gut gespielt!
ui-emote-thanks = Danke!
ui-emote-wow = Wow!
ui-emote-oops = Hoppla!
ui-emote-moment = Einen Moment, bitte
ui-emote-bye = Bis bald!
ui-spectator = Zuschauer
ui-spectators = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
ui-spectators-more = und { $count } weitere
ui-mute = Stumm
ui-unmute = Wieder hören
ui-mute-name = { $name } stumm schalten
ui-unmute-name = { $name } wieder hören
ui-mute-help = Wen du stumm schaltest, den hörst du an diesem Tisch auf diesem Gerät nicht mehr. Niemand erfährt davon.
ui-muted-line = { $count ->
    [one] Eine Zeile ist verborgen, weil du jemanden stumm geschaltet hast.
   *[other] { $count } Zeilen sind verborgen, weil du jemanden stumm geschaltet hast.
}
ui-remove-person = Entfernen
ui-remove-name = { $name } entfernen
ui-remove-person-sure = { $name } von diesem Tisch entfernen? Zurückkommen ist dann nicht möglich.
ui-line-more = Mehr zu dem, was { $name } gesagt hat
ui-report = Melden
ui-report-sure = Diese Zeile und deinen Platz an die Leute senden, die diesen Server betreiben?
ui-reported = Gemeldet: Wer diesen Server betreibt, findet die Zeile im Protokoll.
