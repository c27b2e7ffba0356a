/// A rule that does not hold on the way of a trace, where it first does not.
package struct BrokenRule: Sendable {
  /// The rule, in words.
  package let text: String
  /// The time in seconds: of the frame, or by which it should have held.
  let time: Double
  /// The number of the frame and its cause; `nil` where time is up.
  let frame: (number: Int, cause: String)?
  /// The line of the trace whose event has led there.
  package let line: Int

  /// Creates a rule that does not hold.
  package init(text: String, time: Double, frame: (number: Int, cause: String)?, line: Int) {
    self.text = text
    self.time = time
    self.frame = frame
    self.line = line
  }

  /// The place in words, such as `frame 2 (tap at 1 s)`.
  var place: String {
    let time = "at \(Unit.seconds.text(time))"
    return frame.map { "frame \($0.number) (\($0.cause) \(time))" } ?? time
  }
}
