extension JSONValue {
  func languageTag() throws(JSONError) -> LanguageTag {
    guard let tag = LanguageTag(try string()) else {
      throw invalid(.form(InputLimits.languageTagText))
    }
    return tag
  }
}

extension StringTable {
  /// Reads texts and plural forms by key.
  init(json: JSONValue) throws(JSONError) {
    self.init()
    let members = try json.members()
    guard members.count <= InputLimits.strings else {
      throw json.invalid(.members(upTo: InputLimits.strings))
    }
    var count = 0
    for member in members {
      do throws(JSONError) {
        let text = try LocalizedText(json: member.value)
        count += member.name.utf8.count + text.byteCount
        self[member.name] = text
      } catch {
        throw error.within(member.name)
      }
      guard count <= InputLimits.stringBytes else {
        throw JSONError(
          .invalid(
            expected: .form("an object with at most \(InputLimits.stringBytes) bytes of text")),
          at: member.offset)
      }
    }
  }
}

extension LocalizedText {
  /// Reads a text, or an object of plural forms.
  fileprivate init(json: JSONValue) throws(JSONError) {
    switch json.content {
    case .string(let text): self = .text(text)
    case .object(let members):
      guard json[PluralCategory.other.rawValue] != nil else {
        throw json.invalid(.form("plural forms with 'other'"))
      }
      var forms = PluralForms(other: "")
      for member in members {
        let category: PluralCategory = try member.key()
        do throws(JSONError) {
          forms[category] = try member.value.string()
        } catch {
          throw error.within(member.name)
        }
      }
      self = .plural(forms)
    default: throw json.invalid(.form("a string or an object of plural forms"))
    }
  }
}

extension JSONWriter {
  mutating func member(_ name: StaticString, _ table: StringTable) {
    key(name)
    strings(table)
  }

  /// Writes texts by key, plural forms by category.
  package mutating func strings(_ strings: StringTable) {
    beginObject()
    for entry in strings.entries {
      key(entry.key)
      switch entry.text {
      case .text(let text): string(text)
      case .plural(let forms):
        beginObject()
        for category in PluralCategory.allCases {
          guard let form = forms[category] else { continue }
          key(category.rawValue)
          string(form)
        }
        endObject()
      }
    }
    endObject()
  }
}
