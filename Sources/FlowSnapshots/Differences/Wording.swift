// All wording of differences: what verify, diff, review, the report, JUnit, annotations and fleets say.

// MARK: A difference

extension Difference.Subject {
  /// The subject, in words.
  package var text: String {
    switch self {
    case .frame(let cause): "a frame (\(cause))"
    case .time(let cause): "the time of a frame (\(cause))"
    case .state(let member, _): "state.\(member)"
    case .property(let property, let node): "\(node).\(property)"
    case .node(let id): id
    case .order: "the order of nodes"
    case .animation(let name): "the animation of \(name)"
    case .animationMember(let member, let name): "\(member) of the animation of \(name)"
    case .effect(let name): "the effect '\(name)'"
    case .effectOrder: "the order of effects"
    case .effectMember(let member, let name): "\(member) of the effect '\(name)'"
    }
  }
}

extension Difference {
  /// The frame, the subject and both values, for the first frame in which they differ.
  package var firstText: String {
    "\(first.place): \(subject.text) \(statement(of: first))"
  }

  /// The frames in which it differs and by how much, in one line.
  package var text: String {
    switch change {
    case .appeared: "\(subject.text) is new in \(frames.text), first at \(first.timeText)"
    case .gone:
      "\(subject.text) \(verb) \(isOfEffect ? "in" : "from") \(frames.text), "
        + "first at \(first.timeText)"
    case .changed:
      if let distance = distanceText(of: greatest) {
        "\(subject.text) differs in \(frames.text), most \(distance) at \(greatest.timeText)"
      } else {
        "\(subject.text) differs in \(frames.text), first at \(first.timeText): "
          + statement(of: first)
      }
    }
  }

  private func statement(of occurrence: Occurrence) -> String {
    switch change {
    case .appeared: return "is new"
    case .gone: return verb
    case .changed:
      let (found, expected) = (occurrence.found, occurrence.expected)
      let values = "is \(found.cut(beside: expected)) instead of \(expected.cut(beside: found))"
      return distanceText(of: occurrence).map { "\(values), \($0)" } ?? values
    }
  }

  /// How far the second value is from the first, and in which direction, such as `3 pt higher`.
  fileprivate func distanceText(of occurrence: Occurrence) -> String? {
    occurrence.offset.map { "\(unit.text($0.magnitude)) \(subject.direction(of: $0))" }
  }
}

extension Difference {
  /// What happened to the subject.
  fileprivate var verb: String {
    switch change {
    case .changed: "differs"
    case .appeared: "is new"
    case .gone: isOfEffect ? "is missing" : "is gone"
    }
  }

  /// Whether it is an effect that only one document has, or another one.
  private var isOfEffect: Bool {
    if case .effect = subject { true } else { false }
  }
}

extension Difference.Occurrence {
  /// The frame in words, such as `frame 12 (pan.changed at 0.208 s)`.
  fileprivate var place: String { "frame \(frame) (\(cause) at \(timeText))" }

  /// The time in words.
  fileprivate var timeText: String { Unit.seconds.text(time) }
}

extension String {
  /// A value as messages show it: of a long one what differs from another value, and a little before that.
  fileprivate func cut(beside other: String) -> String {
    let (limit, lead) = (80, 20)
    if count <= limit { return self }
    let common = zip(self, other).prefix { String($0).bytes == String($1).bytes }.count
    guard common >= limit else { return prefix(limit) + "…" }
    let rest = dropFirst(common - lead)
    return "…" + rest.prefix(limit) + (rest.count > limit ? "…" : "")
  }
}

// MARK: Directions

extension Difference.Subject {
  /// The word for a number of the subject that has become greater or less: what happens on the
  /// screen, where it can be told.
  fileprivate func direction(of offset: Double) -> String {
    let (less, more) =
      switch self {
      case .time: Self.times
      case .property(let property, _): Self.directions(of: property)
      case .animationMember(let member, _): Self.directions(ofAnimation: member)
      case .frame, .state, .node, .order, .animation, .effect, .effectOrder, .effectMember:
        Self.amounts
      }
    return offset < 0 ? less : more
  }

  private static let amounts = (less: "less", more: "more")
  private static let times = (less: "earlier", more: "later")

  private static func directions(ofAnimation member: String) -> (less: String, more: String) {
    switch member {
    case "begin", "end": times
    case "timing.duration": (less: "shorter", more: "longer")
    default:
      member.hasPrefix("from.") || member.hasPrefix("to.")
        ? directions(of: String(member.drop { $0 != "." }.dropFirst())) : amounts
    }
  }

  private static func directions(of property: String) -> (less: String, more: String) {
    switch property {
    case "x", "transform.translation.x", "translation.x":
      (less: "further left", more: "further right")
    case "y", "transform.translation.y", "translation.y": (less: "higher", more: "lower")
    case "width", "contentSize.width": (less: "narrower", more: "wider")
    case "height", "contentSize.height": (less: "shorter", more: "taller")
    case "alpha": (less: "more transparent", more: "more opaque")
    case "font.size": (less: "smaller", more: "larger")
    default: amounts
    }
  }
}

// MARK: Frames of which only digests are known

extension FrameDigester.Change {
  /// The frames and what has come of them.
  func text(isGone: Bool) -> String {
    let name = count == 1 ? "frame \(frame)" : "frame \(frame) to \(frame + count - 1)"
    let place = head.map { " (\($0.cause) at \(Unit.seconds.text($0.time)))" } ?? ""
    return name + place + (isGone ? ": is gone" : ": not as in the golden")
  }
}

extension FrameDigests {
  /// What is said where no digest tells which frame differs.
  static let differenceText = "the frames are not those of the golden"

  /// What verdicts have in common that differ first at a frame of a cause.
  static func differenceText(at cause: String?) -> String {
    cause.map { "the frames differ at \($0)" } ?? "the frames differ"
  }
}

extension FramesDiff {
  /// What is said where nothing but the writing differs.
  static let rewrittenText = "the same frames, written differently"
}

// MARK: Groups

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

extension FramesDiff {
  /// All differences, in lines, states and effects before the rest; the first line gives the first
  /// frame and both values.
  package var lines: [String] {
    guard let first = leading else { return [] }
    let groups = groups
    let own = groups.first { group in group.differences.contains { $0.subject == first.subject } }
    // What the scene has done says more than how it looks.
    let kinds = [true, false].flatMap { isOutcome in
      groups.filter { ($0.differences[0].reasonKind <= .effects) == isOutcome }
    }
    return ["first in \(own?.firstText ?? first.firstText)"] + kinds.map { $0.text }
      + (isCut ? ["and more than can be listed"] : [])
  }
}

// MARK: Reasons

extension Difference {
  /// What differs, in words that do not depend on the case.
  var reasonText: String {
    switch subject {
    case .state(_, let family):
      let statement = change == .changed && first.isOfNames ? "is \(values)" : verb
      return "state.\(family) \(statement) at \(first.cause)"
    // One missing effect is one reason, whatever event it should answer: the group says which.
    case .effect, .effectOrder, .effectMember: return "\(subject.text) \(verb)"
    case .animation: return "\(subject.text) \(verb) at \(first.cause)"
    case .animationMember(let member, let name):
      guard let timing = Self.timing(member) else { return "\(subject.text) \(verb)" }
      return "\(timing) of \(name) is \(values)"
    case .frame, .time, .property, .node, .order: return "\(subject.text) \(verb)"
    }
  }

  private var values: String {
    let unit = unit == .seconds ? " s" : ""
    return "\(first.found)\(unit) instead of \(first.expected)\(unit)"
  }

  /// What a member of an animation says about the way in which something moves, in words.
  static func timing(_ member: String) -> String? {
    switch member {
    case "timing.type": return "the timing"
    case "timing.duration": return "the duration"
    case "timing.dampingRatio": return "the damping ratio"
    default:
      let points = "timing.controlPoints."
      return member.hasPrefix(points) ? "\(member.dropFirst(points.count)) of the curve" : nil
    }
  }
}

extension Difference.Occurrence {
  /// Whether both values are names, such as those of states, and not something that was entered.
  fileprivate var isOfNames: Bool {
    [expected, found].allSatisfy { value in
      let name = value.hasPrefix("\"") ? value.dropFirst().dropLast() : value[...]
      return name.utf8.count <= 32 && name.utf8.allSatisfy { $0 | 0x20 > 0x60 && $0 | 0x20 < 0x7B }
    }
  }
}

extension Reason {
  /// The reason, with how far something is from where it should be, and at which events an effect
  /// differs.
  ///
  /// - Parameter differences: The leading differences of the cases that share it.
  func statement(of differences: [Difference]) -> String {
    guard let first = differences.first else { return text }
    if kind == .effects {
      return "\(text) at \(Self.list(of: differences.map { $0.first.cause }))"
    }
    guard kind == .property, first.first.offset != nil, first.change == .changed else {
      return text
    }
    let name = Self.text(scene, first.subject.text)
    let distances = Set(differences.map { $0.distanceText(of: $0.first) })
    if distances.count == 1, let distance = distances.first.flatMap({ $0 }) {
      return "\(name) is \(distance)"
    }
    let greatest = differences.max { $0.greatest.distance ?? 0 < $1.greatest.distance ?? 0 }
    return greatest.flatMap { $0.distanceText(of: $0.greatest) }
      .map { "\(name) differs, most \($0)" } ?? text
  }

  /// The first different events, and how many more there are.
  private static func list(of events: [String]) -> String {
    var names: [String] = []
    for event in events where !names.contains(event) { names.append(event) }
    let limit = 3
    guard names.count > 1 else { return names.first ?? "" }
    let last = names.count > limit ? "\(names.count - limit) more" : names.removeLast()
    return "\(names.prefix(limit).joined(separator: ", ")) and \(last)"
  }
}
