import FlowEngine

/// The room in which a content is scrolled that a keyboard covers in part.
struct ScrollRoom {
  /// Height of the content, in points.
  var contentHeight: Double
  /// Height of what is seen of it, in points.
  var visibleHeight: Double
  /// Room kept around what is brought into view, in points.
  var margin: Double

  /// An offset limited to where the content can be scrolled.
  func clamp(_ offset: Double) -> Double {
    min(max(offset, 0), max(0, contentHeight - visibleHeight))
  }

  /// The offset nearest to the given one at which a field is in view; if it does not fit, its top
  /// is.
  ///
  /// - Parameter field: The field's frame in the content, in points.
  func reveal(_ field: Rect, from offset: Double) -> Double {
    var offset = offset
    if field.maxY + margin > offset + visibleHeight {
      offset = field.maxY + margin - visibleHeight
    }
    if field.minY - margin < offset { offset = field.minY - margin }
    return clamp(offset)
  }
}
