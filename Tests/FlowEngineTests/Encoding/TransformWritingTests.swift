import FlowEngine
import FlowTesting
import Foundation
import Testing

/// Transforms in the plane are written without their matrix; what stands there must be the matrix.
struct TransformWritingTests {
  static let transforms = [
    Transform(translation: Point(x: 12.5, y: -7)),
    Transform(scale: Point(x: 0.5, y: -2)),
    Transform(translation: Point(x: -0.0, y: 1e-7), scale: Point(x: 1, y: 0)),
    Transform(translation: Point(x: 3, y: 4), scale: Point(x: 1.25, y: 1.25)),
    Transform(translation: Point(x: 3, y: 4), rotationY: 0.5),
    Transform(translation: Point(x: 3, y: 4), scale: Point(x: 2, y: 3), perspective: 500),
    Transform(scale: Point(x: 2, y: 3), rotationY: -1, perspective: 1e9),
  ]

  @Test("The matrix that is written is the transform's", arguments: transforms)
  func matrix(of transform: Transform) throws {
    var frame = try SceneRun(Probe.self).engine.frame
    frame.nodes = NodeList { $0.append("a", frame: .zero) { $0.transform = transform } }
    var json = JSONWriter()
    json.frame(frame)
    let value = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any]
    let node = try #require((value?["nodes"] as? [[String: Any]])?.first)
    let written = try #require((node["transform"] as? [String: Any])?["matrix"] as? [Double])
    let m = transform.matrix
    let expected = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
      m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ]
    #expect(written == expected.map { $0.rounded(toDecimals: 6) })
  }
}
