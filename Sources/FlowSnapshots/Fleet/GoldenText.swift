/// A golden's text in memory, to be compared byte by byte before it is read.
struct GoldenText {
  private static let listStart = Array(#""frames":["#.utf8)

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the list of frames is what a replay writes; it may be of a trace of any name.
  func isSame(as frames: ReplayedFrames) throws(DocumentError) -> Bool {
    guard let place = Self.listStart(in: bytes[...]) else { return false }
    var rest = bytes[place...]
    var isFirst = true
    var isSame = true
    while isSame {
      let isThere = try frames.next { piece in
        var piece = piece[...]
        if isFirst {
          piece = piece[(Self.listStart(in: Array(piece.prefix(64))[...]) ?? 0)...]
          isFirst = false
        }
        isSame = rest.count >= piece.count && rest.prefix(piece.count).elementsEqual(piece)
        if isSame { rest = rest.dropFirst(piece.count) }
      }
      if !isThere { break }
    }
    return isSame && rest.allSatisfy { $0 == UInt8(ascii: "\n") }
  }

  private static func listStart(in bytes: ArraySlice<UInt8>) -> Int? {
    // A quotation mark in the name of a trace is escaped, so this stands once at the most.
    let head = bytes.prefix(1 << 12)
    return head.indices.first { head[$0...].starts(with: listStart) }
  }
}
