import FlowEngine

extension StringCatalog {
  /// Reads a file of Apple's String Catalogs, `.xcstrings`.
  ///
  /// What Xcode marks as new is not translated, and left out.
  /// - Throws: `StreamError` for a file that cannot be read, or with the place of the fault.
  package init(at path: String) throws(StreamError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try File.contents(of: path)
    } catch {
      throw .file(error)
    }
    do throws(JSONError) {
      try self.init(parsing: bytes)
    } catch {
      let before = bytes.prefix(error.offset)
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      throw .trace(
        TraceError(.json(error), line: line, offset: error.offset - start), in: path)
    }
  }

  /// Reads a string catalog.
  ///
  /// - Throws: `JSONError` for text that is not JSON, or is no string catalog.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    self.init()
    let json = try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in
      try JSONValue(parsing: bytes)
    }
    for entry in try Self.members("strings", of: json, "a string catalog") {
      guard case .object = entry.value.content else {
        throw JSONError(
          .unexpected(.value(entry.value.content.kind), expected: .kind(.object)),
          at: entry.value.offset)
      }
      guard entry.value["localizations"] != nil else { continue }
      for localization in try Self.members("localizations", of: entry.value, "a string") {
        guard let language = LanguageTag(localization.name) else {
          throw JSONError(
            .invalid(expected: .form(InputLimits.languageTagText)),
            at: localization.offset)
        }
        if let text = try Self.text(localization.value) { self[language][entry.name] = text }
      }
    }
  }

  /// The text of a localization; `nil` if it is not translated yet.
  private static func text(_ json: JSONValue) throws(JSONError) -> LocalizedText? {
    if case .object(let members) = json.content {
      for member in members where member.name.bytes == "substitutions".bytes {
        throw JSONError(
          .unknownMember(member.name, known: ["stringUnit", "variations"]), at: member.offset)
      }
    }
    guard let variations = json["variations"] else { return try unit(of: json).map { .text($0) } }
    var forms: PluralForms?
    let plural = try members("plural", of: variations, "'variations'")
    if case .object(let members) = variations.content {
      for member in members where member.name.bytes != "plural".bytes {
        throw JSONError(.unknownMember(member.name, known: ["plural"]), at: member.offset)
      }
    }
    guard let other = plural.first(where: { $0.name == PluralCategory.other.rawValue }) else {
      throw JSONError(
        .missingMember(oneOf: [PluralCategory.other.rawValue], of: "plural forms"),
        at: variations.offset)
    }
    guard let otherText = try unit(of: other.value) else { return nil }
    forms = PluralForms(other: otherText)
    for member in plural {
      guard let category = PluralCategory(rawValue: member.name) else {
        let known = PluralCategory.allCases.map { $0.rawValue }
        throw JSONError(.unknownMember(member.name, known: known), at: member.offset)
      }
      forms?[category] = try unit(of: member.value)
    }
    return forms.map { .plural($0) }
  }

  /// The value of a string unit; `nil` if it is new.
  private static func unit(of json: JSONValue) throws(JSONError) -> String? {
    let members = try members("stringUnit", of: json, "a localization")
    if case .string("new")? = members.first(where: { $0.name == "state" })?.value.content {
      return nil
    }
    guard let value = members.first(where: { $0.name == "value" })?.value else {
      throw JSONError(.missingMember(oneOf: ["value"], of: "'stringUnit'"), at: json.offset)
    }
    guard case .string(let text) = value.content else {
      throw JSONError(
        .unexpected(.value(value.content.kind), expected: .kind(.string)), at: value.offset)
    }
    return text
  }

  /// The members of a member that is an object.
  private static func members(
    _ name: String, of json: JSONValue, _ owner: String
  ) throws(JSONError) -> [JSONValue.Member] {
    guard case .object = json.content else {
      throw JSONError(
        .unexpected(.value(json.content.kind), expected: .kind(.object)), at: json.offset)
    }
    guard let value = json[name] else {
      throw JSONError(.missingMember(oneOf: [name], of: owner), at: json.offset)
    }
    guard case .object(let members) = value.content else {
      throw JSONError(
        .unexpected(.value(value.content.kind), expected: .kind(.object)), at: value.offset)
    }
    return members
  }
}
