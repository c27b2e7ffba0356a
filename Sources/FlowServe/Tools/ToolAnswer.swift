import FlowEngine

/// The answer to a call: structured content, the same in words, and what else there is to see.
struct ToolAnswer {
  /// An element of the list.
  struct Item {
    /// The element, as JSON.
    var json: String
    /// The element in words, a line or more.
    var words: String
  }

  /// The members of the structured content before the list.
  var head = JSONObject()
  /// The lines before the list.
  var words: [String] = []
  /// The list.
  var items: [Item] = []
  /// Further blocks of content, as JSON.
  var blocks: [String] = []

  /// The most characters that are left of an element that is too long by itself.
  private static let cutLength = 2_000

  /// The result of the call, with as much of the list as there is room for.
  ///
  /// - Parameters:
  ///   - list: The name of the list; `nil` for a tool that has none.
  ///   - skip: How many elements to leave out.
  ///   - limit: The most elements to answer with; `nil` for as many as there is room for.
  /// - Throws: `ToolError` for more elements than there are, and for an answer that has no parts and
  ///   is too long.
  func result(list: String?, skip: Int, limit: Int? = nil) throws(ToolError) -> String {
    var (head, words) = (head, words)
    let cut = Self.shorten(&head, &words)
    if let list {
      guard skip <= items.count else {
        throw ToolError("'skip' is \(skip), and the list has \(items.count) elements")
      }
      let part = Self.part(of: items[skip...].prefix(limit ?? items.count), after: head, words)
      head.add(list, json: JSONText.array(part.map(\.json)))
      words += part.map(\.words)
      let next = skip + part.count
      if next < items.count {
        var rest = JSONObject()
        rest.add("skip", next)
        rest.add("left", items.count - next)
        head.add("rest", json: rest.text)
        words.append("… \(items.count - next) more: ask again with \"skip\":\(next)")
      }
    }
    if !cut.isEmpty {
      head.add("cut", unlessEmpty: cut)
      words.append("… too long, and cut: \(cut.joined(separator: ", "))")
    }
    var text = JSONObject()
    text.add("type", "text")
    text.add("text", words.joined(separator: "\n"))
    var result = JSONObject()
    result.add("content", json: JSONText.array([text.text] + blocks))
    result.add("structuredContent", json: head.text)
    guard result.text.utf8.count <= ServeLimits.answer - 512 else {
      throw ToolError(
        "the answer has \(result.text.utf8.count) bytes, and one has at most "
          + "\(ServeLimits.answer); the tool's own commands have no such limit")
    }
    return result.text
  }

  /// The most bytes of what stands before a list; of more, members and lines are cut.
  private static let headSize = 40 << 10
  /// The bytes that are left of a member, and of all lines, where that is more.
  private static let memberSize = 3 << 10
  private static let wordsSize = 6 << 10

  /// Shortens what stands before the list, if it would leave no room for that.
  ///
  /// - Returns: The names of the members that are cut.
  private static func shorten(_ head: inout JSONObject, _ words: inout [String]) -> [String] {
    let size = words.reduce(head.text.utf8.count) { $0 + JSONText.string($1).utf8.count }
    guard size > headSize else { return [] }
    var cut: [String] = []
    var short = JSONObject()
    for (name, json) in JSONText.members(of: head.text) {
      guard json.utf8.count > memberSize else {
        short.add(name, json: json)
        continue
      }
      cut.append(name)
      short.add(name, json: shortened(json))
    }
    head = short
    var room = wordsSize
    words = words.compactMap { line in
      guard room > 0 else { return nil }
      let count = JSONText.string(line).utf8.count
      defer { room -= count }
      return count <= room ? line : "\(line.prefix(room / 6))…"
    }
    return cut
  }

  /// The first elements of an array, the start of a text, and of anything else its size.
  private static func shortened(_ json: String) -> String {
    switch JSONText.value(json)?.content {
    case .array(let elements)?:
      var size = 0
      return JSONText.array(
        elements.map(\.text).prefix { element in
          size += element.utf8.count + 1
          return size <= memberSize
        }.map { $0 })
    case .string(let text)?: return JSONText.string("\(text.prefix(memberSize / 6))…")
    default:
      var object = JSONObject()
      object.add("cut", true)
      object.add("bytes", json.utf8.count)
      return object.text
    }
  }

  /// The elements that there is room for, at least one.
  private static func part(
    of rest: ArraySlice<Item>, after head: JSONObject, _ words: [String]
  ) -> [Item] {
    // What fits whatever has to be escaped need not be measured.
    let most = 6 * (head.text.utf8.count + words.reduce(0) { $0 + $1.utf8.count })
    if rest.reduce(most, { $0 + $1.json.utf8.count + 6 * $1.words.utf8.count }) <= ServeLimits.list
    {
      return Array(rest)
    }
    var part: [Item] = []
    var size = head.text.utf8.count + words.reduce(0) { $0 + JSONText.string($1).utf8.count }
    for item in rest {
      let length = item.json.utf8.count + JSONText.string(item.words).utf8.count
      if size + length > ServeLimits.list {
        if part.isEmpty { part.append(item.cut(to: cutLength, length)) }
        break
      }
      size += length
      part.append(item)
    }
    return part
  }

  /// The result of a call that has failed.
  static func failure(_ error: ToolError) -> String {
    var text = JSONObject()
    text.add("type", "text")
    text.add("text", error.message.shown(limit: 4_000))
    return "{\"content\":[\(text.text)],\"isError\":true}"
  }
}

extension ToolAnswer.Item {
  fileprivate func cut(to count: Int, _ length: Int) -> ToolAnswer.Item {
    var object = JSONObject()
    object.add("cut", true)
    object.add("bytes", length)
    return ToolAnswer.Item(
      json: object.text, words: "\(words.prefix(count))… (cut: \(length) bytes)")
  }
}
