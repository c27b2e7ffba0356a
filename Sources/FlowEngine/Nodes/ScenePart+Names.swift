extension ScenePart {
  /// Whether an id is that of the part, or of a member of its family: the text in angle brackets
  /// varies, and has at least one byte.
  ///
  /// - Complexity: O(*n*) for ids and parts of *n* bytes, except for families that vary in several
  ///   places.
  public func names(_ id: NodeID) -> Bool { PartName.names(rawValue, id) }
}

/// The name of a part or of a family of parts.
enum PartName {
  /// Whether an id is the name, or that of a member of the family.
  static func names(_ part: String, _ id: NodeID) -> Bool {
    part.withBytes { part in id.name.withBytes { names(part, $0) { _ in } } }
  }

  /// The id of the same member of a family with another name.
  static func renamed(_ id: String, from part: String, to other: String) -> String {
    var variations: [Range<Int>] = []
    _ = part.withBytes { part in id.withBytes { names(part, $0) { variations.append($0) } } }
    let name = Array(id.utf8)
    var bytes: [UInt8] = []
    var next = 0
    var varies = false
    for byte in other.utf8 {
      switch byte {
      case UInt8(ascii: "<"):
        if next < variations.count { bytes += name[variations[next]] }
        next += 1
        varies = true
      case UInt8(ascii: ">"): varies = false
      default: if !varies { bytes.append(byte) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How many bytes of a name do not vary.
  static func fixedLength(of part: String) -> Int {
    part.withBytes { part in
      var piece = fixedPiece(of: part, from: 0)
      var length = piece.count
      while piece.upperBound < part.count {
        piece = fixedPiece(of: part, after: piece)
        length += piece.count
      }
      return length
    }
  }

  /// Whether an id is a name, or that of a member of its family; where it varies is handed on in order.
  private static func names(
    _ part: UnsafeBufferPointer<UInt8>, _ id: UnsafeBufferPointer<UInt8>,
    _ varies: (Range<Int>) -> Void
  ) -> Bool {
    var piece = fixedPiece(of: part, from: 0)
    guard stands(piece, of: part, in: id, at: 0) else { return false }
    var end = piece.count
    while piece.upperBound < part.count {
      piece = fixedPiece(of: part, after: piece)
      let start = end
      // What varies has a byte at least.
      var place = start + 1
      if piece.upperBound == part.count { place = max(place, id.count - piece.count) }
      while place + piece.count <= id.count, !stands(piece, of: part, in: id, at: place) {
        place += 1
      }
      guard place + piece.count <= id.count else { return false }
      varies(start..<place)
      end = place + piece.count
    }
    return end == id.count
  }

  /// Whether a piece of a name stands at a place of an id.
  private static func stands(
    _ piece: Range<Int>, of part: UnsafeBufferPointer<UInt8>,
    in id: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    guard place + piece.count <= id.count else { return false }
    for offset in 0..<piece.count where part[piece.lowerBound + offset] != id[place + offset] {
      return false
    }
    return true
  }

  /// The text behind the brackets that follow a piece.
  private static func fixedPiece(
    of part: UnsafeBufferPointer<UInt8>, after piece: Range<Int>
  ) -> Range<Int> {
    var start = piece.upperBound
    while start < part.count, part[start] != UInt8(ascii: ">") { start += 1 }
    return fixedPiece(of: part, from: min(start + 1, part.count))
  }

  /// The text from a place to the next bracket: "cell-", "-" and "" of "cell-<row>-<column>".
  private static func fixedPiece(
    of part: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Range<Int> {
    var end = start
    while end < part.count, part[end] != UInt8(ascii: "<") { end += 1 }
    return start..<end
  }
}
