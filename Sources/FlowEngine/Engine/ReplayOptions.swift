/// Options for how a replay writes its frames.
public struct ReplayOptions: Equatable, Sendable {
  /// The form of a replay's output.
  public enum Format: Equatable, Sendable {
    /// JSON Lines: one frame per line.
    case lines
    /// One document with all frames of the trace of this name, formatted for reading in a diff.
    case document(trace: String)
    /// The saved state at a time, in seconds, as one line of JSON, instead of frames.
    case state(at: Double)
  }

  /// The greatest number of samples per second.
  public static let maximumFramesPerSecond = 1000

  /// The form of the output.
  public var format: Format
  /// The number of samples per second while a finite animation is in flight and, up to the last
  /// event, while one repeats; `nil` for no samples.
  public var framesPerSecond: Int?
  /// Whether faults in a scene's layout and probable slips in the trace are errors.
  public var isStrict: Bool
  /// Whether probable slips in the trace are looked for; in a strict replay they always are.
  public var findsSlips = false
  /// Texts for the languages of traces, which the traces' own precede.
  public var catalog: StringCatalog?
  /// The most bytes of output; a frame that ends beyond them is an error.
  public var outputLimit = Int.max
  /// Whether there are no samples of what repeats while nothing else is in flight.
  @usableFromInline package var omitsRepeating = false
  /// The most samples; one more is an error.
  public var sampleLimit = InputLimits.samples

  /// Creates options; `framesPerSecond` is clamped to 1…1000.
  public init(
    format: Format = .lines, framesPerSecond: Int? = nil, isStrict: Bool = false
  ) {
    self.isStrict = isStrict
    self.format = format
    self.framesPerSecond = framesPerSecond.map { min(max($0, 1), Self.maximumFramesPerSecond) }
  }

  /// Whether slips are looked for, as a warning or an error.
  @usableFromInline var looksForSlips: Bool { findsSlips || isStrict }

  /// The version of the frame format that is written.
  public static let formatVersion = 1
}
