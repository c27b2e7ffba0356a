import FlowEngine
import FlowTesting
import Testing

struct SavedStateTests {
  /// A spring that has taken over the speed of another, and a timer.
  static let inFlight = """
    {"flowState":1,"scene":"probe","t":0.3,\
    "environment":{"size":[375,812],"safeArea":[44,0,34,0],"scale":2,\
    "layoutDirection":"leftToRight","reduceMotion":false,"date":"2026-01-01",\
    "windowOrigin":[0,0],\
    "fonts":{"Body":{"advance":{"default":0.1,"é":0.7}}}},\
    "configuration":{"blinks":false,"limit":10},\
    "state":{"a":20,"b":0,"alpha":1,"color":"#000000","entered":false,"completed":[]},\
    "animations":[{"node":"a","property":"frame","from":[32.07513939921435,0,40,40],\
    "to":[20,0,40,40],"velocity":[420.0413335129555,-0,-0,-0],\
    "timing":{"dampingRatio":0.5,"duration":0.9},"begin":0.2,"end":1.233867089,"transaction":0},\
    {"node":"child","property":"frame","from":[16.037569699607175,0,10,10],"to":[10,0,10,10],\
    "velocity":[210.02066675647773,-0,-0,-0],"timing":{"dampingRatio":0.5,"duration":0.9},\
    "begin":0.2,"end":1.233867089,"transaction":0}],\
    "transactions":[{"end":1.233867089,"completion":"bounce","isTimer":false},\
    {"end":2.3,"completion":"first","isTimer":true}],"transition":null,"frame":3}
    """

  /// A change that follows the progress.
  static let following = """
    {"flowState":1,"scene":"probe","t":0.25,\
    "environment":{"size":[375,812],"safeArea":[44,0,34,0],"scale":3,\
    "layoutDirection":"leftToRight","reduceMotion":false,"date":"2026-01-01",\
    "windowOrigin":[0,0],"fonts":{}},\
    "configuration":{"blinks":false,"limit":10},\
    "state":{"a":0,"b":9,"alpha":1,"color":"#000000","entered":false,"completed":[]},\
    "animations":[],\
    "transactions":[{"end":0.75,"completion":"follow","isTimer":false}],\
    "transition":{"transaction":0,"timing":{"controlPoints":[0.42,0,0.58,1],"duration":0.5},\
    "begin":0.25,"isListed":true},"frame":1}
    """

  @Test("The text of a state in flight")
  func text() throws {
    var fonts = FontBook()
    fonts["Body"] = FontMetrics(defaultAdvance: 0.1, advances: [.init("é", 0.7)])
    var run = try SceneRun(Probe.self, environment: Environment(scale: 2, fonts: fonts))
    try run.command("spring", 100, at: 0.1)
    try run.command("bounce", 20, at: 0.2)
    try run.command("first", 2, at: 0.3)
    #expect(run.engine.saved == Self.inFlight)

    run = try SceneRun(Probe.self)
    try run.command("follow", 9, at: 0.25)
    #expect(run.engine.saved == Self.following)
  }

  @Test("What a user has chosen stands in a state only where it is not the default")
  func choices() throws {
    var strings = StringTable()
    strings["n"] = .plural(PluralForms(other: "%lld é"))
    let environment = Environment(
      colorScheme: .dark, contrast: .increased, textSize: .xSmall, boldText: true,
      locale: try #require(LanguageTag("de-AT")), strings: strings)
    var engine = try Engine(Probe.self, environment: environment)
    let saved = engine.saved
    #expect(
      saved.contains(
        #""windowOrigin":[0,0],"fonts":{},"colorScheme":"dark","contrast":"increased","#
          + #""textSize":"xSmall","boldText":true,"locale":"de-AT","#
          + #""strings":{"n":{"other":"%lld é"}}},"configuration""#))
    let restored = try Engine(Probe.self, restoring: saved)
    #expect(restored.environment == environment)
    #expect(restored.saved == saved)
    // Texts are replaced as a whole.
    var others = StringTable()
    others["m"] = .text("")
    try engine.send(.environment(EnvironmentChange(textSize: .large, strings: others)), at: 1)
    #expect(engine.environment.strings == others)
    #expect(engine.environment.textSize == .large)
    #expect(engine.environment.colorScheme == .dark)
  }

  @Test("The first frame presents what was presented; it starts, and asks for nothing")
  func firstFrame() throws {
    var run = try SceneRun(Probe.self, configuration: .blinking)
    try run.command("spring", 100, at: 0.1)
    try run.command("ask", at: 0.35)
    let restored = try Engine(Probe.self, restoring: run.engine.saved)
    #expect(restored.frame.nodes == run.frame.nodes)
    #expect(restored.frame.time == 0.35)
    #expect(restored.frame.index == 2)
    #expect(restored.frame.cause == .start)
    #expect(restored.frame.event == nil)
    #expect(restored.frame.effects.isEmpty)
    #expect(restored.frame.animations == run.frame.animations)
    #expect(restored.saved == run.engine.saved)
  }

  @Test("White space and the order of members do not matter")
  func reordered() throws {
    let text = Self.following
      .replacing(#"{"flowState":1,"scene":"probe","#, with: " {\n  \"scene\": \"probe\" ,")
      .replacing(#""frame":1}"#, with: #""frame":1,"flowState":1.0 } "#)
    #expect(try Engine(Probe.self, restoring: text).saved == Self.following)
  }

  @Test("Two ways into one state have one text but for the number of the frame")
  func isCanonical() throws {
    var first = try SceneRun(Probe.self)
    try first.command("set", 30, at: 0.5)
    try first.command("ease", 100, at: 1)
    var second = try SceneRun(Probe.self)
    // Others have come and gone before it.
    try second.command("slow", 9, at: 0)
    try second.command("set", 30, at: 0.5)
    try second.command("slow", 0, at: 0.6)
    try second.command("stop", at: 0.7)
    try second.command("ease", 100, at: 1)
    func unnumbered(_ run: SceneRun<Probe>) -> String {
      run.engine.saved.replacing(#""frame":\#(run.frame.index)}"#, with: "")
    }
    #expect(unnumbered(first) == unnumbered(second))
    #expect(first.engine.saved != second.engine.saved)
  }
}
