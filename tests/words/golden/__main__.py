"""Write the golden sentences and transcripts anew, which `python3 run.py golden` does too. Then read the diff."""

from tests.words.golden import transcripts, whole_games

whole_games.write_all()
transcripts.write_all()
