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
  @inline(__always) mutating func color(_ value: Color) {
    out = Self.write(value, to: out)
  }

  @inline(never) private static func write(_ color: Color, to out: BytePosition) -> BytePosition {
    var json = UncheckedJSONWriter(out: out)
    json.literal("\"#")
    let bytes =
      UInt64(color.red) | UInt64(color.green) &<< 16 | UInt64(color.blue) &<< 32
      | UInt64(color.alpha) &<< 48
    UnsafeMutableRawPointer(json.out).storeBytes(
      of: hexDigits(bytes).littleEndian, as: UInt64.self)
    json.out += color.alpha == 255 ? 6 : 8
    json.byte("\"")
    return json.out
  }
}
