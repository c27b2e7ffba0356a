/// A picture that a scene names, as a small drawing.
struct DrawnPicture: Sendable {
  /// The width, in points.
  let width: Double
  /// The height, in points.
  let height: Double
  /// The elements of the drawing; what is in `currentColor` takes the tint.
  let elements: String

  /// The drawing for what a host names by a file: somebody's photo.
  static let photo = "photo"

  /// The name of the drawing for an image's name; `nil` if there is none.
  static func name(for image: String) -> String? {
    if EmbeddedDrawings.pictures[image] != nil { return image }
    let endings = [".jpg", ".jpeg", ".png", ".heic", ".webp"]
    let name = image.lowercased()
    return endings.contains { name.hasSuffix($0) } ? photo : nil
  }
}
