ui-about-what = A caravanserai is a place where travellers rest, trade and play. serai is one for board games: play them here with friends or bots, learn them from their rule books, score the printed ones, or study them.
ui-about-unofficial = serai is unofficial. It has no connection with the authors, artists or publishers of these games, and it is free. The course of play and the terms are those of the published games; we wrote the rule books and drew all pictures ourselves.
ui-licences = Licences
ui-about-licence = serai is free software under the Apache License 2.0. It is built with:
