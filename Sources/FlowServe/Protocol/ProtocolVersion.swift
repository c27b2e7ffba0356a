/// The versions of the Model Context Protocol that the server speaks, the newest first.
enum ProtocolVersion {
  static let known = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The version that is spoken with a client: the one that it asks for, or else the newest.
  static func agreed(on asked: String) -> String { known.contains(asked) ? asked : known[0] }
}
