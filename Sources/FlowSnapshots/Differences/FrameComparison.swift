/// Compares frames pair by pair and collects the differences.
struct FrameComparison {
  /// The differences, in the order in which they first occur.
  private(set) var differences: [Difference] = []
  /// Whether there are more of them than are kept.
  private(set) var isCut = false

  /// The outlines of the frames being compared.
  private(set) var first: JSONOutline
  private(set) var second: JSONOutline
  private let tolerance: Tolerance
  private var indices: [Key: Int] = [:]
  /// The frame being compared.
  private var frame = FrameMark()
  /// Counts the events in the second document.
  private var counter: EventCounter

  private struct Key: Hashable {
    var subject: Difference.Subject
    var change: Difference.Change
  }

  private struct FrameMark {
    var number = 0
    var time = 0.0
    var cause = ""
    /// The number of events up to it in the second document.
    var events = 0
  }

  init(tolerance: Tolerance, _ counter: EventCounter = EventCounter()) {
    first = .empty
    second = .empty
    self.tolerance = tolerance
    self.counter = counter
  }

  // MARK: Frames

  /// Records a frame that only one document has.
  mutating func note(_ frame: FrameRecord.Head, _ change: Difference.Change) {
    begin(frame)
    if change == .appeared { counter.take(frame) }
    self.frame.events = change == .gone ? counter.number(ofMissing: frame) : counter.count
    add(.frame(cause: frame.causeText), change)
  }

  /// Passes over a pair of frames that are the same.
  mutating func pass(_ frame: FrameRecord.Head) {
    counter.take(frame)
  }

  /// Compares a pair of frames.
  mutating func compare(_ frame: FrameRecord, _ other: FrameRecord) {
    first = frame.outline
    second = other.outline
    begin(frame.head)
    counter.take(other.head)
    self.frame.events = counter.count
    let offset = other.head.time - frame.head.time
    if offset != 0, !tolerance.allows(offset.magnitude, .seconds) {
      add(
        .time(cause: frame.head.causeText), unit: .seconds,
        expected: Unit.seconds.text(frame.head.time, unlike: other.head.time),
        found: Unit.seconds.text(other.head.time, unlike: frame.head.time), offset: offset)
    }
    if !first.isSame(frame.state, as: other.state, in: second) {
      for (name, value, other) in members(frame.state, other.state) {
        compareStates(value, other, name, family: name)
      }
    }
    if !first.isSame(frame.nodes, as: other.nodes, in: second) {
      compareNodes(frame.nodes, other.nodes)
    }
    if !first.isSame(frame.animations, as: other.animations, in: second) {
      compareAnimations(frame.animations, other.animations)
    }
    if !first.isSame(frame.effects, as: other.effects, in: second) {
      compareEffects(frame.effects, other.effects)
    }
  }

  private mutating func begin(_ frame: FrameRecord.Head) {
    self.frame = FrameMark(number: frame.number, time: frame.time, cause: frame.causeText)
  }

  // MARK: Parts of a frame

  /// Compares two members of a state; those of a held scene one by one, and scenes under keys by key.
  private mutating func compareStates(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, _ path: String, family: String
  ) {
    guard let value, let other else {
      return compare(value, other, .plain(), path) { .state($0, family: family) }
    }
    if first.isSame(value, as: other, in: second) { return }
    if first.isObject(value), second.isObject(other) {
      for (name, value, other) in members(value, other) {
        compareStates(value, other, "\(path).\(name)", family: "\(family).\(name)")
      }
    } else if first.hasKeys(value), second.hasKeys(other) {
      compareRows(value, other, path, family: family)
    } else {
      compare(value, other, .plain(), path) { .state($0, family: family) }
    }
  }

  private mutating func compareRows(
    _ rows: JSONOutline.Value, _ others: JSONOutline.Value, _ path: String, family: String
  ) {
    let pairs = elements(rows, others, namedBy: ["key"])
    for (key, row, other) in pairs.list {
      let (rowPath, rowFamily) = ("\(path).\(key)", "\(family).<key>")
      if let row, let other {
        compareStates(row, other, rowPath, family: rowFamily)
      } else {
        add(.state(rowPath, family: rowFamily), row == nil ? .appeared : .gone)
      }
    }
    if pairs.isReordered {
      let orders = (first.names("key", of: rows), second.names("key", of: others))
      add(
        .state(path, family: family), expected: orders.0.joined(separator: ", "),
        found: orders.1.joined(separator: ", "))
    }
  }

  private mutating func compareNodes(_ nodes: JSONOutline.Value, _ others: JSONOutline.Value) {
    let pairs = elements(nodes, others, namedBy: ["id"])
    for (id, node, other) in pairs.list {
      guard let node, let other else {
        add(.node(id), node == nil ? .appeared : .gone)
        continue
      }
      if first.isSame(node, as: other, in: second) { continue }
      for (name, value, other) in members(node, other) {
        let prefix = name == "frame" ? "" : name
        compare(value, other, .ofNode(name), prefix) {
          .property($0.isEmpty ? name : $0, node: id)
        }
      }
    }
    if pairs.isReordered {
      let orders = (first.names("id", of: nodes), second.names("id", of: others))
      add(
        .order, expected: orders.0.joined(separator: ", "),
        found: orders.1.joined(separator: ", "))
    }
  }

  private mutating func compareAnimations(
    _ animations: JSONOutline.Value, _ others: JSONOutline.Value
  ) {
    let pairs = elements(animations, others, namedBy: ["node", "property"])
    for (name, animation, other) in pairs.list {
      guard let animation, let other else {
        add(.animation(name), animation == nil ? .appeared : .gone)
        continue
      }
      let property = first.text("property", of: animation)
      for (member, value, other) in members(animation, other) {
        compare(value, other, .ofAnimation(member, of: property), member) {
          .animationMember($0, of: name)
        }
      }
    }
  }

  private mutating func compareEffects(_ effects: JSONOutline.Value, _ others: JSONOutline.Value) {
    let pairs = EffectPairs(
      first.elements(of: effects), in: first, second.elements(of: others), in: second)
    for (effectName, effect, other) in pairs.list {
      guard let effect, let other else {
        add(.effect(effectName), effect == nil ? .appeared : .gone)
        continue
      }
      for (name, value, other) in members(effect, other) {
        compare(value, other, .plain(), name) { .effectMember($0, of: effectName) }
      }
    }
    if pairs.isReordered {
      let orders = (first.names("type", of: effects), second.names("type", of: others))
      add(
        .effectOrder, expected: orders.0.joined(separator: ", "),
        found: orders.1.joined(separator: ", "))
    }
  }

  // MARK: Collecting

  private static func kept(_ value: String) -> String {
    let limit = DocumentLimits.valueLength
    return value.utf8.count > limit && value.count > limit ? value.prefix(limit) + "…" : value
  }

  private mutating func add(
    _ subject: Difference.Subject, _ change: Difference.Change = .changed, unit: Unit = .count,
    expected: String = "", found: String = "", offset: Double? = nil
  ) {
    let key = Key(subject: subject, change: change)
    let index = indices[key]
    guard index != nil || differences.count < DocumentLimits.differences else {
      isCut = true
      return
    }
    let occurrence = Difference.Occurrence(
      frame: frame.number, time: frame.time, cause: frame.cause, events: frame.events,
      expected: Self.kept(expected), found: Self.kept(found), offset: offset)
    if let index {
      differences[index].add(occurrence)
    } else {
      indices[key] = differences.count
      differences.append(Difference(subject, change, unit, occurrence))
    }
  }
}

// MARK: - Values

extension FrameComparison {
  /// Compares two values of a shape; a value left out has its default.
  ///
  /// - Parameters:
  ///   - path: The value's name; empty for one that goes by the names of its components.
  ///   - subject: Returns the subject for a path.
  mutating func compare(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, _ shape: PropertyShape,
    _ path: String, _ subject: (String) -> Difference.Subject
  ) {
    if let value, let other, first.isSame(value, as: other, in: second) { return }
    switch shape {
    case .number(let unit, let normal):
      compareNumber(value, other, unit, normal: normal, subject(path))
    case .numbers(let names, let unit, let normal):
      let standard = normal == nil ? nil : [JSONOutline.Value]()
      guard let parts = value.map({ first.parts(of: $0, upTo: names.count) }) ?? standard,
        let others = other.map({ second.parts(of: $0, upTo: names.count) }) ?? standard
      else {
        return comparePlain(value, other, normal: nil, subject(path))
      }
      for (index, name) in names.enumerated() {
        compareNumber(
          parts.dropFirst(index).first, others.dropFirst(index).first, unit, normal: normal,
          subject(path.isEmpty ? name : "\(path).\(name)"))
      }
    case .group(let shapes): compareGroup(value, other, shapes, path, subject)
    case .color: compareColor(value, other, subject(path))
    case .plain(let normal): comparePlain(value, other, normal: normal, subject(path))
    }
  }

  private mutating func compareGroup(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, _ shapes: [String: PropertyShape],
    _ path: String, _ subject: (String) -> Difference.Subject
  ) {
    guard value.map({ first.isObject($0) }) ?? true, other.map({ second.isObject($0) }) ?? true
    else {
      return comparePlain(value, other, normal: nil, subject(path))
    }
    let members = members(value, other)
    // A matrix repeats what the components of the transform say, and is only compared if those are
    // the same.
    let isTold = members.contains { name, value, other in
      guard let value, let other else { return name != "matrix" }
      return name != "matrix" && !first.isSame(value, as: other, in: second)
    }
    for (name, value, other) in members where !(isTold && name == "matrix") {
      compare(value, other, shapes[name] ?? .plain(), "\(path).\(name)", subject)
    }
  }

  private mutating func compareNumber(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, _ unit: Unit, normal: Double?,
    _ subject: Difference.Subject
  ) {
    if let value, let other, first.isSame(value, as: other, in: second) { return }
    let number = value.map { first.number($0) } ?? normal
    let otherNumber = other.map { second.number($0) } ?? normal
    guard let number, let otherNumber else {
      return comparePlain(value, other, normal: nil, subject)
    }
    // Between two numbers there may be more than the greatest one.
    let greatest = Double.greatestFiniteMagnitude
    let offset = max(-greatest, min(otherNumber - number, greatest))
    if offset == 0 || tolerance.allows(offset.magnitude, unit) { return }
    add(
      subject, unit: unit, expected: unit.digits(number, unlike: otherNumber),
      found: unit.digits(otherNumber, unlike: number), offset: offset)
  }

  private mutating func compareColor(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, _ subject: Difference.Subject
  ) {
    if let value, let other, let color = ColorText.components(first.string(value)),
      let otherColor = ColorText.components(second.string(other))
    {
      let distance = zip(color, otherColor).map { ($0 - $1).magnitude }.max() ?? 0
      if tolerance.allows(distance / 255, .share) { return }
    }
    comparePlain(value, other, normal: nil, subject)
  }

  private mutating func comparePlain(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, normal: String?,
    _ subject: Difference.Subject
  ) {
    if let value, let other, first.isEqual(value, to: other, in: second) { return }
    let text = value.map { first.compactText(of: $0) } ?? normal ?? "none"
    let otherText = other.map { second.compactText(of: $0) } ?? normal ?? "none"
    // Two spellings of one character are a difference.
    if !text.utf8.elementsEqual(otherText.utf8) { add(subject, expected: text, found: otherText) }
  }
}

extension JSONOutline {
  /// The text of a member of each object in an array.
  fileprivate func names(_ name: StaticString, of array: Value) -> [String] {
    elements(of: array).map { text(name, of: $0) }
  }

  /// Whether a value is an array of objects, each with a `key`.
  fileprivate func hasKeys(_ value: Value) -> Bool {
    isArray(value)
      && elements(of: value).allSatisfy { isObject($0) && member("key", of: $0) != nil }
  }

  /// The elements of an array of at most so many; `nil` for another value.
  fileprivate func parts(of value: Value, upTo count: Int) -> [Value]? {
    let parts = elements(of: value)
    return isArray(value) && parts.count <= count ? parts : nil
  }

  /// The text of a member that names something; a question mark if it is not a string. What has no
  /// members is its own name.
  func text(_ name: StaticString, of value: Value) -> String {
    guard isObject(value) else { return compactText(of: value) }
    return member(name, of: value).flatMap { string($0) } ?? "?"
  }
}

/// Colours as written in frames.
enum ColorText {
  /// The red, green, blue and alpha of `#RRGGBB` or `#RRGGBBAA`, 0…255; `nil` for any other text.
  static func components(_ text: String?) -> [Double]? {
    guard let text, text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let color = text.utf8.count == 7 ? value << 8 | 0xFF : value
    return [24, 16, 8, 0].map { Double(color >> $0 & 0xFF) }
  }
}
