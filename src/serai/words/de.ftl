# Alles, was serai auf Deutsch sagt. Argumente: $seat ist der Name einer Spielerin oder eines Spielers, $card der einer Karte.

### Die Befehlszeile

cli-seat = Platz { $seat }
cli-replay-title = { $title }, { $players } Personen, Ausgabe { $edition }
cli-replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

### Der Server

server-refused = { $reason }
server-too-many = { $limit ->
    [acts] Zu viele Züge in kurzer Zeit.
    [bytes] Von dieser Seite kam in kurzer Zeit zu viel.
    [chat] Zu viele Chatzeilen in kurzer Zeit.
    [connections] Von hier aus sind zu viele Seiten gleichzeitig offen.
    [files] Von hier wurden in kurzer Zeit zu viele Seiten geöffnet.
    [frames] Von dieser Seite kam in kurzer Zeit zu viel.
    [messages] Von dieser Seite kam zu viel in kurzer Zeit.
    [pings] Diese Seite hat zu oft gefragt, ob der Server da ist.
    [replays] Von hier wurden in kurzer Zeit zu viele beendete Spiele angesehen.
    [requests] Von hier wurde in kurzer Zeit zu viel abgefragt.
    [running] Du hast zu viele Spiele mit Bots begonnen. Spiele erst eines davon zu Ende.
    [channels] Deine Benachrichtigungen gehen an zu viele Stellen. Entferne erst eine davon.
    [calls] Von hier wurden in kurzer Zeit zu oft Benachrichtigungen eingerichtet.
    [recoveries] Von hier wurde zu oft versucht wiederzukommen.
    [exports] Von hier wurde zu oft nach allem gefragt.
    [reports] Von hier aus wurden in kurzer Zeit zu viele Zeilen gemeldet.
    [invitations] Von hier aus wurden in kurzer Zeit zu viele Leute eingeladen.
    [scores] Von hier wurde in kurzer Zeit zu oft gezählt.
    [companions] Begleiter gedruckter Spiele wurden von hier in kurzer Zeit zu oft gefragt.
    [daily] Von hier wurden in kurzer Zeit zu viele Partien des Tages eingeschickt.
    [evenings] Von hier wurden in kurzer Zeit zu viele gemeinsame Wertungsblöcke eröffnet.
    [tournaments] Von hier wurden in kurzer Zeit zu viele Turniere angelegt.
    [sockets] Von hier wurden in kurzer Zeit zu oft Tische aufgerufen.
    [tables] Von hier wurden in kurzer Zeit zu viele Tische eröffnet.
    [uploads] Von hier wurden in kurzer Zeit zu viele Aufzeichnungen geöffnet.
   *[other] Das war zu viel in kurzer Zeit.
  } Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
server-malformed = Diese Nachricht ist nicht lesbar. Schicke jeweils eine JSON-Nachricht des Protokolls.
server-malformed-body = Mit dieser Anfrage lässt sich nichts anfangen: { $detail }
server-no-hello = Die Verbindung begann ohne Begrüßung und wurde geschlossen.
server-hello-twice = Eine Begrüßung genügt. Weiter mit Entscheidungen oder Chatzeilen.
server-too-large = Das ist zu groß. Schicke weniger.
server-too-much-work = Das zu lesen dauerte zu lange, und wir haben abgebrochen. Schicke etwas Einfacheres.
server-too-slow = Die Anfrage kam zu langsam an und wurde aufgegeben. Schicke sie noch einmal.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-language = Diese Sprache gibt es hier nicht.
server-fault = Bei uns ist etwas schiefgegangen. Versuche es noch einmal; bleibt es so, sage es dem Betreiber dieses Servers.
server-not-stored = Der Zug konnte nicht gespeichert werden und ist nicht gemacht. Versuche es gleich noch einmal.
server-unknown = Noch ist nicht bekannt, ob dein Zug gespeichert wurde. Er wird wieder gesendet, bis das klar ist.
server-unwell = Der Server kann zurzeit nichts speichern.
server-cards-in-play = Mit denselben Karten wird noch einmal gespielt. Dieses Spiel lässt sich wieder ansehen, wenn jenes zu Ende ist.
server-table-damaged = Dieser Tisch ist im Speicher beschädigt und wurde beiseitegelegt. Wer den Server betreibt, kann ihn mit serai fsck ansehen.
server-act-id = Die Kennung einer Entscheidung besteht aus druckbaren Zeichen.
server-other-origin = Anfragen von einer anderen Seite werden nicht angenommen. Öffne die Seite dieses Servers selbst.
server-no-moment = Von dort lässt sich nicht weiterspielen. Wähle einen Augenblick vor dem Ende, in dem jemand am Zug ist.
server-no-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen. Bitte um den Link.
server-table-closed = An diesen Tisch kann sich niemand setzen.
server-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
server-no-seat = Diesen Platz gibt es nicht. Die Plätze sind von 0 bis { $last } nummeriert.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
server-seat-moved = Dieser Platz wird jetzt von einem anderen Gerät aus gespielt.
server-seated-already = Du hast schon einen anderen Platz an diesem Tisch. Gib ihn zuerst frei.
server-not-seated = Du hast keinen Platz an diesem Tisch. Setze dich zuerst.
server-no-person = Auf diesem Platz sitzt niemand.
server-has-time = { $name } hat noch Zeit. Nach { $count } verpassten Entscheidungen in Folge kann ein Bot einspringen.
server-is-here = { $name } ist da. Eine Vertretung spielt nur für Abwesende.
server-just-left = { $name } war eben noch da. In { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } kann ein Bot einspringen.
server-only-host = Das kann nur, wer den Tisch eröffnet hat.
server-nobody-seated = Noch sitzt niemand. Setze dich, bevor das Spiel beginnt.
server-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen.
server-not-running = Das Spiel läuft nicht.
server-not-over = Das Spiel ist noch nicht zu Ende. Das geht danach.
server-empty-name = Ein Name braucht mindestens ein sichtbares Zeichen.
server-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
server-no-level = Die Stufe „{ $level }“ gibt es nicht. Wähle eine von { $levels }.
server-no-edition = Diese Ausgabe gibt es hier nicht. Wähle eine von { $editions }.
server-edition-gone = Die Ausgabe, mit der an diesem Tisch gespielt wird, ist auf diesem Server nicht mehr vorhanden.
server-watching = Du schaust zu. Spielen kann nur, wer am Tisch sitzt.
server-not-your-seat = Das ist nicht dein Platz. Deine Züge nennen den Platz { $seat }.
server-move-or-choice = Eine Entscheidung nennt entweder einen Zug oder eine Nummer, oder sie nimmt einen Zug zurück.
server-no-choice = Es stehen jetzt { $count } Züge zur Wahl, und sie werden von 0 an gezählt.
server-stale = Das Spiel ist inzwischen weitergegangen. Schau auf den Tisch und entscheide noch einmal.
server-withdrawn-late = Deine Zeit für diesen Zug ist um, deshalb bleibt er.
server-not-withdrawable = Du hast keinen Zug, der sich noch zurücknehmen lässt.
server-still-open = Deine Wahl steht noch nicht fest. Wähle etwas anderes, um sie zu ändern.
server-too-many-changes = Du hast diese Wahl { $most }-mal geändert. Sie bleibt nun, wie sie ist.
server-removed = Du wurdest gebeten, diesen Tisch zu verlassen. Zurückkommen kannst du nicht.
server-not-your-turn = Du bist nicht am Zug.
server-hints-off = An diesem Tisch gibt es keine Tipps. Wer ihn eröffnet hat, hat sie abgeschaltet.
server-hint-under-way = Dein Tipp ist unterwegs. Warte auf ihn oder spiele einfach.
server-no-hint = Für einen Tipp hat die Zeit nicht gereicht. Frage gleich noch einmal.
server-no-score = Dieses Spiel hat keinen Wertungsblock.
server-no-engine = Dieser Server hat noch kein Rechenwerk für Browser. Versuche es in ein paar Minuten noch einmal.

### Das Spiel im Terminal

terminal-which-game = Welches Spiel? { $games } [1]
terminal-how-many-players = Wie viele spielen mit, { $fewest } bis { $most }? [{ $default }]
terminal-how-many-people = Wie viele davon sind Menschen an dieser Tastatur? [1]
terminal-your-name = { $people ->
    [one] Wie heißt du? [{ $default }]
   *[other] Wie heißt Person { $number }? [{ $default }]
  }
terminal-name-taken = { $name } sitzt schon hier. Nimm einen anderen Namen.
terminal-which-bots = Welche Bots nehmen die anderen Plätze? { $levels } [{ $default }]
terminal-choose-number = Bitte gib eine Zahl von { $first } bis { $last } ein.
terminal-prompt = Deine Wahl, 1 bis { $last } (? Hilfe, ! Tipp, s Punkte, h Verlauf, q Ende):
terminal-prompt-again = Gib die Nummer deiner Wahl ein, 1 bis { $last }, und drück die Eingabetaste.
terminal-not-understood = Das ist weder eine Zahl von 1 bis { $last } noch eines von ?, !, =, t, s, h, u, q. Gib ? ein für Hilfe.
terminal-help = Eine Zahl von 1 bis { $last } wählt. „? 2“ erklärt den Eintrag 2, „? seide“ erklärt, was so heißt. „=“ und Worte spielen etwas, das nicht in der Liste steht. ! sagt, was ein Bot täte und warum. t zeigt wieder den Tisch, s die Punkte bisher mit Begründung, h alles, was geschah. u nimmt deinen letzten Zug zurück, solange seither nichts geschehen ist, q hört auf.
terminal-nothing-found = Hier heißt nichts „{ $word }“.
terminal-nothing = nichts
terminal-hand-over = { $seat } ist dran. Gib die Tastatur weiter; drück die Eingabetaste, wenn nur { $seat } hinsieht.
terminal-thinking = { $seat } denkt nach …
terminal-adviser = Ein Bot
terminal-stopped = Das Spiel hört hier auf.
terminal-left = Das Spiel wurde verlassen.
terminal-save = Das Spiel speichern? Gib einen Dateinamen ein, j für { $default }, oder lass es mit der Eingabetaste:
terminal-replace = Eine Datei { $file } gibt es schon. Ersetzen? Gib j ein, oder drück die Eingabetaste für einen anderen Namen:
terminal-saved = Gespeichert als { $file }. Mit „serai play --resume { $file }“ geht es von dort weiter.
terminal-saved-finished = Gespeichert als { $file }. „serai replay { $file }“ erzählt das Spiel.
terminal-not-saved = { $file } konnte nicht geschrieben werden: { $reason }. Versuch einen anderen Namen.
terminal-edition-about = Ausgabe { $id } von { $title }, Inhalt { $hash }
terminal-edition-name = Name
terminal-edition-text = Text
terminal-edition-value = Wert
terminal-edition-provenance = woher er stammt
terminal-edition-in-file = In den Worten einer Ausgabedatei:

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
ui-history = Was geschah
ui-story-again = Noch einmal sehen, was geschah
ui-story-skip = Überspringen
ui-story-place = { $place } von { $count }
ui-story-since = Seit du weg warst
ui-story-show = Zeig es mir
ui-other-players = Die anderen am Tisch
ui-beside-the-table = Neben dem Tisch
ui-neighbour-left = links von dir
ui-neighbour-right = rechts von dir
ui-away = nicht da
ui-has-chosen = hat gewählt
ui-awaited = ist an der Reihe
ui-refused-by-rule = { $sentence } ({ $rule })
ui-refused-at-move = Zug { $move }: { $sentence }
ui-unreachable = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
ui-renewed = Das Programm wurde inzwischen erneuert. Lade die Seite neu: Es geht nichts verloren.
ui-reload = Neu laden
ui-try-again = Noch einmal versuchen
ui-cancel = Abbrechen

### Browser: Rahmen

ui-help = Hilfe
ui-home = Start
ui-menu = Menü
ui-menu-site = Andere Seiten
ui-close = Schließen
ui-gallery = Karten und Zaubersprüche
ui-score-pad = Wertungsblock
ui-companion = Begleiter für das gedruckte Spiel
ui-cards-of-game = Karten
ui-rules = Regeln
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
ui-worth = Was eine Karte an deinen Punkten ändert
ui-worth-on = Zeigen
ui-worth-off = Verbergen
ui-choosing = Wählen
ui-choosing-confirm = Auswählen und bestätigen
ui-choosing-one-tap = Ein Tipp genügt
ui-choose-first = Nichts ausgewählt
ui-spared = { $step ->
    [bid] Du hattest nichts zu bieten.
    [bid_spell] Du hattest nichts zu bieten.
   *[other] Du konntest nur passen.
  }
ui-confirm = Bestätigen
ui-confirm-move = Bestätigen: { $move }
ui-sound = Hören und fühlen
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
ui-no-open-tables = Gerade ist kein öffentlicher Tisch offen. Eröffne selbst einen.
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
ui-not-found = Hier ist nichts
ui-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
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
ui-edition-missing = Die Ausgabe „{ $missing }“ gibt es hier nicht mehr. Das ist „{ $shown }“.
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
ui-move-kept = „{ $move }“ ist hier vorgemerkt. Der Zug wird gesendet, sobald die Verbindung wieder da ist.
ui-move-on-its-way = „{ $move }“ wurde gesendet, aber die Antwort fehlt. Der Zug wird noch einmal gesendet, sobald die Verbindung wieder da ist, und zählt nur einmal.
ui-take-back = Zurücknehmen
ui-withdrawn = { $who ->
    [you] Du nimmst deinen Zug zurück.
   *[other] { $seat } nimmt den Zug zurück.
}
ui-table-closed = Dieser Tisch ist dir verschlossen
ui-closed-4400 = Der Server hat dieses Programm nicht verstanden. Lade die Seite neu.
ui-closed-4403 = Zu diesem Tisch brauchst du eine Einladung. Frag nach dem Link.
ui-closed-4404 = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
ui-closed-4409 = Dein Platz ist auf ein anderes Gerät umgezogen.

### Browser: eine Lektion

### Browser: nach dem Spiel

ui-score-sheet = Wertungsblatt
ui-place = Platz
ui-winner = Gewonnen
ui-tap-a-number = Tippe eine Zahl an, um zu sehen, woher sie kommt.
ui-rematch = Noch einmal
ui-next-game = Zur nächsten Partie
ui-duplicate = Gleiche Karten, andere Plätze
ui-replay = Aufzeichnung ansehen
ui-deal-check = Geben prüfen
ui-daily-result = Die Partie des Tages: dein Ergebnis
ui-tournament-back = Zum Turnier
ui-save-record = Aufzeichnung sichern

### Browser: Aufzeichnungen

ui-record-options = Solche Optionen wie in dieser Aufzeichnung hat das Spiel nicht.
ui-replay-back = Ein Schritt zurück
ui-replay-on = Ein Schritt weiter
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
ui-field-kind = Art
ui-field-name_en = englischer Name
ui-field-name_de = deutscher Name
ui-field-colour = Kategorie
ui-field-position = Position
ui-field-traits = Symbole
ui-field-effect = Effekt
ui-field-powers = Wertung
ui-field-text_en = englischer Text
ui-field-text_de = deutscher Text
ui-field-number = Nummer
ui-field-deck = Stapel
ui-field-from = Personenzahl
ui-field-letter = Buchstabe
ui-field-income = Einkommen
ui-field-cost = Energiekosten
ui-field-note = Anmerkung
### Browser: am Tisch

ui-chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } neue Zeile
   *[other] Chat, { $count } neue Zeilen
  }
ui-calls = Benachrichtigungen
ui-me = Ich
ui-clock = Zeit und Benachrichtigungen
ui-time-left = Restzeit
ui-time-short = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
ui-time-was-up = Deine Zeit war um. Ein Bot hat dieses eine Mal für dich entschieden; die nächste Entscheidung gehört wieder dir.
ui-how-it-ends = Sieh, wie es ausgeht.
ui-invite-watch = Jemanden zum Zuschauen einladen
ui-other-device = Diesen Platz auf ein anderes Gerät holen
ui-copy-this = Diesen Link kopieren:
ui-copied-this = Der Link ist kopiert:
ui-ask-stand-in = Einen Bot für { $seat } spielen lassen
ui-is-away = { $seat } ist nicht da.
ui-stand-in-votes = { $count } von { $all } sind dafür
ui-stand-in = ein Bot spielt
ui-stand-in-for-you = Ein Bot spielt für dich.
ui-shuffle-changed = Achtung: Die Kartenverteilung dieses Tisches wurde ausgetauscht, nachdem du dich gesetzt hattest. Seinen Karten ist nicht mehr zu trauen; verlass den Tisch.
ui-back = Ich bin wieder da
ui-why = Warum?
ui-hint = Tipp
ui-hint-thinking = Überlegt …
ui-hint-move = { $move }.
ui-field-counts = Anzahlen
ui-field-placement = Lage
ui-field-neighbours = Nachbarschaft
ui-field-shape = Form
ui-leave-table = Den Tisch verlassen
ui-leave-sure = { $game ->
    [waits] Den Tisch verlassen? Das Spiel wartet auf dich.
   *[on] Den Tisch verlassen? Ein Bot spielt für dich. Solange das Spiel läuft, kannst du zurückkommen und übernehmen.
  }

### Browser: das Regelbuch

ui-search-rules = Regeln durchsuchen
ui-contents = Inhalt
ui-print = Drucken
ui-no-book = Dieses Spiel hat kein Regelbuch mitgebracht.
ui-go-back = Zurück
ui-about = Über serai
ui-about-line = was es ist und wer was gemacht hat
## Tische dieses Geräts

ui-local-upload = Auf dem Server aufheben
ui-local-remove = Diese Partie löschen
ui-local-remove-sure = Diese Partie von diesem Gerät löschen? Sie ist dann nicht wiederzubringen.
ui-local-not-kept = Dieses Gerät kann die Partie nicht aufheben: Es hat keinen Platz mehr, oder der Browser hebt nichts auf. Du kannst weiterspielen, aber sie ist verloren, wenn du die Seite schließt. Sichere am Ende die Aufzeichnung.
ui-local-no-engine = Dieses Spiel lässt sich auf diesem Gerät noch nicht spielen. Versuche es in einer Minute noch einmal, oder wenn du online bist.
ui-local-other-edition = Diese Partie wurde mit einer anderen Ausgabe begonnen, die es hier nicht mehr gibt. Sie kann nicht weitergehen.
ui-local-one-edition = Ohne Server kann nur die Ausgabe { $edition } gezählt werden.
ui-local-damaged = Was dieses Gerät von der Partie aufgehoben hat, ist beschädigt. Sie kann nicht weitergehen.
ui-local-elsewhere = Diese Partie ist in einem anderen Tab oder Fenster offen. Spiele dort weiter, oder schließe es und versuche es noch einmal.
ui-local-failed = Auf diesem Gerät ist etwas schiefgegangen. Lade die Seite neu: Was gespielt wurde, ist aufgehoben.
ui-curtain = { $name } ist dran. Gib das Gerät weiter.
ui-curtain-open = Ich bin { $name }
ui-no-server = Hier ist kein Server, der Tische mit Freunden aufhebt. Partien auf diesem Gerät gehen wie immer.

### Rückblicke. Alle Zahlen sind Prozente: eines Sieges oder der Welten.

ui-review = Rückblick
ui-mine = Meine Spiele
cli-review-progress = { $percent } % angesehen
### Browser: my edition

ui-own-edition = Meine Ausgabe
ui-own-edition-line = Du hast das gedruckte Spiel? Vergleiche und berichtige jeden Wert.
ui-own-correct = { $name } berichtigen
ui-ours = rekonstruiert
ui-ours-here = Manche Werte sind rekonstruiert: Die gedruckten waren nicht zu bekommen, und in deiner Schachtel können andere stehen.
ui-ours-text = Der gedruckte Wert war nicht zu bekommen. Dieser ist von uns, und in deiner Schachtel kann ein anderer stehen:
ui-ours-correct = Du hast das Spiel? Berichtige es.
ui-own-needs-server = Deine Ausgabe ist berichtigt worden, seit zuletzt ein Server zu erreichen war, und ein Server muss sie einmal vorbereiten. Der einfache Block zählt ohne das und braucht keinen Wert einer Karte.
ui-review-again = Von hier noch einmal
ui-own-page = Als eigene Seite öffnen
