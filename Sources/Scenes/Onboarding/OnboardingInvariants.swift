import FlowEngine

#if !hasFeature(Embedded)
  extension Onboarding: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? {
      [
        "leaving", "next", "skipped", "focused", "offset", "state", "covered", "didChangePage",
        "didSkip", "finished", "endEditing", "chooseImage", "announce", "focus", "pages", "title",
        "required", "back", "skip", "finish", "inset", "bar", "page", "hint",
      ]
    }

    /// Where the screen has done what it is for.
    public static var finalStates: [State] { [.finished] }

    /// The invariants of the form, by the rules of `docs/scenes/onboarding.md`.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      let form = frame.scene
      let geometry = Geometry(
        environment, configuration, keyboardOverlap: form.keyboardOverlap)
      var found: [InvariantViolation] = []
      found.require(
        (form.leavingPage != nil) == (form.state == .pushing), "leaving",
        "a page leaves while another is pushed in, and only then (F2)")
      if let leaving = form.leavingPage {
        found.require(
          leaving == form.page - 1 || leaving == form.page + 1, "leaving",
          "the page that leaves is the one before or after (B6 to B8)")
      }
      found.require(
        form.nextEnabled
          == (form.page > Metrics.requiredPageCount || form.current.isValid(on: environment.date)),
        "next", "next is enabled once all that is required is filled in (B20)")
      let areOptional = form.skipped.allSatisfy { $0 > Metrics.requiredPageCount }
      let areAscending = zip(form.skipped, form.skipped.dropFirst()).allSatisfy { $0 < $1 }
      found.require(
        areOptional && areAscending, "skipped",
        "the pages skipped are of 3 to 5, in ascending order (B23)")
      found.require(
        form.takesEdits || form.focusedField == nil, "focused",
        "no field has the keyboard once the form is being finished (B10)")
      found.require(
        form.current.offset
          == geometry.clamp(
            form.current.offset, for: configuration.pages[form.page - 1], environment),
        "offset", "the page is scrolled no further than its content (F6)")
      form.checkReach(of: frame, geometry, environment, configuration, &found)
      form.checkEffects(of: frame, environment, &found)
      form.checkNodes(of: frame, geometry, environment, configuration, &found)
      return found
    }

    /// The invariants while nothing moves.
    public static func invariantsAtRest(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      var found: [InvariantViolation] = []
      found.require(
        frame.scene.state == .page || frame.scene.state == .finished, "state",
        "a push and the end are over with what moves (F2, F9)")
      return found
    }

    /// The focused field is not under the keyboard, once that has come (F7).
    private func checkReach(
      of frame: Frame<Self>, _ geometry: Geometry, _ environment: Environment,
      _ configuration: Configuration, _ found: inout [InvariantViolation]
    ) {
      guard frame.event == .keyboardWillShow || frame.event == .keyboardWillChangeFrame,
        keyboard == .shown, let row = focusedField
      else { return }
      let offset = geometry.reveal(
        row, of: configuration.pages[page - 1], environment, from: current.offset)
      found.require(
        offset == current.offset, "covered", "the focused field is not under the keyboard (F7)")
    }

    private func checkEffects(
      of frame: Frame<Self>, _ environment: Environment, _ found: inout [InvariantViolation]
    ) {
      for effect in frame.effects {
        switch effect {
        case .own(.didChangePage(let number)):
          found.require(
            number == page && state == .pushing, "didChangePage",
            "the host is told of the page that comes (B27)")
        case .own(.didSkip(let number)):
          found.require(
            skipped.contains(number), "didSkip", "the page skipped counts as skipped (B26)")
        case .own(.finished(let values)):
          let entered = pages.flatMap { $0.fields.map { $0.value } }
          found.require(
            values.map { $0.value.bytes } == entered.map { $0.bytes } && state == .finished,
            "finished",
            "the host gets all values, in reading order (B28)")
        case .child, .copy, .paste: break
        case .own(.endEditing):
          found.require(focusedField == nil, "endEditing", "no field keeps the keyboard (B25)")
        case .own(.chooseImage(_, let name)):
          found.require(
            current.fields.contains { $0.id.bytes == name.bytes && $0.isAsking }, "chooseImage",
            "a field of the page waits for the answer (B30)")
        case .announce(let text):
          let expected =
            state == .finished
            ? environment.text(Strings.done) : Speech.arrival(at: page, in: environment)
          let isHint = pages.contains { page in
            page.fields.contains { field in
              field.hint.map { $0.text(in: environment).bytes == text.bytes } ?? false
            }
          }
          found.require(
            text.bytes == expected.bytes || isHint, "announce",
            "the page that comes is announced, the end, or a field's hint (B29, B33)")
        case .focus(let target):
          found.require(
            focusedField.map { current.fields[$0].node } == target, "focus",
            "the host is asked for the keyboard of the field that has it (B24)")
        case .blur: break
        }
      }
    }

    private func checkNodes(
      of frame: Frame<Self>, _ geometry: Geometry, _ environment: Environment,
      _ configuration: Configuration, _ found: inout [InvariantViolation]
    ) {
      let nodes = frame.nodes
      for number in 1...Metrics.pageCount {
        found.require(
          nodes.contains(Part.page(number)) == (number == page || number == leavingPage), "pages",
          "only the page shown is there, and the one that leaves (G1)")
      }
      found.require(
        nodes[Part.title(page)]?.text == configuration.pages[page - 1].title(in: environment),
        "title",
        "the page has its title (G2)")
      for (row, field) in current.fields.enumerated() {
        found.require(
          nodes[field.node]?.focused == (row == focusedField), "focused",
          "the field with the keyboard is focused, and no other (B2)")
        found.require(
          nodes[field.node]?.accessibilityLabel == field.spokenLabel(in: environment)
            && (!environment.hasDefaultSettings
              || nodes[field.node]?.accessibilityLabel?.hasSuffix(", required") == field.required),
          "required", "a required field says so (A3, A9)")
        checkHint(of: field, nodes, environment, &found)
      }
      found.require(
        nodes[Part.backButton]?.hidden == (page == 1), "back", "page 1 has no back button (G5)")
      found.require(
        nodes[Part.skipHint]?.hidden == (page <= Metrics.requiredPageCount), "skip",
        "the hint is there on pages 3 to 5 (G6)")
      let next = nodes[Part.nextButton]
      let alpha: Double = nextEnabled ? 1 : Metrics.disabledAlpha
      found.require(
        next?.enabled == nextEnabled && next?.alpha == alpha,
        "next", "the next button shows whether it is enabled (G7)")
      found.require(
        next?.accessibilityLabel
          == environment.text(page < Metrics.pageCount ? Strings.next : Strings.finish), "next",
        "the next button says where it leads (A7)")
      found.require(
        (nodes[Part.finish] != nil) == !takesEdits, "finish",
        "the end is there while finishing and finished (G8)")
      found.require(
        nodes[Part.page(page)]?.contentInset.bottom == geometry.bottomInset, "inset",
        "the page's inset is what covers it (F5)")
      let isMoving = frame.animations.contains { $0.node == Part.bottomBar.id }
      found.require(
        isMoving || nodes[Part.bottomBar]?.frame == geometry.bar, "bar",
        "the bar rests on the keyboard, or on the safe area (F4)")
      let isPushing = frame.animations.contains { $0.node == Part.page(page) }
      found.require(
        isPushing || nodes[Part.page(page)]?.frame == geometry.page, "page",
        "the page at rest fills the window (G1)")
    }

    private func checkHint(
      of field: Field, _ nodes: NodeList, _ environment: Environment,
      _ found: inout [InvariantViolation]
    ) {
      found.require(
        field.hint.map { field.allows($0) } ?? true, "hint",
        "a hint tells why the text does not count (B33)")
      found.require(
        nodes[field.hintNode]?.text == field.hint.map { $0.text(in: environment) }, "hint",
        "a hint is there exactly as long as it holds (G13)")
      guard let hint = field.hint, let node = nodes[field.node] else { return }
      found.require(
        nodes[field.hintNode]?.frame.minY == node.frame.maxY, "hint",
        "a hint is at the lower edge of its field (G13)")
      let words = hint.text(in: environment)
      found.require(
        node.accessibilityValue
          == (environment.hasDefaultSettings
            ? field.isBlank
              ? words : "\(field.text.text), \(words)"
            : field.spokenHint(in: environment)),
        "hint",
        "a field says its hint (A10)")
    }
  }
#endif
