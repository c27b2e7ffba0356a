/// A search for the conflict markers that a failed merge leaves in a file.
///
/// A conflict has all three markers, in order and each at the start of a line; text that merely
/// mentions one does not.
package struct ConflictMarkers {
  /// The line number of the first conflict, from 1; `nil` if there has been none.
  package private(set) var firstLine: Int?

  private var begin: Int?
  private var isDivided = false
  private var number = 1
  /// The beginning of the present line, as far as a marker and what follows it go.
  private var start: [UInt8] = []

  /// Creates a search that has not seen anything yet.
  package init() {
    start.reserveCapacity(Self.length + 1)
  }

  /// The number of characters of a marker.
  private static let length = 7

  /// The line number of the first conflict in a file; `nil` if there is none or no such file.
  static func firstLine(at path: String) -> Int? {
    var markers = ConflictMarkers()
    // A file that cannot be read has been told, or will be.
    try? FilePieces.forEach(of: path) { piece in
      markers.add(piece)
      return markers.firstLine == nil
    }
    markers.finish()
    return markers.firstLine
  }

  /// Adds the next bytes of a file.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if start.count <= Self.length {
        start.append(byte)
      }
    }
  }

  /// Ends the file.
  package mutating func finish() { endLine() }

  private mutating func endLine() {
    defer {
      number += 1
      start.removeAll(keepingCapacity: true)
    }
    guard firstLine == nil, let byte = start.first, isMarker(of: byte) else { return }
    switch byte {
    case UInt8(ascii: "<"):
      begin = number
      isDivided = false
    case UInt8(ascii: "="): isDivided = begin != nil
    case UInt8(ascii: ">"): if isDivided { firstLine = begin }
    default: break
    }
  }

  /// Whether the line begins with seven of a character, followed by a space or nothing.
  private func isMarker(of byte: UInt8) -> Bool {
    guard start.prefix(while: { $0 == byte }).count == Self.length else { return false }
    let next = start.dropFirst(Self.length).first
    return next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r")
  }
}
