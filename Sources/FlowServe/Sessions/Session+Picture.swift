import FlowEngine
import FlowReport
import FlowSnapshots

extension Session {
  /// A frame as a drawing, in lines that have room in an answer.
  func picture(of frame: FrameRecord) -> String {
    var text = FramePicture(of: frame, in: trace, named: scene).document
    // A screen is one line; between its elements, which are not texts, there may be space.
    for element in ["g", "rect", "path", "text", "image"] {
      text = text.split(separator: "><\(element) ", omittingEmptySubsequences: false)
        .joined(separator: ">\n<\(element) ")
    }
    return text
  }
}
