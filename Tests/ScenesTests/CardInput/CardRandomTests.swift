import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What holds whatever happens, over random sequences of events.
struct CardRandomTests {
  /// What the screen is shown in: mirrored, without motion, and with a font in which it has cells.
  private static let environments: [Environment] = {
    let date = CalendarDate(year: 2026, month: 6, day: 15)
    var proportional = Environment(date: date)
    proportional.fonts["OCRAStd"] = FontMetrics(defaultAdvance: 0.7, advances: [.init(" ", 0.3)])
    return [
      Environment(date: date), Environment(layoutDirection: .rightToLeft, date: date),
      Environment(reduceMotion: true, date: date), proportional,
    ]
  }()

  private static func audit(_ environment: Environment) -> SceneAudit<CardInput> {
    var audit = SceneAudit(
      CardInput.self, configurations: CardEvents.configurations, event: CardEvents.next,
      check: Self.problem)
    audit.environment = environment
    audit.longestDelay = 0.4
    return audit
  }

  @Test("200 events each, saved and restored on the way", arguments: environments.indices)
  func holds(index: Int) {
    // Fewer than four traces do not reach every state: a debug build runs them in one environment, and of
    // the others one that is not repeated.
    #if DEBUG
      let seeds: Range<UInt64> = index == 0 ? 0..<4 : 1..<2
    #else
      let seeds = 0..<UInt64(AuditEffort.count(500))
    #endif
    let count = seeds.count
    let report = Self.audit(Self.environments[index]).run(seeds: seeds)
    // Without motion a trace alone may have fewer changes than most.
    let problems = report.problems(accepting: 0.95, changing: count >= 4 ? 0.28 : 0.12)
    #expect(problems.filter { count >= 4 || !$0.hasPrefix("never reached") } == [])
  }

  @Test("A damaged saved state is an error, or a scene that goes on", arguments: environments)
  func damaged(environment: Environment) {
    #expect(
      Self.audit(environment).runDamaged(seeds: 0..<UInt64(AuditEffort.count(200))).problems == [])
  }

  /// What is wrong with a frame, besides what would be wrong in any scene.
  private static func problem(
    in frame: Frame<CardInput>, after last: Frame<CardInput>?
  ) -> String? {
    let scene = frame.scene
    var focused: NodeID?
    var (faces, nextButtons) = (0, 0)
    var template = ""
    var (hasBar, hasWheels, isFrontHidden) = (false, false, false)
    for node in frame.nodes {
      let id = node.id
      if node.focused { focused = id }
      if let text = node.text, !isRight(text, of: id, scene) { return "'\(text)' in \(id.name)" }
      switch id {
      case "card-front":
        isFrontHidden = node.hidden
        faces += node.hidden ? 0 : 1
      case "card-back": faces += node.hidden ? 0 : 1
      case "bar": hasBar = true
      case "input-number-next", "input-holder-next", "input-expiry-next", "input-code-next":
        nextButtons += node.hidden ? 0 : 1
      case "input-number-text" where scene.isNumberInvalid:
        guard node.accessibilityValue == "not a valid card number" else { return "D28" }
      case "input-number":
        let color: Color = scene.isNumberInvalid ? Color(0xFF453A) : .white
        guard node.borderColor == color else { return "D28" }
      case "number-placeholder": template = node.text ?? ""
      case "number-label":
        guard fits(node.text ?? "", template) else { return "an X of other groups" }
      case "picker-expiry":
        hasWheels = true
        guard isUnderMarker(node) else { return "rows" }
      case "input-number-text", "input-code-text":
        guard node.accessibilityValue?.hasSuffix(" digits") == true else { return "secret" }
      case "input-strip":
        let page = node.contentOffset.x / node.frame.width
        guard (-1...4).contains(page) else { return "offset" }
        if scene.state == .entering, page != Double(scene.page) { return "resting place" }
      default: break
      }
    }
    guard focused == scene.field.map({ NodeID($0.rawValue + "-text") }) else { return "focus" }
    if hasBar != (scene.field != nil) || hasWheels != (scene.field == .expiry) { return "bar" }
    guard faces == 1, (0...3).contains(scene.page) else { return "faces" }
    if (scene.face == .back) != isFrontHidden { return "face" }
    if nextButtons != CardInput.Field.allCases.count(where: { scene.complete[$0] }) {
      return "buttons"
    }
    let submissions = frame.effects.count { $0.type == "submitted" }
    let isSubmitted = scene.state == .submitted && last?.scene.state != .submitted
    return submissions == (isSubmitted ? 1 : 0) ? nil : "submission"
  }

  /// Whether a typed number has its spaces where the template has them, and no digit too many (D26).
  private static func fits(_ number: String, _ template: String) -> Bool {
    if template.isEmpty { return number.isEmpty }
    guard number.utf8.count <= template.utf8.count else { return false }
    return zip(number.utf8, template.utf8).allSatisfy {
      ($0 == UInt8(ascii: " ")) == ($1 == UInt8(ascii: " "))
    }
  }

  /// Whether the rows under the marker are the month that the wheels show.
  private static func isUnderMarker(_ wheels: Node) -> Bool {
    guard wheels.rows.map(\.count) == [12, 21], wheels.selectedRows.count == 2 else { return false }
    let shown = zip(wheels.rows, wheels.selectedRows).map { $0.indices.contains($1) ? $0[$1] : "" }
    return shown.joined(separator: "/") == wheels.text
  }

  private static func isRight(_ text: String, of id: NodeID, _ scene: CardInput) -> Bool {
    let count = text.utf8.count
    let digits = text.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let spaces = text.utf8.count { $0 == UInt8(ascii: " ") }
    switch id {
    case "input-number-text":
      return digits + spaces == count && digits <= 16 && spaces <= 3 && scene.caret <= count
    case "number-label": return digits + spaces == count && digits <= 16 && spaces <= 3
    case "input-code-text", "csc-label": return digits == count && count <= 4
    case "input-expiry-text", "expiry-label": return count == 0 || digits == 4 && count == 5
    case "picker-expiry": return digits == 6 && count == 7
    default: return true
    }
  }
}
