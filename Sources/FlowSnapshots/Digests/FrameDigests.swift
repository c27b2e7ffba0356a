/// The compact golden of a trace: a digest of all its frames, and marks that tell where the frames of
/// another run begin to differ.
///
/// The frames are those of `flow replay`, JSON Lines. A mark is the first half of the digest of all
/// lines up to the end of a group of frames, so the first mark that differs names the group in which
/// the first frame has changed.
package struct FrameDigests: Equatable, Sendable {

  /// The digest of all lines.
  package var digest: UInt64
  /// The number of frames.
  package var frames: Int
  /// The number of frames in a group, a power of two; the last frames may be fewer, and have no mark.
  package var group: Int
  /// A mark for each whole group.
  package var marks: [UInt32]

  /// The number of frames in a group for a number of frames: the least that needs no more marks.
  package static func group(for frames: Int) -> Int {
    var group = 1
    while frames / group > FleetLimits.marks { group *= 2 }
    return group
  }
}
