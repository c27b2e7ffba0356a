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

  private static let rect = ["x", "y", "width", "height"]

  /// Reads a path to what a frame has, with the longest id that there is.
  ///
  /// - Throws: `CauseError` for what names no node, or no member.
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
    } else if Self.rect.contains(first) {
      names.insert("frame", at: 0)
    } else {
      // A member that is left out everywhere has a default.
      let known = Set(PropertyShape.node.keys).union(frame.nodeMembers)
      guard known.contains(first) else {
        throw .unknownMember(first, of: "nodes", known: known.sorted())
      }
    }
    self.node = node
    member = names[0]
    components = Array(names.dropFirst())
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
    let outline = frame.outline
    let owner: JSONOutline.Value
    if node == Self.state, frame.node(node) == nil {
      owner = frame.state
    } else {
      guard let found = frame.node(node) else { return nil }
      owner = found
    }
    guard let value = outline.value(of: member, in: owner) else { return missing }
    var part = value
    for name in components {
      guard let next = component(name, of: part, in: outline) else { return "none" }
      part = next
    }
    return outline.text(of: part)
  }

  private func component(
    _ name: String, of value: JSONOutline.Value, in outline: JSONOutline
  ) -> JSONOutline.Value? {
    guard outline.isArray(value) else { return outline.value(of: name, in: value) }
    let elements = outline.elements(of: value)
    let names: [String] =
      switch PropertyShape.node[member] {
      case .numbers(let names, _, _)?: names
      default: Self.rect
      }
    let index = names.firstIndex(of: name) ?? Int(name)
    return index.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  /// The default of a member that is left out.
  private var missing: String {
    switch PropertyShape.node[member] {
    case .number(let unit, let normal?)?: unit.digits(normal)
    case .numbers(_, let unit, let normal?)?: unit.digits(normal)
    case .plain(let normal?)?: normal
    default: "none"
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
