/// What an audit finds.
package enum AuditRule: String, CaseIterable, Sendable {
  case cutText = "cut-text"
  case textOverlap = "text-overlap"
  case targetOverlap = "target-overlap"
  case offScreen = "off-screen"
  case targetSize = "target-size"
  case contrast
  case label
  case labelIsID = "label-is-id"
  case underKeyboard = "under-keyboard"
  case untold
  case mirroring
  case color
  case string
  case refused
  case exception

  /// What it says.
  package var meaning: String {
    switch self {
    case .cutText: "a text has room in its node"
    case .textOverlap: "texts do not overlap"
    case .targetOverlap: "what takes touches overlaps nothing else that does"
    case .offScreen: "what takes touches is on the screen, or can be scrolled there"
    case .targetSize: "what takes touches is 44 points wide and high"
    case .contrast: "text has a contrast of 4.5; large text, and what is no text, of 3"
    case .label: "what takes touches has a label"
    case .labelIsID: "no label is an id"
    case .underKeyboard: "the field with the keyboard is not under it"
    case .untold: "a change of state is heard as well as seen"
    case .mirroring: "right to left, what has a side is at the other one"
    case .color: "every colour is in the scene's palette, or in the configuration"
    case .string: "every text is in the scene's list, in the configuration, or entered"
    case .refused: "a trace replays in every environment"
    case .exception: "every exception is needed"
    }
  }
}
