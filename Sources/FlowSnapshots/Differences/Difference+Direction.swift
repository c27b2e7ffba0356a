extension Difference.Subject {
  /// The word for a number of the subject that has become greater or less: what happens on the
  /// screen, where it can be told.
  func direction(of offset: Double) -> String {
    let (less, more) = directions
    return offset < 0 ? less : more
  }

  private var directions: (less: String, more: String) {
    switch self {
    case .time: Self.times
    case .property(let property, _): Self.directions(of: property)
    case .animationMember(let member, _): Self.directions(ofAnimation: member)
    case .frame, .state, .node, .order, .animation, .effect, .effectOrder,
      .effectMember:
      Self.amounts
    }
  }

  private static let amounts = (less: "less", more: "more")
  private static let times = (less: "earlier", more: "later")

  private static func directions(ofAnimation member: String) -> (less: String, more: String) {
    switch member {
    case "begin", "end": times
    case "timing.duration": (less: "shorter", more: "longer")
    default:
      member.hasPrefix("from.") || member.hasPrefix("to.")
        ? directions(of: String(member.drop { $0 != "." }.dropFirst())) : amounts
    }
  }

  private static func directions(of property: String) -> (less: String, more: String) {
    switch property {
    case "x", "transform.translation.x", "translation.x":
      (less: "further left", more: "further right")
    case "y", "transform.translation.y", "translation.y": (less: "higher", more: "lower")
    case "width", "contentSize.width": (less: "narrower", more: "wider")
    case "height", "contentSize.height": (less: "shorter", more: "taller")
    case "alpha": (less: "more transparent", more: "more opaque")
    case "font.size": (less: "smaller", more: "larger")
    default: amounts
    }
  }
}
