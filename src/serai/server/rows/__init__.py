"""What a store keeps of a table and of a tournament, as types. They hold secrets, so they never travel."""
