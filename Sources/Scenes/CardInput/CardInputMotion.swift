import FlowEngine

/// Where the strip and the outline are while they move.
extension CardInput {
  /// A motion of the strip by itself to a page.
  struct Motion: StateGroup {
    /// Whether a tap started it, or the release of a finger.
    var isTravel = false
    /// The position it starts from, in pages.
    var start = 0.0
    /// The page it goes to.
    var page = 0

    mutating func visit(_ members: inout StateMembers) {
      members.kept("isTravel", &isTravel)
      members.kept("start", &start, in: Metrics.positions)
      members.kept("page", &page, in: Metrics.pages)
    }

    /// The position at a given progress.
    func position(at share: Double) -> Double { start + (Double(page) - start) * share }

    /// Whether there is any way to go (F14).
    var hasDistance: Bool { start != Double(page) }

    /// Whether the card turns on the way.
    var flips: Bool { Flip(at: start) != Flip(at: Double(page)) }
  }

  /// A finger on the strip.
  struct Drag: StateGroup {
    /// The page nearest to where the drag began.
    var page = 0
    /// What is added to the reported offset, in points: the strip as it was seen, less the offset
    /// that the host reported for it when the drag began.
    var shift = 0.0

    mutating func visit(_ members: inout StateMembers) {
      members.kept("page", &page, in: Metrics.pages)
      members.kept("shift", &shift)
    }
  }

  /// An outline that is not where the strip's position has it.
  enum Outline: StateGroup {
    /// On a straight line from a rectangle to the part that a travel goes to (F7).
    case straight(from: Rect)
    /// Off its place by a distance, edge by edge, that shrinks to 0: what is left of a travel that
    /// a finger has ended (F9).
    case joining(Rect)

    init() {
      self = .joining(.zero)
    }

    mutating func visit(_ members: inout StateMembers) {
      var (isStraight, rect) =
        switch self {
        case .straight(let start): (true, start)
        case .joining(let distance): (false, distance)
        }
      members.kept("isStraight", &isStraight)
      members.kept("rect", &rect)
      if members.isRestoring { self = isStraight ? .straight(from: rect) : .joining(rect) }
    }
  }

  /// The strip's position, in pages, at a given progress.
  func seenPosition(at progress: Double) -> Double {
    motion?.position(at: progress) ?? position
  }

  /// A position, in pages: the page that it is on, or else where it is (F13).
  static func onPage(_ p: Double) -> Double {
    let page = (p + 0.5).rounded(.down)
    let isOnPage =
      (page - p).magnitude <= Metrics.pageTolerance
      && page >= Double(Metrics.pages.lowerBound) && page <= Double(Metrics.pages.upperBound)
    return isOnPage ? page : p
  }

  /// The outline on the front at a given progress (F1, F7, F9).
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

  /// Whether the strip is on the page of an input, or on its way there.
  func isGoing(to field: Field) -> Bool {
    if let motion { return motion.page == field.page }
    return position == Double(field.page)
  }
}
