import FlowEngine

extension JSONWriter {
  /// Writes the comparison of two documents.
  package mutating func diff(_ diff: FramesDiff) {
    beginObject()
    member("same", diff.isEmpty)
    key("frameCounts")
    beginArray()
    integer(diff.counts.first)
    integer(diff.counts.second)
    endArray()
    key("differences")
    differences(diff)
    if diff.isCut { member("cut", true) }
    endObject()
  }

  /// Writes the differences between two documents.
  mutating func differences(_ diff: FramesDiff) {
    beginArray()
    for difference in diff.differences { self.difference(difference) }
    endArray()
  }

  /// Writes a difference.
  private mutating func difference(_ difference: Difference) {
    beginObject()
    member("subject", difference.subject.text)
    if case .property(let property, let node) = difference.subject {
      member("node", node)
      member("property", property)
    }
    member("change", difference.change.rawValue)
    key("frames")
    beginArray()
    for range in difference.frames.ranges {
      beginArray()
      integer(range.lowerBound)
      integer(range.upperBound)
      endArray()
    }
    endArray()
    member("frameCount", difference.frames.count)
    key("first")
    occurrence(difference.first, of: difference)
    key("most")
    occurrence(difference.greatest, of: difference)
    member("text", difference.text)
    endObject()
  }

  private mutating func occurrence(_ occurrence: Difference.Occurrence, of difference: Difference) {
    beginObject()
    member("frame", occurrence.frame)
    member("t", fine: occurrence.time)
    member("cause", occurrence.cause)
    if difference.change == .changed {
      member("expected", occurrence.expected)
      member("found", occurrence.found)
    }
    if let distance = occurrence.distance {
      member("distance", distance, decimals: Self.fineDecimals)
    }
    endObject()
  }
}
