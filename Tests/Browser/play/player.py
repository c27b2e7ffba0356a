"""The page of `flow play`, as a person plays with it."""

import json
import time

from chromium import Page

#: The time between two samples of a finger, in seconds.
SAMPLE = 1 / 120

#: The state as the page shows it: its name, and its other members.
STATE = """[...document.querySelectorAll("#state-table tr:not(.is-gone)")].map((row, i) =>
    [...row.cells].slice(i ? 0 : 1).map((cell) => cell.textContent).join(" ")).join(", ")"""


class Player(Page):
    """The page, as a person plays with it."""

    def open(self, path, address=""):
        seconds = super().open(path, address)
        self.wait("document.documentElement.dataset.ready")
        return seconds

    def reload(self):
        self.page.reload()
        self.wait("document.documentElement.dataset.ready && window.flowPlay")

    def node(self, name):
        return self.centre(f'#screen .node[data-id="{name}"]')

    def point(self, x, y):
        """Where a point of the screen is on the page."""
        return self.run(f"""(() => {{
            const device = document.getElementById("device").getBoundingClientRect();
            const screen = document.getElementById("screen");
            const scale = device.width / parseFloat(screen.style.width);
            return [device.left + {x} * scale, device.top + {y} * scale];
        }})()""")

    def tap(self, name):
        x, y = self.node(name)
        self.click_at(x, y)

    def drag(self, start, end, samples=24, rest=0):
        """Drags by mouse, at the rate of a fast screen."""
        (x, y), (to_x, to_y) = start, end
        # A machine that is busy sends them late; what the hand does has its own times.
        began = time.time()
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1, timestamp=began)
        for i in range(1, samples + 1):
            time.sleep(SAMPLE)
            share = i / samples
            self.mouse("mouseMoved", x + (to_x - x) * share, y + (to_y - y) * share,
                       button="left", buttons=1, timestamp=began + i * SAMPLE)
        time.sleep(rest)
        self.mouse("mouseReleased", to_x, to_y, button="left", buttons=0, clickCount=1,
                   timestamp=began + samples * SAMPLE + rest)

    def fingers(self, are_there):
        """Whether the page is used by fingers, which are less exact than a mouse."""
        self.send("Emulation.setTouchEmulationEnabled", enabled=are_there,
                  **({"maxTouchPoints": 5} if are_there else {}))

    def upright(self):
        """Turns the screen upright, as far as it is not."""
        if self.run("flowPlay.take.environment.size[0] > flowPlay.take.environment.size[1]"):
            self.click("#rotate")

    def swipe(self, start, end, samples=12):
        """Drags by finger."""
        (x, y), (to_x, to_y) = start, end
        began = time.time()
        self.touch("touchStart", start, timestamp=began)
        for i in range(1, samples + 1):
            time.sleep(SAMPLE)
            share = i / samples
            self.touch("touchMove", (x + (to_x - x) * share, y + (to_y - y) * share),
                       timestamp=began + i * SAMPLE)
        self.touch("touchEnd", timestamp=began + samples * SAMPLE)

    def wheel(self, at, delta):
        self.mouse("mouseWheel", *at, deltaX=0, deltaY=delta)

    def write(self, text):
        for letter in text:
            self.press(letter)
            time.sleep(0.03)

    def key(self, name):
        """Presses a key of the keyboard on the screen, once it has risen."""
        self.wait("document.querySelector('.keys').getAnimations().length === 0")
        self.click_at(*self.centre(f'.keys .key[data-key="{name}"]'))

    def button(self, text):
        """Presses a button of the page by what is on it, once it is there."""
        self.wait("Number(document.getElementById('effect-count').textContent) === flowPlay.take.effects.length")
        self.page.locator(f"button:text-is({json.dumps(text)}):visible").first.click()

    def set(self, name, value):
        """Changes a control."""
        self.run(f"""(() => {{
            const control = document.getElementById({json.dumps(name)});
            control.value = {json.dumps(value)};
            control.dispatchEvent(new Event("change", {{ bubbles: true }}));
        }})()""")

    def state(self):
        """The name of the state and its table, as they are read."""
        return self.run(STATE)

    def state_is(self, start):
        self.wait(f"{STATE}.startsWith({json.dumps(start)})")

    def rests(self):
        """Waits until nothing moves in the scene, or only what never stops, and in its keyboard."""
        self.settle()
        later = self.run("flowPlay.take.time") + 1
        self.wait(f"(flowPlay.take.session.isSettled || flowPlay.take.time > {later})"
                  f" && !/^(travelling|settling|paging)/.test({STATE})"
                  " && !document.querySelector('.keys')?.getAnimations().length")
        self.settle()

    def notice(self):
        return self.run("byNotice = document.getElementById('notice'),"
                        " byNotice.hidden ? '' : byNotice.textContent")

    def events(self, kind=None):
        """The types of the events so far, but for a mouse that only points; or the events of a type."""
        if kind is None:
            return self.run("flowPlay.take.events.filter(({ event }) => event.phase !== 'hover')"
                            ".map(({ event }) => event.type)")
        return self.run("flowPlay.take.events.filter(({ event }) => event.type === "
                        f"{json.dumps(kind)}).map(({{ t, event }}) => ({{ t, ...event }}))")

    def node_value(self, name, member):
        return self.run("JSON.parse(flowPlay.take.session.frameJSON()).nodes"
                        f".find(({{ id }}) => id === {json.dumps(name)})?.{member}")
