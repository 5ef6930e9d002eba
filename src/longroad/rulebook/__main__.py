"""Writes the packaged copy of the catalogue: `python -m longroad.rulebook`, from the root of the project."""

from pathlib import Path

from longroad.rulebook import read_folder, to_json

rules = read_folder(Path("rules"))
Path("src/longroad/data/rules.json").write_text(to_json(rules), encoding="utf-8")
print(f"{len(rules)} rules written to src/longroad/data/rules.json")
