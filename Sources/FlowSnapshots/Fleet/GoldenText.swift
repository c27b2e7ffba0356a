import Platform

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
    var offset = place
    var isFirst = true
    var isSame = true
    while isSame {
      let isThere = try frames.next { piece in
        var piece = piece
        if isFirst {
          let start = Self.listStart(in: Array(piece.prefix(64))[...]) ?? 0
          piece = UnsafeBufferPointer(rebasing: piece[start...])
          isFirst = false
        }
        isSame = hasSame(piece, at: offset)
        offset += piece.count
      }
      if !isThere { break }
    }
    return isSame && bytes[offset...].allSatisfy { $0 == UInt8(ascii: "\n") }
  }

  private func hasSame(_ piece: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard let start = piece.baseAddress, bytes.count - offset >= piece.count else { return false }
    return bytes[offset...].withUnsafeBytes { rest in
      guard let place = rest.baseAddress else { return false }
      return memcmp(place, start, piece.count) == 0
    }
  }

  private static func listStart(in bytes: ArraySlice<UInt8>) -> Int? {
    // A quotation mark in the name of a trace is escaped, so this stands once at the most.
    let head = bytes.prefix(1 << 12)
    return head.indices.first { head[$0...].starts(with: listStart) }
  }
}
