"""What travels to people: redacted views, and the differences between two of them."""
