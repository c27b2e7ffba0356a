/// The state of a scene: a value that can be saved, compared and restored.
public protocol SceneState: Equatable, Sendable {
  /// The states that the machine can be in, by the name that stands in frames.
  associatedtype Name: CaseIterable & RawRepresentable<String> & Sendable

  /// The state that the machine is in.
  var name: Name { get }

  /// How far a change is that follows the progress: 1 in the model, less in what is presented
  /// while a transaction made by `Transaction.following` is in flight.
  var progress: Double { get set }

  /// Writes the members that follow `name` in a frame; never geometry.
  func write(to json: inout JSONWriter)
}

extension SceneState {
  /// A state without such a change.
  public var progress: Double {
    get { 1 }
    set {}
  }
}
