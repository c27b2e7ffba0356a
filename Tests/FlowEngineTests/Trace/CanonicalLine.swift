import FlowEngine

/// The line that an event would be written as, to judge what a reader has made of a line.
struct CanonicalLine {
  /// The members that the line must have: others are at their defaults.
  private(set) var least: [String: PlainJSON]
  /// All members that the line may have.
  private(set) var full: [String: PlainJSON]

  /// The canonical line of an event.
  init(_ event: Event, at time: Double) {
    least = ["t": .number(time)]
    full = least
    func id(_ node: NodeID) -> PlainJSON { .string(node.name) }
    func point(_ point: Point) -> PlainJSON { .numbers(point.x, point.y) }
    switch event {
    case .pan(let pan):
      require("type", .string("pan"))
      require("phase", .string(pan.phase.rawValue))
      require("translation", point(pan.translation))
      require("velocity", point(pan.velocity))
      if let location = pan.location { require("location", point(location)) }
      if let target = pan.target { require("target", id(target)) }
    case .tap(let tap):
      require("type", .string("tap"))
      if let target = tap.target { require("target", id(target)) }
      if let location = tap.location { require("location", point(location)) }
    case .scroll(let scroll):
      require("type", .string("scroll"))
      require("target", id(scroll.target))
      require("offset", point(scroll.offset))
      allow("velocity", point(scroll.velocity), default: .numbers(0, 0))
      allow("phase", .string(scroll.phase.rawValue), default: .string("changed"))
    case .text(let edit):
      require("type", .string("text"))
      require("target", id(edit.target))
      require("replacement", .string(edit.replacement))
      if let range = edit.range {
        require("range", .numbers(Double(range.location), Double(range.length)))
      }
    case .selection(let selection):
      require("type", .string("selection"))
      require("target", id(selection.target))
      let range = selection.range
      require("range", .numbers(Double(range.location), Double(range.length)))
    case .compose(let composition):
      require("type", .string("compose"))
      require("target", id(composition.target))
      require("phase", .string(composition.phase.rawValue))
      allow("text", .string(composition.text), default: .string(""))
      if let range = composition.selection {
        require("selection", .numbers(Double(range.location), Double(range.length)))
      }
    case .undo(let target):
      require("type", .string("undo"))
      if let target { require("target", id(target)) }
    case .redo(let target):
      require("type", .string("redo"))
      if let target { require("target", id(target)) }
    case .deleteBackward(let target): require("deleteBackward", of: target)
    case .returnKey(let target): require("return", of: target)
    case .focus(let target): require("focus", of: target)
    case .blur(let target): require("blur", of: target)
    case .select(let selection):
      require("type", .string("select"))
      require("target", id(selection.target))
      require("component", .number(Double(selection.component)))
      require("row", .number(Double(selection.row)))
    case .keyboard(let change):
      require("type", .string("keyboard"))
      require("phase", .string(change.phase.rawValue))
      let frame = change.frame
      require("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height))
      require("duration", .number(change.duration))
      require("curve", .string(change.curve.rawValue))
    case .response(let response):
      require("type", .string("response"))
      require("id", .string(response.id))
      require("outcome", .string(response.outcome.rawValue))
      if let message = response.message { require("message", .string(message)) }
      if let value = response.value { require("value", plain(value)) }
    case .command(let command):
      require("type", .string("command"))
      require("name", .string(command.name))
      if let target = command.target { require("target", id(target)) }
      if let value = command.value { require("value", plain(value)) }
    case .environment(let change):
      require("type", .string("environment"))
      least["environment"] = .object([:])
      full["environment"] = .object(change.members)
    case .tick: require("type", .string("tick"))
    case .pointer(let pointer):
      require("type", .string("pointer"))
      require("id", .number(Double(pointer.id)))
      allow("kind", .string(pointer.kind.rawValue), default: .string("touch"))
      require("phase", .string(pointer.phase.rawValue))
      require("location", point(pointer.location))
      allow("buttons", .number(Double(pointer.buttons)), default: .number(1))
      allow("modifiers", names(pointer.modifiers), default: .array([]))
    case .doubleTap(let tap):
      require("type", .string("doubleTap"))
      if let target = tap.target { require("target", id(target)) }
      if let location = tap.location { require("location", point(location)) }
    case .longPress(let press):
      require("type", .string("longPress"))
      require("phase", .string(press.phase.rawValue))
      if let target = press.target { require("target", id(target)) }
      if let location = press.location { require("location", point(location)) }
    case .pinch(let pinch):
      require("type", .string("pinch"))
      require("phase", .string(pinch.phase.rawValue))
      require("scale", .number(pinch.scale))
      allow("velocity", .number(pinch.velocity), default: .number(0))
      if let target = pinch.target { require("target", id(target)) }
      if let location = pinch.location { require("location", point(location)) }
    case .key(let stroke):
      require("type", .string("key"))
      require("key", .string(stroke.key))
      allow("phase", .string(stroke.phase.rawValue), default: .string("down"))
      allow("modifiers", names(stroke.modifiers), default: .array([]))
      allow("repeats", .bool(stroke.repeats), default: .bool(false))
    }
  }

  private func names(_ modifiers: Modifiers) -> PlainJSON {
    let names = ["shift", "control", "alt", "meta"]
    let keys = names.indices.filter { modifiers.rawValue & 1 << UInt8($0) != 0 }
    return .array(keys.map { .string(names[$0]) })
  }

  private func plain(_ value: Command.Value) -> PlainJSON {
    switch value {
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .bool(let value): .bool(value)
    case .json(let json): PlainJSON(Array(json.text.utf8)) ?? .null
    }
  }

  /// The canonical line of a header.
  init(_ header: TraceHeader) {
    least = ["flowTrace": .number(1), "scene": .string(header.scene)]
    full = least
    var json = JSONWriter()
    json.environment(header.setup.environment)
    full["environment"] = json.withBytes { PlainJSON(Array($0)) }
    if let configuration = header.setup.configuration {
      let text = configuration.text
      least["configuration"] = PlainJSON(Array(text.utf8))
      full["configuration"] = least["configuration"]
    }
  }

  private mutating func require(_ name: String, _ value: PlainJSON) {
    least[name] = value
    full[name] = value
  }

  private mutating func require(_ type: String, of target: NodeID) {
    require("type", .string(type))
    require("target", .string(target.name))
  }

  private mutating func allow(_ name: String, _ value: PlainJSON, default: PlainJSON) {
    full[name] = value
    if value != `default` { least[name] = value }
  }

  /// The members of lines that say the same.
  var forms: [[String: PlainJSON]] {
    // Of an environment only the members that are there tell what is changed.
    full["environment"] == nil ? [least, full] : [full]
  }

  /// Whether a line says what this one does, and nothing else.
  func agrees(with line: PlainJSON) -> Bool {
    PlainJSON.object(least).isPart(of: line) && line.isPart(of: .object(full))
  }
}

extension EnvironmentChange {
  /// The members of the change in a trace.
  fileprivate var members: [String: PlainJSON] {
    var members: [String: PlainJSON] = [:]
    if let size { members["size"] = .numbers(size.width, size.height) }
    if let area = safeArea {
      members["safeArea"] = .numbers(area.top, area.left, area.bottom, area.right)
    }
    if let scale { members["scale"] = .number(scale) }
    if let layoutDirection { members["layoutDirection"] = .string(layoutDirection.rawValue) }
    if let reduceMotion { members["reduceMotion"] = .bool(reduceMotion) }
    if let date { members["date"] = .string(date.text) }
    if let origin = windowOrigin {
      members["windowOrigin"] = .numbers(origin.x, origin.y)
    }
    if let fonts {
      members["fonts"] = .object(
        Dictionary(fonts.entries.map { ($0.name, $0.metrics.members) }) { $1 })
    }
    if let colorScheme { members["colorScheme"] = .string(colorScheme.rawValue) }
    if let contrast { members["contrast"] = .string(contrast.rawValue) }
    if let textSize { members["textSize"] = .string(textSize.rawValue) }
    if let boldText { members["boldText"] = .bool(boldText) }
    if let locale { members["locale"] = .string(locale.text) }
    if let strings {
      members["strings"] = .object(
        Dictionary(strings.entries.map { ($0.key, $0.text.value) }) { $1 })
    }
    return members
  }
}

extension LocalizedText {
  fileprivate var value: PlainJSON {
    switch self {
    case .text(let text): return .string(text)
    case .plural(let forms):
      let given = PluralCategory.allCases.compactMap { category in
        forms[category].map { (category.rawValue, PlainJSON.string($0)) }
      }
      return .object(Dictionary(given) { $1 })
    }
  }
}

extension FontMetrics {
  fileprivate var members: PlainJSON {
    var members: [String: PlainJSON] = [:]
    var widths: [String: PlainJSON] = [:]
    if let defaultAdvance { widths["default"] = .number(defaultAdvance) }
    for advance in advances {
      widths[String(Character(advance.character))] = .number(advance.advance)
    }
    if !widths.isEmpty { members["advance"] = .object(widths) }
    if let lineHeight { members["lineHeight"] = .number(lineHeight) }
    return .object(members)
  }
}
