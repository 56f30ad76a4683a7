"""Identity without accounts: how a player comes back on another device and takes everything along."""
