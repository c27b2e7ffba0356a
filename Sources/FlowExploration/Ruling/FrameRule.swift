import FlowEngine
import FlowSnapshots

/// A rule over frames, as a line of `<scene>.rules.jsonl` has it.
package struct FrameRule: Sendable {
  /// How what is asked for is meant.
  private enum Demand: String, CaseIterable {
    case always, never, eventually
  }

  /// A state that is asked for.
  struct StateName: Sendable {
    /// Its name.
    let name: String
    /// The path of the held scene that it is of, or of its family; `nil` for the scene itself.
    let child: String?

    /// Whether a frame has it; of a family one is enough.
    func isThere(in frame: ExploredFrame) -> Bool {
      guard let child else { return frame.state == name }
      return frame.children.contains {
        $0.state == name && ($0.path == child || $0.family == child)
      }
    }
  }

  /// What must hold of a frame.
  enum Condition: Sendable {
    /// The state, of the scene or of one that it holds, has a name.
    case state(StateName)
    /// A node is there, or is not.
    case node(NodeID, exists: Bool)
    /// A member of a node has a value.
    case value(NodeID, member: String, JSONValue.Content)
    /// A member of a node is a number within bounds.
    case bounds(NodeID, member: String, least: Double?, most: Double?)
  }

  /// The rule's name.
  package let name: String
  /// The event and its target, or the state, of the frames that the rule is about; `nil` for all.
  private var event: String?
  private var target: String?
  private var state: StateName?
  private let demand: Demand
  private let condition: Condition
  /// In how many seconds it must hold; `nil` for at once.
  private let limit: Double?

  /// The names of members in a line, and in what it asks for.
  private static let keys = ["name", "when", "always", "never", "eventually", "within"]
  private static let whenKeys = ["event", "target", "state", "child"]
  private static let conditionKeys = [
    "node", "member", "state", "child", "is", "min", "max", "exists",
  ]

  // MARK: Reading

  /// The rules of a file, a line each; blank lines are allowed.
  ///
  /// - Parameter subject: The scene that they are about, whose states and nodes they have to name.
  /// - Throws: `StreamError` for a file that cannot be read, or with the place of the fault.
  package static func rules(
    at path: String, about subject: RuleSubject?
  ) throws(StreamError) -> [FrameRule] {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.contents(of: path) } catch { throw .file(error) }
    do throws(TraceError) { return try rules(bytes, about: subject) } catch {
      throw .trace(error, in: path)
    }
  }

  /// The rules of a text.
  ///
  /// - Throws: `TraceError` with the place of the fault.
  package static func rules(
    _ bytes: [UInt8], about subject: RuleSubject? = nil
  ) throws(TraceError) -> [FrameRule] {
    var rules: [FrameRule] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      guard line.count <= InputLimits.lineLength else {
        throw TraceError.lineTooLong(line: index + 1)
      }
      do throws(JSONError) {
        guard index < InputLimits.fields else {
          throw JSONError(.invalid(expected: .form("at most \(InputLimits.fields) lines")), at: 0)
        }
        let json = try Array(line).withUnsafeBufferPointer { (line) throws(JSONError) in
          try JSONValue(parsing: line)
        }
        rules.append(try FrameRule(json, subject))
      } catch {
        throw TraceError(.json(error), line: index + 1, offset: error.offset)
      }
    }
    return rules
  }

  private init(_ json: JSONValue, _ subject: RuleSubject?) throws(JSONError) {
    let members = try Self.members(of: json, Self.keys)
    guard let name = members["name"] else {
      throw JSONError(.missingMember(oneOf: ["name"], of: "a rule"), at: json.offset)
    }
    self.name = try Self.text(name)
    if let when = members["when"] {
      let members = try Self.members(of: when, Self.whenKeys)
      if let value = members["event"] {
        event = try Self.text(value)
        let known = Self.events
        if let event, !known.contains(event) {
          throw JSONError(.unknownValue(event, known: known), at: value.offset)
        }
      }
      if let value = members["target"] {
        let name = try Self.text(value)
        target = name
        // A command may be for a scene that is held.
        if event != EventName.command.rawValue {
          try subject?.require(node: name, at: value.offset)
        }
      }
      state = try members["state"].map { (value) throws(JSONError) in
        try Self.state(value, of: members["child"], subject)
      }
      if state == nil, let child = members["child"] {
        throw JSONError(.missingMember(oneOf: ["state"], of: "a 'child'"), at: child.offset)
      }
      guard event != nil || state != nil && target == nil else {
        let missing = target == nil ? ["event", "state"] : ["event"]
        throw JSONError(.missingMember(oneOf: missing, of: "'when'"), at: when.offset)
      }
    }
    let demands = Demand.allCases.filter { members[$0.rawValue] != nil }
    guard let demand = demands.first, demands.count == 1, let asked = members[demand.rawValue]
    else {
      throw JSONError(
        .missingMember(oneOf: Demand.allCases.map { $0.rawValue }, of: "a rule"), at: json.offset)
    }
    self.demand = demand
    condition = try Self.condition(asked, subject)
    guard (members["within"] != nil) == (demand == .eventually) else {
      if let within = members["within"] {
        throw JSONError(.foreignMember("within", of: "'\(demand.rawValue)'"), at: within.offset)
      }
      throw JSONError(.missingMember(oneOf: ["within"], of: "'eventually'"), at: json.offset)
    }
    limit = try members["within"].map { (value) throws(JSONError) in
      let seconds = try Self.number(value)
      guard 0...InputLimits.duration ~= seconds else {
        throw JSONError(
          .invalid(expected: .number(from: 0, to: InputLimits.duration)), at: value.offset)
      }
      return seconds
    }
  }

  private static func state(
    _ json: JSONValue, of child: JSONValue?, _ subject: RuleSubject?
  ) throws(JSONError) -> StateName {
    let name = try text(json)
    let path = try child.map { (child) throws(JSONError) in try text(child) }
    try subject?.require(
      state: name, at: json.offset, of: path.map { ($0, child?.offset ?? json.offset) })
    return StateName(name: name, child: path)
  }

  private static func condition(
    _ json: JSONValue, _ subject: RuleSubject?
  ) throws(JSONError) -> Condition {
    let members = try members(of: json, conditionKeys)
    /// Refuses members that would not be looked at.
    func refuse(_ names: [String], beside owner: String) throws(JSONError) {
      for name in names {
        guard let value = members[name] else { continue }
        throw JSONError(.foreignMember(name, of: owner), at: value.offset)
      }
    }
    if let state = members["state"] {
      try refuse(
        ["node", "member", "is", "min", "max", "exists"], beside: "what asks for a 'state'")
      return .state(try self.state(state, of: members["child"], subject))
    }
    try refuse(["child"], beside: "what asks for no 'state'")
    guard let name = members["node"] else {
      throw JSONError(
        .missingMember(oneOf: ["node", "state"], of: "what a rule asks for"), at: json.offset)
    }
    let text = try text(name)
    try subject?.require(node: text, at: name.offset)
    let node = NodeID(text)
    if let exists = members["exists"] {
      try refuse(["member", "is", "min", "max"], beside: "what asks whether a node 'exists'")
      guard case .bool(let value) = exists.content else { throw mismatch(exists, .bool) }
      return .node(node, exists: value)
    }
    let asks = ["is", "min", "max"].contains { members[$0] != nil }
    guard asks, let member = members["member"] else {
      let missing = asks ? ["member"] : ["is", "min", "max", "exists"]
      throw JSONError(.missingMember(oneOf: missing, of: "what a rule asks for"), at: json.offset)
    }
    return try self.condition(node, member, members, refuse)
  }

  /// What is asked of a member: a value of its kind, or bounds of a number.
  private static func condition(
    _ node: NodeID, _ member: JSONValue, _ members: [String: JSONValue],
    _ refuse: (_ names: [String], _ owner: String) throws(JSONError) -> Void
  ) throws(JSONError) -> Condition {
    let name = try text(member)
    guard let kind = RuleMembers.kind(of: name) else {
      throw JSONError(.unknownValue(name, known: RuleMembers.names), at: member.offset)
    }
    if let value = members["is"] {
      try refuse(["min", "max"], "what asks what a member 'is'")
      let isMissingText = kind == .string && value.content.kind == .null
      guard value.content.kind == kind || isMissingText else {
        throw mismatch(value, kind).within("is")
      }
      return .value(node, member: name, value.content)
    }
    if kind != .number {
      try refuse(["min", "max"], "what asks for '\(name)', which is no number")
    }
    let least = try members["min"].map { (value) throws(JSONError) in try number(value) }
    let most = try members["max"].map { (value) throws(JSONError) in try number(value) }
    if let least, let most, least > most, let value = members["max"] {
      throw JSONError(.invalid(expected: .form("at least 'min'")), at: value.offset).within("max")
    }
    return .bounds(node, member: name, least: least, most: most)
  }

  /// The names of events as frames have them, with phases.
  private static let events = EventName.allCases.map { $0.rawValue }

  private static func members(
    of json: JSONValue, _ known: [String]
  ) throws(JSONError) -> [String: JSONValue] {
    guard case .object(let members) = json.content else { throw mismatch(json, .object) }
    var found: [String: JSONValue] = [:]
    for member in members {
      guard known.contains(member.name) else {
        throw JSONError(.unknownMember(member.name, known: known), at: member.offset)
      }
      found[member.name] = member.value
    }
    return found
  }

  private static func text(_ json: JSONValue) throws(JSONError) -> String {
    guard case .string(let text) = json.content else { throw mismatch(json, .string) }
    return text
  }

  private static func number(_ json: JSONValue) throws(JSONError) -> Double {
    guard case .number(let number) = json.content else { throw mismatch(json, .number) }
    return number
  }

  private static func mismatch(_ json: JSONValue, _ kind: JSONValue.Kind) -> JSONError {
    JSONError(.unexpected(.value(json.content.kind), expected: .kind(kind)), at: json.offset)
  }

  // MARK: Asking

  /// What a frame says of the rule.
  func reading(of frame: ExploredFrame) -> RuleReading {
    var isMeant = true
    if let event {
      isMeant = frame.event?.rawValue == event
      if let target { isMeant = isMeant && frame.target?.name == target }
    }
    if let state { isMeant = isMeant && state.isThere(in: frame) }
    let holds = condition.holds(in: frame)
    return RuleReading(
      name: name, limit: limit, isMeant: isMeant, holds: demand == .never ? !holds : holds)
  }
}

extension FrameRule.Condition {
  /// Whether it holds in a frame; what is asked of a member of a node that is not there does not.
  func holds(in frame: ExploredFrame) -> Bool {
    switch self {
    case .state(let state): return state.isThere(in: frame)
    case .node(let node, let exists): return (frame.nodes[node] != nil) == exists
    case .value(let node, let member, let wanted):
      guard let found = frame.nodes[node] else { return false }
      let value = RuleMembers.value(of: member, found, in: frame.nodes)
      guard case .number(let number) = value, case .number(let other) = wanted else {
        return value == wanted
      }
      return (number - other).magnitude <= RuleMembers.precision
    case .bounds(let node, let member, let least, let most):
      guard let found = frame.nodes[node],
        case .number(let number) = RuleMembers.value(of: member, found, in: frame.nodes)
      else { return false }
      return number >= (least ?? -.infinity) - RuleMembers.precision
        && number <= (most ?? .infinity) + RuleMembers.precision
    }
  }
}

/// The members of nodes that rules ask for.
enum RuleMembers {
  /// What is less far is the same: frames have three decimals.
  static let precision = 0.0005

  /// The names, as frames have them; `window` is a node's frame in the window, without transforms.
  static let names = numbers + flags + texts

  private static let numbers: [String] =
    ["frame", "window"].flatMap { name in
      ["x", "y", "width", "height", "minX", "minY", "maxX", "maxY"].map { "\(name).\($0)" }
    } + [
      "alpha", "strokeEnd", "cornerRadius", "borderWidth", "contentOffset.x", "contentOffset.y",
    ]
  private static let flags = ["hidden", "enabled", "focused"]
  private static let texts = [
    "text", "placeholder", "image", "accessibilityLabel", "accessibilityValue",
  ]

  /// The kind of a member's values; a text may also be missing. `nil` for a member that there is not.
  static func kind(of name: String) -> JSONValue.Kind? {
    if numbers.contains(name) { return .number }
    if flags.contains(name) { return .bool }
    return texts.contains(name) ? .string : nil
  }

  /// The value of a member; `null` for one that a node lacks.
  static func value(of member: String, _ node: Node, in nodes: NodeList) -> JSONValue.Content {
    if member.hasPrefix("frame.") { return side(member.dropFirst(6), of: node.frame) }
    if member.hasPrefix("window.") {
      var frame = node.frame
      var parent = node.parent
      while let id = parent, let outer = nodes[id] {
        frame.origin.x += outer.frame.minX - outer.contentOffset.x
        frame.origin.y += outer.frame.minY - outer.contentOffset.y
        parent = outer.parent
      }
      return side(member.dropFirst(7), of: frame)
    }
    return switch member {
    case "alpha": .number(node.alpha)
    case "hidden": .bool(node.hidden)
    case "enabled": .bool(node.enabled)
    case "focused": .bool(node.focused)
    case "text": node.text.map { .string($0) } ?? .null
    case "placeholder": node.placeholder.map { .string($0) } ?? .null
    case "image": node.image.map { .string($0) } ?? .null
    case "strokeEnd": .number(node.strokeEnd)
    case "cornerRadius": .number(node.cornerRadius)
    case "borderWidth": .number(node.borderWidth)
    case "contentOffset.x": .number(node.contentOffset.x)
    case "contentOffset.y": .number(node.contentOffset.y)
    case "accessibilityLabel": node.accessibilityLabel.map { .string($0) } ?? .null
    case "accessibilityValue": node.accessibilityValue.map { .string($0) } ?? .null
    default: .null
    }
  }

  private static func side(_ name: Substring, of rect: Rect) -> JSONValue.Content {
    switch name {
    case "x", "minX": .number(rect.minX)
    case "y", "minY": .number(rect.minY)
    case "width": .number(rect.width)
    case "height": .number(rect.height)
    case "maxX": .number(rect.maxX)
    default: .number(rect.maxY)
    }
  }
}
