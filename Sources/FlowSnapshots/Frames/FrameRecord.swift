/// A frame of a document: its cause and time, and the locations of its parts.
package struct FrameRecord: Sendable {
  /// The reason a frame was made.
  package enum Cause: Sendable {
    /// The scene opened.
    case start
    /// An event was handled.
    case event
    /// A transaction or a timer ended.
    case completion
    /// A frame was requested while something was moving.
    case sample
  }

  /// The frame's number, as written.
  package let number: Int
  /// The frame's time, in seconds.
  package let time: Double
  /// The reason the frame was made.
  package let cause: Cause
  /// The name of the event, if one is the cause.
  package let event: String?
  /// The state: an object.
  package let state: JSONOutline.Value
  /// The nodes: an array of objects.
  package let nodes: JSONOutline.Value
  /// The animations in flight: an array of objects.
  package let animations: JSONOutline.Value
  /// The effects: an array of objects.
  package let effects: JSONOutline.Value

  /// Whether two frames of the same time can correspond to each other.
  func hasSameCause(as other: FrameRecord) -> Bool {
    cause == other.cause && event == other.event
  }

  /// The cause in words, such as `pan.changed` or `completion`.
  var causeText: String {
    switch cause {
    case .start: "start"
    case .event: event ?? "event"
    case .completion: "completion"
    case .sample: "sample"
    }
  }
}
