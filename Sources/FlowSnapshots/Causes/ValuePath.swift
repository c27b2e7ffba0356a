import FlowEngine

/// A member of a node, or of the state, as `card.frame.y`, `card.y` or `state.position`.
struct ValuePath: Equatable, Sendable {
  /// The node's id; `state` for the state.
  let node: String
  /// The member, such as `frame`.
  let member: String
  /// The component in it, such as `y`.
  let components: [String]

  /// What stands for the state in place of a node.
  static let state = "state"

  /// Reads a path to what a frame has, with the longest id that there is.
  ///
  /// - Throws: `CauseError` for what names no node, no member, or no component of it.
  init(_ text: String, in frame: FrameRecord) throws(CauseError) {
    let nodes = frame.ids
    let owner = nodes.filter { text.hasPrefix("\($0).") }.max { $0.utf8.count < $1.utf8.count }
    guard let dot = text.firstIndex(of: "."), text.index(after: dot) < text.endIndex else {
      throw .malformed(text)
    }
    let node: String
    if let owner {
      node = owner
    } else if text.hasPrefix("\(Self.state).") {
      node = Self.state
    } else {
      throw .unknownNode(String(text[..<dot]), known: nodes)
    }
    var names = text.dropFirst(node.count + 1).split(separator: ".").map { String($0) }
    guard let first = names.first else { throw .malformed(text) }
    if owner == nil {
      let known = frame.stateNames
      guard known.contains(first) else {
        throw .unknownMember(first, of: "the state", known: known)
      }
    } else if PropertyShape.ofNode("frame").names.contains(first) {
      names.insert("frame", at: 0)
    } else {
      // A member that is left out everywhere has a default.
      let known = Set(NodeDefaults.texts.keys).union(frame.nodeMembers)
      guard known.contains(first) else {
        throw .unknownMember(first, of: "nodes", known: known.sorted())
      }
    }
    self.node = node
    member = names[0]
    components = Array(names.dropFirst())
    try checkComponents(in: frame)
  }

  private init(node: String, member: String) {
    self.node = node
    self.member = member
    components = []
  }

  /// The whole member.
  var whole: ValuePath { ValuePath(node: node, member: member) }

  /// The path as text.
  var text: String { ([node, member] + components).joined(separator: ".") }

  /// The value in a frame, as written; `nil` where there is no such node.
  ///
  /// A member that is left out has its default.
  func value(in frame: FrameRecord) -> String? {
    guard var part = part(in: frame) else { return nil }
    for name in components { part = part.component(name) }
    return part.text
  }

  /// The whole member in a frame; `nil` where there is no such node.
  private func part(in frame: FrameRecord) -> ValuePart? {
    let outline = frame.outline
    if let owner = frame.node(node) {
      let value = outline.value(of: member, in: owner)
      return ValuePart(
        outline, value, PropertyShape.ofNode(member), orDefault: NodeDefaults.texts[member])
    }
    guard node == Self.state else { return nil }
    return ValuePart(outline, outline.value(of: member, in: frame.state), .plain())
  }

  /// Requires that each component is one of what it is in.
  private func checkComponents(in frame: FrameRecord) throws(CauseError) {
    guard var part = part(in: frame) else { return }
    var owner = "\(node).\(member)"
    for name in components {
      let known = part.names
      let next = part.component(name)
      guard next.isThere || known.contains(where: { $0.bytes == name.bytes }) else {
        throw .unknownMember(name, of: owner, known: known)
      }
      part = next
      owner += ".\(name)"
    }
  }
}

/// A member, or a component of one, where a frame has it or would have it.
private struct ValuePart {
  private let outline: JSONOutline
  /// `nil` for what is left out and has no default.
  private let value: JSONOutline.Value?
  private let shape: PropertyShape

  /// Creates a part; what is left out is its default.
  init(
    _ outline: JSONOutline, _ value: JSONOutline.Value?, _ shape: PropertyShape,
    orDefault text: String? = nil
  ) {
    self.shape = shape
    // An optional member has none, which is no JSON.
    if value == nil, let text, let written = try? JSONOutline(Array(text.utf8)) {
      self.outline = written
      self.value = written.roots.first
    } else {
      self.outline = outline
      self.value = value
    }
  }

  /// Whether a frame has it, or there is a default.
  var isThere: Bool { value != nil }

  /// The value, as written.
  var text: String { value.map { outline.text(of: $0) } ?? "none" }

  /// The names of what is in it.
  var names: [String] {
    guard let value else { return shape.names }
    if outline.isArray(value), shape.names.isEmpty {
      return outline.elements(of: value).indices.map { String($0) }
    }
    let written = outline.members(of: value).compactMap { outline.string($0.name) }
    return written + shape.names.filter { !written.contains($0) }
  }

  /// What is in it under a name, or at an index; nothing where there is no such thing.
  func component(_ name: String) -> ValuePart {
    let inner = shape.component(name)
    guard let value else { return ValuePart(outline, nil, inner) }
    guard outline.isArray(value) else {
      let member = outline.value(of: name, in: value)
      return ValuePart(outline, member, inner, orDefault: inner.normalText)
    }
    let elements = outline.elements(of: value)
    let index = shape.names.firstIndex(of: name) ?? Int(name)
    let element = index.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    return ValuePart(outline, element, inner)
  }
}

extension PropertyShape {
  /// The names of the components, in order.
  fileprivate var names: [String] {
    switch self {
    case .numbers(let names, _, _): names
    case .group(let shapes): shapes.keys.sorted()
    case .number, .color, .plain: []
    }
  }

  /// The form of a component.
  fileprivate func component(_ name: String) -> PropertyShape {
    guard case .group(let shapes) = self else { return .plain() }
    return shapes[name] ?? .plain()
  }

  /// The default of what an object leaves out, as it would be written.
  fileprivate var normalText: String? {
    switch self {
    case .number(let unit, let normal?): unit.digits(normal)
    case .numbers(let names, let unit, let normal?):
      "[\(names.map { _ in unit.digits(normal) }.joined(separator: ","))]"
    default: nil
    }
  }
}

extension FrameRecord {
  /// A node; `nil` if there is none with the id.
  func node(_ id: String) -> JSONOutline.Value? {
    outline.elements(of: nodes).first { node in
      outline.member("id", of: node).flatMap { outline.string($0) } == id
    }
  }

  /// The ids of the nodes, back to front.
  package var ids: [String] {
    outline.elements(of: nodes).compactMap { node in
      outline.member("id", of: node).flatMap { outline.string($0) }
    }
  }

  /// The names of the members that nodes have here.
  fileprivate var nodeMembers: [String] {
    outline.elements(of: nodes).flatMap { node in
      outline.members(of: node).compactMap { outline.string($0.name) }
    }
  }

  /// The names of the state's members.
  var stateNames: [String] { outline.members(of: state).compactMap { outline.string($0.name) } }
}

extension JSONOutline {
  /// The value of a member whose name is known at run time only.
  fileprivate func value(of name: String, in object: Value) -> Value? {
    members(of: object).first { string($0.name) == name }?.value
  }
}
