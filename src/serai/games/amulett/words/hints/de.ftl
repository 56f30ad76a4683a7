### Das Amulett: Gründe von Tipps und Rückblicken, die hinter „denn“ oder einem Gedankenstrich stehen, und worum es darin ging.

amulett-moment = { $stake ->
    [stake_spell] { $verb ->
        [drain] Energiesteine von { $spell }
       *[other] Versteigerung von { $spell }
      }
    [stake_area] { $verb ->
        [move] Weg nach { $area }
        [gem] Edelsteine aus { $area }
       *[other] Tausch in { $area }
      }
   *[other] { $verb ->
        [keep] Zaubersprüche im Aufbau
        [income] Einkommen
        [pay] Zahlung
        [take] zurückgenommene Karten
        [teleport] Teleportieren eines Edelsteins
        [desire] Nennen eines Metalls
        [journey] Wahl einer Rundenmarke
       *[other] Einsatz eines Zauberspruchs
      }
  }
amulett-reason-wins = mit einem Edelstein aus { $area } gewinnst du
amulett-reason-colours = dir fehlt noch { $gems }
amulett-reason-no-colour = du hast schon alle Farben, die in { $area } liegen
amulett-reason-unpaid = niemand sonst, der bietet, hat { $amount } Metallkarten
amulett-reason-stops = { $seat } würde mit einem Edelstein von hier gewinnen
amulett-reason-cheaper = { $count ->
    [one] es kostet eine Karte weniger
   *[other] es kostet { $count } Karten weniger
  }
amulett-reason-income = { $spell } gibt jede Runde { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
amulett-reason-lasts = { $spell } wirkt dann { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }
amulett-reason-energy = mit einem höheren Gebot hättest du { $left ->
    [0] keinen Energiestein mehr
    [one] nur noch einen Energiestein
   *[other] nur noch { $left } Energiesteine
  }
amulett-reason-pays-there = in { $area } gelten { $count } deiner Metallkarten
amulett-reason-accepted = in mehr Gebieten um die Reisegesellschaft gilt { $metal }
amulett-reason-kept = in mehr Gebieten um die Reisegesellschaft gilt { $metal }, also behalte es
amulett-reason-drains = { $spell } von { $seat } hat dann { $left ->
    [0] keinen Energiestein
    [one] einen Energiestein
   *[other] { $left } Energiesteine
  } übrig
