ui-lesson-at = { $at } of { $last }
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-show = Show me
ui-lesson-watch = The others are playing …
ui-lesson-leave = Leave the lesson
ui-lesson-play-on = Keep playing against easy bots
ui-lesson-rule = Look it up in the rule book
