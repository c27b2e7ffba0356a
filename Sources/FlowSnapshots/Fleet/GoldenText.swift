import Platform

/// A golden's text in memory, to be compared byte by byte before it is read.
struct GoldenText {
  private static let listStart = Array(#""frames":["#.utf8)

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether it is what a replay writes, but for the name of its trace.
  func isSame(as frames: ReplayedFrames) throws(DocumentError) -> Bool {
    guard let place = Self.listStart(in: bytes[...]) else { return false }
    var offset = place
    var isFirst = true
    var isSame = true
    while isSame {
      let isThere = try frames.next { piece in
        var piece = piece
        if isFirst {
          let written = Array(piece.prefix(Self.headLength))[...]
          let start = Self.listStart(in: written) ?? 0
          isSame = Self.isSameHead(bytes[..<place], written[..<start])
          guard isSame else { return }
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

  /// The most bytes before the list of frames.
  private static let headLength = 1 << 12

  /// Whether the members before the list are those of a replay, whose trace has no name.
  private static func isSameHead(_ head: ArraySlice<UInt8>, _ written: ArraySlice<UInt8>) -> Bool {
    let name = Array(#""trace":""#.utf8)
    guard let place = written.indices.first(where: { written[$0...].starts(with: name) }) else {
      return false
    }
    let (begin, end) = (written[..<(place + name.count)], written[(place + name.count)...])
    guard head.count >= written.count, head.starts(with: begin), head.suffix(end.count) == end
    else { return false }
    // A quotation mark would end the name; one that is escaped is left to the reader.
    return !head.dropFirst(begin.count).dropLast(end.count).contains(UInt8(ascii: "\""))
  }

  private static func listStart(in bytes: ArraySlice<UInt8>) -> Int? {
    // A quotation mark in the name of a trace is escaped, so this stands once at the most.
    let head = bytes.prefix(headLength)
    return head.indices.first { head[$0...].starts(with: listStart) }
  }
}
