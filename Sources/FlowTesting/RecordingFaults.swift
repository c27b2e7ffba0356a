import FlowEngine

/// Finds what is wrong with the recordings of a scene.
enum RecordingFaults {
  /// Texts that must not be in a recording of a text that people enter.
  private static let markers = ["Qz73 Wk", "7391 8462"]

  /// Records an event that the scene accepts.
  ///
  /// An edit that no stand-in can follow is none: the recorder counts and reports it.
  /// - Returns: What is wrong with the recording, if anything is.
  static func sending<S: Scene>(
    _ event: Event, at time: Double, to recording: RecordedScene<S>
  ) -> String? {
    do throws(EventError) { try recording.send(event, at: time) } catch { return nil }
    defer { recording.record() }
    guard let difference = recording.difference else { return nil }
    switch event {
    case .text, .deleteBackward: if recording.recorder.deviations > 0 { return nil }
    default: break
    }
    return "recorded, it replays otherwise: \(difference.text)"
  }

  /// Records every command, and every response to what the latest frame asks, with values of every
  /// kind.
  static func ofInputs<S: Scene>(
    to engine: Engine<S>, _ random: inout SeededGenerator
  ) -> [String] {
    var faults: [String] = []
    for name in S.inputs.names {
      for target in targets(of: name, in: engine, &random) {
        for value in values(of: name, S.self) {
          add(.command(Command(name, target: target, value: value)), to: engine, &faults)
        }
      }
    }
    for id in engine.frame.effects.compactMap({ $0.identifier }) {
      for outcome in Response.Outcome.allCases {
        for message in markers {
          add(.response(Response(to: id, outcome, message: message)), to: engine, &faults)
        }
      }
    }
    return faults
  }

  /// Enters a text into each of the first fields and presses what there is to press: a recording that begins
  /// then must not have it, wherever the scene has put it.
  static func ofFields<S: Scene>(of engine: Engine<S>) -> [String] {
    var faults: [String] = []
    let fields = engine.frame.nodes.filter { $0.kind == .field && $0.enabled && !$0.hidden }
    for field in fields.prefix(mostFields) {
      for marker in markers {
        let time = engine.frame.time
        var typed = engine
        do throws(EventError) {
          try typed.pass(.focus(target: field.id), at: time)
          try typed.pass(.text(TextEdit(field.id, replacement: marker)), at: time)
        } catch { continue }
        let buttons = typed.frame.nodes.filter { $0.interactive && $0.kind != .field }
        let presses =
          [Event.returnKey(target: field.id)]
          + buttons.prefix(mostButtons).map { .tap(Tap(on: $0.id)) }
        for event in presses {
          var pressed = typed
          do throws(EventError) { try pressed.pass(event, at: time) } catch { continue }
          guard let text = faultOfBeginning(with: pressed) else { continue }
          let button = event.name == .tap ? " and a tap of '\(event.target?.name ?? "")'" : ""
          let fault = "a text in '\(field.id.name)'\(button): \(text)"
          if !faults.contains(fault) { faults.append(fault) }
        }
      }
    }
    return faults
  }

  private static var mostFields: Int { 3 }
  private static var mostButtons: Int { 6 }

  /// What is wrong with a recording that begins after one of the markers has been entered, if anything is.
  private static func faultOfBeginning<S: Scene>(with engine: Engine<S>) -> String? {
    func has(_ text: String) -> Bool { markers.contains { text.contains($0) } }
    guard has(engine.saved) else { return nil }
    let reason = "the scene neither lists it in visitTexts nor marks it as EnteredText"
    if SceneParts(S.self).hasUnmarkedTexts {
      return "it is kept, so that a recording can begin only when the scene opens: \(reason)"
    }
    guard
      let recording = try? RecordedScene(engine, isOpening: false, .trace, RecordingOptions())
    else { return nil }
    return has(recording.recorder.trace)
      ? "a recording that begins later has the text: \(reason)" : nil
  }

  private static func targets<S: Scene>(
    of name: String, in engine: Engine<S>, _ random: inout SeededGenerator
  ) -> [NodeID?] {
    let fields = engine.frame.nodes.filter { $0.kind == .field }
    var targets: [NodeID?] = [nil]
    if !fields.isEmpty {
      let field = random.one(of: fields)
      targets += [field.id, field.parent]
    }
    for input in S.inputs where input.name.bytes == name.bytes {
      if let target = input.targets.first { targets.append(target) }
    }
    return targets
  }

  private static func values<S: Scene>(of name: String, _ scene: S.Type) -> [Command.Value?] {
    var values: [Command.Value?] = [nil, .number(3), .bool(true), .string("")]
    values += markers.map { .string($0) }
    for input in S.inputs where input.name.bytes == name.bytes {
      if case .name(let names)? = input.value { values += names.map { .string($0) } }
      if case .typed(let type)? = input.value {
        values += type.samples + markers.flatMap { type.samples(entering: $0) }
      }
    }
    return values
  }

  private static func add<S: Scene>(
    _ event: Event, to engine: Engine<S>, _ faults: inout [String]
  ) {
    let time = engine.frame.time
    // What is refused is not recorded.
    var copy = engine
    do throws(EventError) { try copy.pass(event, at: time) } catch { return }
    let name = described(event)
    if let text = faultOfBeginning(with: copy) { faults.append("\(name): \(text)") }
    // A scene that cannot be recorded from here is recorded from its opening only.
    guard
      let recording = try? RecordedScene(engine, isOpening: false, .trace, RecordingOptions())
    else { return }
    if let text = sending(event, at: time, to: recording) {
      faults.append("\(name): \(text); its value may be of another kind than the scene says")
    }
    for marker in markers where recording.recorder.trace.contains(marker) {
      faults.append("\(name): a recording has the text")
    }
  }

  private static func described(_ event: Event) -> String {
    switch event {
    case .command(let command):
      let value =
        switch command.value {
        case .number: "a number"
        case .bool: "a truth value"
        case .json: "an array or an object"
        case .string(let text): "\"\(text)\""
        case nil: "no value"
        }
      return "command '\(command.name)' with \(value)"
    case .response(let response): return "response to '\(response.id)'"
    default: return event.name.rawValue
    }
  }
}
