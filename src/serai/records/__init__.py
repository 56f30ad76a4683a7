"""Records: reading, checking, replaying and writing games in the format serai-record/1."""
