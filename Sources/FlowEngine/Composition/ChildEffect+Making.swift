extension ChildEffect {
  /// An effect of a child as the child's parent shows it: `id` and `target` have the path before them.
  ///
  /// - Parameters:
  ///   - effect: The effect, as the child shows it.
  ///   - path: The path of the child.
  ///   - addresses: The names of what is in the child, with that path.
  ///   - members: What the child's effects say.
  @inlinable init<Own>(
    _ effect: FrameEffect<Own>, of path: String, _ addresses: inout NodeAddresses,
    _ members: EffectMembers
  ) {
    switch effect {
    case .focus(let target):
      self.init(path: path, type: effect.type, request: .focus(target).within(&addresses))
    case .blur: self.init(path: path, type: effect.type, request: .blur)
    case .announce(let text): self.init(path: path, type: effect.type, request: .announce(text))
    case .copy(let text): self.init(path: path, type: effect.type, request: .copy(text))
    case .paste(let target):
      self.init(path: path, type: effect.type, request: .paste(target).within(&addresses))
    case .own(let own):
      self.init(
        path: path, type: own.type, carriesSecret: own.carriesSecret, request: .own,
        members: members.full(own, behind: addresses.prefix))
    case .child(let inner):
      self.init(
        path: addresses.full(NodeID(inner.path)).name, type: inner.type,
        carriesSecret: inner.carriesSecret, request: inner.request.within(&addresses),
        members: members.full(inner.members, behind: addresses.prefix))
    }
  }
}

extension ChildEffect.Request {
  /// The request as a child's parent makes it.
  @usableFromInline func within(_ addresses: inout NodeAddresses) -> ChildEffect.Request {
    switch self {
    case .focus(let target?): .focus(addresses.full(target))
    case .paste(let target): .paste(addresses.full(target))
    default: self
    }
  }
}

extension JSONWriter {
  /// Writes the members of an effect of a scene's own, without the braces around them.
  @inlinable mutating func members<Own: SceneEffect>(of effect: Own) {
    withUnsafeMutablePointer(to: &self) { json in
      var members = MemberWriter(json, .frame)
      effect.write(to: &members)
    }
  }
}

extension [UInt8] {
  /// Adds members as JSON, without the braces around them, the texts `id` and `target` with a prefix.
  mutating func append(members: UnsafeBufferPointer<UInt8>, behind prefix: String) {
    var (index, depth, isName, start) = (0, 0, true, 0)
    while index < members.count {
      switch members[index] {
      case UInt8(ascii: "\""):
        let name = index + 1
        index = members.endOfText(from: name)
        let value = index + 3
        if depth == 0, isName, value <= members.count,
          members[value - 1] == UInt8(ascii: "\""), members[name..<index].isAddress
        {
          append(contentsOf: UnsafeBufferPointer(rebasing: members[start..<value]))
          append(contentsOf: prefix.utf8)
          start = value
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":"): if depth == 0 { isName = false }
      case UInt8(ascii: ","): if depth == 0 { isName = true }
      default: break
      }
      index += 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: members[start...]))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the quotation mark is that ends a text.
  fileprivate func endOfText(from start: Int) -> Int {
    var index = start
    while index < count, self[index] != UInt8(ascii: "\"") {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether it is the name of a member whose text names what is in the scene.
  fileprivate var isAddress: Bool {
    switch count {
    case 2: elementsEqual("id".utf8)
    case 6: elementsEqual("target".utf8)
    default: false
    }
  }
}
