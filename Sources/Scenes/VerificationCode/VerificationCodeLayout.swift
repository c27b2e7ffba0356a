import FlowEngine

extension VerificationCode {
  /// The nodes of the screen, in drawing order.
  public enum Part: ScenePart {
    case screen, phoneLabel, codeInput, underline, digit, caret

    /// The node's id; cells are counted from 0, by `<k>`.
    public var id: NodeID {
      switch self {
      case .screen: "screen"
      case .phoneLabel: "phone-label"
      case .codeInput: "code-input"
      case .underline: "underline-<k>"
      case .digit: "digit-<k>"
      case .caret: "caret"
      }
    }

    /// What sort of view it is.
    public var kind: Node.Kind {
      switch self {
      case .screen: .view
      case .phoneLabel, .digit: .label
      case .codeInput: .field
      case .underline, .caret: .shape
      }
    }

    /// The node it is in.
    public var parent: Part? {
      switch self {
      case .screen: nil
      case .phoneLabel, .codeInput: .screen
      case .underline, .digit, .caret: .codeInput
      }
    }
  }

  /// What is the same in every layout, kept so that none builds a string.
  private enum Constants {
    static let underlines = (0..<Metrics.lengths.upperBound).map { NodeID("underline-\($0)") }
    static let digits = (0..<Metrics.lengths.upperBound).map { NodeID("digit-\($0)") }
    static let numerals = (0...9).map { "\($0)" }
    /// How many digits are entered, in words: by the length of the code and by the digits.
    static let progressTexts = (0...Metrics.lengths.upperBound).map { length in
      (0...length).map { "\($0) of \(length) digits entered" }
    }
  }

  /// Puts the label and the row into `nodes`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public static func layout(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList
  ) {
    nodes.append(Part.screen, frame: Rect(origin: .zero, size: environment.size)) { screen in
      screen.background = Metrics.screen
    }
    nodes.append(Part.phoneLabel, frame: configuration.origin.phoneLabel) { label in
      label.text = configuration.phone
      label.textColor = Metrics.ink
      label.font = Metrics.phoneFont
      label.textAlignment = .center
      label.accessibilityTraits = .staticText
    }
    appendRow(state, Geometry(length: state.length, configuration), into: &nodes)
  }

  private static func appendRow(
    _ state: State, _ geometry: Geometry, into nodes: inout NodeList
  ) {
    // The article's hidden field and its box are one node: what it holds is drawn by the cells.
    nodes.append(Part.codeInput, frame: geometry.box) { input in
      input.focused = state.isFocused
      input.accessibilityLabel = "Verification code"
      input.accessibilityValue = Constants.progressTexts[state.length][state.count]
      input.interactive = true
    }
    for k in 0..<state.length {
      nodes.append(
        Constants.underlines[k], Part.underline.kind, in: Part.codeInput.id,
        frame: geometry.underline(k)
      ) { underline in
        underline.background = Metrics.underline
      }
    }
    for (k, byte) in state.code.utf8.enumerated() {
      nodes.append(
        Constants.digits[k], Part.digit.kind, in: Part.codeInput.id, frame: geometry.digit(k)
      ) { digit in
        digit.text = Constants.numerals[Int(byte - UInt8(ascii: "0"))]
        digit.textColor = Metrics.ink
        digit.font = Metrics.digitFont
        digit.textAlignment = .center
      }
    }
    if state.showsCaret { appendCaret(state, geometry, into: &nodes) }
  }

  private static func appendCaret(
    _ state: State, _ geometry: Geometry, into nodes: inout NodeList
  ) {
    nodes.append(Part.caret, frame: geometry.caret(state.count)) { caret in
      caret.background = Metrics.ink
    }
    nodes.append(
      RepeatingAnimation(
        Part.caret.id, .alpha, from: AnimatableValue(1), to: AnimatableValue(0),
        curve: Metrics.blink.curve, duration: Metrics.blink.duration, begin: state.blinkStart))
  }
}
