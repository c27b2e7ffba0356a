import Foundation
import Testing

@Suite("A report, in other environments")
struct ReportVariantTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("tapped")
  }

  /// What the page has of its first case.
  private func page(_ options: String...) throws -> [String: Any] {
    let run = try workspace.flow.begin(["report", "-o", "page.html", "--budget", "0"] + options)
    run.endInput()
    #expect(run.outcome().status == 0)
    let html = try workspace.read("page.html")
    let start = try #require(html.range(of: "id=\"report-case-0\">")?.upperBound)
    let end = try #require(html[start...].range(of: "</script>")?.lowerBound)
    let json = try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8))
    return try #require(json as? [String: Any])
  }

  private func names(_ page: [String: Any]) throws -> [String] {
    try #require(page["variants"] as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  @Test("has each member changed by itself, and the frames at rest")
  func showsMembers() throws {
    let page = try page()
    #expect(
      try names(page) == [
        "as recorded", "colorScheme dark", "contrast increased",
        "textSize accessibilityXXXLarge", "layoutDirection rightToLeft", "locale en-XA",
      ])
    for variant in try #require(page["variants"] as? [[String: Any]]) {
      let numbers = try #require(variant["numbers"] as? [Int])
      let frames = try #require(variant["frames"] as? [String: Any])
      #expect(try #require(frames["times"] as? [Double]).count == numbers.count)
      // After each of the two taps the card moves, and comes to rest.
      #expect(numbers == [0, 2, 4])
    }
  }

  @Test("has what an audit finds in them, and why it is meant to be")
  func showsFindings() throws {
    try workspace.write(
      "Fixtures/audit.json",
      #"[{"rule":"contrast","scene":"glide-card","node":"grabber","reason":"as it was"}]"# + "\n")
    let findings = try #require(try page()["findings"] as? [[String: Any]])
    let trigger = try #require(findings.first { $0["node"] as? String == "trigger" })
    #expect(trigger["rule"] as? String == "contrast")
    #expect(trigger["frame"] as? Int == 0)
    #expect(trigger["variant"] as? Int == 0)
    #expect(trigger["reason"] == nil)
    let grabber = try #require(findings.first { $0["node"] as? String == "grabber" })
    #expect(grabber["reason"] as? String == "as it was")
  }

  @Test("has the direction of each, which the mirrored language has its own of")
  func directions() throws {
    let page = try page(
      "--matrix", "layoutDirection=leftToRight,rightToLeft;locale=en,ar-XB")
    let variants = try #require(page["variants"] as? [[String: Any]])
    let directions = variants.map { ($0["name"] as? String ?? "", $0["rightToLeft"] as? Int) }
    for (name, direction) in directions {
      let isMirrored = name.contains("rightToLeft") || name.contains("ar-XB")
      #expect(direction == (isMirrored ? 1 : 0), "\(name)")
    }
    #expect(directions.count == 4)
    let other = try self.page("--matrix", "colorScheme=dark")
    let dark = try #require(other["variants"] as? [[String: Any]])
    #expect(dark.count == 1 && dark[0]["rightToLeft"] == nil, "that of the trace")
  }

  @Test("has those that are asked for, or none")
  func takesMatrix() throws {
    #expect(
      try names(page("--matrix", "colorScheme=dark;textSize=large,xLarge")) == [
        "colorScheme dark", "colorScheme dark, textSize xLarge",
      ])
    #expect(try page("--matrix", "none")["variants"] == nil)
    let run = try workspace.flow.begin(["report", "-o", "page.html", "--matrix", "textSize=huge"])
    run.endInput()
    #expect(run.outcome().status == 2)
  }
}
