import FlowEngine
import FlowTesting
import Foundation
import Testing

/// What is written must fit into the room that is asked for; where it does not, an assertion fails.
struct LargestNodeTests {
  /// A number that takes as many bytes as any.
  private static let number = -999_999_999_999_999.9

  private static func node(_ text: String) -> Node {
    var node = Node(
      NodeID(text), .picker, in: NodeID(text),
      frame: Rect(x: number, y: number, width: number, height: number))
    node.transform = Transform(
      translation: Point(x: number, y: number), scale: Point(x: number, y: number), rotationY: 1,
      perspective: number)
    (node.alpha, node.cornerRadius, node.borderWidth, node.strokeEnd) = (
      number, number, number, number
    )
    (node.hidden, node.enabled, node.focused, node.secure) = (true, false, true, true)
    let color = Color(red: 1, green: 2, blue: 3, alpha: 4)
    (node.borderColor, node.background, node.textColor) = (color, color, color)
    (node.text, node.placeholder, node.image) = (text, text, text)
    (node.accessibilityLabel, node.accessibilityValue) = (text, text)
    node.font = Node.Font(text, size: number)
    node.textAlignment = .center
    node.contentOffset = Point(x: number, y: number)
    node.contentInset = Insets(top: number, left: number, bottom: number, right: number)
    node.contentSize = Size(width: number, height: number)
    node.caret = .min
    (node.placeholderColor, node.tintColor) = (color, color)
    (node.clipsToBounds, node.autocorrection) = (true, false)
    node.keyboardType = longest(of: Node.KeyboardType.allCases)
    node.returnKeyType = longest(of: Node.ReturnKeyType.allCases)
    node.textContentType = longest(of: Node.TextContentType.allCases)
    node.rows = [[text, text], [], [text]]
    node.selectedRows = [.min, .max]
    node.accessibilityTraits = AccessibilityTraits(rawValue: 0xFFF)
    return node
  }

  private static func longest<Name: RawRepresentable<String>>(of names: [Name]) -> Name {
    names.reduce(names[0]) { $0.rawValue.utf8.count < $1.rawValue.utf8.count ? $1 : $0 }
  }

  @Test("A node of the largest members fits", arguments: [0, 1, 7, 8, 100, 5000])
  func fits(length: Int) throws {
    let text = String(repeating: "\u{1}", count: length)
    var frame = try SceneRun(Probe.self).engine.frame
    (frame.index, frame.time) = (.max, 1e15)
    frame.nodes = NodeList([Self.node(text)])
    let plain = try compare(frame, [{ _ in }, { _ in }])
    let value = try JSONSerialization.jsonObject(with: Data(plain.utf8)) as? [String: Any]
    let nodes = try #require(value?["nodes"] as? [[String: Any]])
    #expect(nodes.first?.count == 37)
    #expect(nodes.first?["text"] as? String == text)
  }

  @Test("A geometry of the largest numbers fits, beside content that is kept")
  func geometryFits() throws {
    var frame = try SceneRun(Probe.self).engine.frame
    frame.nodes = NodeList()
    func layOut(_ rotation: Double) -> (inout Frame<Probe>) -> Void {
      { frame in
        let number = Self.number
        frame.nodes.layOut { nodes in
          nodes.append(
            "a", frame: Rect(x: rotation, y: number, width: number, height: number)
          ) { node in
            node.transform = Transform(
              translation: Point(x: number, y: number), scale: Point(x: number, y: number),
              rotationY: rotation, perspective: number)
            (node.alpha, node.cornerRadius, node.borderWidth) = (number, number, number)
            (node.hidden, node.enabled) = (true, false)
          }
        }
      }
    }
    func layOutLeast(_ frame: inout Frame<Probe>) {
      frame.nodes.layOut { $0.append("a", frame: .zero) }
    }
    _ = try compare(frame, [layOutLeast, layOut(1), layOut(2), layOut(2), layOutLeast])
  }

  /// Writes a frame after each change, with what is kept from the last one and anew.
  ///
  /// - Returns: What was written last.
  private func compare(
    _ frame: Frame<Probe>, _ changes: [(inout Frame<Probe>) -> Void]
  ) throws -> String {
    var frame = frame
    var cache = EncodedFrameCache()
    var last = ""
    for change in changes {
      change(&frame)
      var kept = JSONWriter(capacity: 1)
      var plain = JSONWriter(capacity: 1)
      kept.frame(frame, layout: .block, cache: &cache)
      plain.frame(frame, layout: .block)
      #expect(kept.text == plain.text)
      last = plain.text
    }
    return last
  }
}
