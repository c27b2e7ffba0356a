"""Firefox and WebKit: Debian's browsers, driven by Mozilla's Marionette client and by Selenium."""

import contextlib
import glob
import os
import shutil
import subprocess
import tempfile
import time

from checks import address_of
from chromium import PATIENCE

try:
    from marionette_driver.marionette import ActionSequence, Marionette
    from mozlog import structuredlog
except ImportError:
    Marionette = None
try:
    from selenium import webdriver
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.actions.action_builder import ActionBuilder
    from selenium.webdriver.common.actions.pointer_input import PointerInput
    from selenium.webdriver.webkitgtk.service import Service
except ImportError:
    webdriver = None

#: WebDriver's characters of keys.
BACKSPACE, ARROW_LEFT = "\ue003", "\ue012"
#: The pause after a key, and the time between two places of a drag, in milliseconds.
KEY, MOVE = 30, 120


class OtherBrowser:
    """A browser with a window, in which input is made as the system would make it."""

    def wait(self, condition):
        deadline = time.monotonic() + PATIENCE
        while not self.run(condition):
            if time.monotonic() > deadline:
                raise RuntimeError(f"waited in vain for: {condition}")
            time.sleep(0.05)


class Firefox(OtherBrowser):
    def __init__(self, marionette):
        self._marionette = marionette

    def open(self, path):
        self._marionette.navigate(address_of(path))

    def run(self, expression):
        return self._marionette.execute_script(f"return {expression}", sandbox=None)

    def write(self, keys):
        sequence = ActionSequence(self._marionette, "key", "keys")
        for key in keys:
            sequence.key_down(key).key_up(key).pause(KEY)
        sequence.perform()

    def drag(self, points, kind="mouse"):
        """Presses at the first of some places, goes through the others and releases."""
        sequence = ActionSequence(self._marionette, "pointer", kind, {"pointerType": kind})
        (x, y), *others = points
        sequence.pointer_move(round(x), round(y)).pointer_down()
        for x, y in others:
            sequence.pointer_move(round(x), round(y), duration=MOVE)
        sequence.pointer_up().perform()


class WebKit(OtherBrowser):
    def __init__(self, driver):
        self._driver = driver

    def open(self, path):
        self._driver.get(address_of(path))

    def run(self, expression):
        return self._driver.execute_script(f"return {expression}")

    def write(self, keys):
        chain = ActionChains(self._driver)
        for key in keys:
            chain.send_keys(key).pause(KEY / 1000)
        chain.perform()

    def drag(self, points, kind="mouse"):
        """Presses at the first of some places, goes through the others and releases."""
        builder = ActionBuilder(self._driver, mouse=PointerInput(kind, kind), duration=MOVE)
        (x, y), *others = points
        builder.pointer_action.move_to_location(round(x), round(y)).pointer_down()
        for x, y in others:
            builder.pointer_action.move_to_location(round(x), round(y))
        builder.pointer_action.pointer_up()
        builder.perform()


@contextlib.contextmanager
def firefox():
    """Firefox; None where it or its driver is missing."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if not (path and Marionette):
        yield None
        return
    # Else the client prints the versions of all parts.
    structuredlog.set_default_logger(structuredlog.StructuredLogger("silent"))
    # The client removes the file of the log first: /dev/null it must not be.
    with tempfile.TemporaryDirectory() as log:
        marionette = Marionette(bin=path, port=0, headless=True, startup_timeout=2 * PATIENCE,
                                socket_timeout=2 * PATIENCE, gecko_log=log)
        marionette.start_session()
        try:
            marionette.set_window_rect(width=1440, height=1000)
            yield Firefox(marionette)
        finally:
            marionette.quit()
            marionette.cleanup()


@contextlib.contextmanager
def webkit(composites=False):
    """The browser that comes with WebKitGTK, on a screen that nobody sees; None where it, its driver or
    the screen is missing. Without compositing it knows no perspective, and is quicker."""
    browsers = [*glob.glob("/usr/lib/*/webkit*/MiniBrowser"), *glob.glob("/usr/libexec/webkit*/MiniBrowser")]
    driver = shutil.which("WebKitWebDriver")
    if not (browsers and driver and shutil.which("Xvfb") and webdriver):
        yield None
        return
    with subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as screen:
        environment = {**os.environ, "DISPLAY": f":{screen.stdout.readline().strip()}",
                       "GDK_BACKEND": "x11"}
        if not composites:
            environment["WEBKIT_DISABLE_COMPOSITING_MODE"] = "1"
        options = webdriver.WebKitGTKOptions()
        options.binary_location = sorted(browsers)[0]
        options.add_argument("--automation")
        try:
            driver = webdriver.WebKitGTK(options=options, service=Service(driver, env=environment))
            try:
                driver.set_window_rect(0, 0, 1440, 1000)
                yield WebKit(driver)
            finally:
                driver.quit()
        finally:
            screen.terminate()
