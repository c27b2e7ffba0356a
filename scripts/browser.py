"""A headless browser for tests, and what a person does in it.

Chromium is driven through its DevTools protocol on a pipe, so nothing but Python's standard library is
needed.
"""

import base64
import json
import os
import pathlib
import re
import select
import shutil
import struct
import subprocess
import time
import zlib

#: The programs that are Chromium.
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def program():
    """The path of a browser; None where there is none."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Navigated(RuntimeError):
    """The page was replaced by another while it was asked something."""


class Browser:
    """A headless browser, controlled through file descriptors 3 and 4."""

    def __init__(self, program, profile):
        to_browser, self._out = os.pipe()
        self._in, from_browser = os.pipe()

        def wire():
            # The ends are moved out of the way first, because they may be 3 and 4 themselves.
            ends = [os.dup2(end, 20 + i) for i, end in enumerate((to_browser, from_browser))]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self._process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--remote-debugging-pipe",
             "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
             "--disable-background-networking", "--disable-component-update", "--mute-audio",
             f"--user-data-dir={profile}", "about:blank"],
            preexec_fn=wire, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self._buffer = b""
        self._number = 0
        self._events = []
        self._session = None
        #: The questions that pages have asked: their kinds and texts.
        self.dialogs = []

    def attach(self):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method, **params):
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive(60)
            if answer is None:
                raise RuntimeError(f"no answer to {method}")
            if answer.get("method") == "Page.javascriptDialogOpening":
                self._agree(answer["params"])
                continue
            if answer.get("id") == self._number:
                if "error" in answer:
                    text = answer["error"]["message"]
                    gone = "navigated or closed" in text or "context" in text
                    raise (Navigated if gone else RuntimeError)(f"{method}: {text}")
                return answer["result"]
            self._events.append(answer)

    def _agree(self, dialog):
        """Answers a question of the page's with yes; nothing else goes on before."""
        self.dialogs.append((dialog["type"], dialog["message"]))
        message = {"id": 0, "method": "Page.handleJavaScriptDialog", "params": {"accept": True},
                   "sessionId": self._session}
        os.write(self._out, json.dumps(message).encode() + b"\0")

    def events(self):
        """The events since the last call."""
        while True:
            message = self._receive(0.1)
            if message is None:
                break
            self._events.append(message)
        events, self._events = self._events, []
        return events

    def start_trace(self, *categories):
        """Has the browser note when what begins and ends, and how long its thread runs."""
        self.call("Tracing.start", transferMode="ReportEvents",
                  traceConfig={"includedCategories": categories, "recordMode": "recordUntilFull"})

    def end_trace(self):
        """What was noted that has an end; times are in microseconds."""
        self.call("Tracing.end")
        noted = []
        while True:
            message = self._receive(60)
            if message is None:
                raise RuntimeError("the trace has no end")
            if message.get("method") == "Tracing.dataCollected":
                noted += message["params"]["value"]
            elif message.get("method") == "Tracing.tracingComplete":
                return [each for each in noted if "tdur" in each]
            else:
                self._events.append(message)

    def _receive(self, timeout):
        deadline = time.monotonic() + timeout
        while b"\0" not in self._buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._in], [], [], left)[0]:
                return None
            piece = os.read(self._in, 1 << 20)
            if not piece:
                raise RuntimeError("the browser has gone")
            self._buffer += piece
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def close(self):
        os.close(self._out)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._in)


class Page:
    """The report, as a person sees and uses it."""

    KEYS = {" ": ("Space", 32), "ArrowRight": ("ArrowRight", 39), "ArrowLeft": ("ArrowLeft", 37),
            "ArrowDown": ("ArrowDown", 40), "Home": ("Home", 36), "End": ("End", 35),
            "Escape": ("Escape", 27), "Tab": ("Tab", 9)}

    def __init__(self, browser, screenshots):
        self.browser = browser
        self.screenshots = screenshots
        self.faults = []
        self.requests = []

    def size(self, width, height, scale=1):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                          deviceScaleFactor=scale, mobile=False)
        self.settle()

    def scheme(self, name, motion="no-preference"):
        self.browser.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": name},
            {"name": "prefers-reduced-motion", "value": motion}])
        self.settle()

    def open(self, path, address=""):
        self.browser.call("Page.navigate", url="about:blank")
        # A page that asks before it is left is there a little longer.
        self.wait("location.href === 'about:blank'")
        start = time.monotonic()
        self.browser.call("Page.navigate", url=pathlib.Path(path).as_uri() + address)
        self.wait("document.readyState === 'complete'")
        self.settle()
        return time.monotonic() - start

    def run(self, expression):
        answer = self.browser.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                                   returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            text = details.get("exception", {}).get("description", details["text"])
            raise RuntimeError(f"{expression}\n{text}")
        return answer["result"].get("value")

    def wait(self, condition, seconds=15):
        """Waits until a condition holds, in this page or in the one that is just replacing it."""
        deadline = time.monotonic() + seconds
        while not self._holds(condition):
            if time.monotonic() > deadline:
                raise RuntimeError(f"waited in vain for: {condition}")
            time.sleep(0.05)

    def _holds(self, condition):
        try:
            return self.run(condition)
        except Navigated:
            return False

    def settle(self):
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def press(self, key, shift=False):
        code, number = self.KEYS.get(key, (f"Key{key.upper()}", ord(key.upper()[0])))
        params = {"key": key, "code": code, "windowsVirtualKeyCode": number,
                  "modifiers": 8 if shift else 0}
        text = {"text": key} if len(key) == 1 else {}
        self.browser.call("Input.dispatchKeyEvent", type="keyDown", **params, **text)
        self.browser.call("Input.dispatchKeyEvent", type="keyUp", **params)

    def click(self, selector):
        x, y = self.run(f"""(() => {{
            const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")
        self.click_at(x, y)

    def click_at(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                              clickCount=1)

    def text(self, selector):
        return self.run(f"document.querySelector({json.dumps(selector)}).textContent.trim()")

    def step(self):
        return int(self.run("document.getElementById('track').getAttribute('aria-valuenow')"))

    def picture(self, name):
        if not self.screenshots:
            return
        self.settle()
        data = self.browser.call("Page.captureScreenshot", format="png")["data"]
        (self.screenshots / f"{name}.png").write_bytes(base64.b64decode(data))

    def pixel(self, x, y):
        """The red, green and blue of a point of the page, as it is seen."""
        clip = {"x": x, "y": y, "width": 1, "height": 1, "scale": 1}
        image = base64.b64decode(self.browser.call(
            "Page.captureScreenshot", format="png", clip=clip)["data"])
        # Of an image of one point, no filter changes the bytes.
        data, place = b"", 8
        while place < len(image):
            length, kind = struct.unpack(">I4s", image[place:place + 8])
            if kind == b"IDAT":
                data += image[place + 8:place + 8 + length]
            place += length + 12
        return tuple(zlib.decompress(data)[1:4])

    def watch(self):
        """Records errors and requests."""
        for event in self.browser.events():
            method, params = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                self.faults.append(details.get("exception", {}).get("description", "exception"))
            elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
                self.faults.append(str([a.get("value") for a in params["args"]]))
            elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
                self.faults.append(params["entry"]["text"])
            elif method == "Network.requestWillBeSent":
                url = params["request"]["url"]
                if not re.match(r"(file|about|data):", url):
                    self.requests.append(url)


class Checks:
    """The findings, printed as they are made."""

    def __init__(self):
        self.failed = 0

    def that(self, condition, what, seen=None):
        if condition:
            print(f"ok    {what}")
        else:
            self.failed += 1
            print(f"FAIL  {what}" + ("" if seen is None else f": {seen!r}"))
