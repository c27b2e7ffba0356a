// All wording of differences.

extension Difference.Subject {
  /// The subject, in words.
  package var text: String {
    switch self {
    case .frame(let cause): "a frame (\(cause))"
    case .time(let cause): "the time of a frame (\(cause))"
    case .state(let member): "state.\(member)"
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
      let values = "is \(occurrence.found.cut) instead of \(occurrence.expected.cut)"
      return distanceText(of: occurrence).map { "\(values), \($0)" } ?? values
    }
  }

  /// How far the second value is from the first, and in which direction, such as `3 pt higher`.
  func distanceText(of occurrence: Occurrence) -> String? {
    occurrence.offset.map { "\(unit.text($0.magnitude)) \(subject.direction(of: $0))" }
  }
}

extension Difference {
  /// What happened to the subject.
  var verb: String {
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
  var place: String { "frame \(frame) (\(cause) at \(timeText))" }

  /// The time in words.
  var timeText: String { Unit.seconds.text(time) }
}

extension String {
  /// A value as messages show it, cut to a useful length.
  fileprivate var cut: String {
    let limit = 80
    return count > limit ? prefix(limit) + "…" : self
  }
}
