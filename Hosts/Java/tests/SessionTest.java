import dev.flowengine.Effect;
import dev.flowengine.Environment;
import dev.flowengine.Event;
import dev.flowengine.FlowException;
import dev.flowengine.Library;
import dev.flowengine.Node;
import dev.flowengine.RecordingOptions;
import dev.flowengine.Scenes;
import dev.flowengine.Screen;
import dev.flowengine.Session;
import dev.flowengine.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Tests the wrapper; fails with an AssertionError. */
final class SessionTest {
  private static final String CODE = Scenes.VerificationCode.Node.CODE_INPUT;

  public static void main(String[] arguments) throws Exception {
    version();
    cardOpens();
    environmentChanges();
    errors();
    events();
    responsesBringValues();
    placesHaveNodes();
    unicode();
    buffersGrow();
    forkGoesOnByItself();
    savedStateGoesOn();
    failureLeavesRecording();
    oneCallAtATime();
    closingWhileBusy();
    unreachableSessionsAreClosed();
    panAllocatesNothing();
  }

  private static void version() {
    check(Library.version().equals("1.1"), "version");
    check(Library.hasTraces(), "traces");
    check(Library.scenes().contains(Scenes.GlideCard.NAME), "scenes");
  }

  private static void cardOpens() {
    try (Session session = Session.open(Scenes.GlideCard.NAME)) {
      Screen screen = new Screen(session);
      session.advance(10);
      screen.update();
      Node card = screen.node(Scenes.GlideCard.Node.CARD);
      check(screen.getState().equals(Scenes.GlideCard.State.RESTING), screen.getState());
      check(card.getY() == 812, "closed at " + card.getY());
      check(screen.node(Scenes.GlideCard.Node.GRABBER).getParent() == card, "parent");
      check(session.isSettled(), "settled");
      session.tap(10.1, Scenes.GlideCard.Node.TRIGGER);
      check(!session.isSettled(), "moves");
      for (double time = 10.1; !session.isSettled(); time += 1.0 / 60) session.advance(time);
      screen.update();
      check(card.getY() == 512, "open at " + card.getY());
      check(screen.getChanged().contains(card), "changed");
      check(session.getEffectCount() == 1, "effects wait");
      Effect.Own effect = (Effect.Own) session.takeEffects().get(0);
      check(effect.type().equals(Scenes.GlideCard.Effect.DID_MOVE), effect.type());
      check("compressed".equals(effect.text("position")), effect.json());
      check(session.takeEffects().isEmpty(), "effects are taken");
      check(session.frameJson().startsWith("{\"frame\":"), "frame");
      screen.update();
      check(screen.getChanged().isEmpty() && !screen.isReordered(), "nothing changes");
    }
  }

  private static void environmentChanges() {
    Environment window = new Environment().window(320, 568).safeArea(20, 0, 0, 0);
    String header = "{\"flowTrace\":1,\"scene\":\"glide-card\",\"configuration\":{\"segmented\":false}}";
    try (Session session = Session.open(header, window, false)) {
      Screen screen = new Screen(session);
      session.advance(0);
      screen.update();
      check(screen.node("host").getWidth() == 320, "width");
      session.send(1, new Environment().window(400, 600).reduceMotion(true).date(2026, 2, 3));
      screen.update();
      check(screen.node("host").getWidth() == 400, "width changes");
    }
  }

  private static void errors() {
    fails(Status.UNKNOWN_SCENE, "'nothing'; expected 'adaptive-field', ", () -> Session.open("nothing"));
    fails(Status.UNKNOWN_SCENE, "did you mean 'glide-card'?", () -> Session.open("GlideCard"));
    // What stands in a name is no JSON.
    fails(
        Status.UNKNOWN_SCENE, "'glide\"card'; did you mean 'glide-card'?",
        () -> Session.restore("glide\"card", "{}"));
    fails(Status.UNKNOWN_SCENE, "\\u{A}", () -> Session.restore("glide\n\\", "{}"));
    fails(Status.BAD_TRACE, "column", () -> Session.open("{\"flowTrace\":1,"));
    Session session = Session.open(Scenes.GlideCard.NAME);
    fails(Status.REFUSED, "show", () -> session.command(0, "shwo", null, null));
    fails(
        Status.INVALID, "phase", () -> session.scroll(0, "scroll", Event.Phase.CANCELLED, 0, 0, 0, 0));
    fails(Status.NOT_KEPT, "", session::takeFrames);
    fails(Status.NOT_KEPT, "", session::recording);
    fails(Status.BAD_TRACE, "column", () -> session.sendLine("{\"t\":0}"));
    session.close();
    session.close();
    fails(Status.CLOSED, "", () -> session.advance(1));
    fails(Status.CLOSED, "", session::fork);
    fails(Status.CLOSED, "", () -> new Screen(session).update());
  }

  /** Each event as a value does what the method does. */
  private static void events() {
    List<Event> events =
        List.of(
            new Event.Tick(),
            new Event.Tap(Scenes.GlideCard.Node.TRIGGER, null),
            new Event.Tap(null, new Event.Point(10, 10)),
            new Event.Pan(
                Event.Phase.BEGAN, Event.Point.ZERO, Event.Point.ZERO, null, "card"),
            new Event.Pan(
                Event.Phase.ENDED, new Event.Point(0, -10), Event.Point.ZERO,
                new Event.Point(100, 600), null),
            new Event.Scroll("scroll", Event.Phase.CHANGED, Event.Point.ZERO, Event.Point.ZERO),
            new Event.Keyboard(
                Event.KeyboardPhase.WILL_SHOW, 0, 500, 375, 312, 0.25, Event.Curve.EASE_IN_OUT),
            new Event.Command(Scenes.GlideCard.Command.SHOW, null, null));
    try (Session session = Session.open(Scenes.GlideCard.NAME, null, true)) {
      for (int index = 0; index < events.size(); index++) session.send(index, events.get(index));
      String frames = session.takeFrames();
      long count = frames.lines().filter(line -> line.contains("\"cause\":\"event\"")).count();
      check(count == events.size(), "frames of " + count + " events");
    }
    try (Session session = Session.open(Scenes.VerificationCode.NAME)) {
      session.send(0, new Event.Focus(CODE));
      session.send(0, new Event.Text(CODE, "12", null));
      session.send(0, new Event.Text(CODE, "3", new Event.Range(0, 1)));
      session.send(0, new Event.DeleteBackward(CODE));
      session.send(0, new Event.Return(CODE));
      session.send(0, new Event.Selection(CODE, 0, 0));
      session.send(0, new Event.Response("verify-1", false, "no"));
      session.send(0, new Event.Command(Scenes.VerificationCode.Command.SET_LENGTH, null, 6));
      session.send(0, new Event.Blur(CODE));
      check(session.takeEffectLines().startsWith("{\"frame\""), "effects");
    }
  }

  private static void responsesBringValues() {
    try (Session session = Session.open(Scenes.Onboarding.NAME)) {
      session.advance(0);
      session.respond(1, "image-1", true, null, null);
      for (Object value : List.of(2, "a", true, new Event.Json("[1]"))) {
        session.send(1, new Event.Response("image-1", true, null, value));
      }
      try {
        session.respond(2, "image-1", true, null, new Event.Json("[1"));
        check(false, "no JSON");
      } catch (FlowException error) {
        check(error.getStatus() == Status.INVALID, error.getMessage());
        check(error.getMessage().contains("'text'"), error.getMessage());
      }
    }
  }

  private static void placesHaveNodes() {
    try (Session session = Session.open(Scenes.GlideCard.NAME)) {
      Screen screen = new Screen(session);
      session.advance(0);
      screen.update();
      Node trigger = screen.node(Scenes.GlideCard.Node.TRIGGER);
      String id = session.hitTest(trigger.getX() + 1, trigger.getY() + 1);
      check(trigger.getId().equals(id), "at the trigger is " + id);
      check(session.hitTest(-1, -1) == null, "nothing is outside");
    }
  }

  private static void unicode() {
    String header =
        "{\"flowTrace\":1,\"scene\":\"adaptive-field\",\"configuration\":{\"fields\":[{\"id\":\"name\","
            + "\"frame\":[0,100,300,40],\"limits\":[40],\"placeholder\":\"Ünïcode 名前\"}]}}";
    try (Session session = Session.open(header)) {
      Screen screen = new Screen(session);
      String field = Scenes.AdaptiveField.Node.section("name", 0);
      session.focus(0, field);
      for (String text : List.of("é", "日本", "👩‍👩‍👧", "\ufeffx", "𝒳")) session.text(1, field, text);
      screen.update();
      check(screen.node(field).getText().equals("é日本👩‍👩‍👧\ufeffx𝒳"), screen.node(field).getText());
      session.text(2, field, "a", 1, 2);
      session.text(3, field, "\ud800", 0, 1); // Half a pair.
      screen.update();
      check(screen.node(field).getText().startsWith("\ufffda👩"), screen.node(field).getText());
    }
  }

  private static void buffersGrow() {
    StringBuilder header =
        new StringBuilder("{\"flowTrace\":1,\"scene\":\"adaptive-field\",\"configuration\":{\"fields\":[");
    for (int index = 0; index < 300; index++) {
      header.append(index == 0 ? "" : ",").append("{\"id\":\"field-").append(index)
          .append("\",\"frame\":[0,0,300,40],\"limits\":[10],\"placeholder\":\"")
          .append("x".repeat(500)).append("\"}");
    }
    try (Session session = Session.open(header.append("]}}").toString())) {
      Screen screen = new Screen(session);
      session.advance(0);
      screen.update();
      check(screen.getNodes().size() > 900, screen.getNodes().size() + " nodes");
      check(session.saved(false).length() > 16384, "saved");
      String last = Scenes.AdaptiveField.Node.placeholderLabel("field-299");
      check(screen.node(last).getText().length() == 500, "the last node");
    }
  }

  private static void forkGoesOnByItself() {
    Session session = Session.open(Scenes.GlideCard.NAME);
    Screen screen = new Screen(session);
    session.tap(0, Scenes.GlideCard.Node.TRIGGER);
    session.advance(0.1);
    screen.update();
    try (Session fork = session.fork()) {
      Screen copy = screen.copy(fork);
      Node card = screen.node("card"), other = copy.node("card");
      check(other != card && other.getY() == card.getY(), "copied");
      check(copy.node("grabber").getParent() == other, "the copy's parents");
      check(fork.getFrame() == session.getFrame(), "frame");
      fork.advance(0.2);
      copy.update();
      check(other.getY() != card.getY(), "goes on");
      session.advance(0.2);
      screen.update();
      check(other.getY() == card.getY(), "in the same way");
      session.close();
      fork.advance(0.3);
    }
  }

  private static void savedStateGoesOn() {
    try (Session session = Session.open(Scenes.VerificationCode.NAME)) {
      session.focus(0, CODE);
      session.text(1, CODE, "27");
      try (Session restored = Session.restore(Scenes.VerificationCode.NAME, session.saved(false))) {
        session.text(2, CODE, "301");
        restored.text(2, CODE, "301");
        String nodes = session.frameJson().replaceFirst(".*?\"nodes\"", "");
        check(restored.frameJson().replaceFirst(".*?\"nodes\"", "").equals(nodes), "restored");
      }
      check(!session.saved(true).contains("27301"), "secrets");
    }
  }

  private static void failureLeavesRecording() throws IOException {
    Path folder = Files.createTempDirectory("flow-");
    Path file = folder.resolve("failure.trace.jsonl");
    try (Session session = Session.open(Scenes.GlideCard.NAME)) {
      session.recordFailures(file, RecordingOptions.all());
      session.tap(1, Scenes.GlideCard.Node.TRIGGER);
      fails(Status.REFUSED, "", () -> session.command(2, "nothing", null, null));
      check(Files.readString(file).contains("\"type\":\"tap\""), "recorded");
      Files.delete(file);
      try {
        session.guard(() -> List.of().get(0));
        throw new AssertionError("not thrown");
      } catch (IndexOutOfBoundsException expected) {
        check(Files.readString(file).startsWith("{\"flowTrace\":1"), "recorded");
      }
      session.stopRecording();
      check(session.recording().contains("\"type\":\"tap\""), "can still be read");
    } finally {
      Files.deleteIfExists(file);
      Files.delete(folder);
    }
  }

  /** Calls of two threads are taken or refused, and the session is unharmed. */
  private static void oneCallAtATime() throws InterruptedException {
    try (Session session = Session.open(Scenes.GlideCard.NAME)) {
      AtomicInteger taken = new AtomicInteger();
      CountDownLatch start = new CountDownLatch(1);
      Thread[] threads = new Thread[4];
      for (int index = 0; index < threads.length; index++) {
        threads[index] =
            new Thread(
                () -> {
                  for (int call = 0; call < 500; call++) {
                    try {
                      start.await();
                      session.saved(false);
                      taken.incrementAndGet();
                    } catch (FlowException failure) {
                      check(failure.getStatus() == Status.BUSY, failure.getMessage());
                    } catch (InterruptedException stopped) {
                      return;
                    }
                  }
                });
        threads[index].start();
      }
      start.countDown();
      for (Thread thread : threads) thread.join();
      check(taken.get() > 0, "some are taken");
      session.advance(1);
    }
  }

  /** A session that another thread uses stays open, and can be closed when that has returned. */
  private static void closingWhileBusy() throws InterruptedException {
    for (int round = 0; round < 20; round++) {
      Session session = Session.open(Scenes.CardInput.NAME);
      session.advance(0);
      Thread other =
          new Thread(
              () -> {
                Status status = null;
                while (status == null || status == Status.BUSY) {
                  try {
                    session.frameJson();
                  } catch (FlowException failure) {
                    status = failure.getStatus();
                  }
                }
              });
      other.start();
      boolean isClosed = false;
      while (!isClosed) {
        try {
          session.close();
          isClosed = true;
        } catch (FlowException failure) {
          check(failure.getStatus() == Status.BUSY, failure.getMessage());
        }
      }
      other.join();
      fails(Status.CLOSED, "", () -> session.advance(1));
    }
  }

  private static void unreachableSessionsAreClosed() throws InterruptedException {
    // There may be 4,096 open.
    for (int index = 0; index < 6000; index++) {
      try {
        Session.open(Scenes.GlideCard.NAME);
      } catch (FlowException full) {
        check(full.getStatus() == Status.FULL, full.getMessage());
        System.gc();
        Thread.sleep(50);
      }
    }
    System.gc();
    Thread.sleep(200);
    Session.open(Scenes.GlideCard.NAME).close();
  }

  private static void panAllocatesNothing() {
    com.sun.management.ThreadMXBean threads =
        (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
    try (Session session = Session.open(Scenes.GlideCard.NAME)) {
      Screen screen = new Screen(session);
      session.pan(0, Event.Phase.BEGAN, 0, 0, 0, 0, "card");
      long thread = Thread.currentThread().getId();
      long before = 0;
      for (int index = 0; index < 3000; index++) {
        if (index == 1000) before = threads.getThreadAllocatedBytes(thread);
        session.pan(index * 0.008, Event.Phase.CHANGED, 0, -index % 200, 0, -100, 187, 400, "card");
        screen.update();
      }
      long bytes = threads.getThreadAllocatedBytes(thread) - before;
      check(bytes < 2000 * 16, bytes + " bytes in 2000 pans");
    }
  }

  private static void check(boolean isTrue, String what) {
    if (!isTrue) throw new AssertionError(what);
  }

  private static void fails(Status status, String message, Runnable body) {
    try {
      body.run();
    } catch (FlowException failure) {
      check(failure.getStatus() == status, failure.getMessage());
      check(failure.getMessage().contains(message), failure.getMessage());
      return;
    }
    throw new AssertionError("no " + status);
  }
}
