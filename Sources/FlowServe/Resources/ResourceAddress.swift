/// The address of a resource, such as `flow://files/Fixtures/card/open.trace.jsonl`.
struct ResourceAddress: Equatable {
  /// What it leads to.
  enum Place: Equatable {
    /// The page of a scene.
    case page(scene: String)
    /// A file.
    case file(String)
    /// The picture of a session at a time, as it is written.
    case picture(session: String, time: String)
  }

  private static let pages = "flow://scenes/"
  private static let files = "flow://files/"
  private static let sessions = "flow://sessions/"
  private static let picture = ".svg"
  private static let start = "?from="

  /// What it leads to.
  let place: Place
  /// The line to begin with, from 1.
  let line: Int

  init(_ place: Place, line: Int = 1) {
    self.place = place
    self.line = line
  }

  /// Reads an address; `nil` for what is none.
  init?(_ text: String) {
    var rest = text[...]
    var line = 1
    if let mark = text.lastIndex(of: "?") {
      guard text[mark...].hasPrefix(Self.start),
        let number = Int(text[mark...].dropFirst(Self.start.count)), number > 0
      else { return nil }
      line = number
      rest = text[..<mark]
    }
    self.line = line
    if rest.hasPrefix(Self.pages) {
      place = .page(scene: String(rest.dropFirst(Self.pages.count)))
    } else if rest.hasPrefix(Self.files), let path = Self.decoded(rest.dropFirst(Self.files.count))
    {
      place = .file(path)
    } else if rest.hasPrefix(Self.sessions), rest.hasSuffix(Self.picture) {
      let names = rest.dropFirst(Self.sessions.count).dropLast(Self.picture.count)
        .split(separator: "/", omittingEmptySubsequences: false)
      guard names.count == 2 else { return nil }
      place = .picture(session: String(names[0]), time: String(names[1]))
    } else {
      return nil
    }
  }

  /// The address as text.
  var text: String {
    let suffix = line == 1 ? "" : "\(Self.start)\(line)"
    switch place {
    case .page(let scene): return Self.pages + scene + suffix
    case .file(let path): return Self.files + Self.encoded(path) + suffix
    case .picture(let session, let time):
      return Self.sessions + "\(session)/\(time)" + Self.picture + suffix
    }
  }

  private static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let digits = Substring(rest.prefix(2)) as Substring?, digits.utf8.count == 2,
        digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    let path = String(decoding: bytes, as: UTF8.self)
    return Array(path.utf8) == bytes ? path : nil
  }
}
