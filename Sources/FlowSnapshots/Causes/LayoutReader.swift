/// Finds in the sources of a type of scene where its parts are appended.
///
/// Sources are looked for in `Sources/MODULE`, in folders and files that are named for the type. A part is
/// appended by the first call of `append`, or of a method whose name begins so, that has it as its first
/// argument, in the type or an extension of it.
struct LayoutReader {
  /// Where a part is appended, and its members are set.
  struct Place {
    /// The file.
    var path: String
    /// The line that names the part, from 1.
    var line: Int
    /// The members that are set in the call, in the order of the lines, with those.
    var members: [(name: String, line: Int)]
  }

  /// The places of parts, by the names of their cases.
  private(set) var places: [String: Place] = [:]

  private let type: Substring
  /// The places of what properties return, by their names: `field.part` is appended as one of several.
  private var unresolved: [(property: String, place: Place)] = []
  /// The cases that are the values of properties.
  private var properties: [String: [String]] = [:]

  /// The most files that are looked for.
  private static let limit = 4_000

  /// Reads the sources of a type of scene, such as `Screens.TabBar` or `Screens.Pager<Screens.Page>`.
  init(of type: String) {
    let names = type.prefix { $0 != "<" }.split(separator: ".")
    self.type = names.last ?? ""
    guard names.count == 2 else { return }
    for path in Self.files(of: names[1], under: "Sources/\(names[0])") {
      guard let bytes = try? File.contents(of: path) else { continue }
      read(String(decoding: bytes, as: UTF8.self), at: path)
    }
    resolve()
  }

  /// Reads a source of a type.
  init(_ text: String, of type: String, at path: String) {
    self.type = type[...]
    read(text, at: path)
    resolve()
  }

  private mutating func read(_ text: String, at path: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == " " }.hasPrefix("//") ? "" : line
    }
    var isOwn = false
    for (index, line) in lines.enumerated() {
      if let declared = Self.declaredType(line) { isOwn = declared == type }
      guard isOwn else { continue }
      if let property = Self.property(line) {
        properties[property] = Self.statement(in: lines, from: index, line).compactMap {
          Self.lastCase($0.text)
        }
      }
      for call in Self.calls(in: line) {
        // The arguments may begin on the next line.
        let isNext = call.dropFirst().allSatisfy { $0 == " " }
        let number = isNext ? index + 1 : index
        guard number < lines.count,
          let argument = Argument(isNext ? lines[number] : call.dropFirst())
        else { continue }
        let place = Place(
          path: path, line: number + 1,
          members: Self.members(Self.statement(in: lines, from: index, call)))
        switch argument {
        case .part(let name): if places[name] == nil { places[name] = place }
        case .property(let name): unresolved.append((name, place))
        }
      }
    }
  }

  /// Gives the parts that properties return the places where those are appended.
  private mutating func resolve() {
    for (property, place) in unresolved {
      for name in properties[property] ?? [] where places[name] == nil { places[name] = place }
    }
  }

  /// The first argument of a call that has another one behind it.
  private enum Argument {
    /// `Part.card` or `.card`, by the case.
    case part(String)
    /// `field.part`, by the property.
    case property(String)

    init?(_ text: Substring) {
      let text = text.drop { $0 == " " }
      guard let end = text.firstIndex(of: ",") else { return nil }
      let names = text[..<end].split(separator: ".", omittingEmptySubsequences: false)
      guard names.count > 1, let name = names.last, !name.isEmpty, name.allSatisfy(isOfName) else {
        return nil
      }
      let owner = names[names.count - 2]
      let isCase = owner.isEmpty || owner.hasSuffix("Part")
      self = isCase ? .part(String(name)) : .property(String(name))
    }
  }

  // MARK: Lines

  /// The calls of `append`, or of what begins so, in a line: each from its parenthesis on.
  private static func calls(in line: Substring) -> [Substring] {
    var calls: [Substring] = []
    var rest = line
    while let found = rest.firstRange(of: "append") {
      let before = line[..<found.lowerBound]
      rest = rest[found.upperBound...].drop(while: isOfName)
      guard rest.first == "(", !before.hasSuffix("func "), before.last.map(isOfName) != true else {
        continue
      }
      calls.append(rest)
    }
    return calls
  }

  /// The lines of a statement, up to the one in which all of its brackets are closed.
  private static func statement(
    in lines: [Substring], from first: Int, _ text: Substring
  ) -> [(text: Substring, line: Int)] {
    var statement: [(text: Substring, line: Int)] = []
    var depth = 0
    for index in first..<lines.count {
      let text = index == first ? text : lines[index]
      statement.append((text, index + 1))
      var isText = false
      for character in text {
        switch character {
        case "\"": isText.toggle()
        case "(", "[", "{": if !isText { depth += 1 }
        case ")", "]", "}": if !isText { depth -= 1 }
        default: break
        }
      }
      if depth <= 0 { break }
    }
    return statement
  }

  /// The members that a statement sets, each with the first line that does.
  private static func members(
    _ statement: [(text: Substring, line: Int)]
  ) -> [(name: String, line: Int)] {
    var members: [(name: String, line: Int)] = []
    for (text, line) in statement {
      var names = assigned(in: text)
      if text.contains("frame:") { names.append("frame") }
      for name in names where !members.contains(where: { $0.name == name }) {
        members.append((name, line))
      }
    }
    return members
  }

  /// The members that a line assigns: `alpha` in `node.alpha = 1`, `transform` in `node.transform.scale = 2`.
  private static func assigned(in line: Substring) -> [String] {
    var names: [String] = []
    var rest = line
    while let dot = rest.firstIndex(of: ".") {
      let path = rest[dot...].prefix { $0 == "." || isOfName($0) }
      let after = rest[path.endIndex...]
      let name = path.split(separator: ".").first
      let sets = after == " =" || [" = ", " += ", " -= "].contains { after.hasPrefix($0) }
      if sets, let name { names.append(String(name)) }
      rest = after
    }
    return names
  }

  /// The type that a line declares or extends at the top of a file.
  private static func declaredType(_ line: Substring) -> Substring? {
    guard let first = line.first, first.isLetter else { return nil }
    let words = line.split(separator: " ")
    let kinds: Set<Substring> = ["struct", "extension", "enum", "class", "actor", "protocol"]
    guard let kind = words.firstIndex(where: { kinds.contains($0) }), kind + 1 < words.count else {
      return nil
    }
    return words[kind + 1].prefix(while: isOfName)
  }

  /// The property that a line begins to declare, if its value is a part.
  private static func property(_ line: Substring) -> String? {
    guard line.hasSuffix("Part {"), let found = line.firstRange(of: "var ") else { return nil }
    return String(line[found.upperBound...].prefix(while: isOfName))
  }

  /// The case that a line ends with, as `case .number: .inputNumber` does.
  private static func lastCase(_ line: Substring) -> String? {
    guard let dot = line.lastIndex(of: ".") else { return nil }
    let name = line[dot...].dropFirst()
    return name.isEmpty || !name.allSatisfy(isOfName) ? nil : String(name)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The files whose path has the type's name, those that say that they lay out first.
  private static func files(of type: Substring, under root: String) -> [String] {
    guard File.kind(of: root) == .folder else { return [] }
    var files: [String] = []
    Folder.forEachEntry(in: root, where: { _ in false }, skip: { _ in }, fail: { _ in }) {
      folder, name, kind in
      guard kind == .regular, name.hasSuffix(".swift"), files.count < limit else { return }
      let path = Path.join(folder, name)
      if path.dropFirst(root.count).contains(type) { files.append(path) }
    }
    return files.sorted {
      let (first, second) = ($0.contains("Layout"), $1.contains("Layout"))
      return first == second ? $0 < $1 : first
    }
  }
}
