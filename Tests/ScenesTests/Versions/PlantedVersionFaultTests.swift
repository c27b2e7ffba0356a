import FlowEngine
import Testing

@testable import FlowTesting

/// A version of the bell of these tests, with steps that may have forgotten something.
private protocol BellVersion: Sendable {
  static var isNew: Bool { get }
  static var changes: [VersionChange]? { get }
}

extension BellVersion {
  static var isNew: Bool { true }
  static var changes: [VersionChange]? { BellChanges.all }
}

/// A second version whose step has forgotten a change.
private protocol Forgetting: BellVersion {
  /// The place of the change among all.
  static var place: Int { get }
}

extension Forgetting {
  static var changes: [VersionChange]? { BellChanges.without(place) }
}

/// The changes of the bell from version 1 to 2.
private enum BellChanges {
  static let all: [VersionChange] = [
    .renamed(.member, "count", to: "rings"), .removed(.member, "old"),
    .added(member: "muted", false), .renamed(value: "loud", to: "ringing", of: .member, "mode"),
    .renamed(.part, "knob", to: "button"), .renamed(.part, "sign", to: "lamp"),
    .renamed(.configuration, "loudness", to: "volume"), .renamed(.command, "chime", to: "ring"),
    .renamed(.response, "gate", to: "door"), .renamed(.completion, "done", to: "silent"),
    .renamed(.string, "bell.chime", to: "bell.ring"),
  ]

  static func without(_ place: Int) -> [VersionChange] {
    var changes = all
    changes.remove(at: place)
    return changes
  }
}

private enum Old: BellVersion {
  static let isNew = false
  static var changes: [VersionChange]? { nil }
}
private enum New: BellVersion {}
private enum NotRaised: BellVersion { static var changes: [VersionChange]? { nil } }
private enum NoChanges: BellVersion { static var changes: [VersionChange]? { [] } }
private enum NoMember: Forgetting { static let place = 0 }
private enum NoRemoval: Forgetting { static let place = 1 }
private enum NoAddition: Forgetting { static let place = 2 }
private enum NoValue: Forgetting { static let place = 3 }
private enum NoPart: Forgetting { static let place = 4 }
private enum NoOtherPart: Forgetting { static let place = 5 }
private enum NoConfiguration: Forgetting { static let place = 6 }
private enum NoCommand: Forgetting { static let place = 7 }
private enum NoResponse: Forgetting { static let place = 8 }
private enum NoCompletion: Forgetting { static let place = 9 }
private enum NoString: Forgetting { static let place = 10 }
private enum Misspelt: BellVersion {
  static let changes: [VersionChange]? =
    BellChanges.without(4) + [.renamed(.part, "knob", to: "buton")]
}
private enum Invented: BellVersion {
  static let changes: [VersionChange]? = BellChanges.all + [.removed(.command, "sing")]
}
private enum Wrong: BellVersion {
  static let changes: [VersionChange]? =
    BellChanges.all + [.event { event in event == .tap(Tap(on: "button")) ? [.tick] : [event] }]
}

/// A doorbell in two versions.
private struct Bell<V: BellVersion>: Scene {
  struct Part: ScenePart {
    static var allCases: [Part] {
      V.isNew
        ? [Part("button"), Part("lamp")]
        : [Part("knob"), Part("sign")]
    }
    let rawValue: String

    init(_ rawValue: String) { self.rawValue = rawValue }
    init?(rawValue: String) { self.rawValue = rawValue }

    var kind: Node.Kind { .button }
  }

  struct Configuration: SceneConfiguration {
    var volume = 5.0

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member(V.isNew ? "volume" : "loudness", &volume, "how loud it is")
    }
  }

  struct Completion: RawRepresentable, CaseIterable, Equatable, Sendable {
    static var allCases: [Completion] { [Completion(V.isNew ? "silent" : "done")] }
    let rawValue: String

    private init(_ name: String) { rawValue = name }
    init?(rawValue: String) {
      guard rawValue == Self.allCases[0].rawValue else { return nil }
      self.rawValue = rawValue
    }
  }

  struct Effect: SceneEffect {
    var type: String { "open" }

    func write(to members: inout MemberWriter) {
      members.member("id", V.isNew ? "door-1" : "gate-1")
    }
  }

  static var name: String { "bell" }
  static var steps: VersionSteps {
    VersionSteps(V.changes.map { [VersionStep("a button and a lamp", $0)] } ?? [])
  }
  static var commands: [SceneInput] { [SceneInput(V.isNew ? "ring" : "chime", .number)] }
  static var responses: [SceneInput] { [SceneInput(V.isNew ? "door" : "gate", .text)] }

  static var strings: [SceneString] {
    [
      V.isNew
        ? SceneString("bell.ring", "Ring", comment: "The button.")
        : SceneString("bell.chime", "Ring", comment: "The button.")
    ]
  }

  private var rings = 0
  private var mode = "quiet"
  private var isOpen = false
  private var isMuted = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.shown(V.isNew ? "rings" : "count", &rings)
    members.kept("open", &isOpen)
    members.shown("mode", &mode)
    if V.isNew { members.kept("muted", &isMuted) } else { members.kept("old", &isMuted) }
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .tap(let tap):
      guard tap.target == Part.allCases[0].id else { return }
      ring(&context)
      context.send(Effect())
    case .command(let command):
      guard case .number(let number)? = command.value else {
        throw .invalidMember("value", expected: "a number")
      }
      rings += Int(number)
    case .response: isOpen = true
    default: break
    }
  }

  private mutating func ring(_ context: inout Context) {
    rings += 1
    mode = Self.loud
    context.animate(
      Transaction(.curve(.linear, duration: 1), completion: Completion.allCases[0]))
  }

  private static var loud: String { V.isNew ? "ringing" : "loud" }

  mutating func complete(_ completion: Completion, _ context: inout Context) { mode = "quiet" }

  mutating func didRestore(_ context: Context) throws(MemberError) {
    guard ["quiet", Self.loud].contains(mode) else {
      throw MemberError("unknown mode '\(mode)'", of: "mode")
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    for (place, part) in Part.allCases.enumerated() {
      let frame = Rect(x: 0, y: Double(place) * 50, width: 44, height: 44)
      nodes.append(part, frame: frame) { node in
        node.interactive = true
        node.accessibilityLabel = "bell"
        node.alpha = mode == Self.loud ? 1 : configuration.volume / 10
        node.text = isOpen ? "open" : "shut"
      }
    }
  }
}

/// A house with a bell, which has another name in its second version.
private struct House<V: BellVersion>: ComposedScene {
  enum Part: String, ScenePart { case door }

  static var name: String { "house" }
  static var steps: VersionSteps {
    guard V.isNew else { return [] }
    return [
      VersionStep(
        "the bell is in front",
        V.changes == nil ? [] : [.renamed(.child, "bell", to: "front")])
    ]
  }

  private var bell: Child<Bell<V>>

  init(_ context: inout Context) { bell = Child(Bell<V>.self, Bell<V>.Configuration(), &context) }

  mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit(V.isNew ? "front" : "bell", &bell)
  }

  mutating func visit(_ members: inout StateMembers) {}
  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {}

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.door, frame: environment.window)
    nodes.append(bell, in: Part.door)
  }
}

@Suite("Faults planted in steps")
struct PlantedVersionFaultTests {
  /// What is kept of the first version of a scene, with the frames of a complete second one.
  private func kept<S: Scene, N: Scene>(
    _ old: S.Type, _ new: N.Type, _ events: [Event]
  ) throws -> KeptVersions {
    let session = VersionedSession<S>(
      events: events.enumerated().map { ($1, Double($0) * 0.4) })
    var kept = KeptVersions()
    kept.descriptions = [
      1: VersionDescription(of: old).text, 2: VersionDescription(of: new).text,
    ]
    for (name, trace) in [
      ("whole", session.recording), ("rest", try session.recording(from: 3)),
    ] {
      var recording = KeptRecording(version: 1, name: name + KeptRecording.suffix, trace: trace)
      recording.expected = try recording.frames(of: new)
      kept.recordings.append(recording)
    }
    return kept
  }

  private func bells() throws -> KeptVersions {
    try kept(
      Bell<Old>.self, Bell<New>.self,
      [
        .command(Command("chime", value: .number(3))), .tap(Tap(on: "sign")), .tap(Tap(on: "knob")),
        .tap(Tap(on: "sign")), .response(Response(to: "gate-1", .success, message: "yes")),
        .tap(Tap(on: "knob")),
      ])
  }

  @Test("A complete step has no fault")
  func complete() throws {
    #expect(try VersionAudit.faults(of: Bell<New>.self, bells()) == [])
  }

  private func check<V: BellVersion>(_ version: V.Type, _ words: String) throws {
    let faults = VersionAudit.faults(of: Bell<V>.self, try bells())
    #expect(faults.contains { $0.contains(words) }, "\(words): \(faults)")
  }

  @Test("What a step has forgotten is found")
  func forgotten() throws {
    try check(NotRaised.self, "is described otherwise")
    try check(NoChanges.self, "says nothing of the part 'knob'")
    try check(NoMember.self, "says nothing of the member 'count', which is gone")
    try check(NoRemoval.self, "says nothing of the member 'old', which is gone")
    try check(NoAddition.self, "gives no value to the member 'muted', which is new")
    // The type of the member does not say which texts it can be; a state does.
    try check(NoValue.self, "unknown mode 'loud'")
    try check(NoPart.self, "says nothing of the part 'knob', which is gone")
    try check(NoOtherPart.self, "says nothing of the part 'sign', which is gone")
    try check(NoConfiguration.self, "says nothing of the configuration 'loudness', which is gone")
    try check(NoCommand.self, "says nothing of the command 'chime', which is gone")
    try check(NoResponse.self, "says nothing of the response 'gate', which is gone")
    try check(NoCompletion.self, "says nothing of the completion 'done', which is gone")
    try check(NoString.self, "says nothing of the string 'bell.chime', which is gone")
    try check(Misspelt.self, "leads to the part 'buton', which version 2 has not")
    try check(Invented.self, "names the command 'sing', which version 1 has not")
    try check(Wrong.self, "gives other frames")
  }

  @Test("A child whose name has been forgotten is found")
  func child() throws {
    let kept = try kept(
      House<Old>.self, House<New>.self,
      [
        .tap(Tap(on: "bell/sign")), .tap(Tap(on: "bell/knob")), .tick,
        .response(Response(to: "bell/gate-1", .success)), .tap(Tap(on: "bell/knob")),
      ])
    #expect(VersionAudit.faults(of: House<New>.self, kept) == [])
    enum Forgetful: BellVersion { static var changes: [VersionChange]? { nil } }
    let faults = VersionAudit.faults(of: House<Forgetful>.self, kept)
    #expect(faults.contains { $0.contains("says nothing of the child 'bell', which is gone") })
  }

  @Test("What is not kept is found")
  func kept() throws {
    var kept = try bells()
    kept.recordings.removeLast()
    #expect(
      VersionAudit.faults(of: Bell<New>.self, kept) == ["no state of version 1 of 'bell' is kept"])
    kept = try bells()
    kept.descriptions[1] = nil
    #expect(
      VersionAudit.faults(of: Bell<New>.self, kept)
        == ["version 1 of 'bell' has no description, 1.json"])
    kept = try bells()
    kept.recordings[0].expected = nil
    #expect(
      VersionAudit.faults(of: Bell<New>.self, kept)
        == ["1/whole.trace.jsonl has no frames that are expected"])
  }
}
