ui-lesson-at = { $at } von { $last }
ui-lesson-back = Zurück
ui-lesson-next = Weiter
ui-lesson-show = Zeig es mir
ui-lesson-watch = Die anderen spielen …
ui-lesson-leave = Lektion verlassen
ui-lesson-play-on = Gegen leichte Bots weiterspielen
ui-lesson-rule = In den Regeln nachschlagen
