import FlowEngine

extension Checkout {
  /// The settings of a client: a group for each child.
  public struct Configuration: SceneConfiguration {
    /// The pages'.
    public var pages = CheckoutPages.Configuration()
    /// The card's.
    public var card: GlideCard.Configuration
    /// The card input's.
    public var input = CardInput.Configuration()

    /// The pages are the card's host, it has no list, and the input begins below its grabber (C2, C3).
    public init() {
      card = GlideCard.Configuration()
      card.host = false
      card.content.scrolls = false
      input.origin = CheckoutMetrics.inputOrigin
    }

    /// Lists the children's groups.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("pages", &pages, "the pages'")
      members.member("card", &card, "the card's")
      members.member("input", &input, "the card input's")
    }
  }
}
