import FlowEngine

/// Random events for any scene: mostly on presented nodes, and sometimes off them.
public enum RandomEvents {
  /// Texts as users type and paste them, and as attackers craft them.
  package static let texts = [
    "a", "Z", "7", " ", "42", "4242 4242 4242 4242", "1999-12-31", "Zoë", "٣", "👩‍👩‍👧", "\n", "",
    "\u{202E}x", "e\u{301}",
  ]

  /// Returns the next event for the scene that an engine runs.
  ///
  /// Double taps, long presses and pinches come to nodes whose parts list them in `gestures`; then so do
  /// pointers on these nodes.
  public static func next<S: Scene>(_ random: inout SeededGenerator, _ engine: Engine<S>) -> Event {
    if let event = gesture(&random, engine) { return event }
    let nodes = engine.frame.nodes
    let target = target(&random, nodes)
    switch random.number(below: 24) {
    case 0..<5:
      return .tap(random.chance(0.2) ? Tap(at: location(&random, engine)) : Tap(on: target))
    case 5..<9:
      let phase = random.one(of: Pan.Phase.allCases)
      return .pan(
        Pan(
          phase, translation: distance(&random), velocity: distance(&random, 2000),
          location: random.chance(0.3) ? location(&random, engine) : nil,
          target: random.chance(0.5) ? target : nil))
    case 9..<11:
      return .scroll(
        Scroll(
          target, offset: distance(&random, 600), velocity: distance(&random, 1000),
          phase: random.one(of: Scroll.Phase.allCases)))
    case 11..<14: return .text(TextEdit(target, replacement: random.one(of: texts)))
    case 14:
      if random.chance(0.5) { return .deleteBackward(target: target) }
      return .selection(
        TextSelection(
          target,
          range: TextRange(location: random.number(below: 24), length: random.number(below: 6))))
    case 15: return .returnKey(target: target)
    case 16: return .focus(target: target)
    case 17: return .blur(target: target)
    case 18:
      return .select(
        Selection(target, component: random.number(below: 3), row: random.number(below: 24)))
    case 19: return .keyboard(keyboard(&random, engine.environment))
    case 20: return response(&random, engine)
    case 21:
      guard !S.inputs.isEmpty else { return .tick }
      return .command(command(of: S.self, &random, target))
    case 22: return .environment(environment(&random))
    default:
      switch random.number(below: 6) {
      case 0, 1: return .tick
      case 2: return .pointer(pointer(&random) { location(&$0, engine) })
      case 3: return .key(key(&random))
      case 4: return .compose(composition(&random, target, engine.frame.nodes))
      default:
        let target = random.chance(0.3) ? target : nil
        return random.chance(0.6) ? .undo(target: target) : .redo(target: target)
      }
    }
  }

  /// The gestures that only some parts take.
  private static let listedGestures: [GestureSet] = [.doubleTap, .longPress, .pinch]

  /// A gesture for a node whose part lists it, or a pointer there; `nil` most of the time.
  ///
  /// In a scene without such parts nothing is drawn, so that a seed keeps its events.
  private static func gesture<S: Scene>(
    _ random: inout SeededGenerator, _ engine: Engine<S>
  ) -> Event? {
    var next = random
    var own = SeededGenerator(seed: ~next.next())
    guard own.chance(0.2) else { return nil }
    let parts = SceneParts(S.self)
    let nodes = engine.frame.nodes
    var choices: [(node: NodeID, gesture: GestureSet)] = []
    for id in nodes.map({ $0.id }) {
      guard let part = parts.part(of: id) else { continue }
      choices += listedGestures.filter { part.gestures.contains($0) }.map { (id, $0) }
    }
    guard !choices.isEmpty else { return nil }
    random = next
    let (target, gesture) = own.one(of: choices)
    let frame = nodes.windowFrame(of: target) ?? .zero
    let location = Point(
      x: frame.minX + own.number(in: 0...1) * frame.width,
      y: frame.minY + own.number(in: 0...1) * frame.height)
    if own.chance(0.4) { return .pointer(pointer(&own) { _ in location }) }
    let phase = own.one(of: Pan.Phase.allCases)
    switch gesture {
    case .doubleTap: return .doubleTap(Tap(on: target, at: location))
    case .longPress: return .longPress(LongPress(phase, on: target, at: location))
    default:
      return .pinch(
        Pinch(
          phase, scale: phase == .began ? 1 : own.number(in: 0.25...4),
          velocity: own.number(in: -4...4), on: target, at: location))
    }
  }

  /// A key that does something somewhere, most often one that moves the focus.
  private static func key(_ random: inout SeededGenerator) -> KeyStroke {
    let keys = [
      "Tab", "Tab", "Tab", "Enter", " ", "Escape", "ArrowUp", "ArrowDown", "PageDown", "a",
      "ArrowLeft", "ArrowLeft", "ArrowRight", "Home", "End",
    ]
    let modifiers: [Modifiers] = [[], [], [], .shift, .control, .alt, [.shift, .control], .meta]
    return KeyStroke(
      random.one(of: keys), random.chance(0.9) ? .down : .up,
      modifiers: random.one(of: modifiers), repeats: random.chance(0.1))
  }

  /// A step of a composition, most often in the field that has the keyboard.
  package static func composition(
    _ random: inout SeededGenerator, _ target: NodeID, _ nodes: NodeList
  ) -> Composition {
    let focused = nodes.first { $0.focused && $0.kind == .field }?.id
    let target = random.chance(0.9) ? focused ?? target : target
    let phases: [Composition.Phase] = [.changed, .changed, .changed, .committed, .cancelled]
    let phase = random.one(of: phases)
    if phase == .cancelled { return Composition(target, phase) }
    var selection: TextRange?
    if random.chance(0.5) {
      selection = TextRange(location: random.number(below: 4), length: random.number(below: 3))
    }
    let text = random.one(of: ["k", "か", "かな", "仮名", "ni", "한", "é", "4", "12"] + texts)
    return Composition(target, phase, text: text, selection: selection)
  }

  /// A sample of one of three pointers, wherever it was last.
  private static func pointer(
    _ random: inout SeededGenerator, at location: (inout SeededGenerator) -> Point
  ) -> Pointer {
    Pointer(
      id: random.number(below: 3), random.one(of: [.down, .down, .move, .move, .up, .cancel]),
      at: location(&random))
  }

  private static func target(_ random: inout SeededGenerator, _ nodes: NodeList) -> NodeID {
    let interactive = nodes.filter { $0.interactive }
    if !interactive.isEmpty, random.chance(0.8) { return random.one(of: interactive).id }
    if !nodes.isEmpty, random.chance(0.9) { return random.one(of: nodes).id }
    return "nowhere"
  }

  private static func location<S: Scene>(
    _ random: inout SeededGenerator, _ engine: Engine<S>
  ) -> Point {
    let size = engine.environment.size
    var x = random.number(in: 0...max(size.width, 1))
    // At the edges, where gestures of the whole screen begin.
    if random.chance(0.3) { x = random.chance(0.5) ? 4 : max(size.width - 4, 0) }
    return Point(x: x, y: random.number(in: 0...max(size.height, 1)))
  }

  private static func distance(_ random: inout SeededGenerator, _ most: Double = 300) -> Point {
    Point(x: random.number(in: -most...most), y: random.number(in: -most...most))
  }

  private static func keyboard(
    _ random: inout SeededGenerator, _ environment: Environment
  ) -> KeyboardChange {
    let height = random.one(of: [0, 216, 291, 336] as [Double])
    return KeyboardChange(
      random.one(of: KeyboardChange.Phase.allCases),
      frame: Rect(
        x: 0, y: environment.size.height - height, width: environment.size.width, height: height),
      duration: random.one(of: [0, 0.25, 0.4]), curve: random.one(of: TimingCurve.Name.allCases))
  }

  /// A response, usually to an effect that was requested.
  private static func response<S: Scene>(
    _ random: inout SeededGenerator, _ engine: Engine<S>
  ) -> Event {
    let outcome = random.one(of: Response.Outcome.allCases)
    let ids = engine.frame.effects.compactMap { $0.identifier }
    let id = ids.isEmpty || random.chance(0.1) ? "unasked-1" : random.one(of: ids)
    let message = random.chance(0.5) ? nil : random.chance(0.5) ? "No." : random.one(of: texts)
    return .response(Response(to: id, outcome, message: message))
  }

  /// A command of a scene that has some, often with a value of the kind that it takes.
  package static func command<S: Scene>(
    of scene: S.Type, _ random: inout SeededGenerator, _ target: NodeID
  ) -> Command {
    let input = random.one(of: S.inputs)
    var target = random.chance(0.5) ? target : nil
    if let own = input.targets.first, random.chance(0.5) { target = own }
    if random.chance(0.5) {
      return Command(input.name, target: target, value: value(of: input, &random))
    }
    let value: Command.Value? =
      switch random.number(below: 5) {
      case 0: .number(Double(random.number(below: 16)))
      case 1: .string(random.one(of: texts))
      case 2: .bool(random.chance(0.5))
      default: nil
      }
    return Command(input.name, target: target, value: value)
  }

  /// A value of the kind that a command takes.
  private static func value(
    of input: SceneInput, _ random: inout SeededGenerator
  ) -> Command.Value? {
    switch input.value {
    case .number: .number(Double(random.number(below: 16)))
    case .bool: .bool(random.chance(0.5))
    case .name(let names): names.isEmpty ? nil : .string(random.one(of: names))
    case .any: random.chance(0.5) ? nil : .string(random.one(of: texts))
    case .format: .string(random.one(of: ["4,4,4", "3, 2", "", "06/2027", "0"]))
    case .text: .string(random.one(of: texts))
    case .typed(let type):
      type.samples.isEmpty ? nil : random.one(of: type.samples)
    case nil: nil
    }
  }

  private static func environment(_ random: inout SeededGenerator) -> EnvironmentChange {
    EnvironmentChange(
      size: random.chance(0.5)
        ? random.one(of: [
          Size(width: 375, height: 812), Size(width: 812, height: 375),
          Size(width: 320, height: 568), Size(width: 0, height: 0),
        ]) : nil,
      safeArea: random.chance(0.3)
        ? Insets(
          top: random.one(of: [0, 20, 44]), left: 0, bottom: random.one(of: [0, 34]), right: 0)
        : nil,
      layoutDirection: random.chance(0.2)
        ? random.one(of: Environment.LayoutDirection.allCases) : nil,
      reduceMotion: random.chance(0.2) ? random.chance(0.5) : nil,
      windowOrigin: random.chance(0.1)
        ? Point(x: random.one(of: [0, 320]), y: random.one(of: [0, 40])) : nil,
      colorScheme: random.chance(0.1)
        ? random.one(of: Environment.ColorScheme.allCases) : nil,
      contrast: random.chance(0.1) ? random.one(of: Environment.Contrast.allCases) : nil,
      textSize: random.chance(0.1) ? random.one(of: Environment.TextSize.allCases) : nil,
      boldText: random.chance(0.1) ? random.chance(0.5) : nil,
      locale: random.chance(0.1)
        ? random.one(of: [.english, LanguageTag("de-AT") ?? .english]) : nil)
  }
}
