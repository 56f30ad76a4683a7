ui-about-what = A caravanserai is where travelling parties rest, trade and play. serai is one for board games: play them here with friends or bots, learn them from their rule books, score the printed ones, or study them.
ui-about-unofficial = serai is unofficial. It is not connected with the authors, artists or publishers of these games, and asks nobody for money. The games play as published, under their own names and terms, and the rights to those stay with their owners. The text of the rule books and all pictures are our own.
ui-licences = Licences
ui-about-licence = Our own work in serai is free software under the Apache License 2.0. It is made with:
