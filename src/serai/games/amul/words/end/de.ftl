### Āmul: das Ende im Browser

ui-amul-end-part = { $what ->
    [arab] die arabische Mehrheit
    [mongol] die mongolische Mehrheit
    [majorities] beide Mehrheiten
   *[cards] { $count ->
        [one] { $kind }
       *[other] { $count }× { $kind }
      }
  } ({ $points })
ui-amul-end-short = { $by ->
    [0] Du hattest gleich viele Punkte; die Militärische Stärke hat entschieden.
    [one] Dir fehlte ein Punkt: Platz { $place } von { $players }.
   *[other] Dir fehlten { $by } Punkte: Platz { $place } von { $players }.
  }
ui-amul-end-try = Tipp für das nächste Mal: { $what ->
    [cards] Nimm { $kind }, bevor { $seat } zugreift.
    [majorities] Zähle von Anfang an die arabischen und mongolischen Symbole der anderen.
   *[other] Zähle von Anfang an die { $what ->
        [arab] arabischen
       *[mongol] mongolischen
      } Symbole der anderen.
  } { $seat } hatte dort { $lead ->
    [one] einen Punkt
   *[other] { $lead } Punkte
  } mehr als du.
ui-amul-end-hands = Handkarten sind mitgezählt.
