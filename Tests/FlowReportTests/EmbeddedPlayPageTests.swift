import Testing

@testable import FlowReport

@Suite("The embedded page of play")
struct EmbeddedPlayPageTests {
  @Test("What is before the data and what is after it make one page, with what is packed")
  func isWhole() {
    #expect(EmbeddedPlayPage.head.hasPrefix("<!DOCTYPE html>\n<html"))
    #expect(EmbeddedPlayPage.head.hasSuffix("</noscript>\n"))
    #expect(EmbeddedPlayPage.tail.hasSuffix("</script>\n</body>\n</html>\n"))
    #expect(EmbeddedPlayPage.head.contains(#"id="play-style">H4sI"#))
    #expect(EmbeddedPlayPage.tail.contains(#"id="play-script">H4sI"#))
  }

  @Test("Its policy lets nothing run but what is in it, and asks nobody")
  func policy() throws {
    let match = EmbeddedPlayPage.head.firstMatch(of: #/Security-Policy" content="([^"]+)"/#)
    let policy = try #require(match?.output.1)
    #expect(policy.contains("default-src 'none'") && policy.contains("'wasm-unsafe-eval'"))
    #expect(!policy.contains("unsafe-inline") && !policy.contains("HASHES"))
    // Of the script that unpacks, of the script, and of the style.
    #expect(policy.matches(of: #/'sha256-[A-Za-z0-9+\/]{43}='/#).count == 3)
  }
}
