# Alles, was serai auf Deutsch sagt. Argumente: $seat ist der Name einer Spielerin oder eines Spielers, $card der einer Karte.

### Die Befehlszeile

cli-seat = Platz { $seat }
cli-replay-title = { $title }, { $players } Personen, Ausgabe { $edition }
cli-replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

### Das Spiel im Terminal

terminal-which-game = Welches Spiel? { $games } [1]
terminal-how-many-players = Wie viele spielen mit, { $fewest } bis { $most }? [{ $default }]
terminal-how-many-people = Wie viele davon sitzen an dieser Tastatur? [1]
terminal-your-name = { $people ->
    [one] Wie heißt du? [{ $default }]
   *[other] Wie heißt Person { $number }? [{ $default }]
  }
terminal-name-taken = So heißt schon jemand: { $name }. Nimm einen anderen Namen.
terminal-which-bots = Welche Bots nehmen die anderen Plätze? { $levels } [{ $default }]
terminal-choose-number = Bitte gib eine Zahl von { $first } bis { $last } ein.
terminal-prompt = Deine Wahl, 1 bis { $last } (? Hilfe, ! Tipp, s Punkte, h Verlauf, q Ende):
terminal-prompt-again = Gib die Nummer deiner Wahl ein, 1 bis { $last }, und drück die Eingabetaste.
terminal-not-understood = Gib eine Zahl von 1 bis { $last } ein oder eines von ?, !, =, t, s, h, u, q. ? zeigt die Hilfe.
terminal-help = Eine Zahl von 1 bis { $last } wählt aus. „? 2“ erklärt den Eintrag 2, „?“ und ein Name alles, was so heißt. „=“ mit Worten dahinter spielt einen Zug, der nicht in der Liste steht. ! zeigt, was ein Bot täte und warum. t zeigt wieder den Tisch, s die Punkte bisher mit Begründung, h den Verlauf des Spiels. u nimmt deinen letzten Zug zurück, solange seither nichts geschehen ist, q hört auf.
terminal-plain-help = Schreib hinter „=“ einen Zug so, wie „? 2“ ihn für den Eintrag 2 zeigt.
terminal-nothing-found = Hier heißt nichts „{ $word }“.
terminal-nothing = nichts
terminal-hand-over = { $seat } ist dran. Gib die Tastatur weiter. { $seat }: Drück die Eingabetaste, wenn niemand sonst hinsieht.
terminal-thinking = { $seat } denkt nach …
terminal-adviser = Ein Bot
terminal-stopped = Das Spiel hört hier auf.
terminal-left = Du hast das Spiel verlassen.
terminal-save = Das Spiel speichern? Gib einen Dateinamen ein, j für { $default }, oder nur die Eingabetaste, um es nicht zu speichern:
terminal-replace = Die Datei { $file } gibt es schon. Ersetzen? Gib j ein, oder drück die Eingabetaste für einen anderen Namen:
terminal-saved = Gespeichert als { $file }. Weiter geht es mit: serai play --resume { $file }
terminal-saved-finished = Gespeichert als { $file }. Nachlesen mit: serai replay { $file }
terminal-not-saved = { $file } konnte nicht geschrieben werden: { $reason }. Versuche einen anderen Namen.
terminal-edition-about = Ausgabe { $id } von { $title }, Inhalt { $hash }
terminal-edition-name = Name
terminal-edition-text = Text
terminal-edition-value = Wert
terminal-edition-provenance = woher er stammt
terminal-edition-in-file = So steht es in einer Ausgabedatei:

### Browser: überall

ui-title = serai
ui-seat = Platz { $number }
ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ui-total = Summe
ui-round = Runde { $round }
ui-round-of = Runde { $round } von { $rounds }
ui-yes = ja
ui-no = nein
ui-history = Verlauf
ui-story-again = Die letzten Züge noch einmal zeigen
ui-story-skip = Überspringen
ui-story-place = { $place } von { $count }
ui-story-since = Seit du weg warst
ui-story-last = Die letzten Züge
ui-story-before = { $count ->
    [one] { $count } früherer Schritt steht im Verlauf.
   *[other] { $count } frühere Schritte stehen im Verlauf.
  }
ui-story-show = Zeig es mir
ui-other-players = Die anderen am Tisch
ui-beside-the-table = Neben dem Tisch
ui-neighbour-left = links von dir
ui-neighbour-right = rechts von dir
ui-away = nicht da
ui-has-chosen = hat gewählt
ui-awaited = an der Reihe
ui-refused-by-rule = { $sentence } ({ $rule })
ui-refused-at-move = Zug { $move }: { $sentence }
ui-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
ui-renewed = serai wurde aktualisiert. Lade die Seite neu: Es geht nichts verloren.
ui-reload = Neu laden
ui-try-again = Noch einmal versuchen
ui-cancel = Abbrechen

### Browser: Rahmen

ui-help = Hilfe
ui-home = Start
ui-menu = Menü
ui-menu-site = Andere Seiten
ui-close = Schließen
ui-gallery = Karten
ui-score-pad = Wertungsblock
ui-companion = Begleiter für das gedruckte Spiel
ui-cards-of-game = Karten
ui-rules = Regeln
ui-rules-at = Regeln: { $chapter }
ui-language = Sprache
ui-theme = Darstellung
ui-theme-auto = Wie das Gerät
ui-theme-light = Tag
ui-theme-dark = Lampenlicht
ui-tempo = Tempo
ui-tempo-calm = ruhig
ui-tempo-normal = normal
ui-tempo-fast = schnell
ui-tempo-at-once = sofort
ui-worth = Punkte auf den Karten
ui-worth-on = Zeigen
ui-worth-off = Verbergen
ui-choosing = Züge
ui-choosing-confirm = Auswählen und bestätigen
ui-choosing-one-tap = Einmal tippen
ui-choose-first = Nichts ausgewählt
ui-spared = Du konntest nur passen.
ui-confirm = Bestätigen
ui-confirm-move = Bestätigen: { $move }
ui-sound = Töne und Vibration
ui-sounds = Töne
ui-vibration = Vibrieren, wenn ich dran bin
ui-prompt = Was zu tun ist
ui-nothing = nichts
ui-standing = Bisher
ui-keys = Tasten
ui-papers = Wertung und Verlauf

### Browser: Start und Tische

ui-skip = Zum Inhalt springen
ui-welcome = Setzt euch, Reisende. { $count ->
    [0] Noch liegt nichts auf dem Tisch.
    [1] Ein Spiel liegt auf dem Tisch.
    [2] Zwei Spiele liegen auf dem Tisch.
   *[other] { $count } Spiele liegen auf dem Tisch.
  }
ui-game = Spiel
ui-play-now = Jetzt spielen
ui-solo-options = Varianten
ui-solo-level = Bots
ui-with-friends = Mit Freunden
ui-learn = In fünf Minuten lernen
ui-learn-on = Weiterlernen
ui-continue = Deine Partien
ui-on-this-device = auf diesem Gerät
ui-your-turn = du bist dran
ui-turn-title = ● Du bist dran – { $game }
ui-turns-title = ● Du bist an { $count } Tischen dran
ui-waits-for = wartet auf { $names }
ui-nobody-yet = noch niemand sonst
ui-outcome = { $place ->
    [1] gewonnen
   *[other] Platz { $place } von { $players }
  }
ui-all-games = Alle Spiele
ui-show-all = Alle { $count } zeigen
ui-remove-table = Diese Partie { $game } von der Liste nehmen
ui-remove-sure = Diese Partie von deiner Liste nehmen? Ein Bot spielt für dich weiter. Mit dem Link kannst du zurückkommen, solange die Partie läuft.
ui-open-tables = Offene Tische
ui-no-open-tables = Gerade gibt es keinen öffentlichen Tisch. Eröffne selbst einen.
ui-finished = Beendete Partien
ui-more = Mehr
ui-open-record = Aufzeichnungen
ui-open-record-line = eine gespeicherte Partie öffnen
ui-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
ui-over = beendet
ui-running = weiterspielen
ui-watch = zuschauen
ui-only-bots = Bots
ui-guest = Gast
ui-you = du
ui-seat-own = Du
ui-not-found = Hier ist nichts
ui-not-found-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe.
ui-your-name = Dein Name
ui-players = Personen
ui-players-range = { $fewest } bis { $most } Personen
ui-seat-open = frei für Freunde
ui-program-name = { $name } (Programm)
ui-bot-name = { $number ->
    [1] Anahit
    [2] Batu
    [3] Ceyda
    [4] Darius
    [5] Esen
    [6] Farid
    [7] Gulnar
   *[other] Hulegu
  }
ui-bot = Bot, { $level }
ui-level-random = zufällig
ui-level-easy = leicht
ui-level-medium = mittel
ui-level-hard = schwer
ui-level-expert = meisterlich
ui-level-master = großmeisterlich
ui-level-greedy = gierig
ui-level-search = suchend
ui-bot-level = Bots auf freien Plätzen
ui-access = Wer mitspielen darf
ui-access-link = wer den Link hat
ui-access-public = alle
ui-access-closed = sonst niemand
ui-start-player = Wer beginnt
ui-edition = Ausgabe
ui-edition-missing = Die Ausgabe „{ $missing }“ gibt es hier nicht mehr. Du siehst „{ $shown }“.
ui-chat = Chat
ui-hints-allowed = Tipps erlaubt
ui-less = Weniger
ui-more-of-it = Mehr
ui-share = Link kopieren
ui-copied = Kopiert
ui-copy-marked = Markiert: jetzt kopieren
ui-reach-only-here = Bisher kann nur dieser Rechner den Link öffnen.
ui-joining = Auf dem Weg zum Tisch …
ui-connection-lost = Verbindung verloren. Neuer Versuch …
ui-move-kept = Auf diesem Gerät vorgemerkt: { $move }. Der Zug wird gesendet, sobald die Verbindung wieder da ist.
ui-move-on-its-way = Gesendet: { $move }. Die Antwort fehlt noch. Der Zug wird noch einmal gesendet, sobald die Verbindung wieder da ist, und zählt nur einmal.
ui-take-back = Zurücknehmen
ui-withdrawn = { $who ->
    [you] Du nimmst deinen Zug zurück.
   *[other] { $seat } nimmt den Zug zurück.
}
ui-table-closed = Du kannst diesen Tisch nicht öffnen
ui-closed-4400 = Der Server hat diese Seite nicht verstanden. Lade sie neu.
ui-closed-4403 = Zu diesem Tisch brauchst du eine Einladung. Lass dir den Link geben.
ui-closed-4404 = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
ui-closed-4409 = Du spielst deinen Platz jetzt auf einem anderen Gerät.

### Browser: eine Lektion

### Browser: nach dem Spiel

ui-score-sheet = Wertungsblatt
ui-place = Platz
ui-nth = { $place }.
ui-winner = Gewonnen
ui-tap-a-number = Tippe auf eine Zahl, um zu sehen, woher sie kommt.
ui-rematch = Noch einmal
ui-next-game = Zur nächsten Partie
ui-duplicate = Gleiche Karten, andere Plätze
ui-replay = Aufzeichnung ansehen
ui-deal-check = Kartenverteilung prüfen
ui-daily-result = Partie des Tages: dein Ergebnis
ui-tournament-back = Zum Turnier
ui-save-record = Aufzeichnung speichern

### Browser: Aufzeichnungen

ui-record-options = Dieses Spiel kennt die Optionen dieser Aufzeichnung nicht.
ui-replay-back = Ein Schritt zurück
ui-replay-on = Ein Schritt vor
ui-replay-share = Link zu diesem Moment

### Browser: Kartenschau und Wertungsblock

ui-search = Suchen
ui-found = { $count ->
    [one] { $count } gefunden
   *[other] { $count } gefunden
  }
ui-nothing-found = Nichts gefunden. Versuche ein anderes Wort.
ui-all-cards = Alle Karten
ui-touches-rules = Zugehörige Regeln
ui-provenance = Woher jeder Wert kommt
### Browser: am Tisch

ui-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } neue Zeile
   *[other] Chat, { $count } neue Zeilen
  }
ui-notifications = Benachrichtigungen
ui-me = Ich
ui-clock = Zeit und Benachrichtigungen
ui-time-left = Restzeit
ui-time-short = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
ui-time-was-up = Deine Zeit war um. Dieses eine Mal hat ein Bot für dich gespielt; die nächste Entscheidung ist wieder deine.
ui-how-it-ends = Sieh, wie es ausgeht.
ui-invite-watch = Jemanden zum Zuschauen einladen
ui-other-device = Diesen Platz auf ein anderes Gerät mitnehmen
ui-copy-this = Diesen Link kopieren:
ui-copied-this = Link kopiert:
ui-ask-stand-in = Einen Bot für { $seat } spielen lassen
ui-is-away = { $seat } ist nicht da.
ui-stand-in-votes = { $count } von { $all } stimmen zu
ui-stand-in = ein Bot spielt
ui-stand-in-for-you = Ein Bot spielt für dich.
ui-shuffle-changed = Achtung: Dieser Tisch wurde neu gemischt, nachdem du dich gesetzt hattest. Seinen Karten ist nicht mehr zu trauen.
ui-salt-missing = Achtung: Die zufälligen Ziffern, die dieses Gerät zum Mischen beigetragen hat, wurden nicht verwendet. War es beim Start verbunden, ist den Karten dieses Tischs nicht zu trauen.
ui-salt-again = Der Start wurde abgebrochen, nachdem dieses Gerät seine zufälligen Ziffern geöffnet hatte. Es hat neue hinzugefügt. Geschieht das öfter, ist diesem Tisch nicht zu trauen.
ui-back = Ich bin wieder da
ui-why = Warum?
ui-hint = Tipp
ui-hint-thinking = Überlegt …
ui-leave-table = Den Tisch verlassen
ui-leave-sure = { $game ->
    [waits] Den Tisch verlassen? Das Spiel wartet auf dich.
   *[on] Den Tisch verlassen? Ein Bot spielt für dich. Solange das Spiel läuft, kannst du zurückkommen und übernehmen.
  }

### Browser: das Regelbuch

ui-search-rules = Regeln durchsuchen
ui-house-rules-here = Hausregeln an diesem Tisch
ui-house-rules-bots = Bots und Tipps halten sich an diese Regeln, haben aber ohne sie gelernt und schätzen manchen Zug vielleicht falsch ein.
ui-contents = Inhalt
ui-print = Drucken
ui-no-book = Dieses Spiel hat kein Regelbuch.
ui-go-back = Zurück
ui-about = Über serai
ui-about-line = was es ist und wer es gemacht hat
## Tische dieses Geräts

ui-local-upload = Online speichern
ui-local-remove = Diese Partie löschen
ui-local-remove-sure = Diese Partie von diesem Gerät löschen? Das lässt sich nicht rückgängig machen.
ui-local-not-kept = Dieses Gerät kann die Partie nicht speichern: Der Speicher ist voll, oder der Browser speichert nichts. Du kannst weiterspielen, verlierst die Partie aber, wenn du die Seite schließt. Speichere am Ende die Aufzeichnung.
ui-local-no-engine = Dieses Spiel lässt sich auf diesem Gerät noch nicht spielen. Versuche es in einer Minute wieder, oder sobald du online bist.
ui-local-other-edition = Diese Partie wurde mit einer anderen Ausgabe begonnen, die es hier nicht mehr gibt. Du kannst sie nicht fortsetzen.
ui-local-one-edition = Ohne Server lässt sich nur die Ausgabe { $edition } werten.
ui-local-damaged = Die gespeicherte Partie auf diesem Gerät ist beschädigt. Du kannst sie nicht fortsetzen.
ui-local-elsewhere = Diese Partie ist in einem anderen Tab oder Fenster offen. Spiele dort weiter, oder schließe sie dort und versuche es hier noch einmal.
ui-local-failed = Auf diesem Gerät ist etwas schiefgegangen. Lade die Seite neu: Deine Züge sind gespeichert.
ui-curtain = { $name } ist dran. Gib das Gerät weiter.
ui-curtain-open = Ich bin { $name }
ui-no-server = Es ist kein Server verbunden, also kannst du hier nicht mit Freunden spielen. Partien auf diesem Gerät gehen wie immer.

### Rückblicke. Alle Zahlen sind Prozente: eines Sieges oder der Spiele.

ui-review = Rückblick
ui-mine = Meine Spiele
cli-score-any = Mit --any wird trotzdem gezählt.
cli-review-progress = { $percent } % ausgewertet
cli-gifts-progress = { $done } von { $games } Partien ausgewertet
cli-gifts-nobody = In diesen Partien haben keine zwei Leute mit Namen zusammen gespielt.
cli-gifts-pair =
    { $giver } an { $receiver }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % eines Sieges je Partie, Standardfehler { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }{ $clear ->
        [1] {" "}(deutlich über null)
       *[0] {""}
    }
cli-gifts-meaning = Ein Geschenk ist das, was jemand anders an Anteil am Sieg gewonnen hat, verglichen mit ausgelosten Entscheidungen. Wer für sich selbst spielt, hat negative Geschenke. Ein Geschenk ist deutlich über null, wenn es in mindestens drei Partien mehr als drei Standardfehler darüber liegt.
cli-gifts-warning =
    Lies nicht zu viel hinein. Ein Geschenk über null kann viele Gründe haben: jemand lernt noch, spielt in einem Stil, den unsere Bots falsch beurteilen, ist ein Risiko eingegangen oder konnte nicht mehr gewinnen; oder es war Zufall. Das sind { $pairs ->
        [one] 1 Paar
       *[other] { $pairs } Paare
    }, und unter vielen fallen einige zufällig auf. Es sagt nichts darüber, was jemand wollte. Sieh dir die Partien an und sprich mit den Leuten, bevor du etwas daraus schließt. Zeig dies sonst niemandem.
### Browser: my edition

ui-own-edition = Meine Ausgabe
ui-own-edition-line = Du hast das gedruckte Spiel? Vergleiche und berichtige jeden Wert.
ui-own-correct = { $name } berichtigen
ui-ours = rekonstruiert
ui-ours-here = Manche Werte sind rekonstruiert, weil wir die gedruckten nicht kennen. In deiner Schachtel können andere stehen.
ui-ours-text = Den gedruckten Wert kennen wir nicht. Dieser ist rekonstruiert, und in deiner Schachtel kann ein anderer stehen:
ui-ours-correct = Hast du das Spiel? Dann berichtige ihn.
ui-own-needs-server = Du hast deine Ausgabe offline geändert. Ein Server muss sie einmal vorbereiten, bevor du sie benutzen kannst. Der einfache Block geht ohne das, denn er braucht keine Kartenwerte.
ui-review-again = Von hier noch einmal
ui-own-page = Auf eigener Seite öffnen
