#if os(Linux)
  import FlowEngine
  import FlowLibrary

  /// A call of the C interface that sends an event.
  ///
  /// Its structs and texts are made before anything is counted, and stay until the program ends.
  struct LibraryCall {
    typealias Update = UnsafeMutablePointer<flow_update>

    /// Calls with a session and the host's time.
    let send: (flow_session, Double, Update) -> flow_status

    /// The call for an event.
    ///
    /// - Throws: `BenchmarkError` for an event that no mix has.
    init(_ event: Event) throws {
      send =
        switch event {
        case .pan(let pan): Self.call(pan)
        case .tap(let tap): Self.call(tap)
        case .scroll(let scroll): Self.call(scroll)
        case .text(let edit): Self.call(edit)
        case .deleteBackward(let target): Self.call(FLOW_DELETE_BACKWARD, target)
        case .returnKey(let target): Self.call(FLOW_RETURN, target)
        case .focus(let target): Self.call(FLOW_FOCUS, target)
        case .blur(let target): Self.call(FLOW_BLUR, target)
        case .select(let selection): Self.call(selection)
        case .keyboard(let change): Self.call(change)
        case .response(let response): Self.call(response)
        case .command(let command): try Self.call(command)
        case .environment(let change): try Self.call(change)
        case .tick: { flow_send_tick($0, $1, $2) }
        case .pointer(let pointer): Self.call(pointer)
        case .doubleTap, .longPress, .pinch, .key, .selection, .compose, .undo, .redo:
          throw BenchmarkError("no call of the C interface for '\(event.name.rawValue)'")
        }
    }

    private typealias Send = (flow_session, Double, Update) -> flow_status

    private static func call(_ event: Pan) -> Send {
      var pan = flow_pan()
      pan.phase = event.phase.code
      pan.translation = event.translation.pair
      pan.velocity = event.velocity.pair
      if let location = event.location { (pan.location, pan.has_location) = (location.pair, 1) }
      let (given, target) = (kept(pan, \.size), Text(event.target?.name))
      return { flow_send_pan($0, $1, given, target.start, target.count, $2) }
    }

    private static func call(_ event: Tap) -> Send {
      var tap = flow_tap()
      if let location = event.location { (tap.location, tap.has_location) = (location.pair, 1) }
      let (given, target) = (kept(tap, \.size), Text(event.target?.name))
      return { flow_send_tap($0, $1, given, target.start, target.count, $2) }
    }

    private static func call(_ event: Scroll) -> Send {
      var scroll = flow_scroll()
      scroll.phase = event.phase.code
      scroll.offset = event.offset.pair
      scroll.velocity = event.velocity.pair
      let (given, target) = (kept(scroll, \.size), Text(event.target.name))
      return { flow_send_scroll($0, $1, given, target.start, target.count, $2) }
    }

    private static func call(_ event: TextEdit) -> Send {
      var edit = flow_text_edit()
      if let range = event.range {
        edit.has_range = 1
        (edit.location, edit.length) = (Int32(range.location), Int32(range.length))
      }
      let (given, target) = (kept(edit, \.size), Text(event.target.name))
      let text = Text(event.replacement)
      return {
        flow_send_text($0, $1, given, target.start, target.count, text.start, text.count, $2)
      }
    }

    private static func call(_ event: Int, _ target: NodeID) -> Send {
      let target = Text(target.name)
      return { flow_send_field($0, $1, flow_field_event(event), target.start, target.count, $2) }
    }

    private static func call(_ event: Selection) -> Send {
      var selection = flow_selection()
      (selection.component, selection.row) = (Int32(event.component), Int32(event.row))
      let (given, target) = (kept(selection, \.size), Text(event.target.name))
      return { flow_send_selection($0, $1, given, target.start, target.count, $2) }
    }

    private static func call(_ event: KeyboardChange) -> Send {
      var keyboard = flow_keyboard()
      keyboard.phase = event.phase.code
      keyboard.frame = (
        event.frame.minX, event.frame.minY, event.frame.width, event.frame.height
      )
      keyboard.duration = event.duration
      keyboard.curve = event.curve.code
      let given = kept(keyboard, \.size)
      return { flow_send_keyboard($0, $1, given, $2) }
    }

    private static func call(_ event: Response) -> Send {
      let (outcome, id, message) = (event.outcome.code, Text(event.id), Text(event.message))
      return {
        flow_send_response(
          $0, $1, outcome, id.start, id.count, message.start, message.count, $2)
      }
    }

    private static func call(_ event: Command) throws -> Send {
      var (value, text) = (flow_value(), Text(nil))
      switch event.value {
      case nil: break
      case .number(let number):
        (value.kind, value.number) = (Int32(FLOW_VALUE_NUMBER), number)
      case .string(let string):
        (value.kind, text) = (Int32(FLOW_VALUE_TEXT), Text(string))
      case .bool(let bool): value.kind = Int32(bool ? FLOW_VALUE_TRUE : FLOW_VALUE_FALSE)
      case .json(let json): (value.kind, text) = (Int32(FLOW_VALUE_JSON), Text(json.text))
      }
      let (name, target) = (Text(event.name), Text(event.target?.name))
      let (given, string) = (kept(value, \.size), text)
      return {
        flow_send_command(
          $0, $1, name.start, name.count, target.start, target.count, given, string.start,
          string.count, $2)
      }
    }

    private static func call(_ event: EnvironmentChange) throws -> Send {
      guard let size = event.size, event == EnvironmentChange(size: size) else {
        throw BenchmarkError("no call of the C interface for more of an environment than its size")
      }
      var environment = flow_environment()
      environment.members = UInt32(FLOW_ENVIRONMENT_WINDOW)
      environment.window = (size.width, size.height)
      let given = kept(environment, \.size)
      return { flow_send_environment($0, $1, given, $2) }
    }

    private static func call(_ event: Pointer) -> Send {
      var pointer = flow_pointer()
      (pointer.id, pointer.kind) = (Int32(event.id), event.kind.code)
      pointer.phase = event.phase.code
      pointer.location = event.location.pair
      (pointer.buttons, pointer.modifiers) = (Int32(event.buttons), Int32(event.modifiers.rawValue))
      let given = kept(pointer, \.size)
      return { flow_send_pointer($0, $1, given, $2) }
    }

    /// A struct with its size, in memory of its own.
    private static func kept<Struct>(
      _ value: Struct, _ size: WritableKeyPath<Struct, UInt32>
    ) -> UnsafePointer<Struct> {
      let memory = UnsafeMutablePointer<Struct>.allocate(capacity: 1)
      memory.initialize(to: value)
      memory.pointee[keyPath: size] = UInt32(MemoryLayout<Struct>.size)
      return UnsafePointer(memory)
    }

    /// The bytes of a text, in memory of their own.
    struct Text {
      /// The first byte; null for no text.
      let start: UnsafePointer<UInt8>?
      let count: Int

      init(_ text: String?) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text?.utf8.count ?? 0)
        _ = bytes.initialize(from: (text ?? "").utf8)
        start = text == nil ? nil : UnsafePointer(bytes.baseAddress)
        count = bytes.count
      }
    }
  }

  extension CaseIterable where Self: Equatable {
    /// The number of a case in the C interface, which has them in the same order.
    fileprivate var code: Int32 {
      Int32(Self.allCases.enumerated().first { $0.element == self }?.offset ?? -1)
    }
  }

  extension Point {
    /// The coordinates as C has them.
    fileprivate var pair: (Double, Double) { (x, y) }
  }
#endif
