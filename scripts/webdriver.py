"""What a person does in a browser that is driven by WebDriver's commands, whatever carries them."""

import time


class WebDriver:
    """A browser with `run`, which evaluates an expression, and `act`, which performs actions."""

    def wait(self, condition, seconds=20):
        deadline = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > deadline:
                raise RuntimeError(f"waited in vain for: {condition}")
            time.sleep(0.05)

    def write(self, keys):
        actions = []
        for key in keys:
            actions += [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key},
                        {"type": "pause", "duration": 30}]
        self.act({"type": "key", "id": "keys", "actions": actions})

    def drag(self, points, kind="mouse"):
        """Presses at the first of some places, goes through the others and releases."""
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 120 if i else 0}
                 for i, (x, y) in enumerate(points)]
        actions = [moves[0], {"type": "pointerDown", "button": 0}, *moves[1:],
                   {"type": "pointerUp", "button": 0}]
        self.act({"type": "pointer", "id": kind, "parameters": {"pointerType": kind},
                  "actions": actions})
