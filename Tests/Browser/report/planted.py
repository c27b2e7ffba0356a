"""Cases that fail in each way, and cases in number."""

import re
import shutil

CARD = '"id":"card","kind":"view","frame":[0,'
#: The frame of the case in another folder that differs.
SINGLE = 12
#: The events of a long trace.
LONG = 10_000


def plant(fixtures, folder):
    """Copies fixtures, and makes one case fail in each way."""
    shutil.copytree(fixtures / "glide-card", folder / "glide-card")
    glide = folder / "glide-card"
    golden = glide / "flick-open.frames.json"
    text = golden.read_text()
    # From the first drag on, the card is 12 points lower and the dim is slightly lighter.
    head, mark, tail = text.partition('"event":"pan.changed"')
    tail = re.sub(r'("id":"card","kind":"view","frame":\[0,)([\d.]+)',
                  lambda m: f"{m[1]}{float(m[2]) + 12:g}", tail)
    tail = tail.replace('"alpha":0.4,', '"alpha":0.3,')
    tail = tail.replace('"position":"open","target":"open"', '"position":"open","target":"closed"')
    golden.write_text(head + mark + tail)
    (glide / "remove.frames.json").unlink()
    broken = glide / "flick-closed.trace.jsonl"
    lines = broken.read_text().splitlines()
    lines[4] = lines[4].replace('"t":', '"tt":')
    broken.write_text("\n".join(lines) + "\n")
    (glide / "list-scroll.trace.jsonl").unlink()
    # A golden without a trace, and without frames.
    (glide / "empty.frames.json").write_text(
        '{"flowFrames":1,"trace":"empty.trace.jsonl","frames":[]}\n')
    for other in ("onboarding", "verification-code", "card-input", "adaptive-field"):
        if (fixtures / other).is_dir():
            shutil.copytree(fixtures / other, folder / other)
    # A case of the same name in another folder, of which a single frame differs.
    other = folder / "other" / "glide-card"
    other.mkdir(parents=True)
    for kind in ("trace.jsonl", "frames.json"):
        shutil.copy(fixtures / "glide-card" / f"flick-open.{kind}", other)
    head, *frames = (other / "flick-open.frames.json").read_text().split('{"frame":')
    frames[SINGLE] = frames[SINGLE].replace(CARD, CARD.replace("[0,", "[7,"))
    (other / "flick-open.frames.json").write_text('{"frame":'.join([head, *frames]))
    # Text that would end the script element if it were written as it is.
    hostile = glide / "hostile.trace.jsonl"
    hostile.write_text(
        '{"flowTrace":1,"scene":"glide-card"}\n'
        '{"t":0.1,"type":"tap","target":"</script><script>window.harmed=1</script><!--\u2028\u2029"}\n')


def plant_spring(flow, folder):
    """A case whose golden has a longer and livelier spring than the trace gives."""
    folder.mkdir()
    trace = folder / "spring.trace.jsonl"
    trace.write_text('{"flowTrace":1,"scene":"glide-card"}\n'
                     '{"t":0.1,"type":"command","name":"show"}\n{"t":2,"type":"tick"}\n')
    golden = flow.replay(trace)
    for old, new in (('"duration":0.8,"dampingRatio":1', '"duration":1.2,"dampingRatio":0.4'),
                     ('"end":0.9}', '"end":1.3}'), ('"t":0.9,', '"t":1.3,')):
        golden = golden.replace(old, new)
    (folder / "spring.frames.json").write_text(golden)


def plant_many(fixtures, folder, many):
    """Many cases: the fixtures, over and over."""
    traces = sorted(fixtures.rglob("*.trace.jsonl"))
    for count in range(many):
        trace = traces[count % len(traces)]
        copy = folder / f"{count // len(traces)}" / trace.parent.name
        copy.mkdir(parents=True, exist_ok=True)
        shutil.copy(trace, copy)
        golden = trace.with_name(trace.name.replace(".trace.jsonl", ".frames.json"))
        text = golden.read_text()
        # One in forty differs.
        if count % 40 == 7:
            text = text.replace('"name":"', '"name":"un', 2)
        (copy / golden.name).write_text(text)


def plant_long(path):
    """A trace that drags the card up and down for ten thousand events."""
    lines = ['{"flowTrace":1,"scene":"glide-card"}',
             '{"t":0.1,"type":"command","name":"show"}',
             '{"t":1.5,"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0],'
             '"target":"card"}']
    for i in range(LONG - 4):
        y = round(-180 + 180 * (1 - abs((i % 240) / 120 - 1)), 3)
        lines.append(
            f'{{"t":{1.5 + (i + 1) / 120:.6f},"type":"pan","phase":"changed",'
            f'"translation":[0,{y}],"velocity":[0,90],"target":"card"}}')
    lines.append(f'{{"t":{1.5 + LONG / 120:.6f},"type":"pan","phase":"ended",'
                 '"translation":[0,-90],"velocity":[0,0],"target":"card"}')
    path.write_text("\n".join(lines) + "\n")
