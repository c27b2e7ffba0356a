import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// How often each element stands in a document; nothing for one that is malformed.
final class XMLReport: NSObject, XMLParserDelegate {
  private(set) var elements: [String: Int] = [:]

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { elements = [:] }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
  }
}
