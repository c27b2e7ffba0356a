import FlowEngine
import Testing

/// Texts are written eight bytes at a time; byte by byte they must be the same.
struct JSONWriterTests {
  /// A text as JSON, written byte by byte.
  private func plainly(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += Array("\\b".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0C: bytes += Array("\\f".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case ..<0x20:
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    return bytes + [UInt8(ascii: "\"")]
  }

  private func written(_ text: String) -> [UInt8] {
    var json = JSONWriter(capacity: 1)
    json.string(text)
    return json.withBytes { Array($0) }
  }

  @Test("What is escaped is, wherever it stands", arguments: 0..<26)
  func escapes(length: Int) {
    let specials: [Unicode.Scalar] = [
      "\"", "\\", "\u{0}", "\u{1F}", "\n", "\t", "\u{8}", "\u{C}", "\r", "\u{7F}", "\u{E9}",
      "\u{1F600}", " ", "!", "#", "[", "]",
    ]
    let plain = String("abcdefghijklmnopqrstuvwxyz".prefix(length))
    #expect(written(plain) == plainly(plain))
    for special in specials {
      for place in 0...length {
        var text = String.UnicodeScalarView(plain.unicodeScalars)
        text.insert(special, at: text.index(text.startIndex, offsetBy: place))
        #expect(written(String(text)) == plainly(String(text)))
      }
    }
    let all = String(repeating: "\"", count: length)
    #expect(written(all) == plainly(all))
  }

  @Test("A member stands behind a comma, whatever comes before it")
  func commas() {
    var json = JSONWriter(capacity: 1)
    json.beginObject()
    json.member("a", 1)
    json.member("b", "x" as String?)
    json.member("c", nil as String?)
    json.key("d")
    json.beginArray()
    json.bool(true)
    json.null()
    json.number(-0.0005)
    json.beginObject()
    json.endObject()
    json.endArray()
    json.member("e", 999.9996)
    json.member("f", fine: 0.1234567)
    json.member("g", exact: 0.1234567)
    json.endObject()
    json.endLine()
    json.string("next" as StaticString)
    #expect(
      json.text == """
        {"a":1,"b":"x","c":null,"d":[true,null,-0.001,{}],"e":1000,"f":0.123457,"g":0.1234567}
        "next"
        """)
  }

  @Test("Names of any length are copied whole")
  func names() {
    for length in 1...40 {
      let name = String(repeating: "n", count: length)
      var json = JSONWriter(capacity: 1)
      json.beginObject()
      json.key(name)
      json.integer(length)
      json.endObject()
      #expect(json.text == "{\"\(name)\":\(length)}")
    }
  }
}
