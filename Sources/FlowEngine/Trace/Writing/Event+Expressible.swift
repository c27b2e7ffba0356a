// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

extension Event {
  /// Whether a trace can have the event: all of its numbers are finite and within the limits of the
  /// format, and it has one of the members of which it must have one.
  @inline(__always) package var isExpressible: Bool {
    switch self {
    case .pan(let pan): pan.translation.isExpressible && pan.velocity.isExpressible && (pan.location?.isExpressible ?? true)
    case .tap(let tap): (tap.target != nil || tap.location != nil) && (tap.location?.isExpressible ?? true)
    case .scroll(let scroll): scroll.offset.isExpressible && scroll.velocity.isExpressible
    case .text(let text): (text.range?.isExpressible ?? true)
    case .select(let select): select.component.isExpressible && select.row.isExpressible
    case .keyboard(let keyboard): keyboard.frame.isExpressible && keyboard.duration.isExpressible
    case .response(let response): (response.value?.isExpressible ?? true)
    case .command(let command): (command.value?.isExpressible ?? true)
    case .environment(let environment): environment.isExpressible
    case .pointer(let pointer): !Recognition.isIncluded || pointer.id.isExpressible && pointer.location.isExpressible && pointer.buttons.isExpressible
    case .doubleTap(let doubleTap): !Recognition.isIncluded || (doubleTap.target != nil || doubleTap.location != nil) && (doubleTap.location?.isExpressible ?? true)
    case .longPress(let longPress): !Recognition.isIncluded || (longPress.target != nil || longPress.location != nil) && (longPress.location?.isExpressible ?? true)
    case .pinch(let pinch): !Recognition.isIncluded || (pinch.target != nil || pinch.location != nil) && pinch.scale.isExpressible && pinch.velocity.isExpressible && (pinch.location?.isExpressible ?? true)
    case .selection(let selection): selection.range.isExpressible
    case .compose(let compose): !Recognition.isIncluded || (compose.selection?.isExpressible ?? true)
    case .deleteBackward, .returnKey, .focus, .blur, .tick, .key, .undo, .redo: true
    }
  }
}
