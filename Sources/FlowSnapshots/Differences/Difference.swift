/// Something that differs between two documents of frames, over all frames in which it does.
package struct Difference: Sendable {
  /// What differs.
  package enum Subject: Hashable, Sendable {
    /// The presence of a frame of a cause.
    case frame(cause: String)
    /// The time of a frame of a cause.
    case time(cause: String)
    /// A member of the state by its path; in the path of its family, `<key>` stands for each key.
    case state(String, family: String)
    /// A property of a node, or one of its components.
    case property(String, node: String)
    /// The presence of a node.
    case node(String)
    /// The order in which nodes are drawn.
    case order
    /// The presence of an animation, named by its node and property.
    case animation(String)
    /// A member of an animation.
    case animationMember(String, of: String)
    /// The presence of an effect, named by its type and target.
    case effect(String)
    /// The order of effects.
    case effectOrder
    /// A member of an effect, named by the effect's type and target.
    case effectMember(String, of: String)
  }

  /// The kinds of difference.
  package enum Change: String, Hashable, Sendable {
    /// It is in both documents.
    case changed
    /// It is only in the second one.
    case appeared
    /// It is only in the first one.
    case gone
  }

  /// One frame in which it differs.
  package struct Occurrence: Sendable {
    /// The frame's number in the first document, or in the second if the first does not have it.
    package var frame: Int
    /// The frame's time, in seconds.
    package var time: Double
    /// The frame's cause, such as `pan.changed`.
    package var cause: String
    /// The number of events in the second document up to this frame.
    package var events: Int
    /// The value in the first document.
    package var expected: String
    /// The value in the second document.
    package var found: String
    /// How far the second value is from the first, if both are numbers.
    var offset: Double?

    /// The distance between the two values, if both are numbers.
    var distance: Double? { offset?.magnitude }
  }

  /// What differs.
  package let subject: Subject
  /// How it differs.
  package let change: Change
  /// The unit of its numbers, if it has any.
  let unit: Unit
  /// The first frame in which it differs.
  package let first: Occurrence
  /// The frame in which the values are furthest apart.
  package private(set) var greatest: Occurrence
  /// The numbers of all frames in which it differs.
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

/// A set of frame numbers, as ranges.
package struct FrameRanges: Equatable, Sendable {
  /// Creates an empty set.
  package init() {}

  /// The first ranges, in order.
  package private(set) var ranges: [ClosedRange<Int>] = []

  /// The number of frames, including those beyond the ranges that are kept.
  package private(set) var count = 0

  /// The last frame.
  private var last: Int?

  /// Adds a frame, whose number is usually higher than those before it.
  package mutating func append(_ number: Int) {
    if number == last { return }
    count += 1
    if let range = ranges.last, range.upperBound == last, range.upperBound + 1 == number {
      ranges[ranges.count - 1] = range.lowerBound...number
    } else if ranges.count < DocumentLimits.ranges {
      ranges.append(number...number)
    }
    last = number
  }

  /// The ranges in words, such as `frames 12–41`; beyond a few, only their number.
  package var text: String {
    let limit = 4
    var list = ranges.prefix(limit)
      .map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
    if ranges.count > limit { list += ", … (\(count) in all)" }
    return (count == 1 ? "frame " : "frames ") + list
  }
}
