import FlowEngine

#if !hasFeature(Embedded)
  extension VerificationCode: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? {
      [
        "digits", "length", "verifying", "failed", "blink", "wait", "verify", "resend", "announce",
        "focus", "cells", "colors", "caret", "focused", "value", "resend-button",
      ]
    }

    /// Where the screen has done what it is for.
    public static var finalStates: [State] { [.verified] }

    /// The invariants of the row, by the rules of `docs/scenes/verification-code.md`.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      let row = frame.scene
      var found: [InvariantViolation] = []
      found.require(
        row.code.bytes == DecimalDigits.prefix(row.length, of: row.code).bytes, "digits",
        "the code is ASCII digits, as many as there are cells at the most (rules 2 to 4)")
      found.require(
        row.length <= Geometry.maximumLength(for: configuration), "length",
        "every cell has a width (rule 9)")
      switch row.phase {
      case .verifying:
        found.require(
          row.count == row.length && row.attempt > 0, "verifying", "a full code is checked (B3)")
      case .failed:
        found.require(row.count == 0, "failed", "a wrong code empties the row (B8)")
      case .entering, .verified: break
      }
      found.require(
        row.blinkStart <= frame.time, "blink", "the blink has begun by the frame's time (F3)")
      row.checkWait(&found, configuration)
      row.checkEffects(of: frame, &found)
      row.checkNodes(of: frame, environment, configuration, &found)
      return found
    }

    /// The invariants after the last second was counted.
    public static func invariantsAtRest(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      var found: [InvariantViolation] = []
      found.require(frame.scene.secondsLeft == 0, "wait", "the wait comes to its end (B23)")
      return found
    }

    private func checkWait(
      _ found: inout [InvariantViolation], _ configuration: Configuration
    ) {
      let longest = Int((configuration.resendAfter ?? 0).rounded(.up))
      found.require(
        secondsLeft >= 0 && secondsLeft <= longest, "wait",
        "the wait is no longer than configured (B23)")
      found.require(
        phase != .verified || secondsLeft == 0, "wait", "once verified nothing is counted (B25)")
    }

    private func checkEffects(of frame: Frame<Self>, _ found: inout [InvariantViolation]) {
      for effect in frame.effects {
        switch effect {
        case .own(.verify(let number, let sent)):
          found.require(
            number == attempt && sent.bytes == code.bytes && phase == .verifying, "verify",
            "the newest attempt sends the full code (B3, B19)")
        case .own(.resend(let number)):
          found.require(
            number == resends && count == 0, "resend", "another code empties the row (B22)")
        case .announce:
          found.require(
            phase == .verified || phase == .failed, "announce", "an answer is announced (B20)")
        case .focus:
          found.require(isFocused, "focus", "the row that asks for the keyboard takes it (B5)")
        case .blur, .child, .copy, .paste: break
        }
      }
    }

    private func checkNodes(
      of frame: Frame<Self>, _ environment: Environment, _ configuration: Configuration,
      _ found: inout [InvariantViolation]
    ) {
      let colors = configuration.colors.adapted(to: environment)
      var (lines, digits, reddened) = (0, 0, 0)
      for node in frame.nodes {
        if Part.underline.names(node.id) {
          lines += 1
          if node.background == colors.failure { reddened += 1 }
        }
        if Part.digit.names(node.id) { digits += 1 }
      }
      found.require(
        lines == length && digits == count, "cells",
        "there is a line a cell, and a label a digit (G4, G5)")
      if colors.failure != colors.underline {
        found.require(
          reddened == (phase == .failed ? length : 0), "colors",
          "the lines have the colour of a failure while failed (B21)")
      }
      let caret = frame.nodes[Part.caret]
      found.require(
        (caret != nil) == (isFocused && count < length && phase != .verified), "caret",
        "there is a caret exactly where the next digit would go (G7)")
      if let caret {
        found.require(
          caret.frame
            == Geometry(length: length, secondsLeft: secondsLeft, environment, configuration)
            .caret(count), "caret",
          "the caret is in the first free cell (G6)")
      }
      let input = frame.nodes[Part.codeInput]
      found.require(input?.focused == isFocused, "focused", "the row has the keyboard (G3)")
      found.require(
        input?.accessibilityValue
          == environment.text(Strings.progress, .number(length), .number(count)), "value",
        "the value is how many digits are entered (A1)")
      let button = frame.nodes[Part.resendButton]
      found.require(
        (button != nil) == (configuration.resendAfter != nil), "resend-button",
        "there is a button where the wait is configured (G10)")
      if let button {
        found.require(
          button.enabled == (secondsLeft == 0 && phase != .verified), "resend-button",
          "the button is enabled once the wait is over (B23)")
        found.require(
          button.text == resendTitle(in: environment)
            && resendTitle == (secondsLeft > 0 ? "Send again (\(secondsLeft))" : "Send again"),
          "resend-button", "the title tells the seconds left (G10)")
      }
    }
  }
#endif
