"""The evidence: how strong the bots are (docs/strength.md) and how the cards fare (docs/balance.md)."""
