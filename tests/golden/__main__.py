"""Write the golden playthroughs, sentences and transcripts anew: `python3 run.py golden`. Then read the diff."""

from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, transcript
from tests.words.golden import transcripts, whole_games

for playthrough in PLAYTHROUGHS:
    text = transcript(playthrough)
    before = playthrough.file.read_text("utf-8") if playthrough.file.exists() else ""
    playthrough.file.write_text(text, "utf-8")
    print(f"{playthrough.file.relative_to(FOLDER)}: {'as before' if text == before else 'changed'}")

whole_games.write_all()
transcripts.write_all()
