import Foundation

/// The code of a page of the documentation.
enum PageCode {
  /// The blocks of Swift and JSON between fences, without the fences; a manifest and the like, which
  /// are marked otherwise, are tried by Tests/Client/test-client.
  static func blocks(of page: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    var isChecked = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = lines, isChecked { blocks.append(block.joined(separator: "\n")) }
        if lines == nil { isChecked = line == "```swift" || line == "```json" }
        lines = lines == nil ? [] : nil
      } else {
        lines?.append(line)
      }
    }
    return blocks
  }
}
