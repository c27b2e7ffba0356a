#if !arch(wasm32)
  // Reads lines that have the form of one before.
  extension EventReader {
    /// Reads the event in a line that has the form of one before; returns whether there is one.
    @inline(__always) mutating func readAlike(
      _ bytes: UnsafeBufferPointer<UInt8>, into event: inout Event
    ) -> Bool {
      let likeness = templates.read(bytes, into: &slots)
      if likeness == .none { return false }
      if likeness == .otherNames, !takeNames(bytes) { return false }
      switch templates.template.type {
      case .pan:
        event = .pan(
          Pan(
            templates.template.names.panPhase, translation: slots[.translation].point,
            velocity: slots[.velocity].point, location: slots.optionalPoint(.location),
            target: templates.template.names.target))
      case .tap:
        event = .tap(
          Tap(on: templates.template.names.target, at: slots.optionalPoint(.location)))
      case .tick: event = .tick
      case .scroll, .text, .deleteBackward, .returnKey, .focus, .blur, .select:
        guard let target = templates.template.names.target else { return false }
        setEvent(&event, on: target, bytes)
      case .keyboard, .response, .command, .environment:
        do throws(JSONError) {
          event = try self.event(of: templates.template.type, JSONCursor(unchecked: bytes))
        } catch {
          return false
        }
      }
      return true
    }

    /// Makes an event that has a target.
    @inline(__always) private func setEvent(
      _ event: inout Event, on target: NodeID, _ bytes: UnsafeBufferPointer<UInt8>
    ) {
      switch templates.template.type {
      case .scroll:
        event = .scroll(
          Scroll(
            target, offset: slots[.offset].point,
            velocity: slots.optionalPoint(.velocity) ?? .zero,
            phase: templates.template.names.scrollPhase))
      case .text:
        let replacement = slots.text(.replacement, JSONCursor(unchecked: bytes))
        event = .text(
          TextEdit(target, replacement: replacement, range: slots.optionalRange(.range)))
      case .deleteBackward: event = .deleteBackward(target: target)
      case .returnKey: event = .returnKey(target: target)
      case .focus: event = .focus(target: target)
      case .blur: event = .blur(target: target)
      case .select:
        event = .select(
          Selection(
            target, component: slots.wholeNumber(.component), row: slots.wholeNumber(.row)))
      case .pan, .tap, .keyboard, .response, .command, .environment, .tick: break
      }
    }

    /// Keeps the names of a line; returns false if one is unknown.
    private mutating func takeNames(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      let cursor = JSONCursor(unchecked: bytes)
      var names = LineTemplate.Names()
      do throws(JSONError) {
        switch templates.template.type {
        case .pan: names.panPhase = try slots.choice(.phase, of: tables.panPhases, cursor)
        case .scroll:
          names.scrollPhase =
            try slots.optionalChoice(.phase, of: tables.scrollPhases, cursor) ?? .changed
        case .tap, .text, .deleteBackward, .returnKey, .focus, .blur, .select, .keyboard, .response,
          .command, .environment, .tick:
          break
        }
      } catch {
        return false
      }
      names.target = optionalTarget(cursor)
      templates.keep(names, bytes, from: slots)
      return true
    }
  }
#endif
