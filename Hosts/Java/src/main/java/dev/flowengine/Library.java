package dev.flowengine;

import java.io.File;
import java.util.List;

/** The engine's library. */
public final class Library {
  private static final int FEATURE_TRACES = 1;

  private Library() {}

  /**
   * Loads the native library, and checks its version.
   *
   * <p>Its path is the system property {@code dev.flowengine.jni} or the environment variable {@code
   * FLOW_JNI}; without either it is {@code flow_jni} in {@code java.library.path}, as on Android.
   */
  static void load() {
    String path = System.getProperty("dev.flowengine.jni", System.getenv("FLOW_JNI"));
    if (path != null) {
      // The system takes absolute paths only.
      System.load(new File(path).getAbsolutePath());
    } else {
      System.loadLibrary("flow_jni");
    }
    if (Calls.checkVersion() < 0) {
      throw new UnsatisfiedLinkError(
          "FLOW_WRONG_VERSION: the library's version is " + version(Calls.version()));
    }
  }

  /** The version, such as "1.1". */
  public static String version() {
    return version(Calls.version());
  }

  private static String version(int number) {
    return (number >>> 16) + "." + (number & 0xFFFF);
  }

  /** Whether it has traces: headers, lines, frames as JSON, saved states and recordings. */
  public static boolean hasTraces() {
    return (Calls.features() & FEATURE_TRACES) != 0;
  }

  /** The names of the scenes that it has. */
  public static List<String> scenes() {
    Calls calls = new Calls();
    calls.check(calls.read(Calls.SCENES, 0, 0));
    return List.of(calls.outputText().split("\n"));
  }
}
