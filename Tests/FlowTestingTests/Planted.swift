import FlowEngine

/// A scene that is right, or has one flaw.
struct Planted: Scene {
  /// What is wrong with it.
  enum Flaw: String, MemberChoice {
    case none
    /// It refuses every event, or ignores it.
    case refusesAll, ignoresAll
    /// A member that is seen is not listed, or is listed and not restored; or one that is not listed
    /// decides what happens later.
    case forgetsMember, losesMember, forgetsCause
    /// It cannot be restored.
    case rejectsItself
    /// An event that it refuses changes it, or its frames are never the same.
    case changesOnRefusal, isRandom
    /// A layout has a mistake.
    case duplicate, orphan, notFinite
    /// A frame is not as it should be.
    case negativeSize, tooOpaque, undeclared, unlabelled, twoFocused
    /// What it presents on the way is not what is listed.
    case bumps
    /// An instant off the straight line keeps from the list what else moves in one.
    case jolts
    /// An animation, or a timer, follows the other for ever.
    case animatesForever, waitsForever
    /// A state is never reached.
    case stays
    /// A field takes text that the scene, which is no `TextInputScene`, does not list.
    case unlisted
  }

  struct Configuration: SceneConfiguration {
    var flaw = Flaw.none

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("flaw", &flaw, "what is wrong")
    }
  }

  enum State: String, CaseIterable, Sendable {
    case small, large
  }

  enum Completion: String, Sendable {
    case arrived
  }

  enum Part: String, ScenePart {
    case box, label, note

    var kind: Node.Kind { self == .note ? .field : .view }
  }

  static let name = "planted"
  static let commands = [SceneInput("add", .number)]

  var isLarge = false
  var count = 0
  var taps = 0
  var note = ""
  var progress = 1.0
  var flaw: Flaw

  init(_ context: inout Context) {
    flaw = context.configuration.flaw
  }

  var state: State { isLarge ? .large : .small }

  mutating func visit(_ members: inout StateMembers) {
    members.shown("isLarge", &isLarge)
    switch flaw {
    case .forgetsMember: break
    case .losesMember where members.isRestoring:
      var lost = count
      members.kept("count", &lost)
    default: members.kept("count", &count)
    }
    if flaw != .forgetsCause { members.kept("taps", &taps) }
    if flaw == .unlisted { members.shown("note", &note) }
  }

  /// Without the conformance nobody asks for it.
  mutating func visitTexts(_ texts: inout EnteredTexts) { texts.visit(&note, of: Part.note) }

  mutating func didRestore(_ context: Context) throws(MemberError) {
    if flaw == .rejectsItself { throw MemberError("expected something else", of: "count") }
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch flaw {
    case .refusesAll: throw .invalidMember("t", expected: "nothing")
    case .ignoresAll: return
    default: break
    }
    switch event {
    case .tap(let tap) where tap.target == "box": toggle(&context)
    case .text(let edit) where edit.target == "note": note = edit.replacement
    case .command(let command):
      guard case .number(let number) = command.value, number >= 1 else {
        if flaw == .changesOnRefusal { count += 1 }
        throw .invalidMember("value", expected: "a number, 1 or more")
      }
      count += 1
    default: break
    }
  }

  private mutating func toggle(_ context: inout Context) {
    if flaw == .stays { return context.announce("No.") }
    isLarge.toggle()
    taps += 1
    count += 1 + taps % 2
    if flaw == .bumps || flaw == .jolts {
      return context.animate(.following(.easeInOut(duration: 0.4), completion: .arrived))
    }
    context.animate(Transaction(.spring(duration: 0.4, dampingRatio: 1), completion: .arrived))
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    switch flaw {
    case .animatesForever:
      count += 1
      context.animate(Transaction(.easeInOut(duration: 0.2), completion: .arrived))
    case .waitsForever: context.schedule(.arrived, after: 1)
    default: break
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let isWrong = isLarge
    let width = isWrong && flaw == .negativeSize ? -1 : isLarge ? 200.0 : 100
    let x =
      switch flaw {
      case .notFinite where isWrong: Double.nan
      case .isRandom: Double.random(in: 0...1)
      default: Double(count % 7)
      }
    var y = 0.0
    if isWrong, flaw == .bumps { y = 100 * progress + (0.02...0.2 ~= progress ? 9 : 0) }
    // One of the moments at which the engine looks.
    if isWrong, flaw == .jolts { y = 100 * progress + (0.2299...0.2301 ~= progress ? 9 : 0) }
    nodes.append(Part.box, frame: Rect(x: x, y: y, width: width, height: 100)) {
      box in
      box.interactive = true
      if !(isWrong && flaw == .unlabelled) { box.accessibilityLabel = "Box" }
      if isWrong, flaw == .tooOpaque { box.alpha = 1.5 }
      if isWrong, flaw == .twoFocused { box.focused = true }
    }
    nodes.append(
      Part.label, id: isWrong && flaw == .undeclared ? "lable" : nil,
      in: isWrong && flaw == .orphan ? "nobody" : nil,
      frame: Rect(x: 0, y: 200, width: 100, height: 20)
    ) { label in
      label.text = "\(count)"
      label.focused = isWrong && flaw == .twoFocused
    }
    if flaw == .unlisted {
      nodes.append(Part.note, frame: Rect(x: 0, y: 300, width: 100, height: 40)) {
        $0.interactive = true
        $0.accessibilityLabel = "Note"
        $0.text = note
      }
    }
    if isWrong, flaw == .duplicate { nodes.append(Part.box, frame: .zero) }
  }
}
