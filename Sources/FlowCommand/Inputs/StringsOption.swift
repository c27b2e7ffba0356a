import FlowEngine
import FlowSnapshots

extension Option {
  /// Texts for the languages of traces.
  static let strings = Option(
    "strings", value: "FILE", use: .reads,
    "take texts in a trace's language from FILE, a String Catalog (.xcstrings)")
}

extension Arguments {
  /// The catalog that the command line names; `nil` if it names none.
  ///
  /// - Throws: A message with the place of the fault in the file.
  func catalog() throws(CommandError) -> StringCatalog? {
    guard let path = text(.strings) else { return nil }
    do throws(StreamError) {
      return try StringCatalog(at: path)
    } catch {
      throw CommandError(error)
    }
  }
}
