import FlowEngine

#if !hasFeature(Embedded)
  extension CardInput: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? {
      [
        "motion", "brand", "number", "groups", "code", "complete", "wheels", "holder", "strip",
        "submitted", "focus", "blur", "numberInvalid", "face", "flip", "labels", "invalid",
        "value", "next", "focused", "bar", "bar-next",
      ]
    }

    /// Where the screen has done what it is for.
    public static var finalStates: [State] { [.submitted] }

    /// The invariants of the screen, by the rules of `docs/scenes/card-input.md`.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      let card = frame.scene
      var found: [InvariantViolation] = []
      card.checkValues(environment, configuration, &found)
      card.checkStrip(&found)
      card.checkEffects(of: frame, &found)
      card.checkNodes(of: frame, environment, configuration, &found)
      card.checkKeyboard(of: frame.nodes, environment, &found)
      return found
    }

    /// The invariants while nothing moves by itself.
    public static func invariantsAtRest(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      var found: [InvariantViolation] = []
      found.require(
        frame.scene.motion == nil && frame.scene.outline == nil, "motion",
        "strip and outline have arrived (F7 to F9)")
      return found
    }

    private func checkValues(
      _ environment: Environment, _ configuration: Configuration,
      _ found: inout [InvariantViolation]
    ) {
      found.require(
        rule.length == (configuration.rule(for: number) ?? .other).length, "brand",
        "the brand is the one that the number can be of (F6)")
      found.require(
        number.utf8.count <= rule.length
          && number.bytes == DecimalDigits.prefix(rule.length, of: number).bytes,
        "number", "the number is digits, as many as the brand has at the most (D9, D10)")
      var edit = DigitEdit(numberText, limit: rule.length)
      edit.cut(to: rule.length)
      found.require(
        edit.grouped(at: rule.groups).text.bytes == numberText.text.bytes
          && edit.digits.bytes == number.bytes, "groups",
        "the digits are in the groups of the brand (F5)")
      found.require(
        codeText.text.utf8.count <= rule.codeLength, "code",
        "the code has as many digits as the brand's at the most (D15)")
      found.require(
        complete.number == (isFull && (!configuration.luhn || Luhn.passes(number)))
          && complete.holder == !holderText.isEmpty
          && complete.expiry == (expiry.map { $0 >= Expiry(environment.date) } ?? false)
          && complete.code == (codeText.text.utf8.count == rule.codeLength),
        "complete", "a part is complete when all of it is there, and valid (B29)")
      found.require(
        wheels == wheels.onWheels(at: environment.date)
          && (expiry == nil || wheels == expiry?.onWheels(at: environment.date)),
        "wheels", "the wheels show the expiry, or a month from this one on (D17)")
      found.require(
        Self.singleLine(holderText.text).bytes == holderText.text.bytes, "holder",
        "a name is one line (B15)")
    }

    private func checkStrip(_ found: inout [InvariantViolation]) {
      found.require(
        Metrics.positions.contains(position) && Metrics.pages.contains(page), "strip",
        "the strip is from −1 to 4 (B2)")
      found.require(
        position == Self.onPage(position), "strip", "next to a page the strip is on it (F13)")
      found.require(
        motion == nil || drag == nil, "strip", "what a finger holds does not travel (B2)")
      if motion == nil, drag == nil {
        found.require(
          position == Double(page), "strip", "at rest the strip is on its page (B25)")
      }
      found.require(
        !isSubmitted || field == nil && drag == nil, "submitted",
        "once submitted nothing has the keyboard, and no finger the strip (B11)")
    }

    private func checkEffects(of frame: Frame<Self>, _ found: inout [InvariantViolation]) {
      for effect in frame.effects {
        switch effect {
        case .focus(let target):
          found.require(
            target == field?.textPart.id, "focus",
            "the host is asked for the keyboard of the input that has it (B31)")
        case .blur: found.require(field == nil, "blur", "no input keeps the keyboard (B32)")
        case .child, .copy, .paste: break
        case .announce, .own(.numberInvalid):
          found.require(
            isNumberInvalid, "numberInvalid", "a full number that fails the check is told (B17)")
        case .own(.submitted(_, let last4, let text)):
          found.require(
            isSubmitted && complete.isWhole && last4.bytes == String(number.suffix(4)).bytes
              && text.bytes == expiry?.shortText.bytes,
            "submitted", "what is submitted is complete, and what was entered (B11, B34)")
        }
      }
    }

    private func checkNodes(
      of frame: Frame<Self>, _ environment: Environment, _ configuration: Configuration,
      _ found: inout [InvariantViolation]
    ) {
      let nodes = frame.nodes
      let geometry = Geometry(measures, environment, configuration)
      found.require(
        nodes[Part.cardFront]?.hidden == (face == .back)
          && nodes[Part.cardBack]?.hidden == (face == .front),
        "face", "one face is seen, the one that the strip's position has (F3)")
      if motion == nil, drag == nil {
        found.require(
          nodes[Part.inputStrip]?.contentOffset.x == position * geometry.pageWidth, "strip",
          "the strip shows its page (G5)")
        let isBack = page == Field.code.page
        found.require(
          nodes[Part.cardFront]?.transform == .identity && (face == .back) == isBack, "flip",
          "at rest the card lies flat, its back up for the code (F3, F4)")
      }
      found.require(
        (nodes[Part.brandFront] != nil) == (brand != nil)
          && nodes[Part.brandFront]?.image == brand?.rawValue,
        "brand", "the card shows the mark of its brand (G18)")
      found.require(
        nodes[Part.holderLabel]?.hidden == holderText.isEmpty
          && nodes[Part.expiryLabel]?.hidden == texts.expiry.isEmpty,
        "labels", "what is not entered is not on the card (G15, G17)")
      found.require(
        (nodes[Part.inputNumber]?.borderColor == environment.color(Palette.invalid))
          == isNumberInvalid, "invalid",
        "the number's border tells whether it is invalid (G6)")
      let progress = environment.text(
        Strings.progress, .number(rule.length), .number(number.utf8.count))
      let value = isNumberInvalid ? environment.text(Strings.numberInvalid) : progress
      found.require(
        nodes[Part.inputNumberText]?.accessibilityValue == value, "value",
        "the number's value is how many digits it has (A6)")
      for input in Field.allCases {
        found.require(
          nodes[input.nextPart]?.hidden == !complete[input], "next",
          "an input shows Next when it is complete (G8)")
        found.require(
          nodes[input.textPart]?.focused == (field == input)
            && nodes[input.textPart]?.enabled == !isSubmitted,
          "focused", "the input with the keyboard is focused, and no other (G7)")
      }
    }

    private func checkKeyboard(
      of nodes: NodeList, _ environment: Environment, _ found: inout [InvariantViolation]
    ) {
      found.require(
        (nodes[Part.bar] != nil) == (field != nil)
          && (nodes[Part.pickerExpiry] != nil) == (field == .expiry),
        "bar", "there is a bar with the keyboard, and wheels for the expiry (G30, G33)")
      guard let field, let bar = nodes[Part.bar] else { return }
      let floor = max(0, environment.size.height - environment.safeArea.bottom - Metrics.barHeight)
      found.require(
        bar.frame.minY >= 0 && bar.frame.minY <= floor
          && bar.frame.minY <= max(0, keyboardTop ?? floor),
        "bar", "the bar is on the keyboard, inside the window (G30)")
      found.require(
        nodes[Part.barNext]?.enabled == canLeave(field)
          && nodes[Part.barNext]?.accessibilityLabel
            == environment.text(field == .code ? Strings.done : Strings.next),
        "bar-next", "the bar's button is enabled when it leads on (B9)")
      if let picker = nodes[Part.pickerExpiry] {
        found.require(
          picker.text == wheels.longText && picker.accessibilityValue == wheels.longText
            && picker.selectedRows == [wheels.month - 1, wheels.year - environment.date.year],
          "wheels", "the wheels show the month under their marker (G33)")
      }
    }
  }
#endif
