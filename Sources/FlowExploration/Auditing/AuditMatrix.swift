import FlowEngine

/// The environments of an audit: all combinations of some values of some members.
package struct AuditMatrix: Equatable, Sendable {
  /// The reason for which a matrix cannot be read.
  package struct Fault: Error, Equatable {
    package var text: String
  }

  /// The environments, the plainest first.
  package private(set) var variants: [AuditVariant]

  /// 128 environments: color scheme, contrast, four text sizes, layout direction, the trace's language
  /// and the accented one, motion and reduced motion.
  package static let standard = AuditMatrix(
    { (variant: inout AuditVariant, on: Bool) in variant.colorScheme = on ? .dark : .light },
    { (variant: inout AuditVariant, on: Bool) in variant.contrast = on ? .increased : .standard },
    { (variant: inout AuditVariant, on: Bool) in variant.locale = on ? accented : nil },
    { (variant: inout AuditVariant, on: Bool) in
      variant.layoutDirection = on ? .rightToLeft : .leftToRight
    },
    { (variant: inout AuditVariant, on: Bool) in variant.reduceMotion = on })

  /// What a page has room for: the trace's own environment, and one member changed at a time.
  package static let samples = AuditMatrix(each: [
    { _ in }, { $0.colorScheme = .dark }, { $0.contrast = .increased },
    { $0.textSize = .accessibilityXXXLarge }, { $0.layoutDirection = .rightToLeft },
    { $0.locale = accented },
  ])

  private init(each changes: [(inout AuditVariant) -> Void]) {
    variants = changes.map { change in
      var variant = AuditVariant()
      change(&variant)
      return variant
    }
  }

  private static let accented = LanguageTag(PseudoLocale.accented.rawValue)

  private init(_ switches: (inout AuditVariant, Bool) -> Void...) {
    variants = []
    let sizes: [Environment.TextSize] = [.large, .xSmall, .xxxLarge, .accessibilityXXXLarge]
    for mask in 0..<1 << switches.count {
      for size in sizes {
        var variant = AuditVariant()
        variant.textSize = size
        for (bit, set) in switches.enumerated() { set(&variant, mask >> bit & 1 == 1) }
        variants.append(variant)
      }
    }
    sort()
  }

  /// Reads a matrix such as `textSize=large,xxLarge;colorScheme=dark`; members that it does not name
  /// are the trace's.
  ///
  /// - Throws: `Fault` for a member or a value that there is none of, and for a member named twice.
  package init(_ text: String) throws(Fault) {
    variants = [AuditVariant()]
    var named: Set<String> = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(halves[0]).trimmed
      guard halves.count == 2 else {
        throw Fault(text: "expected MEMBER=VALUE,…, separated by ';', not '\(part)'")
      }
      guard named.insert(name).inserted else { throw Fault(text: "'\(name)' is named twice") }
      var all: [AuditVariant] = []
      let values = halves[1].split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      for variant in variants {
        for value in values { all.append(try Self.variant(variant, name, value)) }
      }
      variants = all
      guard variants.count <= Self.limit else {
        throw Fault(text: "expected \(Self.limit) combinations or less")
      }
    }
    sort()
  }

  /// The most environments.
  private static let limit = 4096

  /// The plainest first, so that the first that has a fault is the one to look at.
  private mutating func sort() {
    let order = variants.indices.sorted { one, other in
      let (first, second) = (variants[one].differences.count, variants[other].differences.count)
      return first == second ? one < other : first < second
    }
    variants = order.map { variants[$0] }
  }

  private static func variant(
    _ variant: AuditVariant, _ name: String, _ value: String
  ) throws(Fault) -> AuditVariant {
    var variant = variant
    func choice<Value: CaseIterable & RawRepresentable<String>>(
      _ type: Value.Type
    ) throws(Fault) -> Value {
      if let found = Value(rawValue: value) { return found }
      let names = Value.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw Fault(text: "'\(name)' has no value '\(value)'; expected \(names)")
    }
    func flag() throws(Fault) -> Bool {
      switch value {
      case "true": return true
      case "false": return false
      default: throw Fault(text: "'\(name)' has no value '\(value)'; expected false, true")
      }
    }
    switch name {
    case "colorScheme": variant.colorScheme = try choice(Environment.ColorScheme.self)
    case "contrast": variant.contrast = try choice(Environment.Contrast.self)
    case "textSize": variant.textSize = try choice(Environment.TextSize.self)
    case "boldText": variant.boldText = try flag()
    case "layoutDirection":
      variant.layoutDirection = try choice(Environment.LayoutDirection.self)
    case "reduceMotion": variant.reduceMotion = try flag()
    case "locale":
      guard let locale = LanguageTag(value) else {
        throw Fault(
          text:
            "'locale' has no value '\(value)'; expected \(InputLimits.languageTagText)")
      }
      variant.locale = locale
    default:
      throw Fault(text: Suggestion.unknown("member", name, among: AuditVariant.members))
    }
    return variant
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
