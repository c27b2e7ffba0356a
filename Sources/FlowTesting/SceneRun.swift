import FlowEngine

/// A scene under test, with all frames it has made.
///
/// Layouts are checked: a fault in the scene's layout is an error of the call that led to it.
public struct SceneRun<S: Scene> {
  /// The engine that runs the scene.
  public private(set) var engine: Engine<S>
  /// All frames so far.
  public private(set) var frames: [Frame<S>]

  /// Opens a scene.
  ///
  /// - Throws: `MemberError` for a configuration that the scene rejects.
  public init(
    _ scene: S.Type = S.self, configuration: S.Configuration = S.Configuration(),
    environment: Environment = Environment()
  ) throws {
    engine = try Engine(
      scene, configuration: configuration, environment: environment, checksLayout: true)
    frames = [engine.frame]
  }

  /// Resumes from a saved state.
  ///
  /// - Throws: `MemberError` for a state that the scene rejects.
  public init(_ scene: S.Type = S.self, restoring saved: String) throws {
    engine = try Engine(scene, restoring: saved, checksLayout: true)
    frames = [engine.frame]
  }

  /// The latest frame.
  public var frame: Frame<S> { engine.frame }

  /// The scene, which is its state.
  public var scene: S { engine.scene }

  /// The effects of all frames.
  public var effects: [FrameEffect<S.Effect>] { frames.flatMap { $0.effects } }

  /// The scene's own effects, of all frames.
  public var ownEffects: [S.Effect] {
    effects.compactMap { if case .own(let effect) = $0 { effect } else { nil } }
  }

  /// The announcements for a screen reader, of all frames, of the scene and of those that it holds.
  public var announcements: [String] { effects.compactMap { $0.announcement } }

  /// Sends an event.
  ///
  /// - Throws: `EventError`; an event that is rejected leaves the scene as it was.
  public mutating func send(_ event: Event, at time: Double) throws {
    var made: [Frame<S>] = []
    defer { frames += made }
    try engine.send(event, at: time) { made.append(copy $0) }
  }

  /// Advances time, as a display link does.
  ///
  /// - Throws: `EventError` for an invalid time.
  public mutating func advance(to time: Double) throws {
    var made: [Frame<S>] = []
    defer { frames += made }
    try engine.advance(to: time) { made.append(copy $0) }
  }

  /// Lets everything in flight finish.
  ///
  /// - Throws: `EventError.neverSettles` if the scene's animations trigger each other forever.
  public mutating func settle() throws {
    var made: [Frame<S>] = []
    defer { frames += made }
    try engine.settle { made.append(copy $0) }
  }

  /// Returns a node of the latest frame.
  ///
  /// If it is missing, the test fails with the existing nodes: `#expect(try run.node("halo").alpha == 1)`
  /// prints `no node 'halo' in frame 3 at 0.4 s (completion), which has 'button', 'heart', 'count'`. A
  /// `#require` of `frame.nodes["halo"]` can only print `nil`.
  ///
  /// - Throws: `MissingNode` if the frame does not have it.
  public func node(_ id: NodeID) throws -> Node {
    guard let node = frame.nodes[id] else { throw MissingNode(id, of: frame) }
    return node
  }
}

/// The error for a node that is not in the frame.
public struct MissingNode: Error, Equatable, CustomStringConvertible {
  /// The node's id.
  public let id: NodeID
  /// The ids of the nodes that the frame has, in its order.
  public let nodes: [NodeID]
  private let frame: String

  /// The most ids that the message lists.
  private static let listed = 12

  fileprivate init<S: Scene>(_ id: NodeID, of frame: Frame<S>) {
    self.id = id
    nodes = frame.nodes.map { $0.id }
    let cause = frame.event?.rawValue ?? frame.cause.rawValue
    self.frame = "frame \(frame.index) at \(frame.time) s (\(cause))"
  }

  /// A message that says which node is missing from which frame, and which nodes that has.
  public var description: String {
    guard !nodes.isEmpty else { return "no node '\(id.name)' in \(frame), which has none" }
    let names = nodes.prefix(Self.listed).map { "'\($0.name)'" }.joined(separator: ", ")
    let more = nodes.count > Self.listed ? " and \(nodes.count - Self.listed) more" : ""
    return "no node '\(id.name)' in \(frame), which has \(names)\(more)"
  }
}
