/// An event by its type, with its phase where it has one.
///
/// The name is the one frames show, such as `pan.changed`.
public enum EventName: String, CaseIterable, Equatable, Sendable {
  case panBegan = "pan.began"
  case panChanged = "pan.changed"
  case panEnded = "pan.ended"
  case panCancelled = "pan.cancelled"
  case tap
  case scrollBegan = "scroll.began"
  case scrollChanged = "scroll.changed"
  case scrollEnded = "scroll.ended"
  case text
  case deleteBackward
  case returnKey = "return"
  case focus
  case blur
  case select
  case keyboardWillShow = "keyboard.willShow"
  case keyboardWillHide = "keyboard.willHide"
  case keyboardWillChangeFrame = "keyboard.willChangeFrame"
  case response
  case command
  case environment
  case tick
}

extension Event {
  /// The name that frames show of this event.
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
    case .keyboard(let change):
      switch change.phase {
      case .willShow: .keyboardWillShow
      case .willHide: .keyboardWillHide
      case .willChangeFrame: .keyboardWillChangeFrame
      }
    case .response: .response
    case .command: .command
    case .environment: .environment
    case .tick: .tick
    }
  }
}
