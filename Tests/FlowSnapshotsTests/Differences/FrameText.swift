import FlowSnapshots

/// Frames written out for tests.
struct FrameText {
  var number: Int
  var time: String
  var cause = #""event","event":"tap""#
  var state = #"{"name":"idle"}"#
  var nodes: [String] = []
  var animations: [String] = []
  var effects: [String] = []

  init(_ number: Int, _ time: String) {
    self.number = number
    self.time = time
  }

  /// A frame with one node, a card.
  static func card(_ number: Int, _ time: String, _ members: String) -> FrameText {
    var frame = FrameText(number, time)
    frame.nodes = [#"{"id":"card","kind":"view",\#(members)}"#]
    return frame
  }

  var text: String {
    """
    {"frame":\(number),"t":\(time),"cause":\(cause),"state":\(state),\
    "nodes":[\(nodes.joined(separator: ","))],\
    "animations":[\(animations.joined(separator: ","))],\
    "effects":[\(effects.joined(separator: ","))]}
    """
  }
}

extension FrameReader {
  convenience init(_ frames: [FrameText]) {
    self.init(Array(frames.map { $0.text }.joined(separator: "\n").utf8))
  }
}

extension FramesDiff {
  init(
    _ first: [FrameText], _ second: [FrameText], tolerance: Tolerance = .exact
  ) throws(DocumentError) {
    try self.init(FrameReader(first), FrameReader(second), tolerance: tolerance)
  }
}
