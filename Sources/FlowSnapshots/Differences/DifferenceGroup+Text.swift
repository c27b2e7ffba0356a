extension DifferenceGroup {
  /// The frame, what differs and both values, for the first frame in which they differ.
  package var firstText: String {
    guard !animations.isEmpty else { return differences[0].firstText }
    let frames = Set(differences.map { $0.first.frame })
    guard frames.count == 1 else { return differences[0].firstText }
    return "\(differences[0].first.place): \(subject) \(statement)"
  }

  /// What differs, in which frames and by how much, in one line.
  package var text: String {
    guard !animations.isEmpty else { return differences[0].text }
    let first = differences[0].first
    switch differences[0].change {
    case .appeared: return "\(subject) are new in \(framesText), first at \(first.timeText)"
    case .gone: return "\(subject) are gone from \(framesText), first at \(first.timeText)"
    case .changed:
      return "\(subject) differs in \(framesText), first at \(first.timeText): \(statement)"
    }
  }

  /// The frames of the animation that differs for longest.
  private var framesText: String {
    (differences.map { $0.frames }.max { $0.count < $1.count } ?? differences[0].frames).text
  }

  /// What moves, such as `the spring of card.frame, dim.alpha`.
  private var subject: String {
    let limit = 4
    var names = animations.prefix(limit).joined(separator: ", ")
    if animations.count > limit { names += " and \(animations.count - limit) more" }
    guard differences[0].change == .changed else { return "the animations of \(names)" }
    let members = Set(differences.compactMap { $0.member })
    if members.contains("timing.dampingRatio") { return "the spring of \(names)" }
    let isCurve = members.contains { $0.hasPrefix("timing.controlPoints") }
    return "\(isCurve ? "the curve" : "the timing") of \(names)"
  }

  /// Both ways to move, such as `is 0.8 s, damping 1 instead of 1.2 s, damping 0.4`.
  private var statement: String {
    guard differences[0].change == .changed else {
      return differences[0].change == .gone ? "are gone" : "are new"
    }
    let one = differences.filter { $0.subject.animation == animations[0] }
    let members = Set(one.compactMap { $0.member })
    // Where it lasts longer from the same time on, its end says nothing new.
    let told = one.filter { difference in
      difference.member != "end" || !members.contains("timing.duration")
    }
    let words = told.compactMap { difference in
      difference.member.map { Self.word(for: $0) }
    }
    func values(_ read: (Difference.Occurrence) -> String) -> String {
      zip(words, told).map { word, difference in
        let unit = difference.unit == .seconds ? " s" : ""
        return (word.isEmpty ? "" : "\(word) ") + read(difference.first) + unit
      }.joined(separator: ", ")
    }
    return "is \(values { $0.found }) instead of \(values { $0.expected })"
  }

  /// What a member of an animation is called before its value.
  private static func word(for member: String) -> String {
    switch member {
    case "timing.duration", "timing.type": ""
    case "timing.dampingRatio": "damping"
    case "begin": "from"
    case "end": "to"
    default: member.split(separator: ".").last.map { String($0) } ?? member
    }
  }
}

extension Difference {
  /// The member of the animation that it is of.
  fileprivate var member: String? {
    if case .animationMember(let member, _) = subject { member } else { nil }
  }
}
