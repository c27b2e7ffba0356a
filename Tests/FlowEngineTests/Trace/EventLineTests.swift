import FlowEngine
import Testing

struct EventLineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var line: String
    var event: Event
    var time = 1.0

    init(_ name: String, _ line: String, _ event: Event, at time: Double = 1) {
      testDescription = name
      self.line = line
      self.event = event
      self.time = time
    }
  }

  static let rows = [
    Row(
      "pointer with all members",
      """
      {"t":1,"type":"pointer","id":7,"kind":"mouse","phase":"down","location":[12.5,40],\
      "buttons":3,"modifiers":["shift","alt"]}
      """,
      .pointer(
        Pointer(
          id: 7, kind: .mouse, .down, at: Point(x: 12.5, y: 40), buttons: 3,
          modifiers: [.shift, .alt]))),
    Row(
      "pointer with defaults",
      #"{"t":1,"type":"pointer","id":0,"phase":"up","location":[1,2]}"#,
      .pointer(Pointer(id: 0, .up, at: Point(x: 1, y: 2)))),
    Row(
      "double tap", #"{"t":1,"type":"doubleTap","target":"card","location":[1,2]}"#,
      .doubleTap(Tap(on: "card", at: Point(x: 1, y: 2)))),
    Row(
      "long press", #"{"t":1,"type":"longPress","phase":"began","location":[1,2]}"#,
      .longPress(LongPress(.began, at: Point(x: 1, y: 2)))),
    Row(
      "pinch",
      #"{"t":1,"type":"pinch","phase":"changed","scale":1.5,"velocity":-2,"target":"card"}"#,
      .pinch(Pinch(.changed, scale: 1.5, velocity: -2, on: "card"))),
    Row("key", #"{"t":1,"type":"key","key":"Tab"}"#, .key(KeyStroke("Tab"))),
    Row(
      "selection", #"{"t":1,"type":"selection","target":"a","range":[2,0]}"#,
      .selection(TextSelection("a", range: TextRange(location: 2, length: 0)))),
    Row(
      "composition", #"{"t":1,"type":"compose","target":"a","phase":"changed","text":"か"}"#,
      .compose(Composition("a", .changed, text: "か"))),
    Row(
      "composition with a selection",
      #"{"t":1,"type":"compose","target":"a","phase":"changed","text":"かな","selection":[1,1]}"#,
      .compose(
        Composition("a", .changed, text: "かな", selection: TextRange(location: 1, length: 1)))),
    Row(
      "composition without a text", #"{"t":1,"type":"compose","target":"a","phase":"cancelled"}"#,
      .compose(Composition("a", .cancelled))),
    Row("undo", #"{"t":1,"type":"undo"}"#, .undo(target: nil)),
    Row("redo in a field", #"{"t":1,"type":"redo","target":"a"}"#, .redo(target: "a")),
    Row(
      "key with all members",
      #"{"t":1,"type":"key","key":"a","phase":"up","modifiers":["control"],"repeats":true}"#,
      .key(KeyStroke("a", .up, modifiers: .control, repeats: true))),
    Row(
      "pan with all members",
      """
      {"t":1.25,"type":"pan","phase":"changed","translation":[0,-12.5],"velocity":[0,-240],\
      "location":[187.5,402],"target":"card"}
      """,
      .pan(
        Pan(
          .changed, translation: Point(x: 0, y: -12.5), velocity: Point(x: 0, y: -240),
          location: Point(x: 187.5, y: 402), target: "card")), at: 1.25),
    Row(
      "pan with defaults",
      #"{"t":1,"type":"pan","phase":"began","translation":[0,0],"velocity":[0,0]}"#,
      .pan(Pan(.began, translation: .zero))),
    Row(
      "pan ended",
      #"{"t":1,"type":"pan","phase":"ended","translation":[1e2,-1E-1],"velocity":[0,0]}"#,
      .pan(Pan(.ended, translation: Point(x: 100, y: -0.1)))),
    Row(
      "pan cancelled",
      #"{"t":1,"type":"pan","phase":"cancelled","translation":[1,2],"velocity":[0,0]}"#,
      .pan(Pan(.cancelled, translation: Point(x: 1, y: 2)))),
    Row("tap on a node", #"{"t":1,"type":"tap","target":"trigger"}"#, .tap(Tap(on: "trigger"))),
    Row(
      "tap at a place", #"{"t":1,"type":"tap","location":[10,20.5]}"#,
      .tap(Tap(at: Point(x: 10, y: 20.5)))),
    Row(
      "tap on a node at a place", #"{"t":1,"type":"tap","target":"a","location":[1,2]}"#,
      .tap(Tap(on: "a", at: Point(x: 1, y: 2)))),
    Row(
      "scroll with all members",
      #"{"t":1,"type":"scroll","target":"list","offset":[0,5],"velocity":[1,2],"phase":"ended"}"#,
      .scroll(
        Scroll("list", offset: Point(x: 0, y: 5), velocity: Point(x: 1, y: 2), phase: .ended))),
    Row(
      "scroll with defaults", #"{"t":1,"type":"scroll","target":"list","offset":[0,5]}"#,
      .scroll(Scroll("list", offset: Point(x: 0, y: 5), velocity: .zero, phase: .changed))),
    Row(
      "scroll began", #"{"t":1,"type":"scroll","target":"l","offset":[0,0],"phase":"began"}"#,
      .scroll(Scroll("l", offset: .zero, phase: .began))),
    Row(
      "text at the caret", #"{"t":1,"type":"text","target":"number","replacement":"4"}"#,
      .text(TextEdit("number", replacement: "4"))),
    Row(
      "text in a range",
      #"{"t":1,"type":"text","target":"number","replacement":"","range":[2,1000000000]}"#,
      .text(
        TextEdit(
          "number", replacement: "", range: TextRange(location: 2, length: 1_000_000_000)))),
    Row(
      "text with escapes",
      #"{"t":1,"type":"text","target":"\u0061","replacement":""#
        + #"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00€😀"}"#,
      .text(TextEdit("a", replacement: "\"\\/\u{8}\u{C}\n\r\té😀€😀"))),
    Row(
      "deleteBackward", #"{"t":1,"type":"deleteBackward","target":"n"}"#,
      .deleteBackward(target: "n")),
    Row("return", #"{"t":1,"type":"return","target":"n"}"#, .returnKey(target: "n")),
    Row("focus", #"{"t":1,"type":"focus","target":"n"}"#, .focus(target: "n")),
    Row("blur", #"{"t":1,"type":"blur","target":"n"}"#, .blur(target: "n")),
    Row(
      "select", #"{"t":1,"type":"select","target":"months","component":0,"row":11.0}"#,
      .select(Selection("months", component: 0, row: 11))),
    Row(
      "keyboard with all members",
      """
      {"t":1,"type":"keyboard","phase":"willShow","frame":[0,521,375,291],"duration":0.5,\
      "curve":"easeIn"}
      """,
      .keyboard(
        KeyboardChange(
          .willShow, frame: Rect(x: 0, y: 521, width: 375, height: 291), duration: 0.5,
          curve: .easeIn))),
    Row(
      "keyboard with defaults",
      #"{"t":1,"type":"keyboard","phase":"willHide","frame":[0,812,375,0],"duration":0.25,"curve":"easeInOut"}"#,
      .keyboard(
        KeyboardChange(
          .willHide, frame: Rect(x: 0, y: 812, width: 375, height: 0), duration: 0.25,
          curve: .easeInOut))),
    Row(
      "keyboard with odd numbers",
      """
      {"t":1,"type":"keyboard","phase":"willChangeFrame","frame":[-1,-2,-3,-4],"duration":-1,\
      "curve":"linear"}
      """,
      .keyboard(
        KeyboardChange(
          .willChangeFrame, frame: Rect(x: -1, y: -2, width: -3, height: -4), duration: -1,
          curve: .linear))),
    Row(
      "keyboard easing out",
      #"{"t":1,"type":"keyboard","phase":"willHide","frame":[0,0,0,0],"curve":"easeOut","duration":0.25}"#,
      .keyboard(KeyboardChange(.willHide, frame: .zero, curve: .easeOut))),
    Row(
      "response", #"{"t":1,"type":"response","id":"verify-1","outcome":"success"}"#,
      .response(Response(to: "verify-1", .success))),
    Row(
      "response with a message",
      #"{"t":1,"type":"response","id":"verify-1","outcome":"failure","message":"no"}"#,
      .response(Response(to: "verify-1", .failure, message: "no"))),
    Row("command", #"{"t":1,"type":"command","name":"show"}"#, .command(Command("show"))),
    Row(
      "command with a string",
      #"{"t":1,"type":"command","name":"setText","target":"n","value":"x"}"#,
      .command(Command("setText", target: "n", value: .string("x")))),
    Row(
      "command with a number", #"{"t":1,"type":"command","name":"go","value":-2.5}"#,
      .command(Command("go", value: .number(-2.5)))),
    Row(
      "command with true", #"{"t":1,"type":"command","name":"go","value":true}"#,
      .command(Command("go", value: .bool(true)))),
    Row(
      "command with false", #"{"t":1,"type":"command","name":"go","value":false}"#,
      .command(Command("go", value: .bool(false)))),
    Row(
      "environment", #"{"t":1,"type":"environment","environment":{"reduceMotion":true}}"#,
      .environment(EnvironmentChange(reduceMotion: true))),
    Row(
      "environment without changes", #"{"t":1,"type":"environment","environment":{}}"#,
      .environment(EnvironmentChange())),
    Row("tick", #"{"t":1,"type":"tick"}"#, .tick),
    Row("members in another order", #"{"target":"a","type":"focus","t":1}"#, .focus(target: "a")),
    Row(
      "white space wherever it may stand",
      " \t{ \"t\" : 1 , \"type\" :\t\"tap\" , \"location\" : [ 1 , 2 ] } \r",
      .tap(Tap(at: Point(x: 1, y: 2)))),
    Row("escapes in names", #"{"\u0074":1,"type":"ti\u0063k"}"#, .tick),
    Row("the latest time", #"{"t":1e7,"type":"tick"}"#, .tick, at: 1e7),
    Row("time 0, written as -0", #"{"t":-0,"type":"tick"}"#, .tick, at: 0),
  ]

  @Test("An event is read", arguments: rows)
  func reads(_ row: Row) throws {
    var reader = try TraceReader.afterHeader()
    #expect(try reader.read(row.line) == .event(row.event, at: row.time))
    // Once more, now that the reader has seen its members and names.
    #expect(try reader.read(row.line) == .event(row.event, at: row.time))
  }

  @Test("One reader reads all of them in turn")
  func readsAll() throws {
    var reader = try TraceReader.afterHeader()
    for row in Self.rows where row.time == 1 {
      #expect(try reader.read(row.line) == .event(row.event, at: 1), "\(row.testDescription)")
    }
  }

  @Test("Blank lines count, and give nothing", arguments: ["", " ", "\t \r", "\r"])
  func blank(line: String) throws {
    var reader = TraceReader()
    #expect(try reader.read(line) == nil)
    _ = try reader.read(plainHeader)
    #expect(try reader.read(line) == nil)
    #expect(reader.line == 3)
  }

  @Test("More names than the reader keeps are read all the same")
  func manyNames() throws {
    var reader = try TraceReader.afterHeader()
    for round in 0..<3 {
      for index in 0..<1000 {
        let name = index % 10 == 0 ? String(repeating: "n", count: index) : "node-\(index)"
        let line = #"{"t":1,"type":"focus","target":"\#(name)"}"#
        let expected = TraceLine.event(.focus(target: NodeID(name)), at: 1)
        #expect(try reader.read(line) == expected, "round \(round)")
      }
    }
  }

  @Test("The reader goes on after an error")
  func goesOn() throws {
    var reader = try TraceReader.afterHeader()
    _ = try reader.read(#"{"t":2,"type":"tick"}"#)
    #expect(throws: TraceError.self) { try reader.read(#"{"t":1,"type":"tick"}"#) }
    #expect(throws: TraceError.self) { try reader.read(#"{"t":3,"type":"#) }
    #expect(try reader.read(#"{"t":2,"type":"tick"}"#) == .event(.tick, at: 2))
    #expect(reader.line == 5)
  }

  @Test(
    "An error of a scene stands at the member it names",
    arguments: [
      (EventError.unknownCommand("shwo", known: ["show"]), 32),
      (.invalidMember("value", expected: "a number"), 47),
      (.invalidMember("target", expected: "a field"), 1),
      (.invalidMember("no such member", expected: "nothing"), 1),
      (.neverSettles(after: 3), 6), (.tooManySamples(limit: 3), 6),
    ])
  func placesErrors(error: EventError, column: Int) throws {
    var reader = try TraceReader.afterHeader()
    let line = #"{"t":1,"type":"command","name":"shwo","value":"x"}"#
    _ = try reader.read(line)
    let placed = reader.error(for: error)
    #expect(placed.kind == .event(error))
    #expect(placed.message == error.message)
    #expect(placed.line == 2)
    #expect(placed.column == column)
  }
}
