/// The presented nodes at one moment, with the animations in flight and the requests to the host.
public struct Frame<S: Scene>: Sendable {
  /// The reason a frame was made.
  public enum Cause: String, CaseIterable, Equatable, Sendable {
    /// The scene opened.
    case start
    /// An event was handled.
    case event
    /// A transaction or a timer ended.
    case completion
    /// A frame was requested while something was moving.
    case sample
  }

  /// The frame's number, from 0.
  public var index = 0
  /// The frame's time, in seconds.
  public var time = 0.0
  /// The reason the frame was made.
  public var cause = Cause.start
  /// The name of the event, if one is the cause.
  public var event: EventName?
  /// The scene, which is its state.
  public var scene: S
  /// The nodes as presented, back to front, each parent before its children.
  public var nodes = NodeList()
  /// The animations in flight.
  public var animations: [Animation] = []
  /// The effects that the scene requests from its host.
  public var effects: [FrameEffect<S.Effect>] = []

  /// Creates the first frame of a scene, whose nodes are yet to be laid out.
  @inlinable init(scene: S) {
    self.scene = scene
  }
}
