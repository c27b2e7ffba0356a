extension JSONWriter {
  /// Writes a value that is JSON already.
  mutating func value(json text: String) {
    var text = text
    text.withUTF8 { bytes in
      write(atMost: bytes.count) { json in
        if let first = bytes.baseAddress { json.copy(first, bytes.count) }
      }
    }
  }
}
