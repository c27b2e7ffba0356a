import FlowEngine
import FlowSnapshots

/// `replay`: the frames of a trace.
enum ReplayTool: Tool {
  static let name = "replay"
  static let summary = "Replays a trace; answers with its frames, each in short."
  static let arguments = [Argument("path", .text, required: true, "the trace")]
  static let result: [Argument] = []
  static let list: String? = "frames"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let file = try workshop.folder.contents(of: call.required("path"))
    let story = TraceStory(file.bytes, of: workshop.scenes)
    let reader = FrameReader(
      ReplayedFrames(
        file.bytes, named: file.path, scenes: workshop.scenes, options: ReplayOptions(),
        limit: OutputLimit.standard))
    var answer = ToolAnswer()
    var last: FrameRecord?
    var counter = story.counter
    do throws(DocumentError) {
      while let frame = try reader.next() {
        var event: String?
        if counter.take(frame.head), story.events.indices.contains(counter.count - 1) {
          event = story.events[counter.count - 1].text
        }
        answer.items.append(ShortFrame(frame, after: last, event: event).item)
        last = frame
      }
    } catch {
      throw ToolError(error.message)
    }
    return answer
  }
}
