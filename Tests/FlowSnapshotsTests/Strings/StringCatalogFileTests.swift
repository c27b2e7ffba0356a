import FlowEngine
import Testing

@testable import FlowSnapshots

@Suite("String Catalogs")
struct StringCatalogFileTests {
  static let strings = [
    SceneString("b.title", "A \"title\"", comment: "The screen's."),
    SceneString("a.count", one: "%lld row", other: "%lld rows", comment: "How many there are."),
  ]

  static let text = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a.count" : {
          "comment" : "How many there are.",
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld row"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld rows"
                    }
                  }
                }
              }
            }
          }
        },
        "b.title" : {
          "comment" : "The screen's.",
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "A \"title\""
              }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """#

  @Test("are written as Xcode does, sorted by key")
  func written() {
    #expect(StringCatalogText.text(of: Self.strings) == Self.text)
  }

  @Test("are read as they are written")
  func roundTrip() throws {
    let catalog = try StringCatalog(parsing: Array(Self.text.utf8))
    #expect(catalog.entries.map { $0.language } == [.english])
    for string in Self.strings {
      #expect(catalog[.english]["\(string.key)"] == string.localizedText)
    }
    #expect(try StringCatalog(parsing: Array(StringCatalogText.text(of: []).utf8)).entries.isEmpty)
  }

  @Test("leave out what is not translated")
  func untranslated() throws {
    let catalog = try StringCatalog(
      parsing: Array(
        #"""
        {"strings":{"a":{},"b":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}},
        "pt-BR":{"stringUnit":{"state":"needs_review","value":"B"}}}}},"version":"1.0"}
        """#.utf8))
    #expect(catalog.entries.map { $0.language.text } == ["pt-BR"])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var text: String
    var offset: Int
    var message: String
    var testDescription: String { text }
  }

  @Test(
    "with faults are errors with a place",
    arguments: [
      Fault(text: "", offset: 0, message: "expected a value, found the end"),
      Fault(text: "[]", offset: 0, message: "expected an object, found an array"),
      Fault(text: "{}", offset: 0, message: "a string catalog needs 'strings'"),
      Fault(text: #"{"strings":1}"#, offset: 11, message: "expected an object, found a number"),
      Fault(
        text: #"{"strings":{"a":{"localizations":{"de_AT":{}}}}}"#, offset: 34,
        message: "expected a BCP 47 language of 64 bytes or less, such as 'de' or 'pt-BR'"),
      Fault(
        text: #"{"strings":{"a":{"localizations":{"de":{}}}}}"#, offset: 39,
        message: "a localization needs 'stringUnit'"),
      Fault(
        text: #"{"strings":{"a":{"localizations":{"de":{"stringUnit":{}}}}}}"#, offset: 39,
        message: "'stringUnit' needs 'value'"),
      Fault(
        text: #"{"strings":{"a":{"localizations":{"de":{"variations":{"device":{}}}}}}}"#,
        offset: 53,
        message: "'variations' needs 'plural'"),
      Fault(
        text: #"{"strings":{"a":{"localizations":{"de":{"variations":{"plural":{"one":{}}}}}}}}"#,
        offset: 53, message: "plural forms needs 'other'"),
      Fault(
        text: #"{"strings":{"a":{"localizations":{"de":{"substitutions":{}}}}}}"#, offset: 40,
        message: "unknown member 'substitutions'; expected 'stringUnit', 'variations'"),
      Fault(
        text: #"{"strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"%#@n@"},"#
          + #""substitutions":{}}}}}}"#, offset: 71,
        message: "unknown member 'substitutions'; expected 'stringUnit', 'variations'"),
      Fault(
        text: #"{"strings":{"a":{"localizations":{"de":{"variations":{"plural":"#
          + #"{"other":{"stringUnit":{"value":"A"}}},"device":{}}}}}}}"#, offset: 102,
        message: "unknown member 'device'; expected 'plural'"),
      Fault(
        text: #"{"strings":{"a":3}}"#, offset: 16, message: "expected an object, found a number"),
    ])
  func faults(_ fault: Fault) {
    do throws(JSONError) {
      _ = try StringCatalog(parsing: Array(fault.text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.offset == fault.offset)
      #expect(error.message == fault.message)
    }
  }
}
