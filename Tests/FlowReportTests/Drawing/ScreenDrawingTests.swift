import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowReport

/// Draws nodes in JSON.
private func drawn(
  _ nodes: String, isRightToLeft: Bool = false, keyboard: DrawnKeyboard? = nil
) throws -> String {
  let frame =
    ##"{"frame":0,"t":0,"cause":"start","state":{"name":"a"},"nodes":["## + nodes
    + ##"],"animations":[],"effects":[]}"##
  let record = try #require(try FrameReader(Array(frame.utf8)).next())
  let outline = record.outline
  var drawing = ScreenDrawing(
    outline.elements(of: record.nodes).map { DrawnNode($0, in: outline) }, marks: [],
    isRightToLeft: isRightToLeft, look: .light, svg: SVGWriter())
  drawing.draw(Size(width: 375, height: 812), keyboard: keyboard)
  return drawing.svg.body
}

@Suite("A drawn screen")
struct ScreenDrawingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var nodes: String
    var svg: String

    init(_ name: String, _ nodes: String, _ svg: String) {
      (testDescription, self.nodes, self.svg) = (name, nodes, svg)
    }

    static let all = [
      Row(
        "a view has its place, ground, corners and alpha",
        ##"{"id":"a","kind":"view","frame":[10,20,30,40],"alpha":0.4,"cornerRadius":6,"background":"#11223380"}"##,
        ##"<g opacity="0.4"><rect x="10" y="20" width="30" height="40" rx="6" fill="#112233" fill-opacity="0.5"/></g>"##
      ),
      Row(
        "what is hidden or cannot be seen is not there",
        ##"{"id":"a","kind":"view","frame":[0,0,9,9],"hidden":true,"background":"#000000"},{"id":"b","kind":"view","frame":[0,0,9,9],"alpha":0,"background":"#000000"},{"id":"c","kind":"view","frame":[400,0,9,9],"background":"#000000"}"##,
        ""),
      Row(
        "a child has its parent's coordinates, and goes with its content",
        ##"{"id":"a","kind":"scroll","frame":[10,0,100,100],"contentOffset":[0,30]},{"id":"b","kind":"view","parent":"a","frame":[5,40,20,20],"background":"#000000"}"##,
        ##"<g clip-path="url(#c0)"><rect x="15" y="10" width="20" height="20" fill="#000000"/></g>"##
      ),
      Row(
        "a border lies within",
        ##"{"id":"a","kind":"view","frame":[0,0,20,10],"borderWidth":2,"borderColor":"#FF0000"}"##,
        ##"<path d="M10 1H19L19 1V9L19 9H1L1 9V1L1 1Z" fill="none" stroke="#FF0000" stroke-width="2"/>"##
      ),
      Row(
        "a transform acts about the centre",
        ##"{"id":"a","kind":"view","frame":[10,10,20,20],"transform":{"matrix":[0.5,0,0,0,0,2,0,0,0,0,1,0,0,0,0,1]},"background":"#000000"}"##,
        ##"<g transform="matrix(0.5 0 0 2 15 0)"><rect x="0" y="0" width="20" height="20" fill="#000000"/></g>"##
      ),
      Row(
        "an outline is drawn as far as it goes",
        ##"{"id":"a","kind":"shape","frame":[0,0,100,2],"borderWidth":1,"borderColor":"#000000","strokeEnd":0.25}"##,
        ##"<path d="M0 1L100 1" fill="none" stroke="#000000" stroke-width="1" pathLength="1" stroke-dasharray="0.25 2"/>"##
      ),
    ]
  }

  @Test("is as its nodes say", arguments: Row.all)
  func draws(_ row: Row) throws {
    #expect(try drawn(row.nodes) == row.svg)
  }

  @Test(
    "a text is as wide as it was measured, never wider than its place, and cut where it must be")
  func widths() throws {
    func width(_ node: String) throws -> Double {
      let svg = try drawn(node)
      let match = try #require(svg.firstMatch(of: /textLength="([0-9.]+)"/))
      return try #require(Double(match.output.1))
    }
    let caption =
      ##"{"id":"a","kind":"label","frame":[0,0,116.784,10.12],"text":"C A R D    H O L D E R    N A M E","font":{"name":"CircularStd-Bold","size":8}}"##
    #expect(try width(caption) == 116.78)
    let digits =
      ##"{"id":"a","kind":"label","frame":[0,0,287.28,21],"text":"4242 4242 4242 4242","font":{"name":"OCRAStd","size":21}}"##
    #expect(try width(digits) == 287.28)
    let long =
      ##"{"id":"a","kind":"button","frame":[0,0,60,44],"text":"A title that is far too long"}"##
    #expect(try width(long) <= 60)
    #expect(try drawn(long).contains("…</text>"))
  }

  @Test("a text without an alignment begins where the interface does")
  func direction() throws {
    let node = ##"{"id":"a","kind":"label","frame":[0,0,200,20],"text":"ab"}"##
    let width = DrawnFont(name: "", size: 16).width(of: "ab")
    #expect(try drawn(node).contains(##"<text x="0""##))
    #expect(
      try drawn(node, isRightToLeft: true).contains("<text x=\"\((200 - width).drawn)\""))
  }

  @Test("what is seen in perspective is projected point by point, and its words with it")
  func perspective() throws {
    // Turned by 60° about y, 800 away.
    let node =
      ##"{"id":"a","kind":"view","frame":[0,0,200,100],"background":"#000000","transform":{"matrix":[0.5,0,-0.866025,0.001083,0,1,0,0,0.866025,0,0.5,-0.000625,0,0,0,1]}},{"id":"b","kind":"label","parent":"a","frame":[0,40,200,20],"text":"one two","textColor":"#FFFFFF"}"##
    let svg = try drawn(node)
    #expect(svg.contains(##"<path d="M100 0L145.11 4.89"##), "\(svg)")
    #expect(svg.matches(of: /<text [^>]*transform="matrix/).count == 2)
  }

  @Test("the keyboard is behind what rides on it, and has the keys of its type")
  func keyboard() throws {
    func keyboard(_ type: String) -> DrawnKeyboard {
      DrawnKeyboard(
        frame: Rect(x: 0, y: 500, width: 375, height: 312), restingTop: 500, bottomInset: 34,
        type: type, returnKey: "done", hasWheels: false, look: .light)
    }
    let nodes =
      ##"{"id":"screen","kind":"view","frame":[0,0,375,812],"background":"#FFFFFF"},{"id":"bar","kind":"view","frame":[0,500,375,44],"background":"#123456"}"##
    let svg = try drawn(nodes, keyboard: keyboard("numberPad"))
    let use = try #require(svg.range(of: "<use"))
    let bar = try #require(svg.range(of: "#123456"))
    #expect(use.lowerBound < bar.lowerBound)
    #expect(svg.contains(##"<use href="#k0" x="0" y="544"/>"##))
  }

  @Test("of a picker the rows about the selected one are drawn")
  func wheels() throws {
    let svg = try drawn(
      ##"{"id":"p","kind":"picker","frame":[0,596,375,216],"rows":[["01","02","03"],["2026","2027"]],"selectedRows":[1,0]}"##
    )
    #expect(SVGCheck("<svg>\(svg)</svg>").texts == ["01", "02", "03", "2026", "2027"])
  }
}
