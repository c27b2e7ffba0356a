"""Sessions by real input: what was recorded replays to the frames that were shown."""

import json
import random
import subprocess
import time

#: What depends on what was typed where the recording has stand-ins for secrets.
PRIVATE = {"text", "accessibilityValue", "accessibilityLabel", "image"}
SETTINGS = {
    "adaptive-field": {},
    "card-input": {}, "checkout": {}, "glide-card": {}, "onboarding": {},
    "verification-code": {"takes-focus": ""},
}
KEYS = ["Backspace", "Enter", "Tab", "Shift+Tab", "ArrowLeft", "ArrowUp", "ArrowDown", "Escape", "Space"]


def act(page, chance, ask):
    """One thing that a person does."""
    mouse, keyboard = page.page.mouse, page.page.keyboard
    what = chance.random()
    x, y = chance.uniform(5, 370), chance.uniform(5, 800)
    if what < 0.35:
        places = ask(page, "targets")
        if places:
            x, y = chance.choice(places)
        if chance.random() < 0.5:
            mouse.click(x, y)
        else:
            page.touch("touchStart", (x, y))
            page.touch("touchEnd")
    elif what < 0.6:
        by_mouse = chance.random() < 0.5
        across, down = chance.uniform(-200, 200), chance.uniform(-400, 400)
        steps = [(x + across * i / 5, y + down * i / 5) for i in range(6)]
        if by_mouse:
            mouse.move(*steps[0])
            mouse.down()
            for step in steps[1:]:
                mouse.move(*step)
            mouse.up()
        else:
            page.touch("touchStart", steps[0])
            for step in steps[1:]:
                page.touch("touchMove", step)
            page.touch("touchEnd")
    elif what < 0.85:
        for _ in range(chance.randint(1, 5)):
            keyboard.type(chance.choice("0123456789ab Z"))
    elif what < 0.93:
        keyboard.press(chance.choice(KEYS))
    else:
        mouse.move(x, y)
        mouse.wheel(chance.choice((0, 90)), chance.choice((-120, 120)))
    page.page.wait_for_timeout(chance.choice((0, 30, 120)))


def public(frame):
    """What of a frame does not depend on its number, nor on the characters of secrets."""
    nodes = [{key: value for key, value in node.items() if key not in PRIVATE} for node in frame["nodes"]]
    return json.dumps({"t": frame["t"], "state": frame["state"]["name"], "nodes": nodes}, sort_keys=True)


def differs(flow, result):
    """What is wrong with the recording of a session; None if nothing is."""
    replayed = subprocess.run([flow, "replay", "-"], input=result["trace"], capture_output=True, text=True,
                              check=False)
    if replayed.returncode:
        return replayed.stderr.strip()
    frames = [json.loads(line) for line in replayed.stdout.splitlines()]
    known = {public(frame) for frame in frames}
    count = 0
    for line in result["shown"]:
        frame = json.loads(line)
        if frame["cause"] == "sample":
            continue
        count += 1
        if public(frame) not in known:
            other = next((each for each in frames if each["t"] == frame["t"]), None)
            return f"shown, and not replayed: {public(frame)}; at that time: {other and public(other)}"
    return None if count else "nothing was shown"


def replay(page, ask, flow, count, seed=1):
    """Plays and replays some sessions; returns whether all were the same."""
    wrong = shown = 0
    for number in range(count):
        chance = random.Random(f"{seed} {number}")
        scene = sorted(SETTINGS)[number % len(SETTINGS)]
        ask(page, "begin", scene, SETTINGS[scene])
        for _ in range(12):
            act(page, chance, ask)
        deadline = time.monotonic() + 20
        while not page.run("isAtRest()") and time.monotonic() < deadline:
            page.page.wait_for_timeout(50)
        result = ask(page, "end")
        shown += len(result["shown"])
        problem = differs(flow, result)
        if problem or result["refusals"]:
            wrong += 1
            print(f"FAIL  session {number} of {scene}: {problem} {result['refusals'][:2]}")
    print(f"{'FAIL ' if wrong else 'ok   '} {count} sessions by real input, {shown} frames: {wrong} replay to others")
    return wrong == 0
