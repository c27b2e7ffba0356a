package dev.flowengine;

import java.util.List;

/**
 * How a session is recorded.
 *
 * @param seconds with {@link Extent#LAST}: at least as many are kept
 * @param publicText the ids of nodes whose text may be shown; all other text is private
 */
public record RecordingOptions(Extent extent, double seconds, List<String> publicText) {
  public enum Extent {
    ALL,
    LAST,
    /** All of it, and {@link Session#recording} takes what is there. */
    STREAM
  }

  public static RecordingOptions all() {
    return new RecordingOptions(Extent.ALL, 0, List.of());
  }

  public static RecordingOptions last(double seconds) {
    return new RecordingOptions(Extent.LAST, seconds, List.of());
  }

  public static RecordingOptions stream() {
    return new RecordingOptions(Extent.STREAM, 0, List.of());
  }

  public RecordingOptions withPublicText(String... ids) {
    return new RecordingOptions(extent, seconds, List.of(ids));
  }
}
