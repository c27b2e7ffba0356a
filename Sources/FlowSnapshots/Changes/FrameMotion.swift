import FlowEngine

/// An animation in flight, as a frame lists it.
package struct FrameMotion: Equatable, Sendable {
  /// The id of the node.
  package let node: String
  /// The property, such as `frame`.
  package let property: String
  /// The value at the beginning, as written.
  package let from: String
  /// The value at the end, as written.
  package let to: String
  /// The kind of timing, such as `spring` or `easeInOut`.
  package let timing: String
  /// How long it takes, in seconds; for a repeating one, a period.
  package let duration: Double
  /// When it began, in seconds.
  package let begin: Double
  /// When it ends, in seconds; `nil` for one that repeats.
  package let end: Double?

  /// What tells it from the others of a session.
  package var identity: String { "\(node).\(property)@\(Unit.seconds.digits(begin))>\(to)" }

  /// What moves, where to, and how, in words.
  package var text: String {
    guard end != nil else {
      return "\(node).\(property) repeats \(from) … \(to) every \(Unit.seconds.text(duration))"
    }
    return "\(node).\(property) moves to \(to) in \(Unit.seconds.text(duration)) (\(timing))"
  }

  /// Reads an animation; `nil` for one that lacks a member.
  init?(_ value: JSONOutline.Value, in outline: JSONOutline) {
    func text(_ name: StaticString) -> String? {
      outline.member(name, of: value).flatMap { outline.string($0) }
    }
    guard let node = text("node"), let property = text("property"),
      let from = outline.member("from", of: value), let to = outline.member("to", of: value),
      let timing = outline.member("timing", of: value),
      let begin = outline.member("begin", of: value).flatMap({ outline.number($0) })
    else { return nil }
    self.node = node
    self.property = property
    self.from = outline.text(of: from)
    self.to = outline.text(of: to)
    self.timing = outline.member("type", of: timing).flatMap { outline.string($0) } ?? "timing"
    self.begin = begin
    end = outline.member("end", of: value).flatMap { outline.number($0) }
    let period = outline.member("duration", of: timing).flatMap { outline.number($0) } ?? 0
    duration = end.map { $0 - begin } ?? period
  }
}

extension FrameRecord {
  /// The animations in flight.
  package var motions: [FrameMotion] {
    outline.elements(of: animations).compactMap { FrameMotion($0, in: outline) }
  }
}
