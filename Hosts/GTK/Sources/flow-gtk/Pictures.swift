import FlowEngine
import Foundation
import GTK4

/// The pictures that the report draws, for the images that the shipped scenes name.
@MainActor enum Pictures {
  private static var textures: [String: OpaquePointer] = [:]
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent(
      "../../../../Sources/FlowReport/Drawing/pictures")

  /// Returns the picture of a name, drawn in a colour; `nil` for an unknown name.
  static func picture(_ name: String, _ tint: Color?) -> OpaquePointer? {
    let color = tint.map { hexadecimal($0) } ?? "#8E8E93"
    let key = name + color
    if let texture = textures[key] { return texture }
    let file = folder.appendingPathComponent("\(name.contains(".") ? "photo" : name).svg")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let data = Array(large(text.replacingOccurrences(of: "currentColor", with: color)).utf8)
    guard let bytes = g_bytes_new(data, gsize(data.count)) else { return nil }
    defer { g_bytes_unref(bytes) }
    let texture = gdk_texture_new_from_bytes(bytes, nil)
    textures[key] = texture
    return texture
  }

  /// A drawing of a few points is drawn four times as large, for scaled displays.
  private static func large(_ text: String) -> String {
    guard let box = text.range(of: #"viewBox="[^"]*""#, options: .regularExpression) else {
      return text
    }
    let numbers = text[box].dropFirst(9).dropLast().split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return text }
    return text.replacingCharacters(
      in: box, with: "\(text[box]) width=\"\(numbers[2] * 4)\" height=\"\(numbers[3] * 4)\"")
  }

  private static func hexadecimal(_ color: Color) -> String {
    String(format: "#%02X%02X%02X", color.red, color.green, color.blue)
  }
}
