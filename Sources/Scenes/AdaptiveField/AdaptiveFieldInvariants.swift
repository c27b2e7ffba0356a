import FlowEngine

#if !hasFeature(Embedded)
  extension AdaptiveField: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? {
      [
        "raised", "verdict", "message", "asking", "limit", "taken", "focus", "didChange",
        "didValidate", "didEndEditing", "blur", "spoken", "label", "section", "folded", "offset",
        "inset", "covered", "accessory",
      ]
    }

    /// The invariants of the form, by the rules of `docs/scenes/adaptive-field.md`.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      let form = frame.scene
      var found: [InvariantViolation] = []
      for index in form.fields.indices {
        form.checkField(index, configuration.fields[index], &found)
        form.checkNodes(of: index, in: frame, environment, configuration.fields[index], &found)
      }
      form.checkFocus(&found)
      form.checkEffects(of: frame, &found)
      form.checkKeyboard(of: frame, environment, configuration, &found)
      return found
    }

    private func checkField(
      _ index: Int, _ configuration: FieldConfiguration, _ found: inout [InvariantViolation]
    ) {
      let field = fields[index]
      found.require(
        field.look.isRaised == raises(index), "raised",
        "a field is raised exactly while it has the keyboard or text (D9)")
      found.require(
        field.look.verdict == field.verdict, "verdict", "a field shows its verdict (G15, G16)")
      found.require(
        field.message == nil || field.verdict == .invalid, "message",
        "the host's words stand for an invalid text only (B38)")
      found.require(
        !field.isAsking || field.verdict == .undefined, "asking",
        "there is no verdict before the answer (B37)")
      for section in field.sections {
        found.require(
          section.count == section.text.text.count && section.count <= section.limit, "limit",
          "a section has as many characters as its limit at the most (D6)")
        found.require(
          Entry.isTaken(section.text.text, on: configuration.keyboard), "taken",
          "no character is there that the field does not take (B14)")
      }
    }

    private func checkFocus(_ found: inout [InvariantViolation]) {
      guard let focus else { return }
      found.require(
        fields.indices.contains(focus.field)
          && fields[focus.field].canBeEntered(in: focus.section),
        "focus", "the keyboard is in a section that takes characters")
    }

    private func checkEffects(of frame: Frame<Self>, _ found: inout [InvariantViolation]) {
      for effect in frame.effects {
        switch effect {
        case .focus(let target):
          found.require(
            target == focus.map { fields[$0.field].sections[$0.section].id }, "focus",
            "the host is asked for the keyboard of the section that has it (B36)")
        case .own(.didChange(let id, let text)):
          found.require(
            fields.contains { $0.ids.field == id && $0.text.bytes == text.bytes && !$0.isSecret },
            "didChange", "the host is told the new text, if it is no secret (B31)")
          let isJudged = frame.effects.contains { effect in
            if case .own(.didValidate(id, _)) = effect { true } else { false }
          }
          found.require(
            isJudged || fields.contains { $0.ids.field == id && $0.verdict == .undefined },
            "verdict", "a verdict on the old text does not hold for the new one (D12)")
        case .own(.didChangeSecret(let id, let length)):
          found.require(
            fields.contains { $0.ids.field == id && $0.count == length && $0.isSecret },
            "didChange", "of a secret the host is told the length (B31)")
        case .own(.didValidate(let id, let verdict)):
          found.require(
            fields.contains { $0.ids.field == id && $0.verdict == verdict }, "didValidate",
            "the host is told the verdict (B33)")
        case .own(.didEndEditing(let id)):
          found.require(
            focus.map { fields[$0.field].ids.field != id } ?? true, "didEndEditing",
            "the keyboard has left the field (B35)")
        case .blur: found.require(focus == nil, "blur", "no section keeps the keyboard (B32)")
        default: break
        }
      }
    }

    private func checkNodes(
      of index: Int, in frame: Frame<Self>, _ environment: Environment,
      _ configuration: FieldConfiguration, _ found: inout [InvariantViolation]
    ) {
      let field = fields[index]
      let node = frame.nodes[field.ids.field]
      let spoken: String? =
        switch field.verdict {
        case .undefined: nil
        case .valid: environment.text(Strings.valid)
        case .invalid: environment.text(Strings.invalid)
        }
      found.require(
        node?.accessibilityLabel == field.label(in: environment)
          && node?.accessibilityValue == spoken, "spoken",
        "a field is its placeholder, and its value the verdict (A1)")
      found.require(
        frame.nodes[field.ids.label]?.text
          == environment.text(
            field.message ?? configuration.texts.text(of: field.verdict)
              ?? configuration.placeholder, defaults: Strings.labels),
        "label", "the label says what the verdict is about (G16)")
      for (k, section) in field.sections.enumerated() {
        let box = frame.nodes[section.id]
        let isFocused = focus?.field == index && focus?.section == k
        found.require(
          box?.text == section.text(in: box) && box?.focused == isFocused, "section",
          "a section shows its text, and whether it has the keyboard (G17)")
        found.require(
          box?.interactive == (field.look.isRaised && section.limit > 0), "section",
          "a section takes touches while the field is raised (B3)")
        let isMoving = frame.animations.contains { $0.node == section.id }
        let geometry = Geometry(
          configuration, configuration.frame, isRaised: field.look.isRaised)
        found.require(
          isMoving || !environment.hasDefaultText
            || box?.transform == geometry.sectionTransform(width: box?.frame.size.width ?? 0),
          "folded", "a section rests folded or unfolded as its field does (F2)")
      }
    }

    private func checkKeyboard(
      of frame: Frame<Self>, _ environment: Environment, _ configuration: Configuration,
      _ found: inout [InvariantViolation]
    ) {
      let places = places(environment, configuration)
      let room = room(places, environment, configuration)
      found.require(
        offset == room.clamp(offset), "offset",
        "the form is scrolled no further than it is long (F13)")
      let screen = frame.nodes[Part.screen]
      found.require(
        screen?.contentInset.bottom == overlap(places, environment, configuration)
          && screen?.contentOffset.y == offset,
        "inset", "the form's inset is what covers it (F13)")
      if frame.event != nil, let focus, overlap(places, environment, configuration) > 0 {
        let place =
          places?.places[focus.field].frame ?? configuration.fields[focus.field].frame
        found.require(
          room.reveal(place, from: offset) == offset, "covered",
          "the field with the keyboard is not under it (F13)")
      }
      found.require(
        (frame.nodes[Part.accessoryBar] != nil) == showsAccessory(configuration), "accessory",
        "the bar is there while a section that shows it has the keyboard (G9)")
      let isMoving = frame.animations.contains { $0.node == Part.accessoryBar.id }
      found.require(
        isMoving || !showsAccessory(configuration)
          || frame.nodes[Part.accessoryBar]?.frame == accessoryFrame(environment, configuration),
        "accessory", "the bar rests on the keyboard (G9)")
    }
  }

  extension AdaptiveField.Section {
    /// The text that its node shows: marked text stands in the place of what is selected.
    fileprivate func text(in node: Node?) -> String {
      guard let node, let marked = node.markedRange else { return text.text }
      var shown = text
      let units = Array((node.text ?? "").utf16.dropFirst(marked.location).prefix(marked.length))
      shown.replace(nil, with: String(decoding: units, as: UTF16.self))
      return shown.text
    }
  }
#endif
