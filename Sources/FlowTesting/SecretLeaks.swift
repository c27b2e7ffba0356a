import FlowEngine

/// Finds secrets in what a frame says: a whole one, or a part of three characters and more.
///
/// A part that also stands in a text which is no secret, or in what the scene says when it is opened,
/// tells nothing; and how long a secret is may be said.
struct SecretLeaks {
  /// How many characters of a secret must be seen to be no accident: «4 of 4 digits» has digits, too.
  private static let leastLength = 3

  /// The parts of the least length, in UTF-8: whatever is longer has them.
  private var parts: [[UInt8]] = []
  /// The lengths of the secrets, as a text has them.
  private var lengths: [String] = []
  private let publicTexts: String
  private let makeOpening: () -> [String]
  private var opening: [String]?

  init(_ frame: ExploredFrame) {
    // As it stands, and as it is looked at.
    publicTexts = frame.publicTexts + "\n" + frame.publicTexts.filter { $0 != " " }
    makeOpening = frame.openingTexts
    for secret in frame.secrets {
      for count in [secret.count, secret.unicodeScalars.count, secret.utf16.count] {
        lengths.append(String(count))
      }
      addParts(of: Array(secret))
      // A number in groups is as little to be told without the spaces.
      addParts(of: secret.filter { !$0.isWhitespace })
    }
  }

  private mutating func addParts(of secret: [Character]) {
    guard secret.count >= Self.leastLength else { return }
    for start in 0...(secret.count - Self.leastLength) {
      let part = String(secret[start..<start + Self.leastLength])
      let bytes = Array(part.utf8)
      // Texts are looked at without their spaces, too, and «12 » in «12 of 16» is no part of a number.
      if parts.contains(bytes) || part.contains(where: { $0.isWhitespace }) { continue }
      if !publicTexts.contains(part) { parts.append(bytes) }
    }
  }

  /// Whether a text has a part of a secret, as it stands or with spaces between the characters.
  mutating func has(_ text: String?) -> Bool {
    guard let text, !parts.isEmpty, isSuspicious(text), isSuspicious(withoutLengths(text)) else {
      return false
    }
    let opening = self.opening ?? makeOpening()
    self.opening = opening
    return !opening.contains(text)
  }

  /// The text with the lengths of secrets left out.
  private func withoutLengths(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isNumber }) {
      result += rest[..<start]
      let number = rest[start...].prefix { $0.isNumber }
      result += lengths.contains { $0.utf8.elementsEqual(number.utf8) } ? "#" : number
      rest = rest[number.endIndex...]
    }
    return result + rest
  }

  private func isSuspicious(_ text: String) -> Bool {
    hasPart(text) || text.utf8.contains(UInt8(ascii: " ")) && hasPart(text.filter { $0 != " " })
  }

  private func hasPart(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count >= Self.leastLength else { return false }
      return parts.contains { part in
        part.withUnsafeBufferPointer { Self.has($0, in: bytes) }
      }
    }
  }

  /// Whether bytes stand among others; in loops, which debug builds run many times as fast as closures.
  private static func has(
    _ part: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = 0
    while start + part.count <= bytes.count {
      var length = 0
      while length < part.count, bytes[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
      start += 1
    }
    return false
  }
}
