import FlowEngine

/// A payment card is entered: a drawn card, and below it a paged strip with one input per page.
///
/// An outline on the card marks the part being entered and follows the strip; on the way to the
/// security code the card turns over. Rules are numbered as in `docs/scenes/card-input.md`.
public struct CardInput: Scene {
  /// The states of the machine.
  public enum State: String, CaseIterable, Sendable {
    case entering, scrolling, travelling, submitted
  }

  /// A side of the card.
  public enum Face: String, MemberChoice {
    case front, back
  }

  /// The page on which the strip last rested, 0…3.
  public internal(set) var page = 0
  /// The input with the keyboard.
  public internal(set) var field: Field? { didSet { changes.all.increment() } }
  /// Which parts are complete; follows from the values.
  public internal(set) var complete = Completeness()
  /// The progress of the strip's own motion, or of the outline's.
  public var progress = 1.0

  /// The strip's position while it does not move by itself, in pages.
  var position = 0.0
  var motion: Motion?
  var drag: Drag?
  /// Whether a travel has ended a drag whose finger may still report (B2).
  var isDragOver = false
  var outline: Outline?
  var isSubmitted = false { didSet { changes.all.increment() } }

  /// The number in groups.
  var numberText = EditableText() { didSet { changes.number.increment() } }
  /// The number's digits; a secret.
  public internal(set) var number = ""
  /// How the number is grouped, and its lengths.
  var rule = BrandRule.other
  /// Whether the rule belongs to a brand.
  var isBranded = false
  var holderText = EditableText() { didSet { changes.holder.increment() } }
  /// The month at whose end the card expires; `nil` until one is chosen.
  public internal(set) var expiry: Expiry? { didSet { changes.expiry.increment() } }
  /// What the wheels show.
  var wheels: Expiry { didSet { changes.expiry.increment() } }
  var codeText = EditableText() { didSet { changes.code.increment() } }

  /// The top of the keyboard in the window, in points, if known.
  var keyboardTop: Double? { didSet { changes.all.increment() } }

  /// How often the values have been set.
  private(set) var changes = Changes()

  /// Texts and widths that follow from the values, kept so that layouts need not make them.
  var texts = Texts()
  var measures: Measures

  /// Opens on the number's page: nothing is entered, and no input has the keyboard.
  public init(_ context: inout Context) {
    wheels = Expiry(context.environment.date)
    measures = Measures(context.environment, context.configuration)
    refreshNumber(context.environment)
    refreshCode(context.environment)
    refreshExpiry(context.environment)
  }

  /// The state of the machine.
  public var state: State {
    if isSubmitted { return .submitted }
    if let motion { return motion.isTravel ? .travelling : .scrolling }
    return drag == nil ? .entering : .scrolling
  }

  /// The face that is seen.
  public var face: Face { Flip(at: seenPosition(at: progress)).face }

  /// The brand that the number can belong to.
  public var brand: Brand? { isBranded ? rule.brand : nil }

  /// The holder's name as it was entered.
  public var holder: String { holderText.text }

  /// The digits of the security code; a secret.
  public var securityCode: String { codeText.text }

  /// Whether the number has all its digits and fails the check (D12, D28).
  public var isNumberInvalid: Bool { isFull && !complete.number }

  /// The caret's offset in the number field's text, in UTF-16 units.
  public var caret: Int { numberText.caret }

  /// Lists the state; frames contain only the caret of the number, and nothing of the code.
  public mutating func visit(_ members: inout StateMembers) {
    members.shown("page", &page, in: Metrics.pages)
    members.shown("field", &field)
    members.derived("face", face)
    members.derived("brand", brand)
    members.derived("complete") { parts in
      for field in Field.allCases { parts.append(complete[field]) }
    }
    members.derived("caret", caret)
    members.kept("position", &position, in: Metrics.positions)
    members.kept("motion", &motion)
    members.kept("drag", &drag)
    members.kept("isDragOver", &isDragOver)
    members.kept("outline", &outline)
    members.kept("isSubmitted", &isSubmitted)
    members.kept("number", &numberText)
    members.kept("holder", &holderText)
    members.kept("expiry", &expiry)
    members.kept("wheels", &wheels)
    members.kept("code", &codeText)
    members.kept("keyboardTop", &keyboardTop)
  }

  /// Derives the rest from the values, and rejects values that cannot have been entered and an
  /// impossible place of the strip.
  public mutating func didRestore(_ context: Context) throws(MemberError) {
    let restored = self
    setNumber(numberText, context.configuration, context.environment)
    guard numberText.text.bytes == restored.numberText.text.bytes else {
      throw MemberError("expected digits in groups, as many as the brand has", of: "number")
    }
    guard codeText.text.bytes == restored.codeText.text.bytes else {
      throw MemberError("expected digits, as many as the brand has", of: "code")
    }
    // What is selected may be more than a caret behind a digit (B38).
    numberText = restored.numberText
    codeText = restored.codeText
    guard Self.singleLine(holderText.text).bytes == holderText.text.bytes else {
      throw MemberError("expected a single line", of: "holder.text")
    }
    setHolder(holderText, context.environment)
    setExpiry(expiry, context.environment)
    guard wheels == restored.wheels else {
      throw MemberError("expected the expiry, or a month from this one on", of: "wheels")
    }
    guard motion == nil || drag == nil else {
      throw MemberError("expected null while a finger holds the strip", of: "motion")
    }
    guard drag == nil || !isDragOver else {
      throw MemberError("expected false while a finger holds the strip", of: "isDragOver")
    }
    guard motion != nil || drag != nil || position == Double(page) else {
      throw MemberError("expected 'page', where the strip rests", of: "position")
    }
    guard !isSubmitted || (field == nil && drag == nil) else {
      throw MemberError("expected false while something is entered", of: "isSubmitted")
    }
  }
}

extension CardInput {
  /// `card-input`.
  public static var name: String { "card-input" }
  /// One sentence about the screen.
  public static var summary: String {
    "A card's number, holder, expiry and security code, entered page by page below a drawn card."
  }
  /// `setValue`, with the input as `target` and its text as `value`.
  public static let commands = [
    SceneInput("setValue", .text),
    // It is chosen on wheels, whose rows are events of their own.
    SceneInput(
      "setValue", .format("a month as MM/YYYY, or empty"),
      for: [Part.inputExpiry.id, Part.inputExpiryText.id]),
  ]
}
