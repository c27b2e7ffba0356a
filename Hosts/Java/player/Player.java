import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Reads session scripts (Hosts/conformance) and prints what comes of them. */
final class Player {
  public static void main(String[] arguments) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16);
    PrintStream output = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    Script script = null;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Fields fields = new Fields(line);
      switch (fields.word()) {
        case "":
          break;
        case "play":
          script = new Script(fields.word());
          break;
        case "end":
          output.println(script.end());
          break;
        default:
          script.play(new Fields(line));
      }
    }
    output.flush();
  }
}
