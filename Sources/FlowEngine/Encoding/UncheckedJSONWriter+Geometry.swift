extension UncheckedJSONWriter {
  /// The most bytes that a colour takes.
  static let roomForColor = 11

  /// Writes a point whose numbers are rounded to six decimals, as [x,y].
  mutating func fineNumbers(_ point: Point) {
    byte("[")
    fineNumber(point.x)
    byte(",")
    fineNumber(point.y)
    byte("]")
  }

  /// Writes a rectangle as [x,y,width,height].
  mutating func rect(_ value: Rect) {
    numbers(value.origin.x, value.origin.y, value.size.width, value.size.height)
  }

  /// Writes insets as [top,left,bottom,right].
  mutating func insets(_ value: Insets) {
    numbers(value.top, value.left, value.bottom, value.right)
  }

  /// Writes a colour as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
  mutating func color(_ value: Color) {
    literal("\"#")
    hex(value.red)
    hex(value.green)
    hex(value.blue)
    if value.alpha != 255 { hex(value.alpha) }
    byte("\"")
  }
}
