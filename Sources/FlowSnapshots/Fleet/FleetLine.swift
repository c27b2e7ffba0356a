import FlowEngine

/// The members of a line that is read: an object, whose members are known.
struct FleetLine {
  /// Why a line cannot be read.
  struct Fault: Error, Equatable {
    /// The column, from 1, in bytes.
    var column: Int
    /// What was expected.
    var message: String
    /// The id that the line has all the same.
    var id: String?

    /// The place and the reason, in one line.
    var text: String { "column \(column): \(message)" }
  }

  let outline: JSONOutline
  private let root: JSONOutline.Value

  /// Reads a line.
  ///
  /// - Throws: `Fault` for what is not an object, or has a member that is not known.
  init(_ bytes: [UInt8], known: [String]) throws(Fault) {
    do throws(JSONError) {
      outline = try JSONOutline(reading: bytes)
    } catch {
      throw Fault(column: error.offset + 1, message: error.message)
    }
    guard let root = outline.roots.first, outline.isObject(root) else {
      throw Fault(column: 1, message: "expected an object")
    }
    self.root = root
    if outline.roots.count > 1 {
      throw fault("expected nothing more on the line", at: outline.roots[1])
    }
    for member in outline.members(of: root) {
      let name = outline.string(member.name) ?? ""
      guard !known.contains(name) else { continue }
      throw fault(
        "unknown member '\(name.shown())'" + Suggestion.text(for: name, among: known),
        at: member.name)
    }
  }

  /// A member; `nil` if it is not there or `null`.
  subscript(_ name: StaticString) -> JSONOutline.Value? {
    outline.member(name, of: root).flatMap { outline.first(of: $0) == UInt8(ascii: "n") ? nil : $0 }
  }

  /// A member that is a string.
  func string(_ name: StaticString) throws(Fault) -> String? {
    guard let value = self[name] else { return nil }
    guard let string = outline.string(value) else {
      throw fault("'\(name)' must be a string", at: value)
    }
    return string
  }

  /// A member that is a number.
  func number(_ name: StaticString) throws(Fault) -> Double? {
    guard let value = self[name] else { return nil }
    guard let number = outline.number(value) else {
      throw fault("'\(name)' must be a number", at: value)
    }
    return number
  }

  /// A member that is a whole number, 0 or more.
  func count(_ name: StaticString) throws(Fault) -> Int? {
    guard let number = try number(name) else { return nil }
    guard let count = Int(exactly: number), count >= 0 else {
      throw fault("'\(name)' must be a whole number, 0 or more", at: self[name])
    }
    return count
  }

  /// A member that is a digest: 16 hexadecimal digits.
  func digest(_ name: StaticString) throws(Fault) -> UInt64? {
    guard let string = try string(name) else { return nil }
    guard let digest = Hexadecimal.number(string.utf8, as: UInt64.self) else {
      throw fault("'\(name)' must be 16 hexadecimal digits", at: self[name])
    }
    return digest
  }

  /// The error for a value, or for the line.
  func fault(_ message: String, at value: JSONOutline.Value? = nil) -> Fault {
    Fault(
      column: value.map { outline.start(of: $0) + 1 } ?? 1, message: message,
      id: outline.member("id", of: root).flatMap { outline.string($0) }
        .flatMap { Self.isID($0) ? $0 : nil })
  }

  /// Whether a text can name a case.
  static func isID(_ id: String) -> Bool { (1...FleetLimits.idLength).contains(id.utf8.count) }

  /// Whether a text can name a file.
  static func isPath(_ path: String) -> Bool {
    (1...FleetLimits.pathLength).contains(path.utf8.count) && !path.utf8.contains(0)
  }
}
