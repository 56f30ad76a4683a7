"""Other people's servers, for comparison only."""
