"""Files that scripts write."""

import os


def replace(path, text):
    """Writes a file as a whole or not at all, in a folder that is made unless it is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.tmp")
    new.write_text(text, encoding="utf-8", newline="\n")
    os.replace(new, path)
