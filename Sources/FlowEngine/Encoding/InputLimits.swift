/// What a trace may not exceed; beyond it is an error, never a trap.
public enum InputLimits {
  /// The length of a line without its newline, in bytes: 1 MiB.
  public static let lineLength = 1_048_576
  /// How deep arrays and objects may be nested; the line's own object counts.
  public static let nesting = JSONValue.nestingLimit
  /// The magnitude of any number: of lengths in points, times in seconds, counts and indices.
  public static let magnitude = 1e9
  /// The greatest width and height of a window, in points.
  public static let windowExtent = 1e6
  /// How many fonts one line may describe.
  public static let fonts = 256
  /// How many characters one font may give an advance of their own.
  public static let advances = 4096
}
