/// Texts by key, in one language.
public struct StringTable: Equatable, Sendable {
  /// One text and its key.
  public struct Entry: Equatable, Sendable {
    /// The text's key.
    public var key: String
    /// The text.
    public var text: LocalizedText

    /// Whether two entries have keys of the same bytes, and the same text.
    public static func == (one: Entry, other: Entry) -> Bool {
      one.key.bytes == other.key.bytes && one.text == other.text
    }

    /// The number of bytes of key and text.
    fileprivate var byteCount: Int { key.utf8.count + text.byteCount }
  }

  /// The texts in the order in which they were added; keys are unique.
  public private(set) var entries: [Entry] = []
  /// The number of bytes of all keys and texts.
  private(set) var byteCount = 0

  /// Creates an empty table.
  public init() {}

  /// The text of a key; `nil` if the table has none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts.
  public subscript(key: String) -> LocalizedText? {
    get { entries.first { $0.key.bytes == key.bytes }?.text }
    set {
      let index = entries.firstIndex { $0.key.bytes == key.bytes }
      if let index { byteCount -= entries[index].byteCount }
      if let newValue { byteCount += key.utf8.count + newValue.byteCount }
      switch (index, newValue) {
      case (let index?, let text?): entries[index].text = text
      case (let index?, nil): entries.remove(at: index)
      case (nil, let text?): entries.append(Entry(key: key, text: text))
      case (nil, nil): break
      }
    }
  }

  /// The text of a key of the scene's list.
  subscript(key: StaticString) -> LocalizedText? {
    let name = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    return entries.first { entry in
      entry.key.withBytes { $0.count == name.count && $0.elementsEqual(name) }
    }?.text
  }

  /// Whether there is no text in it.
  @inlinable public var isEmpty: Bool { entries.isEmpty }

  /// Whether a trace can have the table.
  var isExpressible: Bool {
    entries.count <= InputLimits.strings && byteCount <= InputLimits.stringBytes
  }
}
