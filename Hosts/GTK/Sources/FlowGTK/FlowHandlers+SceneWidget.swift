import CFlowGTK
import FlowEngine
import GTK4

extension FlowHandlers {
  /// Handlers that call a scene's widget, which closes the root before it goes.
  @MainActor init(reportingTo widget: SceneWidget) {
    self.init(
      owner: Unmanaged.passUnretained(widget).toOpaque(),
      changed: { owner in report(to: owner) { $0.onChange() } },
      refreshed: { owner in report(to: owner) { $0.onRefresh() } },
      woken: { owner in report(to: owner) { $0.onWake() } },
      pointed: { owner, id, kind, phase, x, y, time in
        report(to: owner) {
          $0.pointed(Int(id), kind, phase, at: Point(x: x, y: y), .time(ofEvent: time))
        }
      },
      clicked: { owner, tag in report(to: owner) { $0.clicked(tag) } },
      edited: { owner, tag, start, count, text, length, caret in
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
        let replacement = String(decoding: bytes, as: UTF8.self)
        caret.pointee = report(to: owner) {
          $0.edited(tag, start: Int(start), count: Int(count), replacement)
        }
      },
      composed: { owner, tag, text in
        let composed = text.map { String(cString: $0) }
        report(to: owner) { $0.composed(tag, composed) }
      },
      backspaced: { owner, tag in report(to: owner) { $0.backspaced(tag) } },
      returned: { owner, tag in report(to: owner) { $0.returned(tag) } },
      focused: { owner, tag, isFocused in report(to: owner) { $0.focused(tag, isFocused) } },
      scrolled: { owner, tag, phase, x, y in
        report(to: owner) { $0.scrolled(tag, phase, Point(x: x, y: y)) }
      },
      selected: { owner, tag, component, row in
        report(to: owner) { $0.selected(tag, component: Int(component), row: Int(row)) }
      },
      escaped: { owner, tag in report(to: owner) { $0.escaped(tag) } })
  }
}

/// Calls `body` with the scene's widget; GTK calls on the thread that it was started on.
private func report<Result: Sendable>(
  to owner: UnsafeMutableRawPointer, _ body: @MainActor (SceneWidget) -> Result
) -> Result {
  let address = UInt(bitPattern: owner)
  return MainActor.assumeIsolated {
    guard let owner = UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("GTK reported to nobody")
    }
    return body(Unmanaged<SceneWidget>.fromOpaque(owner).takeUnretainedValue())
  }
}
