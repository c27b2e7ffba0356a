/// A frame of a document: its cause and time, and where its parts stand.
package struct FrameRecord: Sendable {
  /// Why a frame was made.
  package enum Cause: Sendable {
    case start, event, completion, sample
  }

  /// Which frame it says it is.
  package let number: Int
  /// The time, in seconds.
  package let time: Double
  /// Why it was made.
  package let cause: Cause
  /// The sort of event, where one is the cause.
  package let event: String?
  /// What the state machine is in: an object.
  package let state: JSONOutline.Value
  /// An array of objects.
  package let nodes: JSONOutline.Value
  /// An array of objects.
  package let animations: JSONOutline.Value
  /// An array of objects.
  package let effects: JSONOutline.Value

  /// Whether two frames of one time can be the same one.
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
