import dev.flowengine.Event;
import dev.flowengine.Scenes;
import dev.flowengine.Screen;
import dev.flowengine.Session;

/** Measures what a sample of a pan costs, with and without the changes that it makes. */
final class PanCost {
  private static final int SAMPLES = 1_000;
  private static final int ROUNDS = 2_000;

  public static void main(String[] arguments) {
    try (Session session = Session.open(Scenes.GlideCard.NAME)) {
      Screen screen = new Screen(session);
      session.command(0, Scenes.GlideCard.Command.SHOW, null, null);
      session.advance(2);
      String card = Scenes.GlideCard.Node.CARD;
      session.pan(2, Event.Phase.BEGAN, 0, 0, 0, -100, 187, 600, card);
      double time = 2;
      // The least of all rounds, with little of what else the machine does.
      double[] least = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
      for (int round = 0; round < ROUNDS; round++) {
        boolean looks = round % 2 == 1;
        long start = System.nanoTime();
        for (int sample = 0; sample < SAMPLES; sample++) {
          time += 0.008;
          session.pan(time, Event.Phase.CHANGED, 0, -sample % 200, 0, -100, 187, 600, card);
          if (looks) screen.update();
        }
        double cost = (double) (System.nanoTime() - start) / SAMPLES;
        least[round % 2] = Math.min(least[round % 2], cost);
      }
      System.out.printf("a pan %.0f ns, with its changes %.0f ns%n", least[0], least[1]);
    }
  }
}
