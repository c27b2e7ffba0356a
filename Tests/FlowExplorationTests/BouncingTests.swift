import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

/// A bar that springs to a width, and back to none; a width below none is not shown.
private struct Bouncing: Scene {
  enum Part: String, ScenePart { case bar }

  static let name = "bouncing"

  var isWide = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("isWide", &isWide) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap = event else { return }
    isWide.toggle()
    context.animate(Transaction(.spring(duration: 0.4, dampingRatio: 0.3)))
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.bar, frame: Rect(x: 0, y: 0, width: isWide ? 100 : 0, height: 44)) { node in
      node.interactive = true
      node.accessibilityLabel = "Bar"
    }
  }
}

@Suite("A spring that overshoots a limit of what is shown")
struct BouncingTests {
  @Test("loses no velocity to the one that takes it over")
  func keeps() throws {
    var exploration = try Exploration(EventTrace(of: "bouncing"), of: SceneList(Bouncing.self))
    let tap = #"{"type":"tap","target":"bar"}"#
    exploration.alphabet.only = try AlphabetFile.events(Array(tap.utf8))
    exploration.between = 12
    exploration.budget.depth = 3
    exploration.budget.states = 60
    exploration.budget.walks = 0
    let result = try exploration.run()
    #expect(result.findings.map { "\($0.violation.name): \($0.violation.text)" } == [])
  }
}

/// A row that springs up and down, and is thrown there by a finger; or that stops first.
private struct ThrownRow: Scene {
  enum Part: String, ScenePart { case row }

  struct Configuration: SceneConfiguration {
    var stops = false

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("stops", &stops, "whether it stops before it goes on")
    }
  }

  static let name = "thrown-row"

  var isUp = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("isUp", &isUp) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    var transaction = Transaction<Completion>(.spring(duration: 0.4, dampingRatio: 1))
    switch event {
    case .tap: if context.configuration.stops { context.stopAnimations() }
    case .pan(let pan) where pan.phase == .ended: transaction.initialVelocity = pan.velocity
    default: return
    }
    isUp.toggle()
    context.animate(transaction)
  }

  func layout(_ environment: Environment, _: Configuration, into nodes: inout NodeBuilder) {
    let frame = Rect(x: 0, y: isUp ? 100 : 400, width: environment.size.width, height: 44)
    nodes.append(Part.row, frame: frame) { node in
      node.interactive = true
      node.accessibilityLabel = "Row"
    }
  }
}

@Suite("A spring that takes over from another")
struct ThrownRowTests {
  private static func found(stops: Bool) throws -> [String] {
    let header = #"{"flowTrace":1,"scene":"thrown-row","configuration":{"stops":\#(stops)}}"#
    var exploration = try Exploration(
      EventTrace(Array(header.utf8)), of: SceneList(ThrownRow.self))
    let lines = [
      #"{"type":"tap","target":"row"}"#,
      #"{"type":"pan","phase":"ended","translation":[0,-90],"velocity":[0,-1500]}"#,
    ]
    exploration.alphabet.only = try AlphabetFile.events(Array(lines.joined(separator: "\n").utf8))
    exploration.budget.depth = 3
    exploration.budget.states = 60
    exploration.budget.walks = 0
    return try exploration.run().findings.map { "\($0.violation.name): \($0.violation.text)" }
  }

  @Test("may begin at the velocity of a finger instead")
  func thrown() throws {
    #expect(try Self.found(stops: false) == [])
  }

  @Test("loses its velocity where the scene stops it")
  func stopped() throws {
    #expect(
      try Self.found(stops: true) == ["velocity: frame of node 'row' loses its velocity"])
  }
}
