import FlowEngine

extension AdaptiveField {
  /// What a field looks like: what the last layout showed.
  struct Look: Equatable {
    /// Whether it is unfolded.
    var isRaised = false
    /// The verdict that colours and label show.
    var verdict = Verdict.undefined
    /// Whose image the state image holds; it stays while the image fades out.
    var picture = Verdict.undefined
    /// The size of the field, and the height of its label, in points.
    var size = Size.zero
    var labelHeight = 0.0
  }

  /// A field of the form, with what is entered in it.
  struct Field: StateGroup {
    private(set) var ids = FieldIDs("")
    /// What a screen reader calls it, in English if the configuration does not say.
    private(set) var label = ""
    private(set) var sections: [Section] = [] { didSet { changes.increment() } }
    /// Whether the text stands nowhere but in its sections.
    private(set) var isSecret = false
    private(set) var verdict = Verdict.undefined
    /// What the host has said of an invalid text, for the label.
    private(set) var message: String? { didSet { changes.increment() } }
    /// How often the host has been asked about the text.
    private(set) var questions = 0
    /// Whether the newest question is open.
    private(set) var isAsking = false
    var look = Look() { didSet { changes.increment() } }
    /// How often something has been set that is shown of the field.
    private(set) var changes = ChangeCount()

    init() {}

    /// An empty field with the configured sections.
    init(_ configuration: FieldConfiguration) {
      build(configuration.limits, configuration)
      look.picture = configuration.images.valid == nil ? .invalid : .valid
    }

    /// Lists the field; frames show whether it is unfolded, its texts and its verdict.
    mutating func visit(_ members: inout StateMembers) {
      members.derived("id", ids.field)
      members.derived("raised", look.isRaised)
      members.derived(
        "texts",
        elements: { texts in
          for section in sections {
            if isSecret { texts.append(section.count) } else { texts.append(section.text.text) }
          }
        })
      members.shown("verdict", &verdict)
      members.kept("message", &message)
      members.kept("questions", &questions, in: 0...Metrics.questionLimit)
      members.kept("isAsking", &isAsking)
      members.kept("picture", &look.picture)
      members.kept("sections", &sections)
    }

    /// Completes a restored field from its configuration.
    ///
    /// - Throws: `MemberError` for texts that cannot have been entered.
    mutating func configure(_ configuration: FieldConfiguration) throws(MemberError) {
      let restored = sections
      guard restored.count <= Metrics.sectionLimit else {
        throw MemberError("expected \(Metrics.sectionLimit) sections or less", of: "sections")
      }
      build(restored.map { $0.limit }, configuration)
      for k in sections.indices {
        sections[k].set(restored[k].text)
        guard sections[k].count <= sections[k].limit,
          Entry.isTaken(sections[k].text.text, on: configuration.keyboard)
        else {
          throw MemberError(
            "expected a text of up to \(sections[k].limit) characters that can be entered",
            of: "sections.\(k).text")
        }
      }
    }

    /// Names the field and gives it sections, all empty.
    private mutating func build(_ limits: [Int], _ configuration: FieldConfiguration) {
      ids = FieldIDs(configuration.id)
      label = configuration.placeholder.isEmpty ? configuration.id : configuration.placeholder
      isSecret = configuration.isSecret
      sections = Self.sections(limits, ids: ids, label: label, configuration)
    }

    private static func sections(
      _ limits: [Int], ids: FieldIDs, label: String, _ configuration: FieldConfiguration
    ) -> [Section] {
      // A text in groups, of a fixed length or with a check digit is a number that must not be read
      // aloud (A3).
      let validation = configuration.validation
      let isNumber =
        configuration.keyboard == .numberPad || validation?.luhn == true
        || validation?.pattern == .digits
      let isPrivate =
        limits.count > 1 || configuration.isSecret || validation?.luhn == true
        || validation?.exactLength != nil
      let voice = isPrivate ? isNumber ? Section.Voice.digits : .characters : .text
      var start = 0
      return limits.enumerated().map { k, limit in
        defer { start += limit }
        let name = limits.count > 1 ? "\(label), section \(k + 1) of \(limits.count)" : label
        return Section(id: ids.section(k), limit: limit, start: start, label: name, voice: voice)
      }
    }

    /// Lists the texts of all sections, and the host's messages about them.
    mutating func visitTexts(_ texts: inout EnteredTexts) {
      for k in sections.indices {
        var text = sections[k].text
        texts.visit(&text, of: sections[k].id, or: ids.field, isSecret: isSecret)
        if texts.isReplacing { sections[k].set(text) }
      }
      texts.visit(&message, of: ids.label)
    }

    /// Gives the last digit another value.
    mutating func varyLastDigit(_ digit: Int) {
      guard let k = sections.lastIndex(where: { !$0.isEmpty }) else { return }
      let selection = sections[k].text.selection
      var text = EditableText(TextShape.standIn(for: sections[k].text.text, variant: digit))
      text.select(selection)
      sections[k].set(text)
    }

    // MARK: Languages

    /// What a screen reader calls it.
    func label(in environment: Environment) -> String {
      environment.text(label, defaults: Strings.labels)
    }

    /// What a screen reader calls a section.
    func spokenLabel(of k: Int, in environment: Environment) -> String {
      if environment.hasDefaultSettings { return sections[k].label }
      let label = label(in: environment)
      if sections.count == 1 { return label }
      return environment.text(
        Strings.section, .text(label), .number(k + 1), .number(sections.count))
    }

    // MARK: Text

    /// The texts of all sections, without anything between them.
    var text: String {
      if sections.count == 1 { return sections[0].text.text }
      return sections.reduce(into: "") { $0 += $1.text.text }
    }

    var isEmpty: Bool { sections.allSatisfy { $0.isEmpty } }

    /// The number of characters entered, in all sections.
    var count: Int { sections.reduce(0) { $0 + $1.count } }

    /// How many characters the field takes.
    var capacity: Int { sections.last?.range.upperBound ?? 0 }

    /// Replaces the text: each section takes as much as it can, the rest is dropped (F6).
    mutating func distribute(_ text: String) {
      var rest = text[...]
      for k in sections.indices {
        let piece = rest.prefix(sections[k].limit)
        sections[k].set(String(piece))
        rest = rest[piece.endIndex...]
      }
    }

    /// Replaces the sections; the joined text is distributed again (D16).
    ///
    /// - Parameter caret: Which section holds the caret, if any does.
    /// - Returns: The section that holds it afterwards.
    mutating func resize(
      to limits: [Int], _ configuration: FieldConfiguration, caret: Int?
    ) -> Int? {
      let text = text
      var offset = 0
      if let caret {
        for section in sections[..<caret] { offset += section.text.text.utf16.count }
        offset += sections[caret].text.caret
      }
      sections = Self.sections(limits, ids: ids, label: label, configuration)
      distribute(text)
      return caret.flatMap { _ in placeCaret(at: offset) }
    }

    /// Puts the caret at an offset in the joined text, in UTF-16 units.
    private mutating func placeCaret(at offset: Int) -> Int? {
      var offset = offset
      for k in sections.indices where sections[k].limit > 0 {
        let section = sections[k]
        let length = section.text.text.utf16.count
        if offset < length || offset == length && !section.isFull {
          sections[k].set(section.text.text, caret: offset)
          return k
        }
        offset -= length
      }
      return lastSection
    }

    // MARK: Verdict

    /// Takes the verdict back; what the host was asked is stale (D12, B39).
    mutating func forgetVerdict() {
      decide(.undefined)
    }

    /// Sets the verdict, with what the host says of it.
    mutating func decide(_ verdict: Verdict, message: String? = nil) {
      self.verdict = verdict
      self.message = message
      isAsking = false
    }

    /// Leaves an open question without an answer (B39).
    mutating func forgetQuestion() {
      isAsking = false
    }

    /// Asks the host about the text; an older question is then stale.
    ///
    /// - Returns: The question's id.
    mutating func askHost() -> String {
      forgetVerdict()
      questions += 1
      isAsking = true
      return Effect.questionID(questions, of: ids.field.name)
    }

    /// Whether a response is to the newest question, which is open.
    func isAsking(_ response: Response) -> Bool {
      isAsking && response.id.bytes == Effect.questionID(questions, of: ids.field.name).bytes
    }

    // MARK: Sections that can be entered

    /// Whether the keyboard can enter the field at all (D1, D2).
    var canBeEntered: Bool { capacity > 0 }

    /// Whether the keyboard can be in section `k`, if there is one.
    func canBeEntered(in k: Int) -> Bool {
      sections.indices.contains(k) && sections[k].limit > 0
    }

    /// The section that the keyboard goes to: the first that is not full, or else the last.
    var firstOpenSection: Int? {
      sections.firstIndex { $0.limit > 0 && !$0.isFull } ?? lastSection
    }

    /// The last section that takes characters.
    var lastSection: Int? { sections.lastIndex { $0.limit > 0 } }

    /// The section behind section `k` that takes characters.
    func section(after k: Int) -> Int? {
      sections[(k + 1)...].firstIndex { $0.limit > 0 }
    }

    /// The section before section `k` that takes characters.
    func section(before k: Int) -> Int? {
      sections[..<k].lastIndex { $0.limit > 0 }
    }

    /// Whether the text of section `k` is written from right to left; where there is none, that of the field.
    func isRightToLeft(in k: Int) -> Bool {
      (sections[k].isEmpty ? text : sections[k].text.text).beginsRightToLeft
    }

    mutating func moveCaretToEnd(of k: Int) {
      sections[k].moveCaretToEnd()
    }

    /// Puts the caret in section `k` somewhere, or selects (B44).
    mutating func select(_ range: TextRange, in k: Int) {
      sections[k].select(range)
    }

    // MARK: Edits

    /// Types, pastes or removes text in section `k` (D6).
    ///
    /// - Returns: The section that holds the caret afterwards.
    mutating func replace(_ range: TextRange?, in k: Int, with replacement: String) -> Int {
      let before = sections[k].count
      sections[k].replace(range, with: replacement)
      if replacement.isEmpty {
        return sections[k].count < before ? stepBack(from: k) : k
      }
      return pushOverflow(from: k)
    }

    /// The backspace key in section `k` (D7).
    ///
    /// - Returns: The section that holds the caret afterwards.
    mutating func deleteBackward(in k: Int) -> Int {
      if sections[k].deleteBackward() { return stepBack(from: k) }
      guard let previous = section(before: k) else { return k }
      sections[previous].moveCaretToEnd()
      _ = sections[previous].deleteBackward()
      return previous
    }

    /// The caret leaves a section that a deletion has emptied (B12).
    private mutating func stepBack(from k: Int) -> Int {
      guard sections[k].isEmpty, let previous = section(before: k) else { return k }
      sections[previous].moveCaretToEnd()
      return previous
    }

    /// Moves what a section has no room for to the front of the next one, and so on; only what the
    /// last one has no room for is lost (B9).
    ///
    /// A caret at the end of a full section goes to the start of the next one.
    private mutating func pushOverflow(from first: Int) -> Int {
      var holder = first
      var caret = sections[first].text.caret
      var index: Int? = first
      // A section that is not full keeps all it has, and the caret.
      while let current = index, sections[current].isFull {
        let section = sections[current]
        let text = section.text.text
        let kept = text.prefix(section.limit)
        let next = self.section(after: current)
        index = nil
        let length = kept.utf16.count
        if holder == current, caret >= length, let next {
          holder = next
          caret -= length
          // Without overflow nothing else moves the caret.
          if section.count <= section.limit {
            sections[next].set(sections[next].text.text, caret: 0)
          }
        }
        guard section.count > section.limit else { break }
        sections[current].set(String(kept), caret: caret)
        guard let next else { break }
        let joined = String(text[kept.endIndex...]) + sections[next].text.text
        sections[next].set(joined, caret: caret)
        index = next
      }
      return holder
    }
  }
}
