import FlowEngine
import Testing

struct TransformTests {
  @Test("Rotation with perspective (card-input, example 6)")
  func flip() throws {
    let matrix = Transform(rotationY: -0.785398163397448, perspective: 800).matrix
    #expect(isNear(matrix.m11, 0.707107))
    #expect(isNear(matrix.m13, 0.707107))
    #expect(isNear(matrix.m31, -0.707107))
    #expect(isNear(matrix.m14, -0.000883883, within: 1e-9))
    #expect(isNear(matrix.m34, -0.000883883, within: 1e-9))
    let right = try #require(matrix.project(Point(x: 176, y: 90)))
    #expect(isNear(right.x, 147.37732, within: 1e-5) && isNear(right.y, 106.57995, within: 1e-5))
    let left = try #require(matrix.project(Point(x: -176, y: 90)))
    #expect(isNear(left.x, -107.69706, within: 1e-5) && isNear(left.y, 77.88408, within: 1e-5))
  }

  @Test("Edge on (card-input, example 7)")
  func edge() {
    let matrix = Transform(rotationY: -4.71238898038469, perspective: 800).matrix
    #expect(isNear(matrix.m11, 0) && isNear(matrix.m13, -1) && isNear(matrix.m31, 1))
    #expect(isNear(matrix.m14, 0.00125, within: 1e-12) && isNear(matrix.m34, 0, within: 1e-12))
  }

  @Test("Scale first, translation last")
  func order() throws {
    let matrix = Transform(translation: Point(x: 10, y: 20), scale: Point(x: 2, y: 3)).matrix
    let point = try #require(matrix.project(Point(x: 1, y: 1)))
    #expect(point == Point(x: 12, y: 23))
  }

  @Test("A translation moves a picture in perspective as it is seen")
  func translatedPerspective() throws {
    var transform = Transform(rotationY: 0.4, perspective: 800)
    let still = try #require(transform.matrix.project(Point(x: 50, y: 20)))
    transform.translation = Point(x: 7, y: -3)
    let moved = try #require(transform.matrix.project(Point(x: 50, y: 20)))
    #expect(isNear(moved.x - still.x, 7) && isNear(moved.y - still.y, -3))
  }
}
