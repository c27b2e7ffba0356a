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
    beginsAlike(part, id.name) && variations(of: part, in: id) != nil
  }

  /// Whether an id begins as a name does up to where that varies, as few ids do.
  private static func beginsAlike(_ part: String, _ id: String) -> Bool {
    part.withBytes { part in
      id.withBytes { id in
        var place = 0
        while place < part.count, part[place] != UInt8(ascii: "<") {
          guard place < id.count, id[place] == part[place] else { return false }
          place += 1
        }
        return place < part.count || place == id.count
      }
    }
  }

  /// The id of the same member of a family with another name.
  static func renamed(_ id: String, from part: String, to other: String) -> String {
    let variations = variations(of: part, in: NodeID(id)) ?? []
    let pieces = fixedPieces(of: other)
    var bytes: [UInt8] = []
    for (place, piece) in pieces.enumerated() {
      bytes += piece
      if place < variations.count, place < pieces.count - 1 { bytes += variations[place] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands in an id where a family varies; `nil` for the id of something else.
  private static func variations(of part: String, in id: NodeID) -> [ArraySlice<UInt8>]? {
    let name = Array(id.name.utf8)
    let pieces = fixedPieces(of: part)
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return name == pieces.first ? [] : nil
    }
    guard name.starts(with: first), name.reversed().starts(with: last.reversed()) else {
      return nil
    }
    var variations: [ArraySlice<UInt8>] = []
    var start = first.count
    let end = name.count - last.count
    for piece in pieces[1..<(pieces.count - 1)] {
      // What varies before it has a byte at least.
      var place = start + 1
      while place + piece.count <= end, !name[place...].starts(with: piece) { place += 1 }
      guard place + piece.count <= end else { return nil }
      variations.append(name[start..<place])
      start = place + piece.count
    }
    guard start < end else { return nil }
    return variations + [name[start..<end]]
  }

  /// How many bytes of a name do not vary.
  static func fixedLength(of part: String) -> Int {
    fixedPieces(of: part).reduce(0) { $0 + $1.count }
  }

  /// The text around the brackets: "cell-", "-" and "" for "cell-<row>-<column>".
  private static func fixedPieces(of part: String) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var piece: [UInt8] = []
    var varies = false
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "<"):
        pieces.append(piece)
        piece = []
        varies = true
      case UInt8(ascii: ">"): varies = false
      default: if !varies { piece.append(byte) }
      }
    }
    return pieces + [piece]
  }
}
