/// The limits of a trace; exceeding one is an error, never a trap.
public enum InputLimits {
  /// The greatest length of a line without its newline, in bytes: 1 MiB.
  public static let lineLength = 1_048_576
  /// The greatest nesting depth of arrays and objects, including the line's own object.
  public static let nesting = JSONValue.nestingLimit
  /// The greatest magnitude of any number: lengths in points, times in seconds, counts and indices.
  public static let magnitude = 1e9
  /// The latest time of an event, in seconds: about 115 days.
  public static let time = 1e7
  /// The longest duration of an animation, a timer or a keyboard's movement, in seconds: an hour.
  public static let duration = 3600.0
  /// The longest duration, as messages have it.
  static let durationText = "3600 seconds or less"
  /// The most nodes in a frame.
  public static let nodes = 10_000
  /// The most fields of a form, and the most sections of all its fields.
  public static let fields = 1_000
  /// The longest text of a field, in UTF-16 units.
  public static let textLength = EditableText.lengthLimit
  /// The longest text of a field, as messages have it.
  static let textLengthText = "10000 UTF-16 units or less"
  /// The longest name of a key, in bytes of UTF-8.
  public static let keyLength = 32
  /// The most groups of edits that can be undone; older ones are forgotten.
  public static let undoableEdits = 100
  /// The most UTF-16 units of the texts before and after these edits and of the names of their
  /// nodes; older edits are forgotten.
  ///
  /// Units, because stand-ins have as many. In a header they take a fifth of `lineLength`: three
  /// bytes a unit at most, control characters aside.
  public static let undoableText = 65_536
  /// The most pointers that are down at one time; more are ignored.
  public static let pointers = 32
  /// The most samples in a replay.
  public static let samples = 10_000_000
  /// The greatest width and height of a window, and its greatest distance from the screen's origin,
  /// in points.
  public static let windowExtent = 1e6
  /// The most fonts that a trace may describe, in its header and all events together.
  ///
  /// With `fontAdvances` and `fontName` it bounds the fonts in the header of a recording to three quarters
  /// of `lineLength`.
  public static let fonts = 256
  /// The most characters for which one font may have individual advances.
  public static let advances = 4096
  /// The most characters with individual advances of all fonts of a trace together.
  public static let fontAdvances = 16_384
  /// What the fonts of a trace may be, as messages have it.
  static let fontsText =
    "a change with which there are 256 fonts or less, with 16384 advances or less in all"
  /// The longest name of a font, in UTF-8 bytes.
  public static let fontName = 128
  /// The longest tag of a language, in bytes.
  public static let languageTag = 64
  /// What a tag of a language may be, as messages have it.
  package static let languageTagText =
    "a BCP 47 language of 64 bytes or less, such as 'de' or 'pt-BR'"
  /// The most texts in an environment's `strings`.
  public static let strings = 1024
  /// The most bytes of all keys and texts in `strings`, which a recording's header contains besides the
  /// fonts.
  public static let stringBytes = 32_768
  /// What the texts of an environment may be, as messages have it.
  static let stringsText = "a change with 1024 strings or less, of 32768 bytes or less in all"
}
