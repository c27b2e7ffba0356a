import FlowEngine

extension Onboarding {
  /// The contents of a page, whether it is shown or not.
  struct Page: StateGroup {
    /// Its fields, in reading order.
    var fields: [Field] = []
    /// How far its content is scrolled, in points.
    var offset = 0.0

    init() {}

    init(_ configuration: PageConfiguration) {
      fields = configuration.fields.map { Field($0) }
    }

    mutating func visit(_ members: inout StateMembers) {
      members.kept("fields", &fields)
      members.kept("offset", &offset)
    }

    /// Completes a restored page from the configuration of its fields.
    ///
    /// - Throws: `MemberError` for fields other than the configured ones.
    mutating func configure(_ configuration: PageConfiguration) throws(MemberError) {
      guard fields.count == configuration.fields.count else {
        throw MemberError(
          "expected \(configuration.fields.count) fields, found \(fields.count)", of: "fields")
      }
      for row in fields.indices {
        fields[row].configure(configuration.fields[row])
        guard fields[row].hint.map({ fields[row].allows($0) }) ?? true else {
          throw MemberError("expected a hint that the text can have", of: "fields.\(row).hint")
        }
      }
      guard offset >= 0 else { throw MemberError("expected 0 or more", of: "offset") }
    }

    /// Whether all required fields are filled in (rule 15).
    func isValid(on date: CalendarDate) -> Bool {
      for row in fields.indices where fields[row].required {
        if !fields[row].isFilled(on: date) { return false }
      }
      return true
    }
  }

  /// A field with what has been entered.
  struct Field: StateGroup {
    /// Its name in values.
    private(set) var id = ""
    /// Its node's id, kept so that layouts build no strings.
    private(set) var node = NodeID("")
    /// What it shows while it is empty.
    private(set) var label = ""
    /// What a screen reader calls it in English; in a field for a picture, while there is none.
    private(set) var spokenLabel = ""
    /// What a screen reader calls a field with a picture in it, in English.
    private(set) var changeLabel = ""
    /// The kind of value.
    private(set) var kind = FieldKind.text
    /// Whether its page needs it.
    private(set) var required = false
    /// What has been entered; the name of a picture.
    private(set) var text = EditableText() { didSet { changes.increment() } }
    /// Why it does not count, as it is shown below it; `nil` for nothing.
    private(set) var hint: Hint? { didSet { changes.increment() } }
    /// What a screen reader says of what is entered, and of the hint, in English; kept so that layouts
    /// build no strings. It is empty without a hint.
    private(set) var spokenHint = ""
    /// The hint's node.
    private(set) var hintNode = NodeID("")
    /// How often the host has been asked for a picture.
    private(set) var questions = 0
    /// Whether the newest question is open.
    private(set) var isAsking = false
    /// How often something has been set that is shown of the field.
    private(set) var changes = ChangeCount()

    init() {}

    init(_ configuration: FieldConfiguration) {
      configure(configuration)
    }

    mutating func visit(_ members: inout StateMembers) {
      members.kept("text", &text)
      members.kept("hint", &hint)
      members.kept("questions", &questions, in: 0...Metrics.questionLimit)
      members.kept("isAsking", &isAsking)
    }

    /// Takes over what the configuration says of the field.
    mutating func configure(_ configuration: FieldConfiguration) {
      id = configuration.id
      node = Part.field(configuration.id)
      hintNode = Part.hint(configuration.id)
      label = configuration.label.isEmpty ? configuration.id : configuration.label
      let suffix = configuration.required ? ", required" : ""
      let isPicture = configuration.kind == .image
      spokenLabel = (isPicture ? Strings.addPicture.english : label) + suffix
      changeLabel = Strings.changePicture.english + suffix
      kind = configuration.kind
      required = configuration.required
      describeHint()
    }

    // MARK: Text

    /// Sets the text; a hint stands for as long as the text stays the same (B33).
    mutating func set(_ text: EditableText) {
      let isSame = hint != nil && self.text.text.bytes == text.text.bytes
      self.text = text
      if !isSame { setHint(nil) }
    }

    /// Deletes the selection, or the character before the caret.
    mutating func deleteBackward() {
      if text.deleteBackward() { setHint(nil) }
    }

    /// Puts the caret somewhere, or selects.
    mutating func select(_ range: TextRange) {
      text.select(range)
    }

    /// Lists the text; a stand-in in its place has the same hint.
    mutating func visitText(_ texts: inout EnteredTexts) {
      texts.visit(&text, of: node)
      if texts.isReplacing { describeHint() }
    }

    /// Takes another text with the same selection, and leaves the hint.
    mutating func setStandIn(_ standIn: String) {
      let selection = text.selection
      text = EditableText(standIn)
      text.select(selection)
      describeHint()
    }

    /// Shows why the text does not count, if it does not.
    ///
    /// - Returns: What is to be announced: a hint that was not there.
    mutating func endEditing(on today: CalendarDate) -> Hint? {
      let hint = fault(on: today)
      guard hint != self.hint else { return nil }
      setHint(hint)
      return hint
    }

    private mutating func setHint(_ hint: Hint?) {
      guard hint != self.hint else { return }
      self.hint = hint
      describeHint()
    }

    /// A9: the text, and the hint; of nothing but white space there is nothing to be said.
    private mutating func describeHint() {
      guard let hint else {
        spokenHint = ""
        return
      }
      let words = hint.text(in: DefaultLook())
      spokenHint = isBlank ? words : "\(text.text), \(words)"
    }

    // MARK: Languages

    /// What it shows while it is empty.
    func label(in environment: Environment) -> String {
      environment.text(label, defaults: Strings.labels)
    }

    /// What a screen reader calls it.
    func spokenLabel(in environment: Environment) -> String {
      if environment.hasDefaultSettings {
        return kind == .image && !text.isEmpty ? changeLabel : spokenLabel
      }
      let name =
        if kind == .image {
          environment.text(text.isEmpty ? Strings.addPicture : Strings.changePicture)
        } else {
          label(in: environment)
        }
      return required ? environment.text(Strings.required, .text(name)) : name
    }

    /// What a screen reader says of what is entered, and of a hint.
    func spokenHint(in environment: Environment) -> String {
      guard let hint, !environment.hasDefaultSettings else { return spokenHint }
      let words = hint.text(in: environment)
      return isBlank ? words : environment.text(Strings.hint, .text(text.text), .text(words))
    }

    /// Whether what it contains counts.
    ///
    /// - Parameter date: Today.
    func isFilled(on date: CalendarDate) -> Bool { kind.isFilled(by: text.text, on: date) }

    /// Takes an edit from a keyboard, a paste or a picker.
    ///
    /// A complete date without a range comes from a picker and replaces the text (B4).
    mutating func replace(_ range: TextRange?, with replacement: String) {
      if kind == .date, range == nil, Self.isWholeDay(replacement) {
        set(EditableText(replacement))
      } else if hint == nil {
        text.replace(range, with: replacement)
      } else {
        var edited = text
        edited.replace(range, with: replacement)
        set(edited)
      }
    }

    // MARK: Picture

    /// Asks for a picture; an older question is then stale.
    ///
    /// - Returns: The question's id.
    mutating func askForPicture() -> String {
      questions += 1
      isAsking = true
      return Effect.questionID(questions, of: id)
    }

    /// Takes the answer to the newest question, once; any other is stale (B31).
    mutating func answer(_ response: Response) {
      guard isAsking, response.id.bytes == Effect.questionID(questions, of: id).bytes else {
        return
      }
      isAsking = false
      guard response.outcome == .success, let name = response.message else { return }
      set(EditableText(name))
    }
  }
}
