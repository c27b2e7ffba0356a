/// The forms of a text that says how many, by category.
public struct PluralForms: Equatable, Sendable {
  /// The forms that are there; that of `other` always is.
  private var forms: [String?]

  /// Creates forms of which only `other` is there.
  public init(other: String) {
    forms = Array(repeating: nil, count: PluralCategory.allCases.count)
    self[.other] = other
  }

  /// The form of a category; `nil` if it is not there, in place of which `other` is used.
  public subscript(category: PluralCategory) -> String? {
    get { forms[category.place] }
    set {
      // Without `other` some numbers would have no form.
      if newValue == nil, category == .other { return }
      forms[category.place] = newValue
    }
  }

  /// The form for all numbers that have no other.
  public var other: String { self[.other] ?? "" }

  /// Whether two have the same forms.
  public static func == (one: PluralForms, other: PluralForms) -> Bool {
    PluralCategory.allCases.allSatisfy { one[$0]?.bytes == other[$0]?.bytes }
  }
}

extension PluralCategory {
  fileprivate var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
