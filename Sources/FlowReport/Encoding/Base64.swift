/// Bytes as text: RFC 4648, section 4, with padding.
package enum Base64 {
  /// The text of some bytes, in ASCII.
  package static func text(of bytes: [UInt8]) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for byte in piece { bits = bits << 8 | Int(byte) }
      bits <<= 8 * (3 - piece.count)
      for digit in 0..<4 {
        let value = bits >> (18 - 6 * digit) & 63
        text.append(digit <= piece.count ? digits[value] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
