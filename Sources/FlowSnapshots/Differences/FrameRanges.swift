/// A set of frame numbers, as ranges.
package struct FrameRanges: Equatable, Sendable {
  /// Creates an empty set.
  package init() {}

  /// The ranges, in order.
  package private(set) var ranges: [ClosedRange<Int>] = []

  /// The number of frames.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Adds a frame, whose number is usually higher than those before it.
  package mutating func append(_ number: Int) {
    guard let last = ranges.last, last.lowerBound <= number else {
      return ranges.append(number...number)
    }
    if last.contains(number) { return }
    if last.upperBound + 1 == number {
      ranges[ranges.count - 1] = last.lowerBound...number
    } else {
      ranges.append(number...number)
    }
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
