import FlowEngine

/// Where the frames of a trace begin to differ from its golden: the event, the values that differ then, and
/// the rules on the scene's page about both.
package struct DifferenceOrigin: Sendable {
  /// A value that differs in the first frame that does.
  package struct Value: Equatable, Sendable {
    /// The node's id, or `state`; `effect` for what the scene asks for.
    package var node: String
    /// The member, such as `frame` or `alpha`; of effects, the type.
    package var member: String
    /// What differs, in words, such as `32 instead of 117`.
    package var text: String
    /// The number of the rule about it, if there is one.
    package var rule: String?
    /// Where it is laid out, as far as that is known.
    package var source: LayoutSource?
  }

  /// The time of the frame, in seconds.
  package let time: Double
  /// The event in a few words, such as `tap trigger`; for a completion, the last one before it. It says so
  /// if only the golden has the event.
  package let event: String
  /// Whether a completion is the cause.
  package let isCompletion: Bool
  /// The event's line in the trace, from 1; `nil` for the start, and for an event that only the golden has.
  package let line: Int?
  /// The values, those of the state first; not more than a few.
  package let values: [Value]
  /// The scene's page, if there is one.
  package let page: String?
  /// The rules about the event and the values, those about the event first.
  package let rules: [RuleBook.Entry]

  /// The most values.
  private static let limit = 8
  /// The most rules about the event, and about a value.
  private static let ruleLimit = 3

  /// Finds where a case begins to differ; `nil` for one whose frames do not, or that cannot be read.
  ///
  /// - Parameters:
  ///   - result: The result of the case.
  ///   - scenes: The scenes that the trace may be for.
  package init?(of result: CaseResult, in scenes: SceneList) {
    guard case .differs(let diff, let line) = result.verdict, let first = diff.leading?.first,
      let scene = result.scene, let trace = try? File.contents(of: result.snapshot.trace)
    else { return nil }
    let story = TraceStory(trace, of: scenes)
    let last = story.events.lastIndex { $0.line <= line }
    let isMissing = diff.leading?.isEventGone(after: last.map { story.events[$0] }, story) ?? false
    let number = isMissing ? nil : last
    time = first.time
    isCompletion = first.cause == "completion"
    self.line = number.map { story.events[$0].line }
    let names =
      number.map { story.names(ofEvent: $0, of: result, in: scenes) }
      ?? (isMissing ? [] : ["start"])
    event =
      isMissing ? "\(first.cause), which the trace does not have" : names.joined(separator: " ")
    let book = RuleBook(of: scene, in: scenes)
    let (values, about, words) = Self.values(
      in: diff.differences.filter { $0.first.frame == first.frame && $0.first.time == first.time },
      book, LayoutIndex(of: scene, in: scenes))
    self.values = values
    let causes = (isCompletion ? ["completion"] : []) + names
    // No rule says what a trace has to have.
    let ofEvent =
      isMissing
      ? [] : book?.rules(ofEvent: causes, saying: words).prefix(Self.ruleLimit) ?? []
    page = book?.page
    rules = ofEvent + about.filter { !ofEvent.contains($0) }
  }

  /// The values that differ in a frame, the rules about them, and all their words.
  private static func values(
    in differences: [Difference], _ book: RuleBook?, _ layout: LayoutIndex?
  ) -> (values: [Value], rules: [RuleBook.Entry], words: Set<String>) {
    var values: [Value] = []
    var about: [RuleBook.Entry] = []
    var words: [String] = []
    for difference in differences {
      guard var value = difference.value,
        !values.contains(where: { $0.node == value.node && $0.member == value.member })
      else { continue }
      guard values.count < limit else { break }
      let inner = difference.inner
      let path = difference.statePath + (inner?.path ?? [])
      let rules =
        switch value.node {
        case "state": book?.rules(ofState: path)
        case "effect": book?.rules(ofEffect: value.member)
        default: book?.rules(about: value.node, value.member)
        }
      value.rule = rules?.first?.rule.number
      for rule in (rules ?? []).prefix(ruleLimit) where !about.contains(rule) {
        about.append(rule)
      }
      if let inner { value.text = inner.text }
      if value.node.bytes == "state" { words += path.map { String($0) } }
      value.source = layout?.source(of: value.node, value.member)
      values.append(value)
    }
    words += values.flatMap { [$0.node, $0.member] + $0.text.split(separator: " ").map(plain) }
    return (values, about, Set(words))
  }

  /// A word without the quotes around it.
  private static func plain(_ word: Substring) -> String {
    String(word.drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed())
  }

  /// The origin in lines: the event, the values, the rules.
  package var lines: [String] {
    let place = line.map { ", line \($0)" } ?? ""
    let cause = isCompletion ? "a completion, after \(event)" : event
    return ["begins at \(Unit.seconds.text(time)): \(cause)\(place)"]
      + values.map { value in
        "\(value.node).\(value.member): \(value.text)"
          + (value.rule.map { "; \($0)" } ?? "")
          + (value.source.map { "; \($0.path):\($0.line)" } ?? "")
      }
      + rules.map { "\($0.rule.number) (\($0.page):\($0.rule.line)) \($0.rule.shortText)" }
  }
}

extension TraceStory {
  /// The names of an event, with what a touch without a target is on.
  fileprivate func names(
    ofEvent number: Int, of result: CaseResult, in scenes: SceneList
  ) -> [String] {
    var before: FrameRecord?
    var counter = counter
    try? read(scenes, named: result.snapshot.trace) { frame in
      counter.take(frame.head)
      if counter.count <= number { before = frame }
    }
    return events[number].names(on: before)
  }
}

extension Difference {
  /// Whether it is the frame of an event that the trace does not have: its events end before, with this one.
  fileprivate func isEventGone(after last: TraceStory.Event?, _ story: TraceStory) -> Bool {
    guard case .frame(let cause) = subject, change == .gone,
      !["start", "completion", "sample"].contains(cause)
    else { return false }
    // A long press has no line of its own.
    if cause.hasPrefix("longPress"), story.counter.hasPointers { return false }
    return last.map { $0.time < first.time - EventCounter.precision } ?? true
  }

  /// The value that differs, in the words that name it; `nil` for a frame, a time or an order.
  fileprivate var value: DifferenceOrigin.Value? {
    func value(_ node: String, _ member: String, _ text: String? = nil) -> DifferenceOrigin.Value {
      DifferenceOrigin.Value(node: node, member: member, text: text ?? both)
    }
    func value(ofAnimation name: String, _ text: String) -> DifferenceOrigin.Value? {
      guard let dot = name.lastIndex(of: ".") else { return nil }
      return value(String(name[..<dot]), String(name[name.index(after: dot)...]), text)
    }
    switch subject {
    case .state(let name, _): return value("state", name, presence)
    case .property(let property, let node): return value(node, property)
    case .node(let id): return value(id, "frame", presence)
    case .animation(let name):
      return value(
        ofAnimation: name, change == .appeared ? "its animation is new" : "its animation is gone")
    case .animationMember(let member, let name):
      return value(ofAnimation: name, "its animation's \(member) is \(both)")
    case .effect(let name):
      return value(
        "effect", name, change == .appeared ? "it is asked for" : "it is not asked for")
    case .effectMember(let member, let name): return value("effect", name, "\(member) is \(both)")
    case .frame, .time, .order, .effectOrder: return nil
    }
  }

  /// The names of the members that lead to it in the state, where `<key>` stands for each key.
  fileprivate var statePath: [Substring] {
    if case .state(_, let family) = subject { family.split(separator: ".") } else { [] }
  }

  /// Whether it is new or gone, in words; `nil` if it is in both documents.
  private var presence: String? {
    switch change {
    case .appeared: "it is new"
    case .gone: "it is gone"
    case .changed: nil
    }
  }

  private var both: String { Self.both(first.found, first.expected) }

  private static func both(_ found: String, _ expected: String) -> String {
    let limit = 120
    func short(_ text: String) -> String {
      text.count > limit ? "\(text.prefix(limit))…" : text
    }
    return "\(short(found)) instead of \(short(expected))"
  }

  /// What differs inside a member of the state that is an array or an object: the names of the members that
  /// lead there, and the value in words; `nil` where there is nothing inside.
  fileprivate var inner: (path: [Substring], text: String)? {
    guard case .state = subject, let found = try? JSONValue(parsing: first.found),
      let expected = try? JSONValue(parsing: first.expected),
      let inner = Self.inner(found, expected), !inner.names.isEmpty
    else { return nil }
    var text = ""
    for name in inner.names {
      text += name.isIndex ? "[\(name.text)]" : text.isEmpty ? name.text : "." + name.text
    }
    return (
      inner.names.compactMap { $0.isIndex ? nil : $0.text[...] },
      "\(text) is \(Self.both(inner.found, inner.expected))"
    )
  }

  /// The first of two values inside each other that differ, and how it is reached.
  private static func inner(
    _ found: JSONValue, _ expected: JSONValue
  ) -> (names: [(text: String, isIndex: Bool)], found: String, expected: String)? {
    switch (found.content, expected.content) {
    case (.array(let one), .array(let other)) where one.count == other.count:
      for (index, pair) in zip(one, other).enumerated() {
        guard let inner = inner(pair.0, pair.1) else { continue }
        return ([("\(index)", true)] + inner.names, inner.found, inner.expected)
      }
      return nil
    case (.object(let one), .object(let other)) where one.map(\.name) == other.map(\.name):
      for (mine, its) in zip(one, other) {
        guard let inner = inner(mine.value, its.value) else { continue }
        return ([(mine.name, false)] + inner.names, inner.found, inner.expected)
      }
      return nil
    default:
      return found.text.bytes == expected.text.bytes ? nil : ([], found.text, expected.text)
    }
  }
}
