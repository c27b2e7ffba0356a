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
#: The size of a scene's window, in points.
WINDOW = (375, 812)
#: WebDriver's characters of keys.
CHARACTERS = {"Backspace": "\ue003", "Enter": "\ue007", "Tab": "\ue004", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
              "ArrowDown": "\ue015", "Escape": "\ue00c", "Space": " "}


class ChromiumHands:
    """Hands in Chromium: a mouse, a finger and a keyboard."""

    kinds = ("mouse", "touch")
    keys = KEYS

    def __init__(self, page):
        self._page = page

    def drag(self, points, kind):
        """Presses at the first of some places, goes through the others and releases."""
        if kind == "touch":
            self._page.touch("touchStart", points[0])
            for point in points[1:]:
                self._page.touch("touchMove", point)
            self._page.touch("touchEnd")
            return
        mouse = self._page.page.mouse
        mouse.move(*points[0])
        mouse.down()
        for point in points[1:]:
            mouse.move(*point)
        mouse.up()

    def type(self, text):
        self._page.page.keyboard.type(text)

    def press(self, key):
        self._page.page.keyboard.press(key)

    def wheel(self, x, y, way):
        self._page.page.mouse.move(x, y)
        self._page.page.mouse.wheel(*way)

    def rest(self, milliseconds):
        self._page.page.wait_for_timeout(milliseconds)


class DrivenHands:
    """Hands in a browser that WebDriver drives: a mouse and a keyboard, both slower than Chromium's."""

    kinds = ("mouse",)
    keys = sorted(CHARACTERS)

    def __init__(self, browser):
        self._browser = browser

    def drag(self, points, kind):
        """Presses at the first of some places, goes through the others and releases."""
        self._browser.drag(points, kind)

    def type(self, text):
        self._browser.write(text)

    def press(self, key):
        self._browser.write([CHARACTERS[key]])

    def wheel(self, x, y, way):
        """No driver has one."""

    def rest(self, milliseconds):
        time.sleep(milliseconds / 1000)


def act(page, hands, chance, ask):
    """One thing that a person does."""
    what = chance.random()
    x, y = chance.uniform(5, 370), chance.uniform(5, 800)
    # Drivers refuse places outside of the window.
    def inside(point):
        return min(max(point[0], 1), WINDOW[0] - 1), min(max(point[1], 1), WINDOW[1] - 1)
    if what < 0.35:
        places = ask(page, "targets")
        hands.drag([inside(chance.choice(places)) if places else (x, y)], chance.choice(hands.kinds))
    elif what < 0.6:
        across, down = chance.uniform(-200, 200), chance.uniform(-400, 400)
        steps = [inside((x + across * i / 5, y + down * i / 5)) for i in range(6)]
        hands.drag(steps, chance.choice(hands.kinds))
    elif what < 0.85:
        hands.type("".join(chance.choice("0123456789ab Z") for _ in range(chance.randint(1, 5))))
    elif what < 0.93:
        hands.press(chance.choice(hands.keys))
    else:
        hands.wheel(x, y, (chance.choice((0, 90)), chance.choice((-120, 120))))
    hands.rest(chance.choice((0, 30, 120)))


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


def replay(page, hands, ask, flow, count, seed=1, only=None):
    """Plays and replays some sessions; returns whether all were the same."""
    wrong = shown = 0
    for number in only or range(count):
        chance = random.Random(f"{seed} {number}")
        scene = sorted(SETTINGS)[number % len(SETTINGS)]
        ask(page, "begin", scene, SETTINGS[scene])
        for _ in range(12):
            act(page, hands, chance, ask)
        deadline = time.monotonic() + 20
        while not page.run("isAtRest()") and time.monotonic() < deadline:
            hands.rest(50)
        result = ask(page, "end")
        shown += len(result["shown"])
        problem = differs(flow, result)
        if problem or result["refusals"]:
            wrong += 1
            print(f"FAIL  session {number} of {scene}: {problem} {result['refusals'][:2]}")
    print(f"{'FAIL ' if wrong else 'ok   '} {count} sessions by real input, {shown} frames: {wrong} replay to others")
    return wrong == 0
