import FlowEngine
import FlowSnapshots

/// A node as a frame has it, read for drawing.
///
/// What is not as the frame format says is read as its default: a drawing shows what it can.
struct DrawnNode {
  /// How text stands in a node.
  enum Alignment: String {
    case left, center, right
  }

  let id: String
  let kind: String
  let parent: String?
  let frame: Rect
  /// Sixteen numbers for row vectors; `nil` for the identity.
  let matrix: [Double]?
  let alpha: Double
  let isHidden: Bool
  let cornerRadius: Double
  let borderWidth: Double
  let borderColor: DrawnColor?
  let background: DrawnColor?
  let text: String
  let textColor: DrawnColor?
  let font: DrawnFont
  let alignment: Alignment?
  let placeholder: String
  let placeholderColor: DrawnColor?
  let image: String?
  let tintColor: DrawnColor?
  let contentOffset: Point
  /// Top, left, bottom, right.
  let contentInset: [Double]?
  let contentSize: Size?
  let strokeEnd: Double?
  let caret: Int?
  /// Location and length, in UTF-16 units.
  let selectedRange: [Int]?
  let markedRange: [Int]?
  let isFocused: Bool
  let isPressed: Bool
  let isHovered: Bool
  let isSecure: Bool
  let clips: Bool
  let keyboardType: String
  let returnKeyType: String
  let rows: [[String]]
  let selectedRows: [Int]

  /// Reads a node.
  init(_ value: JSONOutline.Value, in outline: JSONOutline) {
    func member(_ name: StaticString) -> JSONOutline.Value? { outline.member(name, of: value) }
    func string(_ name: StaticString) -> String? { member(name).flatMap { outline.string($0) } }
    func number(_ name: StaticString) -> Double? { member(name).flatMap { outline.number($0) } }
    func numbers(_ name: StaticString, _ count: Int) -> [Double]? {
      member(name).flatMap { Self.numbers($0, count, in: outline) }
    }
    func isTrue(_ name: StaticString) -> Bool {
      member(name).map { outline.bytes[outline.range(of: $0)].elementsEqual("true".utf8) } ?? false
    }
    func color(_ name: StaticString) -> DrawnColor? { string(name).flatMap { DrawnColor($0) } }
    let sides = numbers("frame", 4) ?? [0, 0, 0, 0]
    id = string("id") ?? ""
    kind = string("kind") ?? "view"
    parent = string("parent")
    frame = Rect(x: sides[0], y: sides[1], width: max(0, sides[2]), height: max(0, sides[3]))
    matrix = member("transform").flatMap { outline.member("matrix", of: $0) }
      .flatMap { Self.numbers($0, 16, in: outline) }
    alpha = min(1, max(0, number("alpha") ?? 1))
    isHidden = isTrue("hidden")
    cornerRadius = max(0, number("cornerRadius") ?? 0)
    borderWidth = max(0, number("borderWidth") ?? 0)
    borderColor = color("borderColor")
    background = color("background")
    text = string("text") ?? ""
    textColor = color("textColor")
    let face = member("font")
    font = DrawnFont(
      name: face.flatMap { outline.member("name", of: $0) }.flatMap { outline.string($0) } ?? "",
      size: max(
        1, face.flatMap { outline.member("size", of: $0) }.flatMap { outline.number($0) } ?? 16))
    alignment = string("textAlignment").flatMap { Alignment(rawValue: $0) }
    placeholder = string("placeholder") ?? ""
    placeholderColor = color("placeholderColor")
    image = string("image")
    tintColor = color("tintColor")
    let offset = numbers("contentOffset", 2) ?? [0, 0]
    contentOffset = Point(x: offset[0], y: offset[1])
    contentInset = numbers("contentInset", 4)
    contentSize = numbers("contentSize", 2).map { Size(width: $0[0], height: $0[1]) }
    strokeEnd = number("strokeEnd")
    caret = number("caret").flatMap { Int(exactly: $0) }
    selectedRange = numbers("selectedRange", 2)?.compactMap { Int(exactly: $0) }
    markedRange = numbers("markedRange", 2)?.compactMap { Int(exactly: $0) }
    isFocused = isTrue("focused")
    isPressed = isTrue("pressed")
    isHovered = isTrue("hovered")
    isSecure = isTrue("secure")
    clips = kind == "scroll" || isTrue("clipsToBounds")
    keyboardType = string("keyboardType") ?? "default"
    returnKeyType = string("returnKeyType") ?? "default"
    rows =
      member("rows").map { rows in
        outline.elements(of: rows).map { column in
          outline.elements(of: column).map { outline.string($0) ?? "" }
        }
      } ?? []
    selectedRows =
      member("selectedRows").map { rows in
        outline.elements(of: rows).map { outline.number($0).flatMap { Int(exactly: $0) } ?? 0 }
      } ?? []
  }

  /// How opaque it is drawn.
  var opacity: Double {
    let kind = Node.Kind(rawValue: kind) ?? .view
    return alpha * Node.highlight(of: kind, isPressed: isPressed, isHovered: isHovered)
  }

  /// Numbers that are as many as expected and not beyond all screens.
  private static func numbers(
    _ value: JSONOutline.Value, _ count: Int, in outline: JSONOutline
  ) -> [Double]? {
    let numbers = outline.elements(of: value).compactMap { outline.number($0) }
    guard numbers.count == count, numbers.allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
    return numbers
  }
}
