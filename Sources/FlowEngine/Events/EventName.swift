// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// The name of an event: its type, with its phase if it has one.
///
/// Frames show it, as in `pan.changed`.
public enum EventName: String, CaseIterable, Equatable, Sendable {
  /// A pan began.
  case panBegan = "pan.began"
  /// The finger moved during a pan.
  case panChanged = "pan.changed"
  /// The finger was lifted at the end of a pan.
  case panEnded = "pan.ended"
  /// The system cancelled a pan.
  case panCancelled = "pan.cancelled"
  /// A tap.
  case tap
  /// A scroll view began to be dragged.
  case scrollBegan = "scroll.began"
  /// A scroll view's offset changed.
  case scrollChanged = "scroll.changed"
  /// The finger left a scroll view.
  case scrollEnded = "scroll.ended"
  /// A text edit.
  case text
  /// The backspace key.
  case deleteBackward
  /// The return key.
  case returnKey = "return"
  /// A field gained keyboard focus.
  case focus
  /// A field lost keyboard focus.
  case blur
  /// A row of a picker.
  case select
  /// The keyboard is about to appear.
  case keyboardWillShow = "keyboard.willShow"
  /// The keyboard is about to disappear.
  case keyboardWillHide = "keyboard.willHide"
  /// The keyboard is about to change its frame.
  case keyboardWillChangeFrame = "keyboard.willChangeFrame"
  /// The host's response to an effect.
  case response
  /// A command from the host.
  case command
  /// A change of the environment.
  case environment
  /// A request for a frame.
  case tick
  /// A pointer went down.
  case pointerDown = "pointer.down"
  /// A pointer moved.
  case pointerMove = "pointer.move"
  /// A pointer was lifted.
  case pointerUp = "pointer.up"
  /// The system took a pointer away.
  case pointerCancel = "pointer.cancel"
  /// A pointer moved without being down.
  case pointerHover = "pointer.hover"
  /// A double tap.
  case doubleTap
  /// A long press began.
  case longPressBegan = "longPress.began"
  /// The finger moved during a long press.
  case longPressChanged = "longPress.changed"
  /// The finger was lifted at the end of a long press.
  case longPressEnded = "longPress.ended"
  /// The system cancelled a long press.
  case longPressCancelled = "longPress.cancelled"
  /// A pinch began.
  case pinchBegan = "pinch.began"
  /// The finger moved during a pinch.
  case pinchChanged = "pinch.changed"
  /// The finger was lifted at the end of a pinch.
  case pinchEnded = "pinch.ended"
  /// The system cancelled a pinch.
  case pinchCancelled = "pinch.cancelled"
  /// A key went down.
  case keyDown = "key.down"
  /// A key went up.
  case keyUp = "key.up"
  /// A selection of text.
  case selection
  /// Marked text changed.
  case composeChanged = "compose.changed"
  /// Marked text became the field's.
  case composeCommitted = "compose.committed"
  /// Marked text was given up.
  case composeCancelled = "compose.cancelled"
  /// An edit undone.
  case undo
  /// An edit done again.
  case redo
}

extension Event {
  /// The event's name, as frames show it.
  public var name: EventName {
    switch self {
    case .pan(let pan):
      switch pan.phase {
      case .began: .panBegan
      case .changed: .panChanged
      case .ended: .panEnded
      case .cancelled: .panCancelled
      }
    case .tap: .tap
    case .scroll(let scroll):
      switch scroll.phase {
      case .began: .scrollBegan
      case .changed: .scrollChanged
      case .ended: .scrollEnded
      }
    case .text: .text
    case .deleteBackward: .deleteBackward
    case .returnKey: .returnKey
    case .focus: .focus
    case .blur: .blur
    case .select: .select
    case .keyboard(let keyboard):
      switch keyboard.phase {
      case .willShow: .keyboardWillShow
      case .willHide: .keyboardWillHide
      case .willChangeFrame: .keyboardWillChangeFrame
      }
    case .response: .response
    case .command: .command
    case .environment: .environment
    case .tick: .tick
    case .pointer(let pointer):
      switch pointer.phase {
      case .down: .pointerDown
      case .move: .pointerMove
      case .up: .pointerUp
      case .cancel: .pointerCancel
      case .hover: .pointerHover
      }
    case .doubleTap: .doubleTap
    case .longPress(let longPress):
      switch longPress.phase {
      case .began: .longPressBegan
      case .changed: .longPressChanged
      case .ended: .longPressEnded
      case .cancelled: .longPressCancelled
      }
    case .pinch(let pinch):
      switch pinch.phase {
      case .began: .pinchBegan
      case .changed: .pinchChanged
      case .ended: .pinchEnded
      case .cancelled: .pinchCancelled
      }
    case .key(let key):
      switch key.phase {
      case .down: .keyDown
      case .up: .keyUp
      }
    case .selection: .selection
    case .compose(let compose):
      switch compose.phase {
      case .changed: .composeChanged
      case .committed: .composeCommitted
      case .cancelled: .composeCancelled
      }
    case .undo: .undo
    case .redo: .redo
    }
  }
}
