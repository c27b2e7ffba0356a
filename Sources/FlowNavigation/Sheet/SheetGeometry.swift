import FlowEngine

/// Where a sheet is in a window; all are distances of its top from the window's, in points.
struct SheetGeometry {
  /// The height of the window.
  let height: Double
  private let environment: Environment
  private let traits: SheetTraits
  private let keyboard: Double

  init(_ environment: Environment, _ traits: SheetTraits, keyboard: Double) {
    height = environment.size.height
    self.environment = environment
    self.traits = traits
    self.keyboard = keyboard
  }

  private var isCompact: Bool { height < SheetMetrics.compactHeight }

  /// The top of a large sheet.
  private var large: Double {
    min(height, environment.safeArea.top + (isCompact ? 0 : SheetMetrics.top))
  }

  /// The top of a sheet that rests at a height.
  func top(of detent: SheetDetent) -> Double {
    let inset = environment.safeArea.bottom
    var visible: Double
    switch detent.height {
    case .large: return large
    case .medium:
      if isCompact { return large }
      visible = height / 2
    case .points(let points): visible = points + inset
    case .fraction(let share): visible = (height - large - inset) * share + inset
    }
    // The keyboard covers the inset, too.
    visible += max(0, keyboard - inset)
    return max(large, height - max(0, visible))
  }

  /// The top of the sheet at the height with a place.
  func top(at place: Int) -> Double { top(of: traits.detents[place]) }

  /// The top of the highest sheet.
  var highest: Double {
    var top = height
    for detent in traits.detents { top = min(top, self.top(of: detent)) }
    return top
  }

  /// The top of the lowest sheet.
  var lowest: Double {
    var top = large
    for detent in traits.detents { top = max(top, self.top(of: detent)) }
    return top
  }

  /// The place of the height that is nearest to a top; of those that are as near, that of the highest.
  func nearest(to top: Double) -> Int {
    var found = 0
    for place in traits.detents.indices {
      let (distance, least) = (abs(self.top(at: place) - top), abs(self.top(at: found) - top))
      if distance < least || distance == least && self.top(at: place) < self.top(at: found) {
        found = place
      }
    }
    return found
  }

  /// The place of the next height above the one with a place, or below it; `nil` if there is none.
  func next(to place: Int, isAbove: Bool) -> Int? {
    let top = top(at: place)
    var found: Int?
    for other in traits.detents.indices {
      let next = self.top(at: other)
      guard isAbove ? next < top : next > top else { continue }
      if let found, abs(self.top(at: found) - top) <= abs(next - top) { continue }
      found = other
    }
    return found
  }

  // MARK: Dragging

  /// Where a sheet is seen that a finger has dragged to a place: beyond its ends it gives way.
  ///
  /// - Parameters:
  ///   - top: The place.
  ///   - start: The top at which the finger has taken the sheet. One that was taken beyond an end, as it came
  ///     in, gives way from there.
  func shown(at top: Double, takenAt start: Double) -> Double {
    let (highest, lowest) = (min(highest, start), max(lowest, start))
    if top < highest {
      return highest - RubberBand.distance(pulledBy: highest - top, dimension: highest)
    }
    if top <= lowest { return top }
    if !traits.isModal { return min(top, height) }
    return lowest + RubberBand.distance(pulledBy: top - lowest, dimension: height - lowest)
  }

  /// The opacity of the dim: full from the lowest height on.
  func dimAlpha(at top: Double) -> Double {
    guard lowest < height else { return SheetMetrics.dimAlpha }
    return SheetMetrics.dimAlpha * min(max((height - top) / (height - lowest), 0), 1)
  }
}
