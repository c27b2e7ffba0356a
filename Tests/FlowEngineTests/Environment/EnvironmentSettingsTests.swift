import FlowTesting
import Testing

@testable import FlowEngine

struct EnvironmentSettingsTests {
  /// A change of each setting alone.
  static let changes: [EnvironmentChange] = {
    var strings = StringTable()
    strings["a"] = .text("b")
    var plural = StringTable()
    plural["a"] = .plural(PluralForms(other: "b"))
    return [
      EnvironmentChange(colorScheme: .dark), EnvironmentChange(contrast: .increased),
      EnvironmentChange(textSize: .xxLarge), EnvironmentChange(boldText: true),
      EnvironmentChange(locale: LanguageTag("de")), EnvironmentChange(strings: strings),
      EnvironmentChange(strings: plural),
    ]
  }()

  @Test("A setting is what it was set to, until it is back at its default", arguments: changes)
  func setting(_ change: EnvironmentChange) throws {
    var environment = Environment()
    environment.apply(change)
    #expect(environment != Environment())
    let difference = try #require(EnvironmentChange(from: Environment(), to: environment))
    #expect(difference == change)
    let back = try #require(EnvironmentChange(from: environment, to: Environment()))
    environment.apply(back)
    #expect(environment == Environment())
    #expect(EnvironmentChange(from: environment, to: Environment()) == nil)
    // Nothing is kept of what is at its default.
    #expect(environment.settings == nil)
  }

  @Test("A copy does not change with the original")
  func copies() {
    var environment = Environment(textSize: .small)
    let copy = environment
    environment.textSize = .xSmall
    environment.strings["a"] = .text("b")
    #expect(copy == Environment(textSize: .small))
    #expect(environment.textSize == .xSmall)
    var change = EnvironmentChange(boldText: true)
    let other = change
    change.boldText = nil
    #expect(change == EnvironmentChange())
    #expect(other.boldText == true)
  }

  @Test("Two states with other settings are not the same")
  func canonical() throws {
    var texts: Set<[UInt8]> = []
    for change in [EnvironmentChange()] + Self.changes {
      var environment = Environment()
      environment.apply(change)
      var engine = try Engine(Probe.self, environment: environment)
      var json = JSONWriter()
      engine.writeCanonical(to: &json)
      texts.insert(json.withBytes { Array($0) })
    }
    #expect(texts.count == Self.changes.count + 1)
  }
}
