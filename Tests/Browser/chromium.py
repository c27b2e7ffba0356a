"""Chromium, headless, and what a person does in it: Debian's browser, driven by Playwright."""

import contextlib
import json
import re
import shutil
import struct
import time
import zlib

from checks import address_of

try:
    from playwright.sync_api import Error, sync_playwright
except ImportError:
    sync_playwright = None

#: Seconds for what happens at once on an idle machine, and much later on a busy one.
PATIENCE = 60


def program():
    """The path of the browser; None where there is none."""
    names = "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"
    return next((path for path in map(shutil.which, names) if path), None)


def lacking():
    """What this machine lacks for tests in Chromium; None if it has all."""
    if not program():
        return "there is no Chromium on this machine"
    if not sync_playwright:
        return "Python has no Playwright: pip install -r Tests/Browser/requirements.txt"
    return None


@contextlib.contextmanager
def chromium(kind, screenshots=None, features=()):
    """A page of the kind given, in a browser of its own, with features that have to be asked for."""
    if screenshots:
        screenshots.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program(), timeout=PATIENCE * 1000,
            args=["--disable-gpu", *(f"--enable-blink-features={name}" for name in features)])
        try:
            yield kind(browser, screenshots)
        finally:
            browser.close()


class Page:
    """A page, as a person sees and uses it."""

    def __init__(self, browser, screenshots):
        self.browser = browser
        self.screenshots = screenshots
        self.page = browser.new_context(no_viewport=True).new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self._devtools = self.page.context.new_cdp_session(self.page)
        #: The questions that pages have asked, to which the answer is yes: their kinds and texts.
        self.dialogs = []
        #: What pages have written to the console as an error or warning, or left uncaught.
        self.faults = []
        #: What pages have asked of a network.
        self.requests = []
        self.page.on("dialog", self._agree)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._note_message)
        self.page.on("request", self._note_request)

    def _agree(self, dialog):
        self.dialogs.append((dialog.type, dialog.message))
        dialog.accept()

    def _note_message(self, message):
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def _note_request(self, request):
        if not re.match(r"(file|about|data|blob):", request.url):
            self.requests.append(request.url)

    def check_quiet(self, check):
        """Neither console nor network had anything since the last check."""
        self.settle()
        check.that(not self.faults, "no error and no warning was logged", self.faults[:5])
        check.that(not self.requests, "nothing was asked of a network", self.requests[:5])
        self.faults.clear()
        self.requests.clear()

    def send(self, method, **parameters):
        """A command of the DevTools protocol, for what Playwright does not do."""
        return self._devtools.send(method, parameters)

    # MARK: Opening and looking

    def open(self, path, address=""):
        """Opens a file or an address; returns the seconds it takes."""
        # A change of the address alone would open nothing.
        self.page.goto("about:blank")
        start = time.monotonic()
        self.page.goto(address_of(path) + address)
        self.settle()
        return time.monotonic() - start

    def size(self, width, height, scale=1):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)
        self.settle()

    def scheme(self, name, motion="no-preference"):
        self.page.emulate_media(color_scheme=name, reduced_motion=motion)
        self.settle()

    def run(self, expression):
        """The value of an expression, or of its promise."""
        return self.page.evaluate(expression)

    def wait(self, condition, seconds=PATIENCE):
        """Waits until a condition holds, in this page or in the one that is just replacing it."""
        # Playwright's own wait evaluates strings, which the pages forbid.
        deadline = time.monotonic() + seconds
        while not self._holds(condition):
            if time.monotonic() > deadline:
                raise TimeoutError(f"waited in vain for: {condition}")
            self.page.wait_for_timeout(50)

    def soon(self, condition):
        """Whether a condition holds, or comes to hold while there is patience."""
        try:
            self.wait(condition)
        except TimeoutError:
            return False
        return True

    def _holds(self, condition):
        try:
            return self.run(condition)
        except Error as error:
            if "navigat" in error.message or "context was destroyed" in error.message:
                return False
            raise

    def settle(self):
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def text(self, selector):
        return self.page.text_content(selector).strip()

    def centre(self, selector):
        return self.run(f"""(() => {{
            const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")

    def download(self, selector, folder):
        """Clicks something that saves a file, into a folder; returns its path."""
        with self.page.expect_download() as download:
            self.click(selector)
        path = folder / download.value.suggested_filename
        download.value.save_as(path)
        return path

    def picture(self, name):
        if self.screenshots:
            self.settle()
            self.page.screenshot(path=self.screenshots / f"{name}.png")

    def pixel(self, x, y):
        """The red, green and blue of a point of the page, as it is seen."""
        image = self.page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
        # Of an image of one point, no filter changes the bytes.
        data, place = b"", 8
        while place < len(image):
            length, kind = struct.unpack(">I4s", image[place:place + 8])
            if kind == b"IDAT":
                data += image[place + 8:place + 8 + length]
            place += length + 12
        return tuple(zlib.decompress(data)[1:4])

    def traced(self, session):
        """Runs something; returns what the browser's threads did meanwhile, times in microseconds."""
        self.browser.start_tracing(page=self.page, categories=["devtools.timeline"])
        try:
            session()
        finally:
            events = json.loads(self.browser.stop_tracing())["traceEvents"]
        return [event for event in events if "tdur" in event]

    # MARK: Hands

    def press(self, key, shift=False):
        self.page.keyboard.press(f"Shift+{key}" if shift else key)

    def click(self, selector):
        self.page.click(selector)

    def click_at(self, x, y):
        self.page.mouse.click(x, y)

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def touch(self, kind, *points, **more):
        self.send("Input.dispatchTouchEvent", type=kind, touchPoints=[
            {"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)], **more)
