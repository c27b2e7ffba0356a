import FlowEngine
import FlowReport
import FlowSnapshots
import Platform

/// `picture`: what is on the screen, as a picture.
enum PictureTool: Tool {
  static let name = "picture"
  static let summary =
    "Draws the screen of a session. The words of 'frame' say more in fewer bytes."
  static let arguments = [
    .session, Argument("at", .number, "the time, in seconds; default: now"),
    Argument("format", .choice(["svg", "png"]), "default svg; png needs rsvg-convert on the PATH"),
  ]
  static let result = [
    Argument("format", .text, required: true, "svg or png"),
    Argument("bytes", .count, required: true, "the size of the picture"),
    Argument(
      "uri", .text, "where 'resources/read' has the svg; one that has no room here, in parts"),
  ]

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let frame = try session.frame(at: try call.time("at"))
    let picture = session.picture(of: frame)
    let format = call.text("format") ?? "svg"
    var answer = ToolAnswer()
    answer.head.add("format", format)
    answer.head.add("t", json: JSONText.time(frame.head.time))
    var block = JSONObject()
    if format == "png" {
      let bytes = try png(of: picture)
      // In base64.
      guard bytes.count / 3 * 4 <= ServeLimits.list else {
        throw ToolError(
          "the png has \(bytes.count) bytes, which is too much for an answer; ask for "
            + "\"format\":\"svg\", of which 'resources/read' has the parts")
      }
      answer.head.add("bytes", bytes.count)
      block.add("type", "image")
      block.add("data", String(decoding: Base64.text(of: bytes), as: UTF8.self))
      block.add("mimeType", "image/png")
      answer.blocks = [block.text]
    } else {
      let time = JSONText.time(frame.head.time)
      let address = ResourceAddress(.picture(session: session.name, time: time)).text
      answer.head.add("bytes", picture.utf8.count)
      answer.head.add("uri", address)
      var resource = JSONObject()
      resource.add("uri", address)
      resource.add("mimeType", "image/svg+xml")
      resource.add("text", picture)
      block.add("type", "resource")
      block.add("resource", json: resource.text)
      if block.text.utf8.count <= ServeLimits.list {
        answer.blocks = [block.text]
      } else {
        answer.words = ["it has \(picture.utf8.count) bytes: read \(address)"]
      }
    }
    answer.words.insert(
      "\(session.scene) at \(JSONText.time(frame.head.time)) s, \(format)", at: 0)
    return answer
  }

  private static func png(of svg: String) throws(ToolError) -> [UInt8] {
    #if os(Linux) || os(macOS)
      do throws(FileError) {
        let folder = try PrivateFolder()
        defer { withExtendedLifetime(folder) {} }
        let (input, output) = (folder.file("picture.svg"), folder.file("picture.png"))
        try OutputFile.replace(input, with: Array(svg.utf8), durably: false)
        let words = "-o \(ShellWord.quoted(output)) \(ShellWord.quoted(input))"
        let status = system("rsvg-convert \(words) > /dev/null 2>&1 < /dev/null")
        if status == 0 { return try File.contents(of: output) }
      } catch {
        throw ToolError(error.message)
      }
      throw ToolError(
        "there is no rsvg-convert, or it has failed; ask for \"format\":\"svg\", or install "
          + "librsvg2-bin")
    #else
      throw ToolError("pictures are svg here")
    #endif
  }
}
