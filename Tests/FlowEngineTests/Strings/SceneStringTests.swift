import Testing

@testable import FlowEngine

struct SceneStringTests {
  static let digits = SceneString(
    "digits", one: "%lld of %lld digit", other: "%lld of %lld digits", comment: "")

  @Test(
    "Placeholders stand for arguments, in order or by number",
    arguments: [
      ("none", "none"), ("%lld of %lld", "3 of 4"), ("%2$lld von %1$lld", "4 von 3"),
      ("%lld%lld", "34"), ("%%lld", "%lld"), ("100 %", "100 %"), ("100 %% %lld", "100 % 3"),
      ("%d %ld %", "%d %ld %"), ("%0$lld", "%0$lld"), ("%9$lld.", "."), ("%@", ""),
      ("%3$@ %lld", "é 3"), ("%1000$lld", "%1000$lld"), ("", ""), ("%", "%"), ("%l", "%l"),
    ])
  func placeholders(_ pattern: String, _ text: String) {
    #expect(pattern.formatted(.number(3), .number(4), .text("é")) == text)
  }

  @Test("Numbers of any size", arguments: [0, -1, 1_234_567_890, Int.min, Int.max])
  func numbers(_ number: Int) {
    #expect("<%lld>".formatted(.number(number), nil, nil) == "<\(number)>")
  }

  @Test(
    "English has a form for 1",
    arguments: [
      (0, "0 of 4 digits"), (1, "1 of 4 digit"), (-1, "-1 of 4 digit"), (2, "2 of 4 digits"),
    ])
  func english(_ count: Int, _ text: String) {
    #expect(Environment().text(Self.digits, .number(count), 4) == text)
  }

  @Test("A text is that of the environment's strings, by the language's plural rules")
  func translated() throws {
    var forms = PluralForms(other: "%lld цифры из %lld")
    forms[.one] = "%lld цифра из %lld"
    forms[.many] = "%lld цифр из %lld"
    var environment = Environment(locale: try #require(LanguageTag("ru-RU")))
    environment.strings["digits"] = .plural(forms)
    let texts = [1, 2, 5, 11, 21].map { environment.text(Self.digits, .number($0), 22) }
    // `few` is not there, in place of which `other` is used.
    #expect(
      texts == [
        "1 цифра из 22", "2 цифры из 22", "5 цифр из 22", "11 цифр из 22", "21 цифра из 22",
      ])
    environment.strings["digits"] = .text("%2$lld/%1$lld")
    #expect(environment.text(Self.digits, 1, 2) == "2/1")
    // What the table lacks is English, with English forms.
    environment.strings["digits"] = nil
    environment.strings["other"] = .text("x")
    #expect(environment.text(Self.digits, 1, 2) == "1 of 2 digit")
    #expect(environment.text(SceneString("other", "y", comment: "")) == "x")
    #expect(environment.text(SceneString("more", "y", comment: "")) == "y")
  }
}

struct PseudoLocaleTests {
  @Test(
    "Accented texts are at least 1.4 times as long, between brackets, with their placeholders",
    arguments: [
      "", "A", "OK", "Done", "Send again (%lld)", "%2$lld of %1$lld digits", "%@: %@", "Name %",
      "The quick brown fox jumps over the lazy dog",
    ])
  func accented(_ text: String) {
    let accented = PseudoLocale.accented(text)
    #expect(Double(accented.count) >= 1.4 * Double(text.count))
    #expect(accented.hasPrefix("[") && accented.hasSuffix("]"))
    for placeholder in ["%lld", "%2$lld", "%1$lld", "%@"] {
      #expect(accented.contains(placeholder) == text.contains(placeholder))
    }
    // No letter of the text stays plain.
    let letters = text.filter { $0.isLetter }
    if !letters.isEmpty, !text.contains("%") { #expect(!accented.contains(letters)) }
  }

  @Test("Texts of a scene's list, plural forms alike")
  func strings() {
    let table = PseudoLocale.accented.strings(of: [
      SceneStringTests.digits, SceneString("done", "Done", comment: ""),
    ])
    #expect(table["done"] == .text("[Ðöñé]"))
    guard case .plural(let forms)? = table["digits"] else {
      Issue.record("no plural forms")
      return
    }
    #expect(forms[.one]?.contains("ðîĝîţ") == true)
    #expect(PseudoLocale.mirrored.strings(of: [SceneStringTests.digits]).isEmpty)
  }

  @Test("Only two tags are pseudo-locales", arguments: ["en-XA", "EN-xa", "ar-XB", "en", "ar-XA"])
  func tags(_ text: String) throws {
    let locale = PseudoLocale(try #require(LanguageTag(text)))
    #expect((locale != nil) == ["en-XA", "EN-xa", "ar-XB"].contains(text))
  }
}

struct StringCatalogTests {
  @Test("What a language lacks is its parent's")
  func parents() throws {
    let (german, austrian) = (try #require(LanguageTag("de")), try #require(LanguageTag("de-AT")))
    var catalog = StringCatalog()
    catalog[german]["a"] = .text("Januar")
    catalog[german]["b"] = .text("B")
    catalog[austrian]["a"] = .text("Jänner")
    #expect(catalog.strings(for: austrian)["a"] == .text("Jänner"))
    #expect(catalog.strings(for: austrian)["b"] == .text("B"))
    #expect(catalog.strings(for: german)["a"] == .text("Januar"))
    #expect(catalog.strings(for: .english).isEmpty)
    #expect(catalog.strings(for: try #require(LanguageTag("de-AT-1996")))["a"] == .text("Jänner"))
  }
}
