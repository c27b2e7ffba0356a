/// The line of a scene's sources that lays a node out.
package struct LayoutSource: Equatable, Sendable {
  /// The file.
  package let path: String
  /// The line, from 1.
  package let line: Int
}
