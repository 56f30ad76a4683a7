### Das Amulett: the characters of bots, by seat (bot/tastes.toml)

amulett-character = { $number ->
    [1] Anahit loves yellow gems.
    [2] Batu finds it hard to leave a red gem behind.
    [3] Ceyda dreams of the sea and collects blue gems.
    [4] Darius likes gems clear: white or colourless.
    [5] Esen likes the colours of the desert: orange and brown.
   *[other] Farid looks for green gems first.
  }
