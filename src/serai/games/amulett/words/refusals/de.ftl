### Das Amulett: Abweisungen

amulett-refuse-verb = Unbekannter Zug. Sende als „do“ eines von: { $verbs }.
amulett-refuse-fields = Der Zug „{ $verb }“ braucht genau diese Felder: do, { $fields }.
amulett-refuse-chance = „{ $verb }“ ist eine Zufallsziehung, kein Zug einer Person, und jetzt nicht an der Reihe. Sende einen Zug der Person, die am Zug ist.
amulett-refuse-chance-due = Zuerst kommt die Zufallsziehung „{ $verb }“.
amulett-refuse-seat = Diesen Platz gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
amulett-refuse-chosen = { $seat } hat schon gewählt. Eine Aufzeichnung enthält nur die endgültige Wahl.
amulett-refuse-over = Das Spiel ist vorbei. Es gibt keine Züge mehr.
amulett-refuse-not-on-turn = Du bist nicht am Zug. Warte auf { $seat }.
amulett-refuse-not-now = „{ $verb }“ geht jetzt nicht. { $step ->
    [keep] Alle wählen gerade die Zaubersprüche, die sie behalten.
    [bid_spell] Ein Zauberspruch wird versteigert: Biete Energiesteine oder passe.
    [teleport] Teleportiere einen Edelstein oder passe.
    [income] Wähle dein Einkommen.
    [desire] Nenne ein Metall oder passe.
    [journey] Wähle eine Rundenmarke oder passe.
    [bid] Um den Tausch wird geboten: Biete Karten oder passe.
    [pay] Zahle für den Tausch.
    [take] Nimm Karten zurück oder passe.
    [curse] Nimm durch deinen Fluch eine Karte oder passe.
    [gem] Wähle deine Edelsteine.
    [move] Führe die Reisegesellschaft weiter.
    [energy] Bewege Energiesteine oder passe.
   *[bury] Wähle den leeren Zauberspruch, der als nächster unter den Stapel kommt.
  }
amulett-refuse-no-bid-spell = Du kannst nicht erhöhen. { $bid ->
    [0] Du hast keinen Energiestein im Vorrat.
   *[other] Du hast nur { $supply }; das Gebot ist { $bid }.
  } Passe.
amulett-refuse-no-bid = Du kannst nicht bieten. { $cover ->
    [0] Keine deiner Karten gilt hier.
    [one] Du brauchst mindestens { $lowest }; zahlen kannst du hier nur 1 Karte.
   *[other] Du brauchst mindestens { $lowest }; zahlen kannst du hier nur { $cover } Karten.
  } { $why ->
    [power] { $seat } hat „Gewaltige Macht“.
   *[other] { "" }
  } Passe.
amulett-refuse-no-drain = Deine Sog-Zaubersprüche können in diesem Zug keine Energiesteine mehr nehmen. Wähle etwas anderes oder passe.
amulett-refuse-no-arc = Dafür brauchst du einen Energiebogen und einen anderen Zauberspruch. Wähle etwas anderes oder passe.
amulett-refuse-bid-cover = Du kannst hier nur { $cover } zahlen, nicht { $amount }. Biete höchstens { $cover } oder passe.
amulett-refuse-bid-low = Biete { $lowest } bis { $cover }: { $why ->
    [first] Ein Gebot ist eine ganze Zahl von Karten.
    [superiority] Mit „Überlegenheit“ darfst du das Gebot von { $bid } wiederholen.
    [power] { $seat } hat { $bid } geboten und besitzt „Gewaltige Macht“.
   *[raise] Du musst das Gebot von { $bid } erhöhen.
  }
amulett-refuse-bid-spell = Biete { $lowest } bis { $most } Energiesteine oder passe.
amulett-refuse-keep = Behalte genau { $kept } deiner { $dealt } Zaubersprüche, mit mindestens { $least ->
    [one] { $least } Energiestein
   *[other] { $least } Energiesteinen
  } auf jedem und höchstens { $stones } insgesamt.
amulett-refuse-teleport = Wähle eine Farbe, die im ersten Gebiet liegt, und ein anderes zweites Gebiet.
amulett-refuse-income = Nimm { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
  }{ $low_count ->
    [0] , aber
   *[other] : mindestens { $low } und
  } nicht mehr, als in den Stapeln liegen ({ $high }).
amulett-refuse-desire = Nenne { $metals_or }.
amulett-refuse-pay = Zahle genau { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
  }{ $single ->
    [yes] {" "}eines Metalls, mit oder ohne Joker
   *[no] {""}
  }. Von deinen Karten gelten hier: { $high }.
amulett-refuse-take = Nimm { $most ->
    [one] eine Karte
   *[other] 1 bis { $most } Karten
  } von den ausgelegten ({ $high }) oder passe.
amulett-refuse-gem = Nimm { $most ->
    [one] einen Edelstein
   *[other] { $must ->
        [yes] { $most } Edelsteine
       *[no] 1 bis { $most } Edelsteine
      }
  } aus { $area }: { $gems }.
amulett-refuse-move = { $why ->
    [stay] Die Reisegesellschaft muss weiterziehen.
    [empty] In { $area } liegt kein Edelstein.
    [far] { $area } liegt nicht neben der Reisegesellschaft.
   *[unknown] Dieses Gebiet gibt es nicht.
  } Zieh nach { $areas_or }.
amulett-refuse-drain = Wähle einen Zauberspruch, der vor jemand anderem liegt.
amulett-refuse-arc = Wähle einen anderen Zauberspruch, der vor dir liegt.
amulett-refuse-bury = Wähle einen deiner leeren Zaubersprüche: { $empty_or }.
amulett-refuse-deal-gems = Leg alle Edelsteine aus, in jedes Gebiet die richtige Zahl.
amulett-refuse-shuffle = Die Reihenfolge muss jeden der { $count } Zaubersprüche des Stapels genau einmal enthalten.
amulett-refuse-first = Der Startspieler muss ein Platz von 0 bis { $last } sein.
amulett-refuse-marker = Wähle { $values_or }.
amulett-refuse-players = Das Amulett ist für { $fewest } bis { $most } Personen.
amulett-refuse-option = Diese Option hat „Das Amulett“ nicht. Es gibt { $options }.
amulett-refuse-experienced = Die Option „experienced“ muss true oder false sein.
