"""Write the golden sentences anew: `python -m tests.words.golden`. Then read the diff."""

from tests.words.golden.sentences import SPEAKING, file_of, written
from tests.words.golden.whole_games import golden

for game in SPEAKING:
    file = file_of(game)
    before = file.read_text("utf-8") if file.exists() else ""
    text = written(golden(game))
    file.write_text(text, "utf-8")
    print(f"{file.name}: {'as before' if text == before else 'changed'}")
