/// The reason an event was rejected.
public indirect enum EventError: Error, Equatable, Sendable {
  /// The event comes before the last one; both times in seconds.
  case timeRunsBack(to: Double, from: Double)
  /// The time is negative, over `InputLimits.time` or not a number.
  case invalidTime(Double)
  /// A host's time stamp that no session can have: it is not finite, or later than a session can last
  /// from its first time stamp.
  case invalidStamp(Double)
  /// The scene has no such command.
  case unknownCommand(String, known: [String])
  /// A member of the event has a value that the scene rejects.
  case invalidMember(String, expected: String)
  /// An array or an object has a member that is not of the type that the scene takes.
  case invalidValue(MemberError)
  /// The event is of an older version of the scene, and the steps to the newest one cannot read it.
  case olderVersion(MemberError)
  /// Completions kept triggering each other; `after` is how many there were.
  case neverSettles(after: Int)
  /// The scene's layout has a fault; only if layouts are checked, or if it has too many nodes.
  case layout(LayoutFault)
  /// A replay has more samples than its options allow.
  case tooManySamples(limit: Int)
  /// A probable mistake; only in a strict replay.
  case slip(EventWarning)
  /// The output of a replay is longer than its options allow; `limit` is in bytes.
  case outputTooLong(limit: Int)

  /// The member of the event that is at fault, as a trace names it.
  public var member: String {
    switch self {
    case .timeRunsBack, .invalidTime, .invalidStamp, .neverSettles, .layout, .tooManySamples,
      .outputTooLong:
      "t"
    case .slip(let warning): warning.member
    case .unknownCommand: "name"
    case .invalidMember(let member, _): member
    case .invalidValue(let error): error.within("value").path
    case .olderVersion(let error): error.path.utf8.isEmpty ? "type" : error.path
    }
  }

  /// Whether the scene is at fault, and not the event.
  @usableFromInline package var isCausedByScene: Bool {
    switch self {
    case .layout, .neverSettles: true
    case .timeRunsBack, .invalidTime, .invalidStamp, .unknownCommand, .invalidMember, .invalidValue,
      .olderVersion, .slip, .tooManySamples, .outputTooLong:
      false
    }
  }

  /// A message with the fault and the expected value.
  public var message: String {
    switch self {
    case .timeRunsBack(let time, let last):
      "time runs back from \(last.decimalText) to \(time.decimalText)"
    case .invalidTime:
      "'t' must be a number of seconds from 0 to \(InputLimits.time.decimalText)"
    case .invalidStamp(let stamp):
      stamp.isFinite
        ? "the scene's time would be above \(InputLimits.time.decimalText) seconds"
        : "the time is not a finite number"
    case .unknownCommand(let name, let known):
      Suggestion.unknown("command", name, among: known)
    case .invalidMember(let member, let expected): "'\(member)' must be \(expected)"
    case .invalidValue(let error): error.within("value").message
    case .olderVersion(let error): error.message
    case .neverSettles(let count): "the scene did not settle after \(count) completions"
    case .layout(let fault): fault.message
    case .slip(let warning): warning.message
    case .tooManySamples(let limit): "the replay has more than \(limit) samples up to here"
    case .outputTooLong(let limit): "the frames up to here are longer than \(limit) bytes"
    }
  }
}

extension EventError: CustomStringConvertible {
  /// The message, which a test shows for an event that it did not expect to be rejected.
  public var description: String { message }
}
