ui-about-what = A caravanserai is a place where travellers rest, trade and play. serai is one for board games: play them here with friends or bots, learn them from their rule books, score the printed ones, or study them.
ui-about-unofficial = serai is unofficial. It has no connection with the authors, artists or publishers of these games, and it is free. The games play as published, under their own names and terms, and the rights to those stay with their owners. We wrote the rule books and drew all pictures ourselves.
ui-licences = Licences
ui-about-licence = Our own work in serai is free software under the Apache License 2.0. It is built with:
