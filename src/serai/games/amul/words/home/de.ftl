amul-title = Āmul
amul-option-tea = Teekarten
amul-option-tea-help = Eine Variante. Wir empfehlen so viele Teekarten wie Personen.
ui-game-amul-players = 3 bis 8 Personen · etwa 30 bis 60 Minuten
ui-game-amul-line = Handeln, wo sich die Wege der Seidenstraße kreuzen: gleichzeitig anbieten und aufdecken, reihum nehmen und von den Nachbarn profitieren.
