import FlowSnapshots

/// One frame as a drawing in SVG, with what led to it under it.
package struct FramePicture {
  /// The drawing.
  package let document: String

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - trace: The trace that has led to it, and to nothing after it.
  ///   - name: What the drawing is of.
  package init(of frame: FrameRecord, in trace: [UInt8], named name: String) {
    var recorded = RecordedEvents()
    for line in trace.split(separator: UInt8(ascii: "\n")) { recorded.add(line) }
    var moments = MomentReader()
    let moment = moments.read(frame)
    let words =
      recorded.words(of: recorded.count, named: frame.head.event) ?? recorded.last?.words
    let panel = Storyboard.Panel(
      time: frame.head.time,
      caption: words?.text(on: LabelledNodes(frame)) ?? "The start",
      state: EventWords.plain(moment.stateName),
      surroundings: recorded.surroundings(afterEvents: recorded.count), keyboard: moment.keyboard,
      expected: nil, actual: Storyboard.Screen(frame))
    document = StripDrawing(Storyboard(named: name, [panel])).document
  }
}
