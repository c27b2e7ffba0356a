import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowReport

@Suite("What a trace says beside its frames")
struct RecordedEventsTests {
  private static func events(_ lines: String) -> RecordedEvents {
    RecordedEvents(of: Array(lines.utf8), wanted: Set(1...9))
  }

  @Test("events in words")
  func labels() throws {
    let events = Self.events(
      """
      {"flowTrace":1,"scene":"s"}
      {"t":0,"type":"tap","target":"a"}
      {"t":0,"type":"pan","phase":"began","target":"a"}
      {"t":0,"type":"command","name":"show","value":"open"}
      {"t":0,"type":"response","id":"verify-1","outcome":"failure"}
      """)
    #expect(events.count == 4)
    #expect(
      (1...4).map { events.event($0, named: nil)?.label }
        == ["tap a", "pan began", "command show", "response failure"])
    #expect(events.event(2, named: "pan.began")?.label == "pan began")
    #expect(events.event(2, named: "tap") == nil, "it is another event")
    #expect(events.event(9, named: nil) == nil)
  }

  @Test(
    "events in people's words",
    arguments: [
      (#""type":"tap","target":"expiry-button""#, "Tap on the expiry button"),
      (#""type":"tap","location":[1,2]"#, "Tap"),
      (#""type":"pan","phase":"ended""#, "Let go"),
      (#""type":"scroll","phase":"changed""#, "Scroll"),
      (#""type":"text","target":"realName","replacement":"a""#, "Type in the real name"),
      (#""type":"text","target":"f","replacement":"""#, "Delete in the f"),
      (#""type":"keyboard","phase":"willHide""#, "The keyboard goes"),
      (#""type":"response","id":"a","outcome":"failure""#, "The answer is no"),
      (#""type":"command","name":"setText""#, "The app: set text"),
      (#""type":"environment","environment":{"size":[812,375]}"#, "The device turns"),
      (#""type":"environment","environment":{"size":[800,375]}"#, "The window changes"),
      (#""type":"doubleTap""#, "Double tap"),
    ])
  func words(line: String, says: String) throws {
    let events = Self.events(
      "{\"flowTrace\":1,\"scene\":\"s\"}\n{\"t\":0,\(line)}")
    #expect(events.last?.words.text(on: nil) == says)
  }

  @Test("a pointer has the words of what it has become")
  func pointers() throws {
    let events = Self.events(
      """
      {"flowTrace":1,"scene":"s"}
      {"t":0,"type":"pointer","id":0,"phase":"down","location":[10,20]}
      {"t":0.1,"type":"pointer","id":0,"phase":"up","location":[11,21]}
      {"t":0.2,"type":"tap","target":"a"}
      """)
    let frame = """
      {"frame":0,"t":0,"cause":"start","state":{"name":"a"},"nodes":[\
      {"id":"b","kind":"button","frame":[0,0,40,40],"accessibilityLabel":"Next"}],\
      "animations":[],"effects":[]}
      """
    let nodes = LabelledNodes(try #require(try FrameReader(Array(frame.utf8)).next()))
    func words(_ number: Int, _ name: String) -> String? {
      events.words(of: number, named: name)?.text(on: nodes)
    }
    #expect(words(1, "pointer.down") == "Touch “Next”")
    #expect(words(2, "pointer.up") == "Let go")
    #expect(words(2, "tap") == "Tap on “Next”")
    #expect(words(2, "focus") == "Go to “Next”")
    #expect(words(2, "pan.ended") == "Let go")
    #expect(words(2, "scroll.began") == "A scroll begins")
    #expect(words(3, "tap") == "Tap on the a")
    #expect(words(3, "pan.ended") == nil, "it is another event")
  }

  @Test("a keyboard rises from below with its curve, and goes where it came from")
  func keyboard() throws {
    let events = Self.events(
      """
      {"flowTrace":1,"scene":"s","environment":{"size":[300,800],"windowOrigin":[10,20]}}
      {"t":1,"type":"keyboard","phase":"willShow","frame":[10,520,300,300],"duration":0.2,"curve":"easeInOut"}
      {"t":2,"type":"keyboard","phase":"willHide","frame":[10,820,300,300],"duration":0.2,"curve":"linear"}
      {"t":3,"type":"environment","environment":{"size":[800,300]}}
      """)
    func top(_ count: Int, _ time: Double) -> Double? {
      RecordedEvents.keyboard(in: events.surroundings(afterEvents: count), at: time)?.minY
    }
    #expect(top(0, 0) == nil)
    #expect(top(1, 1) == nil, "it is still below the window")
    #expect(top(1, 1.1).map { ($0 * 1000).rounded() / 1000 } == 650)
    #expect(top(1, 1.2) == 500)
    #expect(top(2, 2) == 500)
    #expect(top(2, 2.05).map { ($0 * 1000).rounded() / 1000 } == 575)
    #expect(top(2, 2.2) == nil)
    #expect(top(3, 3) == nil)
    #expect(events.surroundings(afterEvents: 3).size == Size(width: 800, height: 300))
  }

  @Test("a language that goes from right to left does so whatever the direction is")
  func mirrored() throws {
    let events = Self.events(
      #"""
      {"flowTrace":1,"scene":"s","environment":{"locale":"ar-XB"}}
      {"t":1,"type":"environment","environment":{"layoutDirection":"leftToRight"}}
      {"t":2,"type":"environment","environment":{"locale":"en"}}
      {"t":3,"type":"environment","environment":{"locale":"ar-xb"}}
      {"t":4,"type":"environment","environment":{"size":[800,300]}}
      """#)
    #expect(
      (0...4).map { events.surroundings(afterEvents: $0).isRightToLeft }
        == [true, true, false, true, true])
  }

  @Test("a saved state has its own environment")
  func saved() throws {
    let events = Self.events(
      #"{"flowTrace":1,"scene":"s","state":{"environment":{"size":[320,480],"layoutDirection":"rightToLeft"}}}"#
    )
    #expect(events.beginsInTheMiddle)
    #expect(events.start.size == Size(width: 320, height: 480))
    #expect(events.start.isRightToLeft)
  }
}
