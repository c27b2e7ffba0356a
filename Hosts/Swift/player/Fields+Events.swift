import FlowEngine

extension Fields {
  /// The event of a line in its packed form; `nil` if it lacks a target that it must have.
  mutating func event() -> Event? {
    switch name {
    case "pan":
      let phase = Pan.Phase.allCases[int()]
      let (translation, velocity) = (point(), point())
      let location = optionalPoint()
      return .pan(
        Pan(
          phase, translation: translation, velocity: velocity, location: location,
          target: optionalID()))
    case "scroll":
      let phase = Scroll.Phase.allCases[int()]
      let (offset, velocity) = (point(), point())
      return optionalID().map {
        .scroll(Scroll($0, offset: offset, velocity: velocity, phase: phase))
      }
    case "text":
      let (location, length) = (optionalNumber(), optionalNumber())
      var range: TextRange?
      if let location, let length {
        range = TextRange(location: Int(location), length: Int(length))
      }
      guard let target = optionalID() else { return nil }
      return .text(TextEdit(target, replacement: text(), range: range))
    case "tap":
      let location = optionalPoint()
      return .tap(Tap(on: optionalID(), at: location))
    case "field":
      let kind = int()
      let optional = optionalID()
      if kind == 4 { return .undo(target: optional) }
      if kind == 5 { return .redo(target: optional) }
      guard let target = optional else { return nil }
      return switch kind {
      case 0: .deleteBackward(target: target)
      case 1: .returnKey(target: target)
      case 2: .focus(target: target)
      default: .blur(target: target)
      }
    case "select":
      let (component, row) = (int(), int())
      return optionalID().map { .select(Selection($0, component: component, row: row)) }
    case "selection":
      let range = TextRange(location: int(), length: int())
      return optionalID().map { .selection(TextSelection($0, range: range)) }
    case "compose":
      let phase = Composition.Phase.allCases[int()]
      let (location, length) = (optionalNumber(), optionalNumber())
      var selection: TextRange?
      if let location, let length {
        selection = TextRange(location: Int(location), length: Int(length))
      }
      guard let target = optionalID() else { return nil }
      return .compose(Composition(target, phase, text: text(), selection: selection))
    case "key":
      let phase = KeyStroke.Phase.allCases[int()]
      let modifiers = Modifiers(rawValue: UInt8(int()))
      let repeats = int() != 0
      return .key(KeyStroke(text(), phase, modifiers: modifiers, repeats: repeats))
    case "keyboard": return keyboard()
    case "response":
      let outcome: Response.Outcome = int() == 0 ? .success : .failure
      let id = text()
      return .response(Response(to: id, outcome, message: optionalText()))
    case "command":
      let name = text()
      let target = optionalID()
      return .command(Command(name, target: target, value: value()))
    case "environment": return .environment(environment())
    case "tick": return .tick
    default: return nil
    }
  }

  private mutating func keyboard() -> Event {
    let phase = KeyboardChange.Phase.allCases[int()]
    let frame = Rect(x: number(), y: number(), width: number(), height: number())
    let duration = number()
    return .keyboard(
      KeyboardChange(
        phase, frame: frame, duration: duration, curve: TimingCurve.Name.allCases[int()]))
  }

  private mutating func value() -> Command.Value? {
    switch int() {
    case 1: .number(number())
    case 2: .string(text())
    case 3: .bool(true)
    case 4: .bool(false)
    case 5: (try? CanonicalJSON(parsing: text())).map { .json($0) }
    default: nil
    }
  }

  private mutating func environment() -> EnvironmentChange {
    let members = int()
    func given<Value>(_ bit: Int, _ value: Value) -> Value? {
      members & (1 << bit) != 0 ? value : nil
    }
    var change = EnvironmentChange()
    change.size = given(0, Size(width: number(), height: number()))
    change.safeArea = given(
      1, Insets(top: number(), left: number(), bottom: number(), right: number()))
    change.scale = given(2, number())
    change.windowOrigin = given(3, point())
    change.layoutDirection = given(4, Environment.LayoutDirection.allCases[int()])
    change.reduceMotion = given(5, int() != 0)
    change.date = given(6, CalendarDate(year: int(), month: int(), day: int()))
    change.colorScheme = given(7, Environment.ColorScheme.allCases[int()])
    change.contrast = given(8, Environment.Contrast.allCases[int()])
    change.textSize = given(9, Environment.TextSize.allCases[int()])
    change.boldText = given(10, int() != 0)
    return change
  }
}
