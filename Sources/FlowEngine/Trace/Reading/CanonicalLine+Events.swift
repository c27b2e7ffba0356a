// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

#if !arch(wasm32)
extension CanonicalLine {
  /// Reads the rest of a line from the name of its type; returns false for a line that is not canonical.
  @inline(__always) mutating func readEvent(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    if skip(#"pan""#) { return pan(into: &event, &strings) }
    if skip(#"tap""#) { return tap(into: &event, &strings) }
    if skip(#"scroll""#) { return scroll(into: &event, &strings) }
    if skip(#"text""#) { return text(into: &event, &strings) }
    if skip(#"deleteBackward""#) { return deleteBackward(into: &event, &strings) }
    if skip(#"return""#) { return returnKey(into: &event, &strings) }
    if skip(#"focus""#) { return focus(into: &event, &strings) }
    if skip(#"blur""#) { return blur(into: &event, &strings) }
    if skip(#"select""#) { return select(into: &event, &strings) }
    if skip(#"keyboard""#) { return keyboard(into: &event, &strings) }
    if skip(#"response""#) { return response(into: &event, &strings) }
    if skip(#"command""#) { return command(into: &event, &strings) }
    if skip(#"tick""#) { return tick(into: &event, &strings) }
    if skip(#"pointer""#) { return pointer(into: &event, &strings) }
    if skip(#"doubleTap""#) { return doubleTap(into: &event, &strings) }
    if skip(#"longPress""#) { return longPress(into: &event, &strings) }
    if skip(#"pinch""#) { return pinch(into: &event, &strings) }
    if skip(#"key""#) { return key(into: &event, &strings) }
    if skip(#"selection""#) { return selection(into: &event, &strings) }
    if skip(#"compose""#) { return compose(into: &event, &strings) }
    if skip(#"undo""#) { return undo(into: &event, &strings) }
    if skip(#"redo""#) { return redo(into: &event, &strings) }
    return false
  }

  @inline(__always) private mutating func pan(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","phase":""#), let phase = self.panPhase(.phase) else { return false }
    guard skip(#","translation":["#), let translation = self.point(.translation) else { return false }
    guard skip(#","velocity":["#), let velocity = self.point(.velocity) else { return false }
    var location: Point? = nil
    if skip(#","location":["#) {
      guard let found = self.point(.location) else { return false }
      location = found
    }
    var target: JSONText? = nil
    if skip(#","target":""#) {
      guard let found = self.text(.target) else { return false }
      target = found
    }
    guard isAtEnd else { return false }
    event = .pan(Pan(phase, translation: translation, velocity: velocity, location: location, target: target.map { NodeID(self.string($0, &strings)) }))
    return true
  }

  private mutating func tap(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    var target: JSONText? = nil
    if skip(#","target":""#) {
      guard let found = self.text(.target) else { return false }
      target = found
    }
    var location: Point? = nil
    if skip(#","location":["#) {
      guard let found = self.point(.location) else { return false }
      location = found
    }
    guard isAtEnd, (target != nil || location != nil) else { return false }
    event = .tap(Tap(on: target.map { NodeID(self.string($0, &strings)) }, at: location))
    return true
  }

  private mutating func scroll(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","target":""#), let target = self.text(.target) else { return false }
    guard skip(#","offset":["#), let offset = self.point(.offset) else { return false }
    var velocity: Point = .zero
    if skip(#","velocity":["#) {
      guard let found = self.point(.velocity) else { return false }
      velocity = found
    }
    var phase: Scroll.Phase = .changed
    if skip(#","phase":""#) {
      guard let found = self.scrollPhase(.phase) else { return false }
      phase = found
    }
    guard isAtEnd else { return false }
    event = .scroll(Scroll(NodeID(self.string(target, &strings)), offset: offset, velocity: velocity, phase: phase))
    return true
  }

  private mutating func text(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","target":""#), let target = self.text(.target) else { return false }
    guard skip(#","replacement":""#), let replacement = self.text(.replacement) else { return false }
    var range: TextRange? = nil
    if skip(#","range":["#) {
      guard let found = self.textRange(.range) else { return false }
      range = found
    }
    guard isAtEnd else { return false }
    event = .text(TextEdit(NodeID(self.string(target, &strings)), replacement: self.contents(replacement), range: range))
    return true
  }

  private mutating func deleteBackward(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","target":""#), let target = self.text(.target) else { return false }
    guard isAtEnd else { return false }
    event = .deleteBackward(target: NodeID(self.string(target, &strings)))
    return true
  }

  private mutating func returnKey(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","target":""#), let target = self.text(.target) else { return false }
    guard isAtEnd else { return false }
    event = .returnKey(target: NodeID(self.string(target, &strings)))
    return true
  }

  private mutating func focus(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","target":""#), let target = self.text(.target) else { return false }
    guard isAtEnd else { return false }
    event = .focus(target: NodeID(self.string(target, &strings)))
    return true
  }

  private mutating func blur(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","target":""#), let target = self.text(.target) else { return false }
    guard isAtEnd else { return false }
    event = .blur(target: NodeID(self.string(target, &strings)))
    return true
  }

  private mutating func select(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","target":""#), let target = self.text(.target) else { return false }
    guard skip(#","component":"#), let component = self.int(.component) else { return false }
    guard skip(#","row":"#), let row = self.int(.row) else { return false }
    guard isAtEnd else { return false }
    event = .select(Selection(NodeID(self.string(target, &strings)), component: component, row: row))
    return true
  }

  private mutating func keyboard(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","phase":""#), let phase = self.keyboardChangePhase(.phase) else { return false }
    guard skip(#","frame":["#), let frame = self.rect(.frame) else { return false }
    guard skip(#","duration":"#), let duration = self.double(.duration) else { return false }
    guard skip(#","curve":""#), let curve = self.timingCurveName(.curve) else { return false }
    guard isAtEnd else { return false }
    event = .keyboard(KeyboardChange(phase, frame: frame, duration: duration, curve: curve))
    return true
  }

  private mutating func response(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","id":""#), let id = self.text(.id) else { return false }
    guard skip(#","outcome":""#), let outcome = self.responseOutcome(.outcome) else { return false }
    var message: JSONText? = nil
    if skip(#","message":""#) {
      guard let found = self.text(.message) else { return false }
      message = found
    }
    var value: Command.Value? = nil
    if skip(#","value":"#) {
      guard let found = self.value(.value) else { return false }
      value = found
    }
    guard isAtEnd else { return false }
    event = .response(Response(to: self.string(id, &strings), outcome, message: message.map { self.string($0, &strings) }, value: value))
    return true
  }

  private mutating func command(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","name":""#), let name = self.text(.name) else { return false }
    var target: JSONText? = nil
    if skip(#","target":""#) {
      guard let found = self.text(.target) else { return false }
      target = found
    }
    var value: Command.Value? = nil
    if skip(#","value":"#) {
      guard let found = self.value(.value) else { return false }
      value = found
    }
    guard isAtEnd else { return false }
    event = .command(Command(self.string(name, &strings), target: target.map { NodeID(self.string($0, &strings)) }, value: value))
    return true
  }

  private mutating func tick(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard isAtEnd else { return false }
    event = .tick
    return true
  }

  private mutating func pointer(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","id":"#), let id = self.int(.id) else { return false }
    var kind: Pointer.Kind = .touch
    if skip(#","kind":""#) {
      guard let found = self.pointerKind(.kind) else { return false }
      kind = found
    }
    guard skip(#","phase":""#), let phase = self.pointerPhase(.phase) else { return false }
    guard skip(#","location":["#), let location = self.point(.location) else { return false }
    var buttons: Int = 1
    if skip(#","buttons":"#) {
      guard let found = self.int(.buttons) else { return false }
      buttons = found
    }
    var modifiers: Modifiers = []
    if skip(#","modifiers":"#) {
      guard let found = self.modifiers(.modifiers) else { return false }
      modifiers = found
    }
    guard isAtEnd else { return false }
    event = .pointer(Pointer(id: id, kind: kind, phase, at: location, buttons: buttons, modifiers: modifiers))
    return true
  }

  private mutating func doubleTap(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    var target: JSONText? = nil
    if skip(#","target":""#) {
      guard let found = self.text(.target) else { return false }
      target = found
    }
    var location: Point? = nil
    if skip(#","location":["#) {
      guard let found = self.point(.location) else { return false }
      location = found
    }
    guard isAtEnd, (target != nil || location != nil) else { return false }
    event = .doubleTap(Tap(on: target.map { NodeID(self.string($0, &strings)) }, at: location))
    return true
  }

  private mutating func longPress(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","phase":""#), let phase = self.panPhase(.phase) else { return false }
    var target: JSONText? = nil
    if skip(#","target":""#) {
      guard let found = self.text(.target) else { return false }
      target = found
    }
    var location: Point? = nil
    if skip(#","location":["#) {
      guard let found = self.point(.location) else { return false }
      location = found
    }
    guard isAtEnd, (target != nil || location != nil) else { return false }
    event = .longPress(LongPress(phase, on: target.map { NodeID(self.string($0, &strings)) }, at: location))
    return true
  }

  private mutating func pinch(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","phase":""#), let phase = self.panPhase(.phase) else { return false }
    guard skip(#","scale":"#), let scale = self.double(.scale) else { return false }
    var velocity: Double = 0
    if skip(#","velocity":"#) {
      guard let found = self.double(.velocity) else { return false }
      velocity = found
    }
    var target: JSONText? = nil
    if skip(#","target":""#) {
      guard let found = self.text(.target) else { return false }
      target = found
    }
    var location: Point? = nil
    if skip(#","location":["#) {
      guard let found = self.point(.location) else { return false }
      location = found
    }
    guard isAtEnd, (target != nil || location != nil) else { return false }
    event = .pinch(Pinch(phase, scale: scale, velocity: velocity, on: target.map { NodeID(self.string($0, &strings)) }, at: location))
    return true
  }

  private mutating func key(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","key":""#), let key = self.text(.key) else { return false }
    var phase: KeyStroke.Phase = .down
    if skip(#","phase":""#) {
      guard let found = self.keyStrokePhase(.phase) else { return false }
      phase = found
    }
    var modifiers: Modifiers = []
    if skip(#","modifiers":"#) {
      guard let found = self.modifiers(.modifiers) else { return false }
      modifiers = found
    }
    var repeats: Bool = false
    if skip(#","repeats":"#) {
      guard let found = self.bool(.repeats) else { return false }
      repeats = found
    }
    guard isAtEnd else { return false }
    event = .key(KeyStroke(self.string(key, &strings), phase, modifiers: modifiers, repeats: repeats))
    return true
  }

  private mutating func selection(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","target":""#), let target = self.text(.target) else { return false }
    guard skip(#","range":["#), let range = self.textRange(.range) else { return false }
    guard isAtEnd else { return false }
    event = .selection(TextSelection(NodeID(self.string(target, &strings)), range: range))
    return true
  }

  private mutating func compose(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    guard skip(#","target":""#), let target = self.text(.target) else { return false }
    guard skip(#","phase":""#), let phase = self.compositionPhase(.phase) else { return false }
    var text: JSONText? = nil
    if skip(#","text":""#) {
      guard let found = self.text(.text) else { return false }
      text = found
    }
    var selection: TextRange? = nil
    if skip(#","selection":["#) {
      guard let found = self.textRange(.selection) else { return false }
      selection = found
    }
    guard isAtEnd else { return false }
    event = .compose(Composition(NodeID(self.string(target, &strings)), phase, text: text.map { self.contents($0) } ?? "", selection: selection))
    return true
  }

  private mutating func undo(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    var target: JSONText? = nil
    if skip(#","target":""#) {
      guard let found = self.text(.target) else { return false }
      target = found
    }
    guard isAtEnd else { return false }
    event = .undo(target: target.map { NodeID(self.string($0, &strings)) })
    return true
  }

  private mutating func redo(
    into event: inout Event, _ strings: inout StringCache
  ) -> Bool {
    var target: JSONText? = nil
    if skip(#","target":""#) {
      guard let found = self.text(.target) else { return false }
      target = found
    }
    guard isAtEnd else { return false }
    event = .redo(target: target.map { NodeID(self.string($0, &strings)) })
    return true
  }

  @inline(__always) mutating func panPhase(_ member: EventMember) -> Pan.Phase? {
    begin(member, leads: 1)
    if skip(#"began""#) { return .began }
    if skip(#"changed""#) { return .changed }
    if skip(#"ended""#) { return .ended }
    if skip(#"cancelled""#) { return .cancelled }
    return nil
  }

  @inline(__always) mutating func scrollPhase(_ member: EventMember) -> Scroll.Phase? {
    begin(member, leads: 1)
    if skip(#"began""#) { return .began }
    if skip(#"changed""#) { return .changed }
    if skip(#"ended""#) { return .ended }
    return nil
  }

  @inline(__always) mutating func keyboardChangePhase(_ member: EventMember) -> KeyboardChange.Phase? {
    begin(member, leads: 1)
    if skip(#"willShow""#) { return .willShow }
    if skip(#"willHide""#) { return .willHide }
    if skip(#"willChangeFrame""#) { return .willChangeFrame }
    return nil
  }

  @inline(__always) mutating func timingCurveName(_ member: EventMember) -> TimingCurve.Name? {
    begin(member, leads: 1)
    if skip(#"linear""#) { return .linear }
    if skip(#"easeIn""#) { return .easeIn }
    if skip(#"easeOut""#) { return .easeOut }
    if skip(#"easeInOut""#) { return .easeInOut }
    return nil
  }

  @inline(__always) mutating func responseOutcome(_ member: EventMember) -> Response.Outcome? {
    begin(member, leads: 1)
    if skip(#"success""#) { return .success }
    if skip(#"failure""#) { return .failure }
    return nil
  }

  @inline(__always) mutating func pointerKind(_ member: EventMember) -> Pointer.Kind? {
    begin(member, leads: 1)
    if skip(#"touch""#) { return .touch }
    if skip(#"mouse""#) { return .mouse }
    if skip(#"pen""#) { return .pen }
    return nil
  }

  @inline(__always) mutating func pointerPhase(_ member: EventMember) -> Pointer.Phase? {
    begin(member, leads: 1)
    if skip(#"down""#) { return .down }
    if skip(#"move""#) { return .move }
    if skip(#"up""#) { return .up }
    if skip(#"cancel""#) { return .cancel }
    if skip(#"hover""#) { return .hover }
    return nil
  }

  @inline(__always) mutating func keyStrokePhase(_ member: EventMember) -> KeyStroke.Phase? {
    begin(member, leads: 1)
    if skip(#"down""#) { return .down }
    if skip(#"up""#) { return .up }
    return nil
  }

  @inline(__always) mutating func compositionPhase(_ member: EventMember) -> Composition.Phase? {
    begin(member, leads: 1)
    if skip(#"changed""#) { return .changed }
    if skip(#"committed""#) { return .committed }
    if skip(#"cancelled""#) { return .cancelled }
    return nil
  }
}
#endif
