/// The numbers of frames, as ranges.
package struct FrameRanges: Equatable, Sendable {
  /// No frames.
  package init() {}

  /// The ranges, in order.
  package private(set) var ranges: [ClosedRange<Int>] = []

  /// How many frames there are.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Adds a frame; its number is usually higher than those before.
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

  /// The ranges in words, such as `frames 12–41`; after a few only how many there are.
  package var text: String {
    let limit = 4
    var list = ranges.prefix(limit)
      .map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
    if ranges.count > limit { list += ", … (\(count) in all)" }
    return (count == 1 ? "frame " : "frames ") + list
  }
}
