import FlowEngine

extension CardInput {
  /// A side of the card.
  public enum Face: String, CaseIterable, Equatable, Sendable {
    case front, back
  }

  /// Which parts may be left with their button to the next page.
  public struct Completeness: Equatable, Sendable {
    /// All digits are there and, if it is asked for, pass the Luhn check (D10, D12).
    public internal(set) var number = false
    /// There is a name.
    public internal(set) var holder = false
    /// There is a month, and it is not over (D17).
    public internal(set) var expiry = false
    /// All digits are there (D15).
    public internal(set) var code = false

    /// Whether a part is complete.
    public subscript(field: Field) -> Bool {
      switch field {
      case .number: number
      case .holder: holder
      case .expiry: expiry
      case .code: code
      }
    }

    /// Whether all four are.
    public var isWhole: Bool { number && holder && expiry && code }
  }

  /// What the screen is in.
  public struct State: SceneState {
    /// What the machine is doing.
    public enum Name: String, CaseIterable, Sendable {
      case entering, scrolling, travelling, submitted
    }

    /// The strip on its own way to a page.
    struct Motion: Equatable, Sendable {
      /// Whether a tap has started it, or a finger that let go.
      var isTravel: Bool
      /// The position it starts from, in pages.
      var start: Double
      /// The page it goes to.
      var page: Int

      /// The position a share of the way.
      func position(at share: Double) -> Double { start + (Double(page) - start) * share }

      /// Whether the card turns on the way.
      var flips: Bool { Flip(at: start) != Flip(at: Double(page)) }
    }

    /// A finger on the strip.
    struct Drag: Equatable, Sendable {
      /// The page nearest to where the drag began.
      var page: Int
      /// What is added to the reported offset, in points: the strip as it was seen, less the offset
      /// that a host reports for it while it moves.
      var shift: Double
    }

    /// An outline that is not where the strip's position has it.
    enum Outline: Equatable, Sendable {
      /// On a straight line from a rectangle to the part that a travel goes to (section 5.7).
      case straight(from: Rect)
      /// Beside its place by a distance, edge by edge, that fades away: the rest of a straight line
      /// that a finger has ended.
      case joining(Rect)
    }

    /// The page on which the strip last rested, 0…3.
    public internal(set) var page = 0
    /// The input with the keyboard.
    public internal(set) var field: Field?
    /// Which parts are complete.
    public internal(set) var complete = Completeness()
    /// How far the strip's own way, or the outline's, is seen to be.
    public var progress = 1.0

    /// The strip's position where it does not move by itself, in pages.
    var position = 0.0
    var motion: Motion?
    var drag: Drag?
    var outline: Outline?
    /// The face that was seen at the last event.
    var lastFace = Face.front
    var isSubmitted = false

    /// The number in groups.
    var number = EditableText()
    /// The number's digits.
    var digits = ""
    /// How the number is written and what comes of it.
    var rule = BrandRule.other
    /// Whether the rule is a brand's.
    var isBranded = false
    var holder = EditableText()
    var expiry: Expiry?
    /// What the wheels show.
    var wheels: Expiry
    var code = EditableText()

    /// The top of the keyboard in the window, in points, as far as it is known.
    var keyboardTop: Double?

    /// Texts and widths that follow from the values, kept so that no layout makes them.
    var texts = Texts()
    var measures: Measures

    init(_ environment: Environment) {
      wheels = Expiry(environment.date)
      measures = Measures(environment)
      refreshNumber(environment)
      refreshCode(environment)
      texts.wheels = wheels.longText
    }

    /// What the machine is doing.
    public var name: Name {
      if isSubmitted { return .submitted }
      if let motion { return motion.isTravel ? .travelling : .scrolling }
      return drag == nil ? .entering : .scrolling
    }

    /// The face that is seen; between two events of a motion the one seen at the first.
    public var face: Face {
      motion == nil || progress < 1 ? Flip(at: seenPosition(at: progress)).face : lastFace
    }

    /// The brand that the number can be of.
    public var brand: Brand? { isBranded ? rule.brand : nil }

    /// The caret's offset in the number field's text, in UTF-16 units.
    public var caret: Int { number.caret }

    /// The strip's position, in pages, at a progress.
    func seenPosition(at progress: Double) -> Double {
      motion?.position(at: progress) ?? position
    }

    /// The outline on the front at a progress (sections 5.1 and 5.7).
    func seenFocus(at progress: Double, _ geometry: Geometry) -> Rect {
      switch outline {
      case nil: return geometry.focus(at: seenPosition(at: progress))
      case .straight(let rect):
        let target = motion.map { Double($0.page) } ?? position
        return rect.mixed(with: geometry.focus(at: target), share: progress)
      case .joining(let distance):
        let place = geometry.focus(at: seenPosition(at: progress))
        let rest = 1 - progress
        return Rect(
          x: place.minX + distance.minX * rest, y: place.minY + distance.minY * rest,
          width: max(0, place.width + distance.width * rest),
          height: max(0, place.height + distance.height * rest))
      }
    }

    /// Writes the members that follow `name`; of the number only where the caret is.
    public func write(to json: inout JSONWriter) {
      json.member("page", page)
      json.member("field", field?.rawValue)
      json.member("face", face.rawValue)
      json.member("brand", brand?.rawValue)
      json.key("complete")
      json.beginArray()
      json.bool(complete.number)
      json.bool(complete.holder)
      json.bool(complete.expiry)
      json.bool(complete.code)
      json.endArray()
      json.member("caret", caret)
    }
  }

  /// Texts that follow from what is entered.
  struct Texts: Equatable, Sendable {
    /// The holder's name as the front shows it: in capitals.
    var holderOnFront = ""
    /// The holder's name as the back shows it: each word capitalised.
    var holderOnBack = ""
    /// The expiry as "MM/YY", empty without one.
    var expiry = ""
    /// The wheels as "MM/YYYY".
    var wheels = ""
    /// How many digits are entered, in words: all that a screen reader says of the secrets.
    var numberProgress = ""
    var codeProgress = ""
    /// The single digits, where the card shows them in cells.
    var cells: [String] = []
  }
}
