#if canImport(UIKit)
import FlowEngine

/// What has been replaced in a text, and by what.
struct FieldReplacement: Equatable {
  /// In UTF-16 units of the text before.
  var range: TextRange
  var replacement: String

  /// The shortest replacement of whole characters that makes `text` into `other`; `nil` if they are the
  /// same.
  init?(from text: String, to other: String) {
    // Swift takes é for the same, be it one unit or two: ranges would then be of another text.
    guard !text.utf8.elementsEqual(other.utf8) else { return nil }
    let prefix = zip(text, other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let rest = (text.dropFirst(prefix), other.dropFirst(prefix))
    let suffix = zip(rest.0.reversed(), rest.1.reversed())
      .prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let replaced = rest.0.dropLast(suffix)
    range = TextRange(
      location: text.prefix(prefix).utf16.count, length: replaced.utf16.count)
    replacement = String(rest.1.dropLast(suffix))
  }
}
#endif
