### Das Amulett: der Begleiter zum gedruckten Spiel

amulett-companion-unsound = Das kann auf dem Tisch nicht stimmen. Es wurde nichts geändert.
ui-amulett-companion-text = Für das gedruckte Spiel auf deinem Tisch: sagt, was als Nächstes zu tun ist, zählt Energiesteine, Metalle und Edelsteine mit und merkt, wenn jemand gewonnen hat. Tippe eine Zahl an, um sie zu ändern.
ui-amulett-companion-who-starts = Wer ist Startspieler?
ui-amulett-companion-begin = Spiel beginnen
ui-amulett-companion-new = Neues Spiel
ui-amulett-companion-undo = Zurücknehmen
ui-amulett-companion-round = Runde { $round }
ui-amulett-companion-turn-to = Weiter mit:
ui-amulett-companion-now = Was jetzt zu tun ist
ui-amulett-companion-values = { $own ->
    [0] Einkommen, Energiekosten und Spielplan sind rekonstruiert. Tippe einen Zauberspruch an, um einzutragen, was auf deiner Karte steht.
    [one] Ein Zauberspruch zählt wie auf deiner Karte. Alle anderen Einkommen und Energiekosten und der Spielplan sind rekonstruiert.
   *[other] { $own } Zaubersprüche zählen wie auf deinen Karten. Alle anderen Einkommen und Energiekosten und der Spielplan sind rekonstruiert.
  }
ui-amulett-companion-do = { $step ->
    [DEAL_SPELLS] Teilt an alle { $dealt } Zaubersprüche offen aus und legt je { $stones } Energiesteine darauf (M2.6).
    [BID_SPELL] Deckt einen Zauberspruch auf. Von { $seat } an bieten alle reihum einmal Energiesteine oder passen (M4.3). { $left ->
        [0] Es ist der letzte dieser Runde.
        [one] Danach kommt noch einer.
       *[other] Danach kommen noch { $left }.
      }
    [TELEPORT] { $seat } darf einen Edelstein aus einem Gebiet in ein anderes legen (M13.3).
    [CLAIM] { $seat } nimmt { $count ->
        [0] keine Metallkarte
        [one] eine Metallkarte
       *[other] { $count } Metallkarten
      } als Einkommen (M5.3).
    [DESIRE] { $seat } darf ein Metall nennen. In dieser Edelsteinphase { $only ->
        [yes] kann sonst niemand
       *[no] können alle
      } überall damit zahlen (M13.4).
    [JOURNEY] { $seat } darf die Rundenmarke aussuchen (M13.13).
    [MARKER] Zieht eine Rundenmarke. Sie zeigt, wie viele Schritte diese Edelsteinphase hat (M6.2).
    [EXCHANGE] Schritt { $number } von { $marker }: Tausch, wo die Reisegesellschaft steht. { $seat } bietet zuerst, mit Metallkarten (M7.5).
    [MOVE] { $seat } führt die Reisegesellschaft in ein Nachbargebiet, in dem ein Edelstein liegt (M9.2).
    [ENERGY] { $seat } darf mit Zaubersprüchen Energiesteine bewegen, einen nach dem anderen (M10.2).
    [COSTS] { $seat } nimmt { $count ->
        [0] keinen Energiestein
        [one] einen Energiestein
       *[other] { $count } Energiesteine
      } von den Zaubersprüchen zurück in den Vorrat (M10.4). { $buried_count ->
        [0] { "" }
        [one] { $buried } ist leer und kommt unter den Stapel (M10.5).
       *[other] { $buried } sind leer und kommen in beliebiger Reihenfolge unter den Stapel (M10.5).
      }
   *[OVER] Das Spiel ist zu Ende.
  }
ui-amulett-companion-won = { $reason ->
    [seven_colours] { $seat } gewinnt mit Edelsteinen in { $colours } Farben (M11.1).
   *[eight_gems] { $seat } gewinnt mit { $gems } Edelsteinen (M11.1).
  }
ui-amulett-companion-done = { $step ->
    [DEAL_SPELLS] Alle Zaubersprüche sind verteilt
    [BID_SPELL] Versteigerung eintragen
    [TELEPORT] Fertig
    [CLAIM] Einkommen nehmen
    [MARKER] Rundenmarke eintragen
    [EXCHANGE] Tausch eintragen
    [MOVE] Die Reisegesellschaft ist weitergezogen
    [ENERGY] Fertig
    [COSTS] Energiesteine zurücknehmen
   *[other] Weiter
  }
ui-amulett-companion-nobody = niemand
ui-amulett-companion-winner = An wen ging es?
ui-amulett-companion-which = Welcher Zauberspruch?
ui-amulett-companion-choose = Zauberspruch wählen
ui-amulett-companion-other = ein anderer
ui-amulett-companion-stones = Für wie viele Energiesteine?
ui-amulett-companion-stones-on = Energiesteine auf { $spell }
ui-amulett-companion-paid = Gezahlte Metallkarten, ohne die zurückgenommenen
ui-amulett-companion-gems = Erhaltene Edelsteine
ui-amulett-companion-colour = Edelsteine: { $colour }
ui-amulett-companion-draw = Hier ziehen
ui-amulett-companion-drawn = Die Rundenmarke zeigt { $value }.
ui-amulett-companion-not-used = nicht eingesetzt
ui-amulett-companion-heed = Zaubersprüche, an die ihr denken solltet
ui-amulett-companion-heed-one = { $spell } ({ $seat })
ui-amulett-companion-drain = Einen Energiestein von { $spell } nehmen
ui-amulett-companion-charge = Einen Energiestein vom Energiebogen auf { $spell } legen
ui-amulett-companion-pays = { $seat } kann mit { $metals } zahlen{ $single ->
    [yes] , aber nicht gemischt
   *[no] {""}
  }; { $gems ->
    [one] ein Edelstein
   *[other] { $must ->
        [yes] { $gems } Edelsteine, wenn so viele da sind
       *[no] bis zu { $gems } Edelsteine
      }
  }{ $back ->
    [0] { "" }
    [one] , eine Karte darf zurückgenommen werden
   *[other] , { $back } Karten dürfen zurückgenommen werden
  }.
ui-amulett-companion-players = Wer mitspielt
ui-amulett-companion-hat = Startspieler
ui-amulett-companion-give-hat = Zum Startspieler machen
ui-amulett-companion-score = { $colours } von { $most_colours } Farben, { $gems } von { $most_gems } Edelsteinen
ui-amulett-companion-supply = Energiesteine im Vorrat
ui-amulett-companion-metals = Metallkarten
ui-amulett-companion-on-amulet = Edelsteine auf dem Amulett
ui-amulett-companion-income = Einkommen
ui-amulett-companion-income-of = { $spell }: { $cards }
ui-amulett-companion-income-sum = { $count ->
    [0] Kein Einkommen
    [one] Zusammen 1 Karte
   *[other] Zusammen { $count } Karten
  }
ui-amulett-companion-any = { $count } beliebige
ui-amulett-companion-drains = { $left ->
    [0] { $count ->
        [one] Der letzte Energiestein kommt zurück in den Vorrat, der Zauberspruch unter den Stapel.
       *[other] { $count } Energiesteine kommen zurück in den Vorrat, der Zauberspruch unter den Stapel.
      }
   *[other] { $count ->
        [0] Kein Energiestein kommt zurück in den Vorrat.
        [one] Ein Energiestein kommt zurück in den Vorrat, { $left ->
            [one] 1 bleibt.
           *[other] { $left } bleiben.
          }
       *[other] { $count } Energiesteine kommen zurück in den Vorrat, { $left ->
            [one] 1 bleibt.
           *[other] { $left } bleiben.
          }
      }
  }
ui-amulett-companion-number = { $field ->
    [turn] Runde
    [marker] Rundenmarke
    [steps_left] Verbleibende Schritte, mit diesem
    [pile] Noch zu versteigernde Zaubersprüche
   *[actor] Wer an der Reihe ist
  }
ui-amulett-companion-change = Zahlen ändern
ui-amulett-companion-add = Zauberspruch auslegen
ui-amulett-companion-remove = { $spell } entfernen
ui-amulett-companion-printed = Auf deiner Karte
ui-amulett-companion-bolts = Energiekosten (Blitze)
ui-amulett-companion-reconstructed = rekonstruiert
ui-amulett-companion-map = Die Reisegesellschaft auf dem Spielplan
ui-amulett-companion-follow = Reisegesellschaft verfolgen
ui-amulett-companion-where = Die Reisegesellschaft steht in { $area }. Tippe ein Gebiet an, um sie zu versetzen.
ui-amulett-companion-go = Nach { $area }
ui-amulett-companion-reference = Alle Zaubersprüche
ui-amulett-companion-lies = vor { $seat }
ui-amulett-companion-timing = { $effect ->
    [plain] Nur Einkommen.
    [magic] Metallphase: zählt mit dem Einkommen (M13.2).
    [teleport] Metallphase: wenn du an der Reihe bist, vor dem Einkommen (M13.3).
    [desire] Edelsteinphase: bevor die Rundenmarke gezogen wird (M6.1).
    [journey] Edelsteinphase: statt die Rundenmarke zu ziehen (M6.1).
    [power] Edelsteinphase: solange dein Gebot das höchste ist (M7.6).
    [superiority] Edelsteinphase: immer wenn du bietest (M7.6).
    [metamorphosis] Edelsteinphase: immer wenn du bietest und zahlst (M7.3).
    [metamorphosis_area] Edelsteinphase: immer wenn du dort bietest und zahlst (M7.3).
    [influence] Edelsteinphase: nachdem du gezahlt hast (M8.2).
    [curse_rich] Edelsteinphase: nachdem ein Gebot gezahlt wurde, auch deines (M8.3).
    [curse_poor] Edelsteinphase: nachdem ein Gebot gezahlt wurde, auch deines (M8.3).
    [gift] Edelsteinphase: wenn du deinen Edelstein nimmst (M8.5).
    [phoenix] Edelsteinphase: immer wenn du die Reisegesellschaft bewegst (M9.3).
    [pull] Energiephase: wenn du an der Reihe bist, bevor du Energiesteine zurücknimmst (M10.2).
    [arc] Energiephase: wenn du an der Reihe bist, bevor du Energiesteine zurücknimmst (M10.2).
   *[other] { "" }
  }
ui-amulett-companion-gives = { $count } { $metal }
ui-amulett-companion-kept = Alles bleibt auf diesem Gerät, auch wenn du den Browser schließt.
ui-amulett-companion-hand-over = Auf ein anderes Handy bringen
ui-amulett-companion-hand-over-text = Scanne den Code mit dem anderen Handy: Dort geht es genau so weiter, mit allen Zahlen und Namen. Was du danach einträgst, bleibt hier.
ui-amulett-companion-copy = Link kopieren
ui-amulett-companion-handed = Dieser Link enthält ein Spiel von einem anderen Handy. Wenn du es übernimmst, ersetzt es das Spiel auf diesem Gerät.
ui-amulett-companion-take = Spiel übernehmen
ui-amulett-companion-broken = Der Link ist beschädigt. Scanne den Code noch einmal oder lass dir einen neuen Link geben.
