import FlowSnapshots
import Testing

@testable import FlowReport

@Suite("Frames in tables")
struct FrameTablesTests {
  /// Two frames as a golden has them, with the line breaks that it has.
  private static let golden = """
    {"flowFrames":1,"trace":"a.trace.jsonl","frames":[
    {"frame":0,"t":0,"cause":"start",
     "state":{"name":"off"},
     "nodes":[
      {"id":"a","kind":"view","frame":[0,0,9,9]},
      {"id":"b","kind":"view","frame":[0,0,5,5],"alpha":0}],
     "animations":[],
     "effects":[]},
    {"frame":1,"t":0.5,"cause":"event","event":"tap",
     "state":{"name":"on"},
     "nodes":[
      {"id":"a","kind":"view","frame":[0,0,9,9]},
      {"id":"b","kind":"view","frame":[0,2,5,5]}],
     "animations":[],
     "effects":[
      {"type":"x"},
      {"type":"y"}]}
    ]}
    """

  /// The second of them as JSON Lines have it, one node less.
  private static let lines = """
    {"frame":0,"t":0.5,"cause":"event","event":"tap","state":{"name":"on"},"nodes":\
    [{"id":"a","kind":"view","frame":[0,0,9,9]}],"animations":[],\
    "effects":[{"type":"x"},{"type":"y"}]}
    """

  @Test("A value is written once, a node as what differs, and both sides share the tables")
  func writesOnce() throws {
    var tables = FrameTables()
    var first = ScriptJSON()
    var second = ScriptJSON()
    var written = ScriptJSON()
    try Self.write(Self.golden, &tables, to: &first)
    try Self.write(Self.lines, &tables, to: &second)
    tables.writeTables(to: &written)
    #expect(
      first.bytes.text == #"{"times":[0,0.5],"causes":"se","names":[-1,0],"states":[0,1],"#
        + #""animations":[0,0],"effects":[0,1],"nodes":[[[0,1]],[1,2]]}"#)
    #expect(
      second.bytes.text == #"{"times":[0.5],"causes":"e","names":[0],"states":[1],"#
        + #""animations":[0],"effects":[1],"nodes":[[[0]]]}"#)
    #expect(
      written.bytes.text == #""nodes":[{"id":"a","kind":"view","frame":[0,0,9,9]},"#
        + #"{"id":"b","kind":"view","frame":[0,0,5,5],"alpha":0},"#
        + #"[1,{"frame":[0,2,5,5],"alpha":null}]],"#
        + #""states":[{"name":"off"},{"name":"on"}],"animations":[[]],"#
        + #""effects":[[],[{"type":"x"},{"type":"y"}]],"names":["tap"]"#)
  }

  private static func write(
    _ text: String, _ tables: inout FrameTables, to json: inout ScriptJSON
  ) throws {
    let reader = FrameReader(Array(text.utf8))
    var columns = FrameColumns(keepsHeads: false, EventCounter())
    while let frame = try reader.next() { tables.add(frame, to: &columns) }
    columns.write(to: &json)
  }

  @Test("A node of very many members is written in time")
  func manyMembers() throws {
    func frame(_ value: Int) -> String {
      let members = (0..<5_000).map { #""m\#($0)":"# + String($0 % 2 == 0 ? value : 0) }
      return #"{"frame":0,"t":0,"cause":"start","state":{},"nodes":[{"id":"a","#
        + members.joined(separator: ",") + #"}],"animations":[],"effects":[]}"#
    }
    var tables = FrameTables()
    var json = ScriptJSON()
    let start = ContinuousClock.now
    try Self.write((0..<4).map { frame($0) }.joined(separator: "\n"), &tables, to: &json)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
