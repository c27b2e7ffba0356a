#!/usr/bin/env python3
"""Validates every trace line and every golden frame under Fixtures/ against docs/schema/.

Needs Python's jsonschema (4.18 or newer). Exit status: 0 if all are valid, 1 if any is not, 2 if
none was found.
"""
import json
import pathlib
import sys

import jsonschema

root = pathlib.Path(__file__).resolve().parent.parent


def validator(name):
    schema = json.loads((root / "docs/schema" / name).read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def errors():
    trace = validator("trace.schema.json")
    frame = validator("frame.schema.json")
    for path in sorted((root / "Fixtures").rglob("*.trace.jsonl")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if not line.strip():
                continue
            counts["lines"] += 1
            for error in trace.iter_errors(json.loads(line)):
                best = jsonschema.exceptions.best_match([error])
                yield f"{path.relative_to(root)}:{number}: {best.message}"
    for path in sorted((root / "Fixtures").rglob("*.frames.json")):
        document = json.loads(path.read_text())
        if document.get("flowFrames") != 1 or list(document) != ["flowFrames", "trace", "frames"]:
            yield f"{path.relative_to(root)}: not a document of frames, version 1"
        for index, value in enumerate(document["frames"]):
            counts["frames"] += 1
            for error in frame.iter_errors(value):
                place = "/".join(str(part) for part in error.absolute_path)
                yield f"{path.relative_to(root)}: frame {index}: {place}: {error.message}"


counts = {"lines": 0, "frames": 0}
failures = 0
for failure in errors():
    failures += 1
    print(failure, file=sys.stderr)
print(f"schemas: {counts['lines']} trace lines and {counts['frames']} frames, {failures} invalid")
if counts["lines"] == 0 or counts["frames"] == 0:
    sys.exit(2)
sys.exit(1 if failures else 0)
