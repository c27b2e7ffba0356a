"""WebKit for tests, driven by WebDriver's commands over HTTP, so that nothing but Python's standard library
is needed. Its window is on a screen of its own that nobody sees."""

import glob
import json
import os
import pathlib
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

from webdriver import WebDriver

#: The browser that comes with the engine.
BROWSERS = "/usr/lib/*/webkit*/MiniBrowser", "/usr/libexec/webkit*/MiniBrowser"


def program():
    """The path of a browser; None where there is none, or no driver or screen for it."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        return None
    return next((path for pattern in BROWSERS for path in sorted(glob.glob(pattern))), None)


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class WebKit(WebDriver):
    """A browser with a window, in which input is made as the system would make it."""

    def __init__(self, path):
        read, write = os.pipe()
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            pass_fds=[write], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(write)
        with open(read, encoding="ascii") as file:
            display = file.readline().strip()
        port = free_port()
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}", "--host=127.0.0.1"],
            env={**os.environ, "DISPLAY": f":{display}", "GDK_BACKEND": "x11",
                 "WEBKIT_DISABLE_COMPOSITING_MODE": "1"},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._address = f"http://127.0.0.1:{port}/session"
        options = {"binary": path, "args": ["--automation"]}
        self._wait_for_driver(port)
        made = self.call("", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self._address += f"/{made['sessionId']}"
        self.call("/window/rect", x=0, y=0, width=1440, height=1000)

    @staticmethod
    def _wait_for_driver(port):
        deadline = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 10).close()
                return
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def call(self, command, *, method="POST", **parameters):
        request = urllib.request.Request(
            self._address + command, json.dumps(parameters).encode(),
            {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{command}: {json.load(error)['value']['message']}") from error

    def open(self, path):
        self.call("/url", url=pathlib.Path(path).as_uri())

    def run(self, expression):
        return self.call("/execute/sync", script=f"return {expression}", args=[])

    def act(self, *actions):
        self.call("/actions", actions=actions)

    def close(self):
        try:
            # The driver ends the browser.
            self.call("", method="DELETE")
        except (RuntimeError, OSError):
            pass
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait()
