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
  private let publicTexts: [UInt8]
  private let makeOpening: () -> [String]
  private var opening: [String]?

  init(_ frame: ExploredFrame) {
    // As it stands, and as it is looked at.
    publicTexts =
      Array(frame.publicTexts.utf8) + [UInt8(ascii: "\n")]
      + frame.publicTexts.utf8.filter { $0 != UInt8(ascii: " ") }
    makeOpening = frame.openingTexts
    for secret in frame.secrets {
      for count in [secret.count, secret.unicodeScalars.count, secret.utf16.count] {
        lengths.append(String(count))
      }
      addParts(of: secret)
      // A number in groups is as little to be told without the spaces.
      if secret.contains(where: { $0.isWhitespace }) {
        addParts(of: secret.filter { !$0.isWhitespace })
      }
    }
  }

  private mutating func addParts(of secret: String) {
    let bytes = Array(secret.utf8)
    // Where the last characters begin, the latest one last, and how many there are without a space.
    var starts: [Int] = []
    var place = 0
    for character in secret {
      starts = character.isWhitespace ? [] : starts.suffix(Self.leastLength - 1) + [place]
      place += character.utf8.count
      guard starts.count == Self.leastLength else { continue }
      // Texts are looked at without their spaces, too, and «12 » in «12 of 16» is no part of a number.
      let part = Array(bytes[starts[0]..<place])
      if !parts.contains(part), !Self.has(part, in: publicTexts) { parts.append(part) }
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

  private static func has(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
    part.withUnsafeBufferPointer { part in
      bytes.withUnsafeBufferPointer { has(part, in: $0) }
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
