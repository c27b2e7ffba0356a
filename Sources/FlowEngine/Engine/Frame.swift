/// What is seen at one moment, with what is going on and what is asked of the host.
public struct Frame<S: Scene>: Sendable {
  /// Why a frame was made.
  public enum Cause: String, CaseIterable, Equatable, Sendable {
    /// The scene opened.
    case start
    /// An event came.
    case event
    /// The animations of a transaction ended.
    case completion
    /// A frame was asked for while something moves.
    case sample
  }

  /// Which frame it is, from 0.
  public var index = 0
  /// The time, in seconds.
  public var time = 0.0
  /// Why it was made.
  public var cause = Cause.start
  /// The sort of event, where one is the cause.
  public var event: EventName?
  /// The scene, which is its state.
  public var scene: S
  /// The nodes as they are seen, back to front, a parent before its children.
  public var nodes = NodeList()
  /// What is in flight.
  public var animations: [Animation] = []
  /// What the scene asks of its host.
  public var effects: [FrameEffect<S.Effect>] = []

  /// Makes the first frame of a scene; its nodes are still to be laid out.
  @inlinable init(scene: S) {
    self.scene = scene
  }
}
