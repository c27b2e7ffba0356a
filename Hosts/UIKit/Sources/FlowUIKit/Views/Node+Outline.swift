#if canImport(UIKit)
import FlowEngine
import UIKit

extension Node {
  /// Whether its border is drawn as a line along its outline, which has a beginning and an end.
  var hasOutline: Bool { kind == .shape && borderWidth > 0 || strokeEnd != 1 }

  /// The width of that line, in points.
  var outlineWidth: CGFloat {
    borderWidth > 0 ? CGFloat(node: borderWidth) : borderColor == nil ? 0 : 1
  }

  /// The middle of that line: clockwise from the top centre, in the node's own coordinates; along a
  /// thin shape from end to end.
  @MainActor var outline: UIBezierPath {
    let size = CGSize(frame.size)
    let line = outlineWidth
    let path = UIBezierPath()
    if size.height <= max(Self.thin, line) || size.width <= max(Self.thin, line) {
      let isFlat = size.height <= max(Self.thin, line)
      path.move(to: isFlat ? CGPoint(x: 0, y: size.height / 2) : CGPoint(x: size.width / 2, y: 0))
      path.addLine(
        to: isFlat
          ? CGPoint(x: size.width, y: size.height / 2)
          : CGPoint(x: size.width / 2, y: size.height))
      return path
    }
    let inset = line / 2
    let (right, bottom) = (size.width - inset, size.height - inset)
    let radius = max(
      0, min(CGFloat(node: cornerRadius), size.width / 2, size.height / 2) - inset)
    path.move(to: CGPoint(x: size.width / 2, y: inset))
    path.addLine(to: CGPoint(x: right - radius, y: inset))
    let corners: [(x: CGFloat, y: CGFloat, start: CGFloat)] = [
      (right - radius, inset + radius, -.pi / 2), (right - radius, bottom - radius, 0),
      (inset + radius, bottom - radius, .pi / 2), (inset + radius, inset + radius, .pi),
    ]
    for corner in corners {
      // It also draws the straight line to where the arc begins.
      path.addArc(
        withCenter: CGPoint(x: corner.x, y: corner.y), radius: radius, startAngle: corner.start,
        endAngle: corner.start + .pi / 2, clockwise: true)
    }
    path.close()
    return path
  }

  /// The height or width up to which a shape is a line, in points.
  private static let thin: CGFloat = 4
}
#endif
