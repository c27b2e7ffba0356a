import FlowEngine

/// A field, a button and a door that moves, with a flaw that its configuration chooses.
///
/// Each flaw shows only after a few events.
struct Flawed: TextInputScene, CheckedScene {
  enum Flaw: String, CaseIterable, Sendable {
    case none, label, size, range, layout, part, focus, secret, announcement, settles, refusal,
      motion, restore, own, effect, mirror, jump, rest
    /// A number is spoken as it is emptied, also one that was never kept; or the end of it is, or its
    /// digits one by one; or the state has it.
    case clearing, fleeting, ending, spelling, showing
  }

  struct Configuration: SceneConfiguration {
    var flaw = "none"

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("flaw", &flaw, "what is wrong")
    }

    func validate() throws(MemberError) {}
  }

  enum Part: String, ScenePart {
    case door, button, pin, other

    var kind: Node.Kind { self == .pin || self == .other ? .field : .button }
    var isSecret: Bool { self == .pin }
  }

  enum State: String, CaseIterable, Sendable { case shut, open }
  enum Completion: String, Sendable { case moved, again }

  /// What the host is told of the number.
  enum Effect: SceneEffect {
    case entered(String), check(String)

    var type: String {
      switch self {
      case .entered: "entered"
      case .check: "check"
      }
    }

    var carriesSecret: Bool {
      switch self {
      case .entered: false
      case .check: true
      }
    }

    func write(to members: inout MemberWriter) {
      switch self {
      case .entered(let pin), .check(let pin): members.member("pin", pin)
      }
    }
  }

  static let name = "flawed"

  var isOpen = false
  var opened = 0
  var pin = ""
  var isFocused = false
  var forgotten = 0
  var note = ""
  var isWaiting = false
  var flaw: Flaw

  init(_ context: inout Context) { flaw = Flaw(rawValue: context.configuration.flaw) ?? .none }

  var state: State { isOpen ? .open : .shut }
  /// Whether the flaw shows: when the door has been opened twice.
  private var shows: Bool { opened >= 2 }

  mutating func visit(_ members: inout StateMembers) {
    members.shown("open", &isOpen)
    members.kept("opened", &opened)
    if flaw == .showing { members.shown("pin", &pin) } else { members.kept("pin", &pin) }
    members.kept("note", &note)
    members.kept("focused", &isFocused)
    if flaw != .restore { members.kept("forgotten", &forgotten) }
  }

  mutating func visitTexts(_ texts: inout EnteredTexts) {
    texts.visit(&pin, of: Part.pin)
    texts.visit(&note, of: Part.other)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .tap(let tap) where tap.target == Part.button.id:
      isOpen.toggle()
      if isOpen { opened = min(opened + 1, 3) }
      if flaw == .jump, shows, !isOpen { return context.stopAnimations() }
      if flaw == .rest, shows { isWaiting = true }
      context.animate(Transaction(.curve(.linear, duration: 0.5), completion: .moved))
    case .focus(let target): isFocused = target == Part.pin.id
    case .text(let edit) where edit.target == Part.pin.id && isFocused:
      if flaw == .refusal, edit.replacement == "Z" {
        pin = "0"
        throw .invalidMember("replacement", expected: "no letter")
      }
      if flaw == .clearing, edit.replacement == "Z", pin.count == 4 {
        context.announce("\(pin) is wrong")
        pin = ""
        return
      }
      if flaw == .fleeting, edit.replacement == "1234" {
        return context.announce("\(edit.replacement) is wrong")
      }
      pin = String((pin + edit.replacement).filter { $0.isNumber }.prefix(4))
      guard pin.count == 4 else { return }
      if flaw == .ending { context.announce("Your number ends in \(pin.suffix(3))") }
      if flaw == .spelling { context.announce(pin.map { String($0) }.joined(separator: " ")) }
      context.send(.check(pin))
      if flaw == .effect { context.send(.entered(pin)) }
      if flaw == .announcement { context.announce("Your number is \(pin)") }
    case .text(let edit) where edit.target == Part.other.id:
      note = edit.replacement
    default: break
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    if flaw == .settles, shows { context.schedule(.again, after: 0) }
    if flaw == .motion, shows, completion == .moved {
      opened = context.environment.reduceMotion ? 2 : 3
    }
    if flaw == .restore { forgotten += 1 }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let place = isOpen ? 200.0 : 0
    let isMirrored = environment.layoutDirection == .rightToLeft
    let width = flaw == .size && shows ? -10.0 : 50
    nodes.append(Part.door, frame: Rect(x: place, y: 300, width: width, height: 50)) {
      if flaw == .range, shows { $0.alpha = 1.5 }
      if flaw == .motion, opened == 3 { $0.alpha = 0.5 }
      if flaw == .restore, forgotten > 1 { $0.cornerRadius = 4 }
    }
    let x = isMirrored ? environment.size.width - 150 : 100
    let shift = flaw == .mirror && shows && isMirrored ? 8.0 : 0
    nodes.append(
      Part.button, frame: Rect(x: x + shift, y: 100, width: 50, height: 50)
    ) {
      $0.interactive = true
      $0.accessibilityLabel = flaw == .label && shows ? nil : "Door"
    }
    nodes.append(Part.pin, frame: Rect(x: 100, y: 200, width: 50, height: 50)) {
      $0.interactive = true
      $0.accessibilityLabel = "PIN"
      $0.focused = isFocused
      $0.secure = true
      $0.accessibilityValue =
        flaw == .secret && pin.count == 4 ? pin : "\(pin.count) digits"
    }
    if flaw == .layout, shows {
      nodes.append(Part.door, frame: Rect(x: 0, y: 0, width: 1, height: 1))
    }
    if flaw == .part, shows { nodes.append("stray", frame: .zero) }
    if flaw == .focus, shows {
      nodes.append(Part.other, frame: Rect(x: 0, y: 0, width: 1, height: 1)) { $0.focused = true }
    }
  }

  static func invariants(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] {
    guard frame.scene.flaw == .own, frame.scene.opened > 1, !frame.scene.isOpen else { return [] }
    return [InvariantViolation("door", "the door is shut after it was opened twice")]
  }

  static func invariantsAtRest(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] {
    var found: [InvariantViolation] = []
    found.require(!frame.scene.isWaiting, "waiting", "nothing waits for what has ended")
    return found
  }
}
