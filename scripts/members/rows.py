"""Reads Members/*.jsonl: a header that says what the columns are, then one row a line."""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Row:
    """A row, with an attribute for each column; None where the row leaves it out."""

    def __init__(self, columns, values, place):
        self.__dict__.update(dict.fromkeys(columns), **values)
        self.place_in_file = place

    def fail(self, message):
        sys.exit(f"generate-members: {self.place_in_file}: error: {message}")


def read(name):
    """The rows of Members/NAME.jsonl, in order."""
    path = ROOT / "Members" / f"{name}.jsonl"
    rows = []
    columns = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"Members/{path.name}:{number}"
        try:
            values = json.loads(line)
        except json.JSONDecodeError as error:
            sys.exit(f"generate-members: {place}:{error.colno}: error: {error.msg}")
        if number == 1:
            columns = values["columns"]
            continue
        row = Row(columns, values, place)
        for column in values:
            if column not in columns:
                row.fail(f"there is no column '{column}'; the columns are {', '.join(columns)}")
        rows.append(row)
    return rows
