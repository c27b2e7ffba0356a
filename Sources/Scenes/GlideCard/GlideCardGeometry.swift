import FlowEngine

extension GlideCard {
  /// Where the card rests and how dark the host is, for one window and configuration.
  ///
  /// `offset` is everywhere the distance of the card's top from the safe area's top, in points
  /// (G1).
  struct Geometry {
    /// Offset of the closed card.
    let closed: Double
    /// Offset of the compressed card; that of the closed card if the card is unsegmented.
    let compressed: Double
    /// Offset of the open card.
    let open: Double
    /// The largest offset, at which the card is just below the window (G2).
    let limit: Double
    /// The height of the safe area; below it is the strip of the home indicator (G3).
    let safeHeight: Double
    /// The offset at which a release decides between up and down (G7).
    let threshold: Double

    @inline(__always) init(_ environment: Environment, _ configuration: Configuration) {
      let limit = max(0, environment.size.height - environment.safeArea.top)
      func offset(ofHeight height: Double) -> Double {
        // Rules 13 to 15: never above the safe area's top, whatever the height.
        limit - min(max(height, 0), limit)
      }
      self.limit = limit
      safeHeight = max(0, limit - environment.safeArea.bottom)
      if configuration.segmented {
        closed = offset(ofHeight: configuration.heights.closed)
        compressed = offset(ofHeight: configuration.heights.compressed)
        open = offset(ofHeight: configuration.heights.open)
        threshold = compressed
      } else {
        closed = offset(ofHeight: configuration.headerHeight)
        compressed = closed
        let window = environment.size.height
        switch configuration.dimension {
        case .fullScreen:
          open = min(configuration.navigationBar ? Metrics.navigationBar : 0, limit)
        case .half: open = offset(ofHeight: window / 2)
        case .oneThird: open = offset(ofHeight: window / 3)
        case .oneFourth: open = offset(ofHeight: window / 4)
        case .custom(let height): open = offset(ofHeight: height)
        }
        threshold = open
      }
    }

    /// Where the card rests in a position.
    func offset(of position: Position) -> Double {
      switch position {
      case .closed: closed
      case .compressed: compressed
      case .open: open
      }
    }

    /// The dim's opacity while a finger holds the card at an offset (F4).
    ///
    /// Continuous; exactly full at the lowest position in which the card is up, and exactly 0 at
    /// the closed one (rules 1 to 3).
    func dimAlpha(at offset: Double) -> Double {
      var full = max(limit / 2, threshold)
      if full >= closed { full = threshold }
      guard full < closed else { return offset < closed ? Metrics.dimAlpha : 0 }
      return Metrics.dimAlpha * min(max((closed - offset) / (closed - full), 0), 1)
    }

    /// Where a card goes that is released at an offset (rule 8).
    ///
    /// - Parameter velocity: Of the finger, in points per second, positive downwards.
    func destination(from offset: Double, velocity: Double, segmented: Bool) -> Position {
      if offset >= closed || (offset >= safeHeight && velocity >= 0) { return .closed }
      let middle = segmented ? Position.compressed : nil
      if offset < threshold { return velocity > 0 ? middle ?? .closed : .open }
      return velocity > 0 ? .closed : middle ?? .open
    }
  }
}
