/// Something that differs between two documents of frames, in all frames in which it does.
package struct Difference: Sendable {
  /// What differs.
  package enum Subject: Hashable, Sendable {
    /// A frame of a cause, itself.
    case frame(cause: String)
    /// The time of a frame of a cause.
    case time(cause: String)
    /// A member of the state.
    case state(String)
    /// A property of a node; of several numbers one.
    case property(String, node: String)
    /// A node, itself.
    case node(String)
    /// The order in which nodes are drawn.
    case order
    /// An animation, itself, by its node and property.
    case animation(String)
    /// A member of an animation.
    case animationMember(String, of: String)
    /// The effects of a frame.
    case effects
    /// A member of an effect of a type.
    case effectMember(String, of: String)
  }

  /// How it differs.
  package enum Change: String, Hashable, Sendable {
    /// It is in both documents.
    case changed
    /// It is only in the second one.
    case appeared
    /// It is only in the first one.
    case gone
  }

  /// A frame in which it differs.
  package struct Occurrence: Sendable {
    /// The frame's number: in the first document, or where it is not in there in the second one.
    package var frame: Int
    /// The frame's time, in seconds.
    package var time: Double
    /// The frame's cause, such as `pan.changed`.
    package var cause: String
    /// How many events there have been in the second document up to this frame.
    package var events: Int
    /// What stands in the first document.
    package var expected: String
    /// What stands in the second document.
    package var found: String
    /// How far that is apart, where both are numbers.
    var distance: Double?
  }

  /// What differs.
  package let subject: Subject
  /// How it differs.
  package let change: Change
  /// What its numbers count, where it has any.
  let unit: Unit
  /// The first frame in which it differs.
  package let first: Occurrence
  /// The frame in which it is furthest apart.
  package private(set) var greatest: Occurrence
  /// All frames in which it differs, by their numbers.
  package private(set) var frames = FrameRanges()

  init(_ subject: Subject, _ change: Change, _ unit: Unit, _ first: Occurrence) {
    self.subject = subject
    self.change = change
    self.unit = unit
    self.first = first
    greatest = first
    frames.append(first.frame)
  }

  /// Adds another frame in which it differs.
  mutating func add(_ occurrence: Occurrence) {
    frames.append(occurrence.frame)
    if occurrence.distance ?? 0 > greatest.distance ?? 0 { greatest = occurrence }
  }
}
