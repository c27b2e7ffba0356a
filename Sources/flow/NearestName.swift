import FlowEngine

/// What a message says of a name that nobody knows.
enum NearestName {
  /// Says that the name of a `kind` is not known, and which known one is nearest to it.
  static func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
    // The engine words such messages for traces, and finds the nearest name there.
    let worded = EventError.unknownCommand(name, known: known).message
    return "unknown \(kind)" + worded.dropFirst("unknown command".count)
  }
}
