/// A frame of a document: its cause and time, and where its parts stand.
struct FrameRecord: Sendable {
  /// Why a frame was made.
  enum Cause: Sendable {
    case start, event, completion, sample
  }

  /// Which frame it says it is.
  let number: Int
  /// The time, in seconds.
  let time: Double
  /// Why it was made.
  let cause: Cause
  /// The sort of event, where one is the cause.
  let event: String?
  /// What the state machine is in: an object.
  let state: JSONOutline.Value
  /// An array of objects.
  let nodes: JSONOutline.Value
  /// An array of objects.
  let animations: JSONOutline.Value
  /// An array of objects.
  let effects: JSONOutline.Value

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
