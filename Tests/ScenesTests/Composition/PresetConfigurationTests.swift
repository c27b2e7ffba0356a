import Scenes
import Testing

@testable import FlowEngine

/// A member that is not given has the value that a scene's configuration has set, also in a child's.
struct PresetConfigurationTests {
  @Test("A group of which nothing is given is as if it were not named")
  func empty() throws {
    var count = 0
    func check<S: Scene>(_ scene: S.Type) throws {
      let preset = S.Configuration()
      var rows: [ConfigurationRow] = []
      preset.describe("", "", into: &rows)
      let optional = rows.filter { $0.expectation.hasSuffix("or null") }.map { $0.path + "." }
      for path in Set(rows.map { $0.path }) where !path.contains("[") {
        guard let end = path.lastIndex(of: "."), !optional.contains(where: path.hasPrefix)
        else { continue }
        let group = path[..<end].split(separator: ".")
        let text =
          group.map { #"{"\#($0)":"# }.joined() + "{}" + String(repeating: "}", count: group.count)
        let json = try JSONValue(parsing: text)
        do throws(MemberError) {
          let read = try S.Configuration(json: json)
          #expect(read == preset, "\(S.name) \(text)")
          count += 1
        } catch {
          // A group may ask for all of its members.
          #expect(error.reason.hasPrefix("missing member"), "\(S.name) \(text): \(error)")
        }
      }
    }
    try check(GlideCard.self)
    try check(CardInput.self)
    try check(Onboarding.self)
    try check(VerificationCode.self)
    try check(AdaptiveField.self)
    try check(Checkout.self)
    #expect(count > 40)
  }

  @Test("C1, C2, C3 What is given of a child's configuration leaves the checkout's for the rest")
  func checkout() throws {
    let text =
      #"{"card":{"segmented":true},"input":{"luhn":false},"#
      + #""pages":{"form":{"fields":{"accessoryTitle":"GO"}}}}"#
    let configuration = try Checkout.Configuration(json: JSONValue(parsing: text))
    #expect(!configuration.card.host && !configuration.card.content.scrolls)
    #expect(configuration.input.origin == Point(x: 20, y: 32) && !configuration.input.luhn)
    let fields = configuration.pages.form.fields
    #expect(fields.accessoryTitle == "GO" && fields.fields.map { $0.id } == ["name", "address"])
  }
}
