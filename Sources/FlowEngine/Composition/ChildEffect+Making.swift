extension ChildEffect {
  /// An effect of a child as the child's parent shows it: `id` and `target` have the path before them.
  @usableFromInline init<Own>(_ effect: FrameEffect<Own>, of path: String) {
    var carriesSecret = false
    let request: Request
    switch effect {
    case .child(let inner):
      self.init(
        path: path + "/" + inner.path, type: inner.type, carriesSecret: inner.carriesSecret,
        request: inner.request.within(path), members: inner.members.withPath(path))
      return
    case .focus(let target): request = .focus(target).within(path)
    case .blur: request = .blur
    case .announce(let text): request = .announce(text)
    case .copy(let text): request = .copy(text)
    case .paste(let target): request = .paste(target).within(path)
    case .own(let own):
      request = .own
      carriesSecret = own.carriesSecret
    }
    var json = JSONWriter(capacity: 256)
    json.effect(effect)
    // Behind the type, which comes first, and its comma.
    let head = 10 + effect.type.jsonLength
    let members = json.withBytes { bytes -> [UInt8] in
      head + 1 < bytes.count ? Array(bytes[(head + 1)..<(bytes.count - 1)]) : []
    }
    self.init(
      path: path, type: effect.type, carriesSecret: carriesSecret, request: request,
      members: members.withPath(path))
  }
}

extension ChildEffect.Request {
  /// The request as a child's parent makes it.
  fileprivate func within(_ path: String) -> ChildEffect.Request {
    switch self {
    case .focus(let target?): .focus(NodeID(path + "/" + target.name))
    case .paste(let target): .paste(NodeID(path + "/" + target.name))
    default: self
    }
  }
}

extension String {
  /// The number of bytes of the text as JSON, without its quotes.
  fileprivate var jsonLength: Int {
    var json = JSONWriter(capacity: 64)
    json.string(self)
    return json.count - 2
  }
}

extension [UInt8] {
  /// Members as JSON, the texts `id` and `target` with a path before them.
  fileprivate func withPath(_ path: String) -> [UInt8] {
    var result: [UInt8] = []
    var (depth, index, isName) = (0, 0, true)
    while index < count {
      let byte = self[index]
      if byte == UInt8(ascii: "\"") {
        var end = index + 1
        while end < count, self[end] != byte { end += self[end] == UInt8(ascii: "\\") ? 2 : 1 }
        end = Swift.min(end + 1, count)
        result += self[index..<end]
        if depth == 0, isName {
          let name = self[(index + 1)..<(end - 1)]
          let isPath =
            name.elementsEqual("id".utf8) || name.elementsEqual("target".utf8)
          if isPath, end + 1 < count, self[end + 1] == byte {
            result += [UInt8(ascii: ":"), byte]
            result += Array(path.utf8)
            result.append(UInt8(ascii: "/"))
            // What follows is the rest of a text, and its end.
            index = end + 2
            while index < count, self[index] != byte {
              let step = self[index] == UInt8(ascii: "\\") ? 2 : 1
              result += self[index..<Swift.min(index + step, count)]
              index += step
            }
            if index < count { result.append(byte) }
            index += 1
            continue
          }
        }
        index = end
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":"): if depth == 0 { isName = false }
      case UInt8(ascii: ","): if depth == 0 { isName = true }
      default: break
      }
      result.append(byte)
      index += 1
    }
    return result
  }
}
