import FlowEngine
import FlowSnapshots

/// What a client can read: the pages of scenes, traces and goldens, and the pictures of sessions.
struct Resources {
  let scenes: SceneList
  let folder: ServedFolder
  let sessions: SessionTable

  // MARK: Lists

  /// The result of `resources/list`.
  ///
  /// - Parameter cursor: Where a list that was too long goes on.
  /// - Throws: `ProtocolError` for a cursor that no list has had.
  func list(from cursor: String?) throws(ProtocolError) -> String {
    let entries = entries
    var start = 0
    if let cursor {
      guard let number = Int(cursor), entries.indices.contains(number) else {
        throw .parameters("'cursor' must be one that 'resources/list' has given")
      }
      start = number
    }
    var part: [String] = []
    var size = 0
    for entry in entries[start...] {
      if size + entry.utf8.count > ServeLimits.list { break }
      size += entry.utf8.count + 1
      part.append(entry)
    }
    var result = JSONObject()
    result.add("resources", json: JSONText.array(part))
    let next = start + part.count
    if next < entries.count { result.add("nextCursor", String(next)) }
    return result.text
  }

  private var entries: [String] {
    var entries = scenes.descriptions.map { scene in
      Self.entry(
        ResourceAddress(.page(scene: scene.name)), scene.name, scene.summary, "text/markdown")
    }
    // Without cases there are none to list.
    guard let search = try? folder.cases(at: []) else { return entries }
    for snapshot in search.cases + search.obsolete {
      for (path, type) in [
        (snapshot.trace, "application/jsonl"), (snapshot.golden, "application/json"),
      ] where File.kind(of: path) == .regular {
        let what = path == snapshot.trace ? "trace" : "golden"
        entries.append(
          Self.entry(ResourceAddress(.file(path)), path, "\(what) of \(snapshot)", type))
      }
    }
    return entries
  }

  private static func entry(
    _ address: ResourceAddress, _ name: String, _ description: String, _ type: String
  ) -> String {
    var object = JSONObject()
    object.add("uri", address.text)
    object.add("name", name)
    object.add("description", description)
    object.add("mimeType", type)
    return object.text
  }

  // MARK: Reading

  /// The result of `resources/read`: the resource, or as much of it as there is room for, in whole lines,
  /// and then the address of the rest.
  ///
  /// - Throws: `ProtocolError` for an address that leads to nothing.
  func read(_ text: String) throws(ProtocolError) -> String {
    guard let address = ResourceAddress(text) else {
      throw .resource("there is no resource '\(text.shown())'; 'resources/list' has all of them")
    }
    let (contents, type) = try contents(of: address.place)
    let lines = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard address.line <= lines.count else {
      throw .resource("'\(text.shown())' has \(lines.count) lines")
    }
    var part = ""
    // As JSON, with the quotation marks.
    var size = 2
    var next = address.line
    for line in lines[(address.line - 1)...] {
      let piece = String(decoding: line, as: UTF8.self) + (next < lines.count ? "\n" : "")
      size += JSONText.string(piece).utf8.count - 2
      let isFirst = next == address.line
      if size > ServeLimits.list {
        guard isFirst else { break }
        part = "\(piece.prefix(2_000))… (a line of \(line.count) bytes; \(whole(address.place)))\n"
        size = JSONText.string(part).utf8.count
      } else {
        part += piece
      }
      next += 1
      if isFirst, size > ServeLimits.list / 2 { break }
    }
    var blocks: [String] = []
    var block = JSONObject()
    block.add("uri", address.text)
    block.add("mimeType", type)
    block.add("text", part)
    blocks.append(block.text)
    var result = JSONObject()
    if next <= lines.count, !(next == lines.count && lines.last?.isEmpty ?? true) {
      let rest = ResourceAddress(address.place, line: next).text
      var note = JSONObject()
      note.add("uri", rest)
      note.add("mimeType", "text/plain")
      note.add("text", "\(lines.count - next + 1) more lines: read \(rest)")
      blocks.append(note.text)
      result.add("contents", json: JSONText.array(blocks))
      result.add("_meta", json: "{\"rest\":\(JSONText.string(rest))}")
    } else {
      result.add("contents", json: JSONText.array(blocks))
    }
    return result.text
  }

  /// How to see a line that is too long for an answer.
  private func whole(_ place: ResourceAddress.Place) -> String {
    switch place {
    case .file(let path): "the file '\(path)' has all of it"
    case .page(let scene): "'\(ToolName.current.command) scenes \(scene) --json' writes all of it"
    case .picture: "'picture' with \"format\":\"png\" draws it"
    }
  }

  private func contents(
    of place: ResourceAddress.Place
  ) throws(ProtocolError) -> ([UInt8], String) {
    switch place {
    case .page(let scene):
      guard let description = scenes.description(of: scene) else {
        throw .resource(Suggestion.unknown("scene", scene, among: scenes.names))
      }
      let path = "\(ScenePage.folder)/\(scene).md"
      if File.kind(of: path) == .regular { return (try bytes(of: path), "text/markdown") }
      var json = JSONWriter()
      json.description(of: description)
      json.endLine()
      return (Array(json.text.utf8), "application/json")
    case .file(let path):
      guard SnapshotCase(path: path) != nil else {
        throw .resource("'\(path.shown())' is no trace and no golden")
      }
      let isTrace = path.hasSuffix(SnapshotFile.trace.suffix)
      return (try bytes(of: path), isTrace ? "application/jsonl" : "application/json")
    case .picture(let name, let time):
      guard let seconds = Double(time), (0...InputLimits.time).contains(seconds) else {
        throw .resource("'\(time.shown())' is no time in seconds")
      }
      do throws(ToolError) {
        // A copy: who reads a part does not use the session.
        var sessions = sessions
        let session = try sessions.session(named: name)
        let picture = session.picture(of: try session.frame(at: seconds))
        return (Array(picture.utf8), "image/svg+xml")
      } catch {
        throw .resource(error.message)
      }
    }
  }

  private func bytes(of path: String) throws(ProtocolError) -> [UInt8] {
    do throws(ToolError) {
      return try folder.contents(of: path).bytes
    } catch {
      throw .resource(error.message)
    }
  }
}
