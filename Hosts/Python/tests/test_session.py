"""Tests the package against the library that FLOW_LIBRARY names."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import importlib
import inspect
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import unittest
from typing import Iterator, List

import flowengine
from flowengine import (
    CardInput, Environment, FlowError, GlideCard, Kind, Node, Onboarding, Outcome, Phase, Screen, Session,
    Status, VerificationCode)
from flowengine.effect import Effect
from flowengine.library import Output, load

PACKAGE = pathlib.Path(flowengine.__file__).parent


def contents(screen: Screen) -> object:
    """What a screen shows, but for numbers."""
    def content(node: Node) -> object:
        return (node.id, node.kind, node.text, node.flags, node.members, node.geometry[4:26], node.rows,
                node.selected_rows, node.accessibility_value)
    return screen.state, [content(node) for node in screen.nodes]


class TestCase(unittest.TestCase):
    """What all tests need."""

    def open(self, scene: str, **arguments: object) -> Session:
        """A session that is closed at the end."""
        session = Session(scene, **arguments)  # type: ignore[arg-type]
        self.addCleanup(session.close)
        return session

    @contextlib.contextmanager
    def fails(self, status: Status, *words: str) -> Iterator[None]:
        """Expects an error with a status and words in its message."""
        with self.assertRaises(FlowError) as caught:
            yield
        self.assertEqual(caught.exception.status, status)
        for word in words:
            self.assertIn(word, str(caught.exception))


class LibraryTests(TestCase):
    """Finding and loading."""

    def test_scene_names(self) -> None:
        self.assertIn(GlideCard.NAME, flowengine.scene_names())

    def run_python(self, code: str, library: str) -> str:
        environment = {**os.environ, "FLOW_LIBRARY": library, "PYTHONPATH": str(PACKAGE.parent)}
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                              env=environment, check=False)
        return done.stdout + done.stderr

    def test_missing_library(self) -> None:
        said = self.run_python("import flowengine; flowengine.scene_names()", "/nowhere/libflow.so")
        self.assertIn("LibraryError: cannot load the library", said)
        self.assertIn("/nowhere/libflow.so", said)

    def test_another_library(self) -> None:
        said = self.run_python("import flowengine; flowengine.scene_names()", "libc.so.6")
        self.assertIn("LibraryError: this is not the library", said)

    def test_another_version(self) -> None:
        said = self.run_python(
            "import flowengine.library as it; it.VERSION = 2 << 16; it.load()", os.environ["FLOW_LIBRARY"])
        self.assertIn("WRONG_VERSION: the library has version 1.", said)

    def test_output_grows(self) -> None:
        session = self.open(CardInput.NAME)
        session.advance(0)
        output = Output(8)
        self.assertEqual(output.fill(load().flow_frame, session.handle), Status.OK)
        self.assertGreater(len(output.bytes()), 1000)
        address = ctypes.addressof(output._memory)
        self.assertEqual(output.fill(load().flow_frame, session.handle), Status.OK)
        self.assertEqual(ctypes.addressof(output._memory), address)


class PackageTests(TestCase):
    """What the package offers."""

    def test_all_that_is_public_is_offered(self) -> None:
        """Each class, and each scene; configurations and what loads the library have modules of their own."""
        modules = [importlib.import_module(f"flowengine.{it.stem}") for it in PACKAGE.glob("[!_]*.py")]
        public = {name for module in modules for name, it in vars(module).items()
                  if inspect.isclass(it) and it.__module__ == module.__name__ and not name.startswith("_")
                  and (module.__name__ != "flowengine.scenes" or hasattr(it, "NAME"))}
        self.assertEqual(set(flowengine.__all__), public - {"Output"} | {"scene_names"})
        for name in flowengine.__all__:
            self.assertTrue(hasattr(flowengine, name), name)

    def test_all_scenes_are_offered(self) -> None:
        names = {getattr(it, "NAME", None) for it in vars(flowengine).values()}
        self.assertLessEqual(set(flowengine.scene_names()), names)


class SessionTests(TestCase):
    """Sessions and what they say."""

    def test_opening(self) -> None:
        session = self.open(GlideCard.NAME, environment=Environment(window=(390, 844), reduce_motion=True,
                                                                   date=(2026, 2, 3)))
        update = session.advance(0)
        self.assertEqual((update.frame, update.is_settled, update.next_wake_up), (0, True, float("inf")))
        self.assertEqual(session.frame()["state"]["name"], GlideCard.State.RESTING)

    def test_configuration(self) -> None:
        session = self.open(GlideCard.NAME, configuration={"indicator": False})
        session.advance(0)
        screen = Screen()
        screen.update(session)
        self.assertNotIn(GlideCard.Node.GRABBER, screen)
        with self.fails(Status.BAD_TRACE, "indicater"):
            Session(GlideCard.NAME, configuration={"indicater": False})

    def test_values_of_responses(self) -> None:
        session = self.open(Onboarding.NAME)
        session.advance(0)
        for value in (None, True, 2, "a", ["a", 1], {"a": None}):
            session.respond(1, "image-1", value=value)
        with self.fails(Status.INVALID, "'text'"):
            session.respond(1, "image-1", value=[float("nan")])

    def test_hit_test(self) -> None:
        session = self.open(GlideCard.NAME)
        session.advance(0)
        screen = Screen()
        screen.update(session)
        trigger = screen[GlideCard.Node.TRIGGER].frame
        self.assertEqual(session.hit_test((trigger.x + 1, trigger.y + 1)), GlideCard.Node.TRIGGER)
        self.assertIsNone(session.hit_test((-1, -1)))
        with self.fails(Status.INVALID):
            session.hit_test((float("nan"), 0))

    def test_errors(self) -> None:
        with self.fails(Status.UNKNOWN_SCENE, "'glide-cart'; did you mean 'glide-card'?"):
            Session("glide-cart")
        with self.fails(Status.UNKNOWN_SCENE, "did you mean 'glide-card'?"):
            Session("GlideCard", configuration={})
        with self.fails(Status.UNKNOWN_SCENE):
            Session("x" * 5000)
        session = self.open(GlideCard.NAME)
        with self.fails(Status.REFUSED, "shew"):
            session.command(1, "shew")
        with self.fails(Status.BAD_TRACE, "tep"):
            session.send('{"t":1,"type":"tep"}')
        with self.fails(Status.NOT_KEPT):
            session.frame_lines()
        with self.fails(Status.INVALID, "phase"):
            session.pan(1, 9, (0, 0))  # type: ignore[arg-type]
        with self.fails(Status.INVALID):
            session.tap(1, "\ud800")
        with self.fails(Status.INVALID, "does not fit"):
            session.select(1, GlideCard.Node.CARD, 0, 1 << 40)
        self.assertEqual(session.advance(1).frame, 0)

    def test_closing(self) -> None:
        with Session(GlideCard.NAME) as session:
            session.advance(0)
            self.assertTrue(session.is_open)
        self.assertFalse(session.is_open)
        session.close()
        session.close()
        for call in (lambda: session.advance(1), session.effects, session.fork, session.recording,
                     lambda: Screen().update(session)):
            with self.fails(Status.CLOSED):
                call()

    def test_forgotten_session_is_closed(self) -> None:
        session = Session(GlideCard.NAME)
        handle = session.handle
        del session
        gc.collect()
        self.assertEqual(load().flow_close(handle), Status.CLOSED)

    def test_threads_take_turns(self) -> None:
        session = self.open(GlideCard.NAME)
        session.pan(0, Phase.BEGAN, (0, 0), target=GlideCard.Node.CARD)
        errors: List[BaseException] = []

        def pan() -> None:
            try:
                for step in range(500):
                    session.pan(step / 100, Phase.CHANGED, (0, -step), target=GlideCard.Node.CARD)
                    session.effects()
            except BaseException as error:
                errors.append(error)

        threads = [threading.Thread(target=pan) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(errors, [])

    def test_closing_while_busy(self) -> None:
        for _ in range(20):
            session = self.open(CardInput.NAME)
            session.advance(0)
            library, handle = load(), session.handle
            started = threading.Event()

            def ask() -> None:
                output = Output(100000)
                status = 0
                while status in (0, Status.BUSY):
                    status = output.fill(library.flow_frame, handle)
                    started.set()

            other = threading.Thread(target=ask)
            other.start()
            started.wait()
            session.close()
            self.assertEqual(library.flow_close(handle), Status.CLOSED)
            other.join()

    def test_effects(self) -> None:
        session = self.open(VerificationCode.NAME)
        self.assertEqual(session.advance(0).effect_count, 1)
        self.assertEqual([effect.type for effect in session.effects()], [VerificationCode.Effect.FOCUS])
        self.assertEqual(session.effects(), [])
        session.focus(1, VerificationCode.Node.CODE_INPUT)
        session.text(2, VerificationCode.Node.CODE_INPUT, "1234")
        effect, = session.effects()
        self.assertEqual((effect.type, effect.time), (VerificationCode.Effect.VERIFY, 2))
        self.assertEqual(effect.text("code"), "1234")
        self.assertIn('"code":"1234"', effect.json)
        session.respond(3, effect.text("id"), Outcome.FAILURE, "Nö")
        self.assertEqual(session.frame()["state"]["name"], VerificationCode.State.FAILED)

    def test_values_as_json(self) -> None:
        session = self.open("checkout")
        session.command(0, "open", ["form", "code"])
        self.assertEqual(session.frame()["state"]["pages"]["path"], ["onboarding", "form", "code"])
        with self.assertRaises(FlowError):
            session.command(1, "open", ["nowhere"])
        session.command(2, "push", "done", target="pages")
        self.assertEqual(session.frame()["state"]["name"], "done")

    def test_effect_lines_with_separators(self) -> None:
        line = '{"frame":1,"t":0,"effect":{"type":"a","text":"\u2028"}}\n'
        self.assertEqual([effect.text("text") for effect in Effect.read(line.encode())], ["\u2028"])

    def test_restoring(self) -> None:
        session = self.open(GlideCard.NAME)
        session.command(1, GlideCard.Command.SHOW, "open")
        session.advance(5)
        before, after = Screen(), Screen()
        before.update(session)
        restored = Session.restore(GlideCard.NAME, session.saved(omits_secrets=True))
        self.addCleanup(restored.close)
        after.update(restored)
        self.assertEqual(contents(after), contents(before))


class RecordingTests(TestCase):
    """Recordings, and what a failure leaves."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name, "failure.trace.jsonl")

    def replay(self) -> bytes:
        trace = self.path.read_bytes()
        frames = ctypes.create_string_buffer(1 << 20)
        replay = load().flow_replay
        replay.restype = ctypes.c_ssize_t
        count = replay(trace, ctypes.c_size_t(len(trace)), None, ctypes.c_size_t(0), 0, frames,
                       ctypes.c_size_t(len(frames)))
        self.assertGreater(count, 0, frames.value)
        return frames.value

    def test_refused_call(self) -> None:
        with Session(GlideCard.NAME, records_failures_to=self.path) as session:
            session.command(1, GlideCard.Command.SHOW)
            with self.fails(Status.REFUSED, "shew"):
                session.command(2, "shew")
            self.assertIn(b'"event":"command"', self.replay())

    def test_exception(self) -> None:
        with self.assertRaises(ZeroDivisionError):
            with Session(GlideCard.NAME, records_failures_to=self.path) as session:
                session.command(1, GlideCard.Command.SHOW)
                session.advance(1 / 0)
        self.assertIn(b'"event":"command"', self.replay())

    def test_no_failure(self) -> None:
        with Session(GlideCard.NAME, records_failures_to=self.path) as session:
            session.command(1, GlideCard.Command.SHOW)
        self.assertFalse(self.path.exists())

    def test_what_cannot_be_written_does_not_hide_the_failure(self) -> None:
        session = self.open(GlideCard.NAME, records_failures_to="/nowhere/failure.trace.jsonl")
        with self.fails(Status.REFUSED):
            session.command(2, "shew")

    def test_stream(self) -> None:
        session = self.open(GlideCard.NAME)
        with self.fails(Status.NOT_KEPT):
            session.recording()
        session.record(streams=True)
        self.assertIn(b'"flowTrace":1', session.recording())
        self.assertEqual(session.recording(), b"")
        with self.fails(Status.INVALID, "seconds"):
            session.record(last=-1)
        session.record(last=10, public_text=[GlideCard.Node.CARD])
        session.stop_recording()
        self.assertIn(b'"flowTrace":1', session.recording())


class ScreenTests(TestCase):
    """Nodes that stay current."""

    def test_changes(self) -> None:
        session = self.open(GlideCard.NAME)
        screen = Screen()
        session.advance(0)
        changes = screen.update(session)
        self.assertEqual((len(changes.changed), changes.gone, changes.is_reordered), (6, [], True))
        card, grabber = screen[GlideCard.Node.CARD], screen[GlideCard.Node.GRABBER]
        self.assertIs(screen.numbered(grabber.parent), card)
        self.assertEqual(card.kind, Kind.VIEW)
        self.assertIsNotNone(card.background)
        top = card.frame.y
        session.pan(1, Phase.BEGAN, (0, 0), target=GlideCard.Node.CARD)
        session.pan(1.02, Phase.CHANGED, (0, -200), target=GlideCard.Node.CARD)
        changes = screen.update(session)
        self.assertEqual(screen.state, GlideCard.State.DRAGGING)
        self.assertIs(screen[GlideCard.Node.CARD], card)
        self.assertIn(card, changes.changed)
        self.assertLess(card.frame.y, top)
        self.assertFalse(changes.is_reordered)
        session.command(2, GlideCard.Command.REMOVE)
        changes = screen.update(session)
        self.assertEqual((len(changes.gone), len(screen.nodes)), (4, 2))
        with self.assertRaises(KeyError):
            screen[GlideCard.Node.CARD]

    def test_stays_as_a_fresh_one(self) -> None:
        session = self.open(Onboarding.NAME)
        screen = Screen()
        session.tap(1, Onboarding.Node.NEXT_BUTTON)
        for step in range(100):
            session.advance(1 + step / 60)
            screen.update(session)
            fresh = Screen()
            fresh.update(session)
            self.assertEqual(contents(screen), contents(fresh))

    def test_more_gone_than_remembered(self) -> None:
        session = self.open(VerificationCode.NAME)
        session.focus(1, VerificationCode.Node.CODE_INPUT)
        session.text(2, VerificationCode.Node.CODE_INPUT, "1")
        slow, quick = Screen(), Screen()
        slow.update(session)
        before = {node.number: node for node in slow.nodes}
        for step in range(300):
            session.delete_backward(3 + step, VerificationCode.Node.CODE_INPUT)
            quick.update(session)
            session.text(3.5 + step, VerificationCode.Node.CODE_INPUT, "1")
            quick.update(session)
        changes = slow.update(session)
        shown = {node.number: node for node in slow.nodes}
        self.assertEqual(len(changes.gone), 1)
        self.assertEqual(set(changes.gone), before.keys() - shown.keys())
        for number in before.keys() & shown.keys():
            self.assertIs(shown[number], before[number])
        self.assertEqual(contents(slow), contents(quick))

    def test_unseen_nodes_are_not_reported(self) -> None:
        session = self.open(VerificationCode.NAME)
        session.focus(1, VerificationCode.Node.CODE_INPUT)
        slow, quick = Screen(), Screen()
        slow.update(session)
        session.text(2, VerificationCode.Node.CODE_INPUT, "1")
        quick.update(session)
        session.delete_backward(3, VerificationCode.Node.CODE_INPUT)
        self.assertEqual(len(quick.update(session).gone), 1)
        self.assertEqual(slow.update(session).gone, [])

    def test_texts_and_pickers(self) -> None:
        session = self.open(CardInput.NAME)
        field = CardInput.Node.INPUT_HOLDER_TEXT
        session.focus(1, field)
        session.text(2, field, "Zoë 💳")
        session.text(2.5, field, "", (0, 1))
        session.tap(3, CardInput.Node.EXPIRY_BUTTON)
        session.advance(6)
        screen = Screen()
        screen.update(session)
        self.assertEqual(screen[field].text, "oë 💳")
        picker = screen[CardInput.Node.PICKER_EXPIRY]
        self.assertEqual((picker.kind, len(picker.rows), len(picker.rows[0])), (Kind.PICKER, 2, 12))
        session.select(7, CardInput.Node.PICKER_EXPIRY, 0, 3)
        screen.update(session)
        self.assertEqual(picker.selected_rows[0], 3)

    def test_fork(self) -> None:
        session = self.open(GlideCard.NAME)
        session.pan(1, Phase.BEGAN, (0, 0), target=GlideCard.Node.CARD)
        session.pan(1.02, Phase.CHANGED, (0, -200), target=GlideCard.Node.CARD)
        screen = Screen()
        screen.update(session)
        with session.fork() as fork:
            copy, fresh = screen.copy(), Screen()
            fork.pan(1.04, Phase.CHANGED, (0, -260), target=GlideCard.Node.CARD)
            copy.update(fork)
            fresh.update(fork)
            self.assertEqual(contents(copy), contents(fresh))
            screen.update(session)
            self.assertNotEqual(contents(copy), contents(screen))
            session.close()
            copy.update(fork)

    def test_revision_of_another_session(self) -> None:
        session, other = self.open(GlideCard.NAME), self.open(GlideCard.NAME)
        screen = Screen()
        session.command(1, GlideCard.Command.SHOW)
        for step in range(10):
            session.advance(1 + step / 60)
            screen.update(session)
        with self.fails(Status.INVALID, "revision"):
            screen.update(other)


if __name__ == "__main__":
    unittest.main()
