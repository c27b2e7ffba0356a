import FlowEngine
import FlowSnapshots

/// The sessions of a server.
struct SessionTable {
  private var sessions: [Session] = []
  private var opened = 0

  /// Opens a session; of too many, the one that was used longest ago is closed.
  ///
  /// - Throws: `ToolError` for a trace at fault.
  mutating func open(
    _ trace: [UInt8], from file: String? = nil, of scenes: SceneList
  ) throws(ToolError) -> Session {
    let session = try Session("s\(opened + 1)", trace: trace, from: file, of: scenes)
    opened += 1
    if sessions.count == ServeLimits.sessions { sessions.removeFirst() }
    sessions.append(session)
    return session
  }

  /// The session with a name.
  ///
  /// - Throws: `ToolError` for one that was never opened or is closed.
  mutating func session(named name: String) throws(ToolError) -> Session {
    if let last = sessions.last, last.name == name { return last }
    guard let index = sessions.firstIndex(where: { $0.name == name }) else {
      let number = name.hasPrefix("s") ? Int(name.dropFirst()) : nil
      guard let number, 1...max(1, opened) ~= number, opened > 0 else {
        throw ToolError("there is no session '\(name.shown())'; 'open' makes one")
      }
      throw ToolError(
        "session '\(name)' is closed: \(ServeLimits.sessions) are kept; open its trace again")
    }
    let session = sessions.remove(at: index)
    sessions.append(session)
    return session
  }
}
