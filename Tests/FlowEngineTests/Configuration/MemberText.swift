import FlowEngine
import Testing

extension MemberValue {
  /// Reads a value from a text.
  init(parsing text: String) throws {
    var text = text
    try self.init(json: text.withUTF8 { bytes throws(JSONError) in try JSONValue(parsing: bytes) })
  }

  /// The value as it is written exactly.
  var text: String { ValueWriter.text(of: self) }
}

/// A text that is not as it should be, the first place where the fault stands, and what is said of
/// it.
struct MemberFault: Sendable, CustomTestStringConvertible {
  var text: String
  /// What stands at the place of the fault.
  var place: String
  var message: String

  init(_ text: String, at place: String, _ message: String) {
    self.text = text
    self.place = place
    self.message = message
  }

  /// The message tells apart what begins alike.
  var testDescription: String { "\(message.prefix(300)): \(text.prefix(300))" }

  /// Where the fault stands, in bytes from the start of the text.
  var offset: Int? {
    text.firstRange(of: place).map { text[..<$0.lowerBound].utf8.count }
  }
}
