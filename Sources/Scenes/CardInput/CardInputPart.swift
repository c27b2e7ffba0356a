import FlowEngine

extension CardInput {
  /// The nodes, in drawing order; the cells of a number are counted from 0, by `<k>`.
  public enum Part: String, ScenePart {
    case screen
    case cardInput = "card-input"
    case cardContainer = "card-container"
    case cardFront = "card-front"
    case numberPlaceholder = "number-placeholder"
    case numberLabel = "number-label"
    case numberCell = "number-cell-<k>"
    case holderCaption = "holder-caption"
    case holderPlaceholder = "holder-placeholder"
    case holderLabel = "holder-label"
    case expiryCaption = "expiry-caption"
    case expiryPlaceholder = "expiry-placeholder"
    case expiryLabel = "expiry-label"
    case brandFront = "brand-front"
    case numberButton = "number-button"
    case holderButton = "holder-button"
    case expiryButton = "expiry-button"
    case focusArea = "focus-area"
    case cardBack = "card-back"
    case brandBack = "brand-back"
    case magneticStripe = "magnetic-stripe"
    case signatureStrip = "signature-strip"
    case signatureLabel = "signature-label"
    case cscArea = "csc-area"
    case cscLabel = "csc-label"
    case cscFocus = "csc-focus"
    case inputStrip = "input-strip"
    case inputNumber = "input-number"
    case inputNumberText = "input-number-text"
    case inputNumberNext = "input-number-next"
    case inputHolder = "input-holder"
    case inputHolderText = "input-holder-text"
    case inputHolderNext = "input-holder-next"
    case inputExpiry = "input-expiry"
    case inputExpiryText = "input-expiry-text"
    case inputExpiryNext = "input-expiry-next"
    case inputCode = "input-code"
    case inputCodeText = "input-code-text"
    case inputCodeNext = "input-code-next"
    case bar
    case barCancel = "bar-cancel"
    case barNext = "bar-next"
    case pickerExpiry = "picker-expiry"

    /// Its kind of view.
    public var kind: Node.Kind {
      switch self {
      case .numberPlaceholder, .numberLabel, .numberCell, .holderCaption, .holderPlaceholder,
        .holderLabel, .expiryCaption, .expiryPlaceholder, .expiryLabel, .signatureLabel, .cscLabel:
        .label
      case .brandFront, .brandBack: .image
      case .numberButton, .holderButton, .expiryButton, .inputNumberNext, .inputHolderNext,
        .inputExpiryNext, .inputCodeNext, .barCancel, .barNext:
        .button
      case .focusArea, .cscFocus: .shape
      case .inputStrip: .scroll
      case .inputNumberText, .inputHolderText, .inputExpiryText, .inputCodeText: .field
      case .pickerExpiry: .picker
      default: .view
      }
    }

    /// The gestures: a finger drags the strip.
    public var gestures: GestureSet { self == .inputStrip ? [.tap, .scroll] : .tap }

    /// The node it is in; the bar and the wheels are in the window, with the keyboard.
    public var parent: Part? {
      switch self {
      case .screen, .cardInput, .bar, .pickerExpiry: nil
      case .cardContainer, .inputStrip: .cardInput
      case .cardFront, .cardBack: .cardContainer
      case .numberPlaceholder, .numberLabel, .numberCell, .holderCaption, .holderPlaceholder,
        .holderLabel, .expiryCaption, .expiryPlaceholder, .expiryLabel, .brandFront,
        .numberButton, .holderButton, .expiryButton, .focusArea:
        .cardFront
      case .brandBack, .magneticStripe, .signatureStrip, .signatureLabel, .cscArea, .cscLabel,
        .cscFocus:
        .cardBack
      case .inputNumber, .inputHolder, .inputExpiry, .inputCode: .inputStrip
      case .inputNumberText, .inputNumberNext: .inputNumber
      case .inputHolderText, .inputHolderNext: .inputHolder
      case .inputExpiryText, .inputExpiryNext: .inputExpiry
      case .inputCodeText, .inputCodeNext: .inputCode
      case .barCancel, .barNext: .bar
      }
    }

    /// The number and the security code are secrets.
    public var isSecret: Bool {
      switch self {
      case .numberLabel, .numberCell, .cscLabel, .inputNumber, .inputNumberText, .inputCode,
        .inputCodeText:
        true
      default: false
      }
    }

    /// The drawn card's faces are pictures.
    public var isPicture: Bool { parent == .cardFront || parent == .cardBack }

    /// The ids `number-cell-<k>` of the cells, kept so that layouts build no strings.
    static let numberCells = (0..<Metrics.maximumDigits).map { NodeID("number-cell-\($0)") }
  }
}
