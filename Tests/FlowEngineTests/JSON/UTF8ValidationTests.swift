import FlowEngine
import Testing

struct UTF8ValidationTests {
  /// Where the text in quotation marks is not UTF-8, as seen by the parser.
  private func fault(_ bytes: [UInt8]) -> Int? {
    let text = [0x22] + bytes + [0x22]
    do throws(JSONError) {
      _ = try text.withUnsafeBufferPointer { (text) throws(JSONError) in
        try JSONValue(parsing: text)
      }
      return nil
    } catch {
      guard case .notUTF8(let byte) = error.reason else { return nil }
      #expect(byte == text[error.offset])
      return error.offset - 1
    }
  }

  @Test(
    "A sequence is found malformed at its first byte",
    arguments: [
      ("a lone continuation", [0x80]), ("a lone continuation, last", [0xBF]),
      ("overlong NUL", [0xC0, 0x80]), ("overlong slash", [0xC1, 0xAF]),
      ("overlong, three bytes", [0xE0, 0x9F, 0xBF]),
      ("overlong, four bytes", [0xF0, 0x8F, 0xBF, 0xBF]),
      ("first surrogate", [0xED, 0xA0, 0x80]), ("last surrogate", [0xED, 0xBF, 0xBF]),
      ("beyond U+10FFFF", [0xF4, 0x90, 0x80, 0x80]), ("lead F5", [0xF5, 0x80, 0x80, 0x80]),
      ("lead FE", [0xFE]), ("lead FF", [0xFF]),
      ("two bytes, cut", [0xC3]), ("three bytes, cut", [0xE2, 0x82]),
      ("four bytes, cut", [0xF0, 0x9F, 0x98]), ("third byte", [0xE2, 0x82, 0x41]),
      ("fourth byte", [0xF0, 0x9F, 0x98, 0xC3]), ("two leads", [0xC3, 0xC3]),
    ] as [(String, [UInt8])])
  func rejects(name: String, bytes: [UInt8]) {
    for count in 0...20 {
      let before = [UInt8](repeating: 0x61, count: count)
      #expect(fault(before + bytes) == count, "\(name)")
      #expect(fault(before + bytes + before) == count, "\(name)")
      let mixed = Array(String(repeating: "é😀", count: count).utf8)
      #expect(fault(mixed + bytes + mixed) == mixed.count, "\(name)")
    }
  }

  @Test("Every scalar is accepted as the standard library encodes it")
  func accepts() {
    for plane in stride(from: UInt32(0x20), to: 0x110000, by: 0x1000) {
      let scalars = (plane..<plane + 0x1000).compactMap { Unicode.Scalar($0) }
        .filter { $0 != "\"" && $0 != "\\" }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      #expect(fault(Array(String(text).utf8)) == nil, "from \(plane)")
    }
  }

  @Test("Every sequence of two bytes is judged as the standard library judges it")
  func pairs() {
    for first in UInt8(0x80)...0xFF {
      for second in UInt8(0x20)...0xFF where second != 0x22 && second != 0x5C {
        let isValid = String(validating: [first, second], as: UTF8.self) != nil
        #expect((fault([first, second]) == nil) == isValid, "\(first) \(second)")
      }
    }
  }

  @Test("A malformed byte in a trace has its line and column")
  func inTrace() {
    let line = Array(#"{"t":1,"type":"text","target":"é"#.utf8) + [0xFF, 0x22, 0x7D]
    let error = traceError(in: Array(plainHeader.utf8), line)
    #expect(error?.summary == "2:34: byte 0xFF is not UTF-8 here")
  }
}
