"""Who somebody is, without an account: how a player comes back on another device, and takes everything along."""
