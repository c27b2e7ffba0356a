import FlowEngine

extension CardInput {
  /// The settings of a client.
  public struct Configuration: SceneConfiguration {
    /// The screen's top left corner in the window, in points; `nil` means 20 from the left, at the
    /// safe area's top.
    public var origin: Point?
    /// The card's width, in points; `nil` means the window's less 40.
    public var width: Double?
    /// The brands, recognised by a number's first digits; the first that matches counts.
    public var brands = BrandRule.table
    /// Whether a number must pass the Luhn check to be complete (D12).
    public var luhn = true

    /// The screen of the original.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member(
        "origin", &origin, "top left in the window, in points; null is [20, safe area's top]")
      members.member(
        "width", &width, "width of the card, in points; null is the window's less 40")
      members.member("brands", &brands, "the brands, told by a number's first digits")
      members.member("luhn", &luhn, "whether a number must pass the Luhn check")
    }

    /// Rejects an origin and a width that give no layout, and invalid brands (C11).
    public func validate() throws(MemberError) {
      if let origin, !origin.isFinite {
        throw MemberError("expected finite numbers", of: "origin")
      }
      if let width {
        guard width.isFinite, width > 0 else {
          throw MemberError("expected a finite width above 0", of: "width")
        }
      }
      for (index, rule) in brands.enumerated() {
        do throws(MemberError) {
          try rule.validate()
        } catch {
          throw error.within("\(index)").within("brands")
        }
        if brands[..<index].contains(where: { $0.brand == rule.brand }) {
          throw MemberError(
            "'\(rule.brand.rawValue)' stands there twice", of: "brands.\(index).brand")
        }
      }
    }

    /// The card's width, in points (C2).
    func cardWidth(in environment: Environment) -> Double {
      width ?? max(0, environment.size.width - 2 * Metrics.margin)
    }

    /// The rule of the first brand that a number beginning with `digits` can still belong to (D11).
    func rule(for digits: String) -> BrandRule? {
      digits.isEmpty ? nil : brands.first { $0.canBegin(with: digits) }
    }
  }
}
