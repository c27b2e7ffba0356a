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
