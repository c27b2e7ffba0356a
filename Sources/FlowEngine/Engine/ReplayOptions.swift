/// How a replay writes its frames.
public struct ReplayOptions: Equatable, Sendable {
  /// What the frames become.
  public enum Format: Equatable, Sendable {
    /// JSON Lines: a frame a line.
    case lines
    /// One document with the frames of the trace of this name, laid out for reading in a diff.
    case document(trace: String)
    /// No frames, but the saved state at a time, in seconds, as a line of JSON.
    case state(at: Double)
  }

  /// The highest number of samples a second.
  public static let maximumFramesPerSecond = 1000

  /// What the frames become.
  public var format: Format
  /// How many samples a second are made while something finite is in flight; `nil` for none.
  public var framesPerSecond: Int?
  /// Whether mistakes of a scene's layout are errors.
  public var isStrict: Bool

  /// Makes options; `framesPerSecond` is brought into 1…1000.
  public init(
    format: Format = .lines, framesPerSecond: Int? = nil, isStrict: Bool = false
  ) {
    self.isStrict = isStrict
    self.format = format
    self.framesPerSecond = framesPerSecond.map { min(max($0, 1), Self.maximumFramesPerSecond) }
  }

  /// The version of the frame format.
  public static let formatVersion = 1
}
