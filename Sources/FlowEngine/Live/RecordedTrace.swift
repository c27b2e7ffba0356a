/// A whole trace in memory, for a program that plays a recording in a host of its own.
public struct RecordedTrace: Sendable {
  /// An event, with its time in seconds.
  public typealias Entry = (event: Event, time: Double)

  /// The name of the scene that it is for.
  public var scene: String { header.scene }
  /// The events, in order.
  public private(set) var entries: [Entry] = []
  private let header: TraceHeader

  /// Parses a trace, with the names of the version that it was recorded with.
  ///
  /// - Parameter text: The lines of the trace: the header, then the events.
  /// - Throws: `TraceError` for the first line that does not conform to the trace format.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ text: String) throws(TraceError) {
    try self.init(text) { _ in nil }
  }

  /// Parses a trace of a scene, and reads what is of an older version through its steps.
  ///
  /// - Parameters:
  ///   - text: The lines of the trace: the header, then the events.
  ///   - scene: The scene's type.
  /// - Throws: `TraceError` for another scene, a newer version, and the first line that does not conform to
  ///   the trace format or cannot be read.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init<S: Scene>(_ text: String, of scene: S.Type) throws(TraceError) {
    try self.init(text) { (header) throws(TraceError) in
      guard header.scene.bytes == S.name.bytes else { throw header.unknownScene(known: [S.name]) }
      return try header.migration(to: scene)
    }
  }

  private init(
    _ text: String, migration: (TraceHeader) throws(TraceError) -> SceneMigration?
  ) throws(TraceError) {
    var reader = TraceReader()
    var header: TraceHeader?
    var migrating: EventMigration?
    var text = text
    text.makeContiguousUTF8()
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      switch try Self.read(line, with: &reader) {
      case nil: break
      case .header(let first):
        header = first
        if let migration = try migration(first) {
          header = try first.migrated(by: migration)
          migrating = EventMigration(migration)
        }
      case .event(let event, let time):
        do throws(EventError) {
          for event in try migrating?.events(for: event) ?? [event] {
            entries.append((event, time))
          }
        } catch {
          throw reader.error(for: error)
        }
      }
    }
    try reader.finish()
    guard let header else { throw TraceError(.headerMissing, line: 1) }
    self.header = header
  }

  private static func read(
    _ line: Substring.UTF8View, with reader: inout TraceReader
  ) throws(TraceError) -> TraceLine? {
    var result: Result<TraceLine?, TraceError> = .success(nil)
    let bytes = Array(line)
    bytes.withUnsafeBufferPointer { bytes in
      do throws(TraceError) {
        result = .success(try reader.read(bytes))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  /// Opens the scene as the trace begins: with its environment and configuration, or from its saved state.
  ///
  /// - Parameter scene: The scene's type, whose name must be that of the trace.
  /// - Throws: `TraceError` for another scene, for an older version unless the trace was parsed with
  ///   `init(_:of:)`, and for a configuration or a state that the scene rejects.
  public func open<S: Scene>(_ scene: S.Type = S.self) throws(TraceError) -> LiveScene<S> {
    guard header.scene.bytes == S.name.bytes else { throw header.unknownScene(known: [S.name]) }
    try header.requireNewest(scene)
    do throws(MemberError) {
      return try LiveScene<S>(header, header.setup.environment)
    } catch {
      throw header.error(for: error)
    }
  }
}
