import dev.flowengine.Effect;
import dev.flowengine.Environment;
import dev.flowengine.Node;
import dev.flowengine.Screen;
import dev.flowengine.Session;

/** Shows a Glide card, taps the button that opens it, and prints what is to be drawn. */
final class FirstFrame {
  public static void main(String[] arguments) {
    Environment window = new Environment().window(375, 812).safeArea(44, 0, 34, 0);
    try (Session session = Session.open("glide-card", window, false)) {
      Screen screen = new Screen(session);
      session.advance(0);
      show(session, screen);
      session.tap(0.1, "trigger");
      // A host does this whenever its display is refreshed, until nothing moves.
      for (double time = 0.1; !session.isSettled(); time += 1.0 / 60) session.advance(time);
      show(session, screen);
    }
  }

  private static void show(Session session, Screen screen) {
    screen.update();
    System.out.printf("frame %d: %s%n", session.getFrame(), screen.getState());
    for (Node node : screen.getNodes()) {
      System.out.printf(
          "  %-8s %-7s x %6.1f y %6.1f, %5.1f by %5.1f%n",
          node.getId(), node.getKind(), node.getX(), node.getY(), node.getWidth(),
          node.getHeight());
    }
    for (Effect effect : session.takeEffects()) System.out.println("  " + effect.json());
  }
}
