import FlowEngine
import Testing

struct LanguageTagTests {
  @Test(
    "Tags that are well-formed, with the case that their parts have",
    arguments: [
      ("de", "de"), ("DE", "de"), ("de-at", "de-AT"), ("es-419", "es-419"), ("DE-latn", "de-Latn"),
      ("zh-hANT-hk", "zh-Hant-HK"), ("zh-yue-hk", "zh-yue-HK"),
      ("sl-rozaj-BISKE", "sl-rozaj-biske"),
      ("de-ch-1901", "de-CH-1901"), ("hy-Latn-IT-arevela", "hy-Latn-IT-arevela"),
      ("de-DE-u-co-phonebk", "de-DE-u-co-phonebk"), ("en-a-bbb-x-a-CCC", "en-a-bbb-x-a-ccc"),
      ("x-WHATEVER", "x-whatever"), ("en-XA", "en-XA"), ("abcdefgh", "abcdefgh"),
      ("abcd", "abcd"), ("de-x-a", "de-x-a"), ("zh-aaa-bbb-ccc-Hans", "zh-aaa-bbb-ccc-Hans"),
    ])
  func wellFormed(_ text: String, _ tag: String) {
    #expect(LanguageTag(text)?.text == tag)
  }

  @Test(
    "Texts that are no tags",
    arguments: [
      "", "-", "d", "de-", "-de", "de--AT", "de_AT", "de AT", "deé", "1de", "12", "abcdefghi",
      "de-abcdefghi", "de-AT-Latn", "de-AT-DE", "de-Latn-Latn", "de-a", "de-a-x-b", "de-x", "x",
      "i-klingon", "en-GB-oed", "abcd-abc", "zh-aaa-bbb-ccc-ddd", "de-AT-4", "de-u-a",
      "de\u{0}", "Ä", String(repeating: "abcdefgh-", count: 7) + "ab",
    ])
  func malformed(_ text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(
    "What a tag lacks is looked for part by part",
    arguments: [
      ("de-AT", ["de"]), ("de", []), ("zh-Hant-HK", ["zh-Hant", "zh"]), ("x-a", []),
      ("de-DE-u-co-phonebk", ["de-DE-u-co", "de-DE", "de"]), ("de-x-a", ["de"]),
    ])
  func parents(_ text: String, _ parents: [String]) throws {
    var tag = try #require(LanguageTag(text))
    var found: [String] = []
    while let parent = tag.parent {
      found.append(parent.text)
      tag = parent
    }
    #expect(found == parents)
  }
}
