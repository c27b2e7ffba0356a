import FlowEngine

extension VerificationCode {
  /// What is the same in every layout, kept so that layouts build no strings.
  private enum Constants {
    static let underlines = Metrics.cells.map { NodeID("underline-\($0)") }
    static let digits = Metrics.cells.map { NodeID("digit-\($0)") }
    /// The texts of the ten digits.
    static let digitTexts = (0...9).map { String($0) }
    /// The number of digits entered, in words; indexed by the length of the code, then by the
    /// digits.
    static let progressTexts = (0...Metrics.lengths.upperBound).map { length in
      (0...length).map { "\($0) of \(length) digits entered" }
    }
  }

  /// Puts the label and the row into `nodes`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    if environment.hasDefaultLook {
      layout(in: DefaultLook(), environment, configuration, into: &nodes)
    } else {
      layout(in: environment, environment, configuration, into: &nodes)
    }
  }

  private func layout(
    in look: some Look, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeBuilder
  ) {
    let colors =
      look.isDefaultLook ? configuration.colors : configuration.colors.adapted(to: environment)
    let geometry = Geometry(
      length: length, secondsLeft: secondsLeft, environment, configuration)
    nodes.standing(Part.screen, while: length) { nodes in
      nodes.append(Part.screen, frame: Rect(origin: .zero, size: environment.size)) { screen in
        screen.background = colors.background
      }
      nodes.append(Part.phoneLabel, frame: geometry.phoneLabel) {
        [font = geometry.phoneFont(in: look)] label in
        label.text = configuration.phone
        label.textColor = colors.digit
        label.font = font
        label.textAlignment = .center
        label.accessibilityTraits = .staticText
      }
    }
    appendRow(in: look, geometry, colors, environment, into: &nodes)
    if configuration.resendAfter != nil {
      appendResendButton(in: look, geometry, colors, environment, into: &nodes)
    }
  }

  /// What a screen reader says of the row.
  private func progressText(in environment: Environment) -> String {
    if environment.hasDefaultSettings { return Constants.progressTexts[length][count] }
    return environment.text(Strings.progress, .number(length), .number(count))
  }

  private func appendRow(
    in look: some Look, _ geometry: Geometry, _ colors: Colors, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    // The article's hidden field and its box are one node; the cells draw its contents (rule 12).
    nodes.append(Part.codeInput, frame: geometry.box) {
      [isDefault = look.isDefaultLook, label = look.text(Strings.code)] input in
      input.focused = isFocused
      input.keyboardType = .numberPad
      input.textContentType = .oneTimeCode
      input.accessibilityLabel = label
      if isDefault {
        input.accessibilityValue = Constants.progressTexts[length][count]
      } else {
        input.accessibilityValue = progressText(in: environment)
      }
      input.interactive = true
    }
    // A wrong code is seen until the next edit (B21).
    let isWrong = phase == .failed
    nodes.standing(
      Part.underline, id: Constants.underlines[0], while: isWrong ? -length : length
    ) { nodes in
      let line = isWrong ? colors.failure : colors.underline
      for k in 0..<length {
        nodes.append(Part.underline, id: Constants.underlines[k], frame: geometry.underline(k)) {
          $0.background = line
        }
      }
    }
    let font = geometry.digitFont(in: look)
    var k = 0
    for digit in code.utf8 {
      nodes.append(Part.digit, id: Constants.digits[k], frame: geometry.digit(k)) { label in
        label.text = Constants.digitTexts[Int(digit & 0xF)]
        label.textColor = colors.digit
        label.font = font
        label.textAlignment = .center
      }
      k += 1
    }
    if showsCaret { appendCaret(geometry, colors, into: &nodes) }
  }

  private func appendCaret(
    _ geometry: Geometry, _ colors: Colors, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.caret, frame: geometry.caret(count)) { $0.background = colors.caret }
    nodes.append(
      RepeatingAnimation(
        Part.caret.id, .alpha, from: AnimatableValue(1), to: AnimatableValue(0),
        curve: Metrics.blink.curve, duration: Metrics.blink.duration, begin: blinkStart))
  }

  private func appendResendButton(
    in look: some Look, _ geometry: Geometry, _ colors: Colors, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    let title = look.isDefaultLook ? resendTitle : resendTitle(in: environment)
    let frame = geometry.resendButton(titled: title, environment)
    nodes.append(Part.resendButton, frame: frame) {
      [font = look.font(Metrics.resendFont), label = look.text(Strings.resend)] button in
      button.alpha = canResend ? 1 : Metrics.waitingAlpha
      button.enabled = canResend
      button.text = title
      button.textColor = colors.underline
      button.font = font
      button.textAlignment = .center
      button.interactive = true
      button.accessibilityLabel = label
      button.accessibilityTraits = canResend ? .button : [.button, .notEnabled]
    }
  }
}
