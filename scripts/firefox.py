"""A headless Firefox for tests, driven by WebDriver's commands through its Marionette port, so that
nothing but Python's standard library is needed."""

import json
import pathlib
import shutil
import socket
import subprocess
import time

from webdriver import WebDriver

#: The programs that are Firefox.
NAMES = ["firefox-esr", "firefox"]

#: WebDriver's characters of keys.
BACKSPACE, ARROW_LEFT = "\ue003", "\ue012"


def program():
    """The path of a browser; None where there is none."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Firefox(WebDriver):
    """A browser with a window, in which input is made as the system would make it."""

    def __init__(self, path, profile):
        profile = pathlib.Path(profile)
        profile.mkdir()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        (profile / "user.js").write_text(
            f'user_pref("marionette.port", {port});\n'
            'user_pref("browser.shell.checkDefaultBrowser", false);\n'
            'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n')
        self._process = subprocess.Popen(
            [path, "--headless", "--marionette", "--no-remote", "--profile", profile],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._number = 0
        self._socket = self._connect(port)
        self._input = self._socket.makefile("rb")
        self._receive()
        self.call("WebDriver:NewSession", capabilities={})
        self.call("WebDriver:SetWindowRect", width=1440, height=1000)

    def _connect(self, port):
        deadline = time.monotonic() + 60
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), 60)
            except OSError:
                if time.monotonic() > deadline:
                    self._process.terminate()
                    raise
                time.sleep(0.2)

    def _receive(self):
        size = b""
        while not size.endswith(b":"):
            byte = self._input.read(1)
            if not byte:
                raise RuntimeError("the browser has gone")
            size += byte
        return json.loads(self._input.read(int(size[:-1])))

    def call(self, command, **parameters):
        self._number += 1
        text = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self._receive()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result

    def open(self, path):
        self.call("WebDriver:Navigate", url=pathlib.Path(path).as_uri())

    def run(self, expression):
        return self.call("WebDriver:ExecuteScript", script=f"return {expression}", args=[],
                         sandbox=None)["value"]

    def act(self, *actions):
        self.call("WebDriver:PerformActions", actions=actions)

    def close(self):
        try:
            self.call("Marionette:Quit", flags=["eForceQuit"])
        except (RuntimeError, OSError):
            pass
        self._socket.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
