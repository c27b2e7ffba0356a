import FlowEngine

extension Onboarding {
  /// The settings of a client.
  public struct Configuration: SceneConfiguration {
    /// The five pages.
    public var pages = PageConfiguration.all
    /// Height of the bar, in points.
    public var barHeight = 64.0
    /// Radius of the done circle, in points.
    public var circleRadius = 50.0
    /// Distance kept between a focused field and the keyboard or bar over the page, in points.
    public var focusMargin = 8.0

    /// The form of the article.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("pages", &pages, "the five pages")
      members.member("barHeight", &barHeight, "height of the bar, in points")
      members.member("circleRadius", &circleRadius, "radius of the done circle, in points")
      members.member(
        "focusMargin", &focusMargin, "room between a focused field and what covers it, in points")
    }

    /// Rejects forms that do not have five pages, forms with required fields on pages that may be
    /// skipped, and lengths that are not finite or out of range (rule 20, C14).
    public func validate() throws(MemberError) {
      guard pages.count == Metrics.pageCount else {
        throw MemberError("expected five pages, found \(pages.count)", of: "pages")
      }
      guard pages.reduce(0, { $0 + $1.fields.count }) <= InputLimits.fields else {
        throw MemberError("expected \(InputLimits.fields) fields or less in all", of: "pages")
      }
      var names = NameSet()
      for index in pages.indices { try validatePage(index, &names) }
      guard barHeight.isFinite, barHeight > 0 else {
        throw MemberError("expected a finite height above 0", of: "barHeight")
      }
      guard (2 * circleRadius).isFinite, circleRadius > 0 else {
        throw MemberError("expected a finite radius above 0", of: "circleRadius")
      }
      guard focusMargin.isFinite, focusMargin >= 0 else {
        throw MemberError("expected a finite distance, 0 or more", of: "focusMargin")
      }
    }

    /// - Parameter names: The names of earlier fields: two of one name would be the same node.
    private func validatePage(_ index: Int, _ names: inout NameSet) throws(MemberError) {
      let page = pages[index]
      if let height = page.contentHeight, !height.isFinite || height < 0 {
        throw MemberError(
          "expected a finite height, 0 or more", of: "pages.\(index).contentHeight")
      }
      for (row, field) in page.fields.enumerated() {
        let path = "pages.\(index).fields.\(row)"
        if field.id.isEmpty {
          throw MemberError("expected a name for the field", of: "\(path).id")
        }
        if !names.insert(field.id) {
          throw MemberError("another field is called '\(field.id)'", of: "\(path).id")
        }
        if field.required, index >= Metrics.requiredPageCount {
          throw MemberError(
            "only pages 1 and 2 may have required fields", of: "\(path).required")
        }
        if let frame = field.frame {
          guard frame.minX.isFinite, frame.maxX.isFinite, frame.maxY.isFinite,
            frame.width >= 0, frame.height >= 0
          else {
            throw MemberError(
              "expected a finite place and a size, 0 or more", of: "\(path).frame")
          }
        }
      }
    }
  }
}
