import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is in a drawing, as a reader of XML sees it.
final class SVGCheck: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  /// How often each element stands in it.
  private(set) var elements: [String: Int] = [:]
  /// The texts, in order.
  private(set) var texts: [String] = []
  /// The ids, and what is referred to.
  private(set) var ids: Set<String> = []
  private(set) var references: Set<String> = []

  private var isInText = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
    isInText = name == "text"
    if isInText { texts.append("") }
    if let id = attributes["id"] { ids.insert(id) }
    if let other = attributes["href"] { references.insert(String(other.dropFirst())) }
    if let clip = attributes["clip-path"] {
      references.insert(String(clip.dropFirst(5).dropLast()))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInText = false
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if isInText { texts[texts.count - 1] += characters }
  }
}
