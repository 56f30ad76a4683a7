### Das Amulett: Namen. $spell, $area, $gems, $cards und dergleichen kommen als Namen.

amulett-spell = „{ $spell }“
amulett-spell-counted = { $count ->
    [one] „{ $spell }“ ({ $count } Energiestein)
   *[other] „{ $spell }“ ({ $count } Energiesteine)
  }
amulett-area = { $area } ({ $terrain })
amulett-metal = { $metal }
amulett-metal-counted = { $count } { $metal }
amulett-gem = { $count }× { $colour }
amulett-nothing = nichts
amulett-row = { $row ->
    [gems] Edelsteine
    [colours] Farben
    [rounds] Runden
    [seven_colours] Ende durch sieben Farben
    [eight_gems] Ende durch acht Edelsteine
    [stalled] Ende nach drei Runden ohne Edelstein (unsere Regel)
   *[wins] Gewonnene Spiele
  }

### Das Amulett: was geschieht

amulett-event-laid-out = { "" }
amulett-event-shuffled = { "" }
amulett-event-began = { $who ->
    [you] Du bist
   *[other] { $seat } ist
  } Startspieler.
amulett-event-dealt = { $spells_count ->
    [0] { "" }
   *[other] { $who ->
        [you] Du bekommst
       *[other] { $seat } bekommt
      } { $spells }.
  }
amulett-event-kept = { $who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
  } mit { $spells }.
amulett-event-round = Runde { $round }. { $pile ->
    [0] Der Stapel ist leer, also wird kein Zauberspruch versteigert.
    [one] Ein Zauberspruch wird versteigert.
   *[other] { $pile } Zaubersprüche werden versteigert.
  } { $who ->
    [you] Du bist
   *[other] { $seat } ist
  } Startspieler.
amulett-event-turned-up = { $spell } wird versteigert.
amulett-event-bid-spell = { $who ->
    [you] Du bietest
   *[other] { $seat } bietet
  } { $amount ->
    [one] { $amount } Energiestein.
   *[other] { $amount } Energiesteine.
  }
amulett-event-spell-sold = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
  } { $spell } für { $stones ->
    [one] { $stones } Energiestein
   *[other] { $stones } Energiesteine
  } und { $who ->
    [you] bist
   *[other] ist
  } jetzt Startspieler.
amulett-event-spell-unsold = Niemand kauft { $spell }; die Karte kommt unter den Stapel.
amulett-event-passed = { $step ->
    [teleport] { $who ->
        [you] Du teleportierst
       *[other] { $seat } teleportiert
      } nichts.
    [desire] { $who ->
        [you] Du nennst
       *[other] { $seat } nennt
      } kein Metall.
    [journey] { $who ->
        [you] Du überlässt
       *[other] { $seat } überlässt
      } die Rundenmarke dem Zufall.
    [bid] { $who ->
        [you] Du steigst
       *[other] { $seat } steigt
      } aus diesem Tausch aus.
    [take] { $who ->
        [you] Du nimmst
       *[other] { $seat } nimmt
      } nichts zurück.
    [curse] { $who ->
        [you] Du lässt
       *[other] { $seat } lässt
      } den Fluch ungenutzt.
    [energy] { $who ->
        [you] Du bewegst
       *[other] { $seat } bewegt
      } keine Energiesteine mehr.
   *[bid_spell] { $who ->
        [you] Du passt.
       *[other] { $seat } passt.
      }
  }
amulett-event-teleport = { $who ->
    [you] Du teleportierst
   *[other] { $seat } teleportiert
  } { $colour } von { $from } nach { $to }.
amulett-event-income = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $take } als Einkommen.
amulett-event-desire = { $who ->
    [you] Du nennst
   *[other] { $seat } nennt
  } { $metal }: In dieser Edelsteinphase { $only ->
    [true] { $who ->
        [you] kannst nur du
       *[other] kann sonst niemand
      }
   *[other] können alle
  } überall damit zahlen.
amulett-event-journey = { $who ->
    [you] Du wählst
   *[other] { $seat } wählt
  } Rundenmarke { $value }: Diese Edelsteinphase hat { $value } Schritte.
amulett-event-marker = Rundenmarke { $value } wird gezogen: Diese Edelsteinphase hat { $value } Schritte.
amulett-event-exchange = Tausch in { $area } um { $gems }.
amulett-event-no-exchange = In { $area } liegt kein Edelstein, also wird dort nicht getauscht.
amulett-event-bid = { $who ->
    [you] Du
   *[other] { $seat }
  } { $repeated ->
    [true] { $who ->
        [you] wiederholst
       *[other] wiederholt
      } das Gebot von
   *[other] { $who ->
        [you] bietest
       *[other] bietet
      }
  } { $amount ->
    [one] { $amount } Karte.
   *[other] { $amount } Karten.
  }
amulett-event-unsold = In { $area } bietet niemand.
amulett-event-won = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  } den Tausch für { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
  } und { $who ->
    [you] bist
   *[other] ist
  } jetzt Startspieler.
amulett-event-paid = { $who ->
    [you] Du legst
   *[other] { $seat } legt
  } { $cards } aus.
amulett-event-took-back = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $cards } zurück.
amulett-event-cursed = { $who ->
    [you] Dein Fluch nimmt
   *[other] Ein Fluch von { $seat } nimmt
  } { $cards } aus { $winner_who ->
    [you] deiner Zahlung
   *[other] der Zahlung von { $winner }
  }.
amulett-event-returned = { $cards } { $cards_count ->
    [one] geht
   *[other] gehen
  } zurück auf die Stapel.
amulett-event-bought = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $gems } aus { $area }.
amulett-event-move = { $who ->
    [you] Du führst
   *[other] { $seat } führt
  } die Reisegesellschaft nach { $area }.
amulett-event-stayed = In keinem anderen Gebiet liegt ein Edelstein: Die Reisegesellschaft bleibt in { $area }.
amulett-event-drained = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
  } einen Energiestein von { $spell }; er geht zurück an { $owner_who ->
    [you] dich
   *[other] { $owner }
  }. { $emptied ->
    [true] Der Zauberspruch ist leer und kommt unter den Stapel.
   *[other] { "" }
  }
amulett-event-charged = { $who ->
    [you] Du legst
   *[other] { $seat } legt
  } einen Energiestein vom Energiebogen auf { $spell }. { $emptied_count ->
    [0] { "" }
   *[other] { $emptied } ist leer und kommt unter den Stapel.
  }
amulett-event-costs = { $who ->
    [you] Du zahlst die Energiekosten deiner Zaubersprüche.
   *[other] { $seat } zahlt die Energiekosten der eigenen Zaubersprüche.
  } { $empty_count ->
    [0] { "" }
    [one] { $empty } ist leer.
   *[other] { $empty } sind leer.
  }
amulett-event-named = { $who ->
    [you] Du legst
   *[other] { $seat } legt
  } { $spell_count ->
    [0] einen leeren Zauberspruch verdeckt unter den Stapel.
   *[other] { $spell } unter den Stapel.
  }
amulett-event-buried = { $order_count ->
    [0] { $spells } { $spells_count ->
        [one] liegt
       *[other] liegen
      } jetzt unter dem Stapel.
   *[other] Unter dem Stapel, { $who ->
        [you] in deiner Reihenfolge
       *[other] in der Reihenfolge von { $seat }
      }: { $order }.
  }
amulett-event-round-over = { $dry ->
    [0] { "" }
    [one] In dieser Runde hat niemand einen Edelstein ertauscht. Nach drei solchen Runden endet das Spiel (unsere Regel).
   *[other] In den letzten { $dry } Runden hat niemand einen Edelstein ertauscht. Nach drei solchen Runden endet das Spiel (unsere Regel).
  }
amulett-event-over = Das Spiel ist vorbei.
amulett-outcome = { $winners_count ->
    [one] { $reason ->
        [seven_colours] { $who ->
            [you] Du gewinnst
           *[other] { $seat } gewinnt
          } mit Edelsteinen in { $colours } Farben.
        [eight_gems] { $who ->
            [you] Du gewinnst
           *[other] { $seat } gewinnt
          } mit { $count } Edelsteinen.
       *[stalled] Drei Runden lang hat niemand einen Edelstein ertauscht (unsere Regel). { $who ->
            [you] Du gewinnst
           *[other] { $seat } gewinnt
          } mit { $count ->
            [one] { $count } Edelstein
           *[other] { $count } Edelsteinen
          }. Es entscheiden die meisten Edelsteine, dann die meisten Farben, dann die meisten Metallkarten.
      }
   *[other] { $winners } { $winners_who ->
        [you] gewinnt
       *[other] gewinnen
      } gemeinsam mit je { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteinen
      }. Drei Runden lang hat niemand einen Edelstein ertauscht (unsere Regel), und bei Edelsteinen, Farben und Metallkarten herrscht Gleichstand.
  }

### Das Amulett: was gefragt ist

amulett-ask-keep = Behalte { $kept ->
    [2] zwei
   *[other] { $kept }
  } deiner { $dealt ->
    [4] vier
   *[other] { $dealt }
  } Zaubersprüche und leg Energiesteine darauf.
amulett-ask-bid-spell = { $can_bid ->
    [false] Du kannst für { $spell } nicht bieten. Passe.
   *[true] { $bid ->
        [0] Biete Energiesteine für { $spell } oder passe. Du bietest nur einmal.
        [one] { $bid } Energiestein ist geboten. Biete mindestens { $lowest } für { $spell } oder passe. Du bietest nur einmal.
       *[other] { $bid } Energiesteine sind geboten. Biete mindestens { $lowest } für { $spell } oder passe. Du bietest nur einmal.
      }
  }
amulett-ask-teleport = Teleportiere einen Edelstein in ein beliebiges anderes Gebiet oder passe.
amulett-ask-income = Wähle dein Einkommen.
amulett-ask-desire = Nenne ein Metall, mit dem du in dieser Edelsteinphase überall zahlen kannst, oder passe.
amulett-ask-journey = Wähle die Rundenmarke oder passe, dann wird sie gezogen.
amulett-ask-bid = { $can_bid ->
    [false] Du kannst hier nicht bieten. Passe.
   *[true] { $bid ->
        [0] Eröffne den Tausch in { $area } oder passe.
       *[other] { $bid ->
            [one] { $bid } Karte ist geboten.
           *[other] { $bid } Karten sind geboten.
          } { $more ->
            [0] Mit deinem Zauberspruch genügt dasselbe: Biete mindestens { $lowest } oder passe.
            [1] Biete mindestens { $lowest } oder passe.
           *[other] Ein Zauberspruch verlangt { $more } mehr: Biete mindestens { $lowest } oder passe.
          }
      }
  }
amulett-ask-pay = Wähle die Karten, mit denen du zahlst.
amulett-ask-take = Nimm Karten deines Gebots zurück oder passe.
amulett-ask-curse = Nimm mit deinem Fluch eine Karte des Gebots oder passe.
amulett-ask-gem = Wähle deine Edelsteine aus { $area }.
amulett-ask-move = Führe die Reisegesellschaft in das nächste Gebiet.
amulett-ask-energy = Bewege Energiesteine mit deinen blauen Zaubersprüchen oder passe.
amulett-ask-bury = Welcher deiner leeren Zaubersprüche kommt als nächster unter den Stapel?
amulett-wait-keep = { $chosen ->
    [true] Du hast gewählt. Du kannst es dir anders überlegen, bis alle gewählt haben.
   *[false] { "" }
  } { $seats } { $seats_count ->
    [one] muss noch wählen.
   *[other] müssen noch wählen.
  }
amulett-wait-bid-spell = { $seat } kann für { $spell } bieten.
amulett-wait-teleport = { $seat } kann einen Edelstein teleportieren.
amulett-wait-income = { $seat } wählt das Einkommen.
amulett-wait-desire = { $seat } kann ein Metall nennen.
amulett-wait-journey = { $seat } kann die Rundenmarke wählen.
amulett-wait-bid = { $seat } kann in { $area } bieten.
amulett-wait-pay = { $seat } zahlt.
amulett-wait-take = { $seat } kann Karten zurücknehmen.
amulett-wait-curse = { $seat } kann mit einem Fluch eine Karte nehmen.
amulett-wait-gem = { $seat } wählt Edelsteine.
amulett-wait-move = { $seat } führt die Reisegesellschaft weiter.
amulett-wait-energy = { $seat } kann Energiesteine bewegen.
amulett-wait-bury = { $seat } legt Zaubersprüche unter den Stapel.
amulett-wait-chance = Als Nächstes wird gezogen.
amulett-wait-over = Das Spiel ist vorbei.

### Das Amulett: was man wählen kann und was es bedeutet

amulett-choice-keep = { $spells } behalten
amulett-choice-pass = Passen
amulett-choice-bid-spell = { $amount ->
    [one] { $amount } Energiestein bieten
   *[other] { $amount } Energiesteine bieten
  }
amulett-choice-teleport = { $colour } von { $from } nach { $to } teleportieren
amulett-choice-income = { $take } nehmen
amulett-choice-desire = { $metal } nennen
amulett-choice-journey = Rundenmarke { $value } wählen
amulett-choice-bid = { $amount ->
    [one] { $amount } Karte bieten
   *[other] { $amount } Karten bieten
  }
amulett-choice-pay = Mit { $cards } zahlen
amulett-choice-take = { $cards } nehmen
amulett-choice-gem = { $gems } nehmen
amulett-choice-move = Nach { $area } ziehen
amulett-choice-drain = Einen Energiestein von { $spell } ziehen
amulett-choice-arc = Einen Energiestein auf { $spell } legen
amulett-choice-bury = { $spell }
amulett-means-keep = { $stones_on } behalten; { $left ->
    [0] kein Energiestein bleibt
    [one] { $left } Energiestein bleibt
   *[other] { $left } Energiesteine bleiben
  } für Versteigerungen
amulett-means-bid-spell = { $amount ->
    [one] { $amount } Energiestein
   *[other] { $amount } Energiesteine
  } bieten; { $left ->
    [0] keiner bliebe
    [one] { $left } bliebe
   *[other] { $left } blieben
  } übrig
amulett-means-bid = { $kind ->
    [repeat] Das Gebot von { $amount } mit „Überlegenheit“ wiederholen
    [most] { $amount } bieten: alles, was du hier zahlen kannst
   *[raise] { $amount } der { $cover } Karten bieten, die du hier zahlen kannst
  }
amulett-means-income = { $take } nehmen
amulett-means-pay = Mit { $cards } zahlen und { $rest_count ->
    [0] nichts
   *[other] { $rest }
  } behalten
amulett-means-take = { $cards } nehmen
amulett-means-gem = { $gems } nehmen{ $wins ->
    [yes] : Du gewinnst das Spiel
   *[no] { $new ->
        [0] { "" }
        [one] : eine neue Farbe
       *[other] : { $new } neue Farben
      }
  }
amulett-means-move = Nach { $area }: { $gems }; dort könntest du { $cover ->
    [one] { $cover } Karte
   *[other] { $cover } Karten
  } zahlen
amulett-means-teleport-here = { $colour } von { $from } zur Reisegesellschaft holen
amulett-means-teleport-away = { $colour } von der Reisegesellschaft weg nach { $to } schaffen
amulett-means-desire = { $metal } nennen; davon hast du { $held }
amulett-means-drain = Einen Energiestein von { $spell } ziehen, bei { $owner } ({ $stones ->
    [one] der letzte
   *[other] { $stones } liegen dort
  })
amulett-means-arc = Einen Energiestein auf { $spell } legen ({ $stones ->
    [one] { $stones } liegt dort
   *[other] { $stones } liegen dort
  })

### Browser: Kartenschau und Wertungsblock

amulett-told-kept = Alle zeigen die Zaubersprüche, die sie behalten.

ui-amulett-phase = Phase
ui-amulett-all-phases = alle Phasen
ui-amulett-phase-spell = Zauberspruchphase
ui-amulett-phase-metal = Metallphase
ui-amulett-phase-gem = Edelsteinphase
ui-amulett-phase-energy = Energiephase
ui-amulett-gems = Edelsteine
ui-amulett-areas = Gebiete und ihre Metalle
ui-amulett-income = Einkommen
ui-amulett-no-income = keines
ui-amulett-sources = Was deine Zaubersprüche bringen
ui-amulett-joker = beliebiges Metall
ui-amulett-cost = Energiekosten
ui-amulett-cost-text = { $count ->
    [one] { $count } Energiestein je Runde
   *[other] { $count } Energiesteine je Runde
  }

### Browser: Das Amulett

ui-amulett-short-spell = Zaubersprüche
ui-amulett-short-metal = Metalle
ui-amulett-short-gem = Edelsteine
ui-amulett-short-energy = Energie
ui-amulett-phase-setup = Aufbau
ui-amulett-phase-over = Das Ende
ui-amulett-phases = Phasen der Runde
ui-amulett-map = Spielplan
ui-amulett-pyramid = Pyramide
ui-amulett-wall = an der großen Mauer
ui-amulett-area = { $area }: { $gems }. Hier gilt { $metals }. { $marks } { $party ->
    [yes] Hier ist die Reisegesellschaft.
   *[no] {""}
  }
ui-amulett-amulet = Amulett mit { $gems }, { $colours ->
    [one] { $colours } Farbe
   *[other] { $colours } Farben
  }
ui-amulett-spell = { $name }, { $stones ->
    [0] keine Energiesteine
    [one] { $stones } Energiestein
   *[other] { $stones } Energiesteine
  }, verliert { $cost } je Runde. { $text }
ui-amulett-spells = Zaubersprüche
ui-amulett-no-spells = Keine Zaubersprüche.
ui-amulett-stage = Jetzt
ui-amulett-pay-with = Hier gilt
ui-amulett-no-bid = Noch kein Gebot
ui-amulett-still-in = Noch dabei
ui-amulett-out = ausgestiegen
ui-amulett-cover = { $count ->
    [one] Du kannst hier { $count } Karte zahlen.
   *[other] Du kannst hier { $count } Karten zahlen.
  }
ui-amulett-cover-there = Karten, die du dort zahlen könntest
ui-amulett-stones-left = { $count ->
    [one] Du hast { $count } Energiestein.
   *[other] Du hast { $count } Energiesteine.
  }
ui-amulett-laid = Ausgelegt:
ui-amulett-bank = Stapel
ui-amulett-deck = Zaubersprüche, die noch kommen: { $pile } im kleinen Stapel, { $deck } im großen
ui-amulett-steps-left = { $count ->
    [one] noch { $count } Schritt
   *[other] noch { $count } Schritte
  }
ui-amulett-counts-here = gilt hier
ui-amulett-hand = Deine Metalle
ui-amulett-start = Startspieler
ui-amulett-own = Vor dir
ui-amulett-hand-size = { $count ->
    [one] { $count } Metallkarte
   *[other] { $count } Metallkarten
  }
ui-amulett-supply = { $count ->
    [one] { $count } Energiestein im Vorrat
   *[other] { $count } Energiesteine im Vorrat
  }
ui-amulett-progress = { $colours } von { $all_colours } Farben · { $gems } von { $all_gems } Edelsteinen
ui-amulett-gems-short = { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
  }, { $colours ->
    [one] { $colours } Farbe
   *[other] { $colours } Farben
  }
ui-amulett-do-teleport = { $colour } von { $from } nach { $to } teleportieren
ui-amulett-do-move = Nach { $area } reisen
ui-amulett-do-arc = Einen Energiestein auf { $spell } legen
ui-amulett-do-bury = { $spell } unter den Stapel legen
ui-amulett-amount = Gebot
ui-amulett-bundle = { $verb ->
    [pay] Zahlen
   *[other] Nehmen
  }
ui-amulett-does-not-fit = { $count ->
    [one] { $count } Karte gilt hier nicht
   *[other] { $count } Karten gelten hier nicht
  }
ui-amulett-stones-on = Energiesteine auf { $spell }
ui-amulett-keep = Diese Zaubersprüche behalten
ui-amulett-keep-two = Wähle { $count } Zaubersprüche
ui-amulett-teleport-from = Wähle einen Edelstein auf dem Spielplan.
ui-amulett-teleport-gem = Welcher Edelstein aus { $area }?
ui-amulett-teleport-to = Wohin damit?
ui-amulett-outcome = Das Ende der Reise
ui-amulett-point-at-a-spell = Zeig auf einen Zauberspruch, um ihn zu lesen.
ui-amulett-lies-before = { $stones ->
    [one] Vor { $who ->
        [you] dir
       *[other] { $seat }
      }, mit { $stones } Energiestein.
   *[other] Vor { $who ->
        [you] dir
       *[other] { $seat }
      }, mit { $stones } Energiesteinen.
  }

### Browser: Hilfe neben dem Tisch

ui-amulett-help = { $step ->
    [keep] Ein Zauberspruch bleibt, solange Energiesteine darauf liegen. Die übrigen behältst du im Vorrat für die Versteigerungen.
    [bid_spell] Alle bieten genau einmal, reihum. Wer am meisten bietet, legt die Energiesteine auf den Zauberspruch. Er bleibt, solange sie reichen; sie kommen nach und nach zurück.
    [teleport] Vor deinem Einkommen darfst du einen Edelstein aus einem beliebigen Gebiet in ein anderes teleportieren: zur Reisegesellschaft oder von den anderen weg.
    [income] Jedes Symbol auf deinen Zaubersprüchen bringt eine Karte seines Metalls, jeder Joker eine Karte eines Metalls deiner Wahl.
    [desire] Mit dem Metall, das du nennst, kannst du in dieser Edelsteinphase in jedem Gebiet zahlen.
    [journey] Die Rundenmarke sagt, wie oft in dieser Edelsteinphase getauscht wird. Wählt sie niemand, wird 3, 4, 5 oder 6 gezogen.
    [bid] Erhöhe, oder passe und scheide aus diesem Tausch aus. Wer übrig bleibt, zahlt das Gebot in Metallkarten und nimmt einen Edelstein.
    [pay] Zahle mit Metallen, die in diesem Gebiet gelten; behalte, was du im nächsten brauchst.
    [take] Mit deinen Zaubersprüchen nimmst du einige der Karten zurück, die du gerade ausgelegt hast.
    [curse] Ein Fluch nimmt eine der gezahlten Karten, bevor die übrigen auf die Stapel zurückgehen.
    [gem] Nimm möglichst eine Farbe, die dir fehlt: Edelsteine in sieben Farben oder acht Edelsteine gewinnen sofort.
    [move] Der Startspieler führt die Reisegesellschaft in ein benachbartes Gebiet, in dem ein Edelstein liegt. Dort wird als Nächstes getauscht.
    [energy] Ein Sog nimmt Energiesteine von fremden Zaubersprüchen. Der Energiebogen verteilt seine eigenen auf deine anderen Zaubersprüche. Danach verliert jeder Zauberspruch für jeden Blitz einen Energiestein.
    [bury] Zaubersprüche ohne Energiesteine kommen unter den Stapel. Der zuerst gewählte taucht auch zuerst wieder auf.
    [over] Ein Amulett ist vollendet, oder drei Runden lang wurde kein Edelstein ertauscht (unsere Regel).
   *[other] Edelsteine und Zaubersprüche werden ausgelegt.
  }

### Das Amulett: im Terminal

terminal-amulett-headline = { $title }, Runde { $round }: { $phase ->
    [setup] der Aufbau
    [spell] die Zauberspruchphase
    [metal] die Metallphase
    [gem] die Edelsteinphase
    [energy] die Energiephase
   *[over] das Ende
  }
terminal-amulett-steps = noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }
terminal-amulett-help = Auf dem Spielplan steht, welche Metalle in jedem Gebiet gelten; P ist eine Pyramide, W die große Mauer, > die Reisegesellschaft. „? plan“ beschreibt den ganzen Spielplan. Eigene Züge kannst du hinter „=“ eingeben: Eine Zahl bietet, „2 gold 1 eisen“ sind Karten, „rot weiß“ Edelsteine, „rot A1 B2“ teleportiert, „geschenk 3 einfluss 4“ behält Zaubersprüche mit Energiesteinen.
terminal-amulett-map = plan
terminal-amulett-map-legend = P: Pyramide. W: an der großen Mauer. >: Hier beginnt die Reisegesellschaft.
terminal-amulett-here = die Reisegesellschaft ist hier
terminal-amulett-pyramid = Pyramide
terminal-amulett-wall = Mauer
terminal-amulett-any-metal = alle
terminal-amulett-stacks = Stapel
terminal-amulett-desired = { $metals } gilt überall{ $only ->
    [yes] , aber nur für den Besitzer von „Brennendes Verlangen“
   *[no] {""}
  }
terminal-amulett-lot = Versteigerung
terminal-amulett-bid = { $bid ->
    [0] Noch kein Gebot
   *[other] { $seat } bietet { $bid }
  }
terminal-amulett-bidding = noch dabei: { $seats }
terminal-amulett-laid = Ausgelegt
terminal-amulett-you = Du
terminal-amulett-hand = Deine Karten
terminal-amulett-start = Startspieler
terminal-amulett-amulet = { $count ->
    [0] keine Edelsteine
    [one] 1 Edelstein ({ $gems })
   *[other] { $count } Edelsteine, { $colours ->
        [one] 1 Farbe
       *[other] { $colours } Farben
      } ({ $gems })
  }
terminal-amulett-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
terminal-amulett-stones = { $count ->
    [one] 1 Energiestein
   *[other] { $count } Energiesteine
  }
terminal-amulett-pays = hier gilt { $metals }
terminal-amulett-neighbours = neben { $areas }
terminal-amulett-income = Einkommen { $cards }
terminal-amulett-no-income = kein Einkommen
terminal-amulett-joker = { $count } beliebige
terminal-amulett-cost = { $count ->
    [one] kostet je Runde 1 Energiestein
   *[other] kostet je Runde { $count } Energiesteine
  }
terminal-amulett-before = vor { $seat }
terminal-amulett-goal = Wer zuerst Edelsteine in { $colours } Farben oder { $gems } Edelsteine besitzt, gewinnt sofort.
terminal-amulett-figure = { $figure ->
    [gems] Edelsteine
    [colours] Farben
    [cards] Metallkarten
   *[stones] Energiesteine im Vorrat
  }

### Das Amulett: auf der ersten Seite

amulett-no-score = Das Amulett hat keinen Wertungsblock: Wer zuerst sein Amulett vollendet, gewinnt

### Das Amulett: eine Ausgabe im Terminal

terminal-amulett-edition-phase-name = { $phase ->
    [metal] Metall
    [gem] Edelstein
   *[energy] Energie
  }
terminal-amulett-edition-phase = { $phase }phase
terminal-amulett-edition-area = Gebiet

### Was Zaubersprüche an einem Tisch bewirken: mit bloßem Einkommen oder mit Hausregeln

amulett-text-gift = Gewinnst du einen Tausch{ $where ->
    [wall] {" "}an der großen Mauer
    [pyramid] {" "}in einem Pyramidengebiet
   *[any] {""}
  }, { $must ->
    [yes] musst du einen weiteren Edelstein aus dem Gebiet nehmen, falls dort noch einer liegt.
   *[no] darfst du einen weiteren Edelstein aus dem Gebiet nehmen, falls dort noch einer liegt.
  }
amulett-text-influence = { $cards ->
    [0] An diesem Tisch gibt dieser Zauberspruch keine Karten zurück.
   *[other] Nach einem gewonnenen Tausch{ $where ->
        [wall] {" "}an der großen Mauer
        [pyramid] {" "}in einem Pyramidengebiet
       *[any] {""}
      } darfst du { $cards ->
        [one] { $cards } Karte
       *[other] bis zu { $cards } Karten
      } deines Gebots zurücknehmen.
  }
amulett-text-desire = Vor dem Ziehen der Rundenmarke darfst du ein Metall nennen; in dieser Edelsteinphase gilt es bei jedem Tausch zusätzlich, { $only ->
    [yes] aber nur für dich.
   *[no] und zwar für alle.
  }
amulett-text-plain = Jede Runde { $cards }; kostet { $cost ->
    [one] { $cost } Energiestein
   *[other] { $cost } Energiesteine
  } je Runde.
amulett-text-cards = { $metal ->
    [joker] { $count } beliebige Metallkarten
   *[other] { $count } { $name }
  }
amulett-spared = { $step ->
    [bid] Zuletzt konntest du nur passen.
    [bid_spell] Zuletzt konntest du nur passen.
   *[other] Du konntest nur passen.
  }
