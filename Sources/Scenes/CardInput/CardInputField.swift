import FlowEngine

extension CardInput {
  /// One of the four inputs, in the order of their pages; the raw value is the node's id.
  public enum Field: String, MemberChoice {
    case number = "input-number"
    case holder = "input-holder"
    case expiry = "input-expiry"
    case code = "input-code"

    /// The page that it is on, 0…3.
    public var page: Int {
      switch self {
      case .number: 0
      case .holder: 1
      case .expiry: 2
      case .code: 3
      }
    }

    /// The input of the page after its own; `nil` on the last one.
    var next: Field? {
      switch self {
      case .number: .holder
      case .holder: .expiry
      case .expiry: .code
      case .code: nil
      }
    }

    /// The input itself, which holds the two others.
    var part: Part {
      switch self {
      case .number: .inputNumber
      case .holder: .inputHolder
      case .expiry: .inputExpiry
      case .code: .inputCode
      }
    }

    /// Its text field.
    var textPart: Part {
      switch self {
      case .number: .inputNumberText
      case .holder: .inputHolderText
      case .expiry: .inputExpiryText
      case .code: .inputCodeText
      }
    }

    /// Its button to the next page.
    var nextPart: Part {
      switch self {
      case .number: .inputNumberNext
      case .holder: .inputHolderNext
      case .expiry: .inputExpiryNext
      case .code: .inputCodeNext
      }
    }

    /// The input of a page, 0…3.
    static func onPage(_ page: Int) -> Field {
      switch page {
      case ...0: .number
      case 1: .holder
      case 2: .expiry
      default: .code
      }
    }

    /// The input that a node id names, by the input itself or by its text field.
    static func named(_ id: NodeID) -> Field? {
      allCases.first { $0.part.id == id || $0.textPart.id == id }
    }
  }
}
