ui-about-what = A caravanserai is where travelling parties rest, trade and play. serai is one for board games: play them here with friends or bots, learn them from their rule books, score the printed ones, or study them.
ui-about-unofficial = serai is unofficial. It is not connected with the authors, artists or publishers of these games, and asks nobody for money. Course and terms of the games are the published ones; the words of the rule books and all pictures are our own.
ui-licences = Licences
ui-about-licence = serai itself is free software under the Apache License 2.0. It is made with:
