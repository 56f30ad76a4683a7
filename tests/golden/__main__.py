"""Write the golden playthroughs anew: `python3 run.py golden`. Then read the diff."""

from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, transcript

for playthrough in PLAYTHROUGHS:
    text = transcript(playthrough)
    before = playthrough.file.read_text("utf-8") if playthrough.file.exists() else ""
    playthrough.file.write_text(text, "utf-8")
    print(f"{playthrough.file.relative_to(FOLDER)}: {'as before' if text == before else 'changed'}")
