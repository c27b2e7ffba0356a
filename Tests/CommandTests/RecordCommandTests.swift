import Foundation
import Testing

@Suite("Recording, trimming and anonymizing")
struct RecordCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// Somebody types a card's number, with the times of a host's clock.
  private static let typed = """
    {"flowTrace":1,"scene":"card-input"}
    {"t":52345.5,"type":"focus","target":"input-number-text"}
    {"t":52345.75,"type":"text","target":"input-number-text","replacement":"4532 0151"}
    {"t":52345.25,"type":"text","target":"input-number-text","replacement":"1283 0367"}
    {"t":52347,"type":"deleteBackward","target":"input-number-text"}
    {"t":52347.5,"type":"text","target":"input-number-text","replacement":"6"}
    {"t":52348,"type":"text","target":"input-holder-text","replacement":"Zoë Lee"}

    """

  private static let events = [
    #"{"t":0,"type":"focus","target":"input-number-text"}"#,
    #"{"t":0.25,"type":"text","target":"input-number-text","replacement":"4111 1111"}"#,
    #"{"t":0.25,"type":"text","target":"input-number-text","replacement":"1111 1110"}"#,
    #"{"t":1.5,"type":"deleteBackward","target":"input-number-text"}"#,
    #"{"t":2,"type":"text","target":"input-number-text","replacement":"1"}"#,
    #"{"t":2.5,"type":"text","target":"input-holder-text","replacement":"Xxä Xxx"}"#,
  ]

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").dropFirst().map { String($0) }
  }

  @Test("A stream of events becomes a trace without what was typed")
  func record() throws {
    let outcome = try workspace.flow("record", input: Data(Self.typed.utf8))
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(Self.lines(outcome.output) == Self.events)
    try workspace.write("a.trace.jsonl", outcome.output)
    #expect(try workspace.flow("replay", "a.trace.jsonl").status == 0)
    let again = try workspace.flow("record", "-o", "b.trace.jsonl", input: Data(Self.typed.utf8))
    #expect(again == FlowTool.Outcome(status: 0, output: "", error: ""))
    #expect(try workspace.read("b.trace.jsonl") == outcome.output)
  }

  @Test("Lines are written as they come")
  func asItGoes() throws {
    let run = try workspace.flow.begin(["record"])
    run.send(Data(Self.typed.split(separator: "\n").prefix(2).joined(separator: "\n").utf8))
    run.send(Data("\n".utf8))
    #expect(run.firstLine()?.hasPrefix(#"{"flowTrace":1,"scene":"card-input""#) == true)
    run.endInput()
    #expect(run.outcome().status == 0)
  }

  @Test("The last seconds begin with the state before them")
  func last() throws {
    let outcome = try workspace.flow("record", "--last", "1", input: Data(Self.typed.utf8))
    #expect(
      outcome.output.hasPrefix(#"{"flowTrace":1,"scene":"card-input","state":{"flowState":1"#))
    #expect(Self.lines(outcome.output) == Array(Self.events.suffix(3)))
    #expect(!outcome.output.contains("4532"))
  }

  @Test("What may be shown is shown, but no secret")
  func publicText() throws {
    let outcome = try workspace.flow(
      "record", "--public", "input-holder-text,input-number-text", input: Data(Self.typed.utf8))
    #expect(Self.lines(outcome.output).last?.contains("Zoë Lee") == true)
    #expect(!outcome.output.contains("4532"))
  }

  @Test(
    "A public node that the scene cannot have is reported",
    arguments: [["record"], ["anonymize", "-"]])
  func unknownPublicText(_ command: [String]) throws {
    let flow = workspace.flow
    let trace = Data(Self.typed.split(separator: "\n").prefix(2).joined(separator: "\n").utf8)
    let arguments = command + ["--public", "input-holder-txt,input-holder-text"]
    let message =
      "no node of the scene can be 'input-holder-txt'; did you mean 'input-holder-text'?"
    var outcome = try flow(arguments, input: trace)
    #expect(outcome.status == 0 && Self.lines(outcome.output).count == 1)
    #expect(outcome.error == "<stdin>:1:1: warning: \(message)\n")
    outcome = try flow(arguments + ["--strict"], input: trace)
    #expect(outcome.status == 2 && outcome.error == "<stdin>:1:1: error: \(message)\n")
  }

  @Test("A refused event is left out with a warning, or an error; a malformed line is an error")
  func faults() throws {
    let refused = Self.typed + #"{"t":52349,"type":"command","name":"shwo"}"# + "\n"
    var outcome = try workspace.flow("record", input: Data(refused.utf8))
    #expect(outcome.status == 0 && Self.lines(outcome.output) == Self.events)
    #expect(outcome.error.hasPrefix("<stdin>:8:36: warning: left out: unknown command 'shwo'"))
    outcome = try workspace.flow("record", "--strict", input: Data(refused.utf8))
    #expect(outcome.status == 2 && outcome.error.hasPrefix("<stdin>:8:36: error: unknown command"))
    #expect(Self.lines(outcome.output) == Self.events)
    for (line, message) in [
      ("{", "<stdin>:8:"), (#"{"t":1,"type":"tapp"}"#, "<stdin>:8:15: error: "),
      (
        #"{"t":1,"type":"tap","location":[2e9,0]}"#,
        "<stdin>:8:33: error: 'location[0]' must be a number from -1000000000 to 1000000000\n"
      ),
      (
        #"{"t":1,"type":"select","target":"a","component":2e9,"row":0}"#,
        "<stdin>:8:49: error: 'component' must be a whole number from 0 to 1000000000\n"
      ),
    ] {
      outcome = try workspace.flow("record", input: Data((Self.typed + line + "\n").utf8))
      #expect(outcome.status == 2 && outcome.error.hasPrefix(message), "\(outcome.error)")
      #expect(Self.lines(outcome.output) == Self.events)
    }
    #expect(try workspace.flow("record").status == 2)
    #expect(try workspace.flow("record", "x").status == 2)
    #expect(try workspace.flow("record", "-o", "no/such/file").status == 2)
  }

  /// Streams of which no trace comes, and the place that the error tells.
  private static let hopeless = [
    ("", "<stdin>"), ("app log\n", "<stdin>:1:1: error: "),
    (#"{"flowTrace":1,"scene":"glide-cart"}"# + "\n", "<stdin>:1:24: error: "),
    (
      #"{"flowTrace":1,"scene":"card-input","configuration":{"brands":7}}"# + "\n",
      "<stdin>:1:"
    ),
    (#"{"flowFrames":1,"trace":"a"}"# + "\n", "<stdin>:1:1: error: these are frames"),
  ]

  @Test(
    "A file that is there stays as it is until there is a trace", arguments: [[], ["--last", "5"]])
  func untouched(options: [String]) throws {
    for (input, message) in Self.hopeless {
      try workspace.write("a.trace.jsonl", "what was there")
      let run = try workspace.flow.begin(["record", "-o", "a.trace.jsonl"] + options)
      run.send(Data(input.utf8))
      run.endInput()
      let outcome = run.outcome()
      #expect(outcome.status == 2 && outcome.error.hasPrefix(message), "\(outcome.error)")
      #expect(try workspace.read("a.trace.jsonl") == "what was there")
      // Nor is one made.
      _ = try workspace.flow("record", "-o", "b.trace.jsonl", input: Data(input.utf8))
      #expect(throws: (any Error).self) { try workspace.read("b.trace.jsonl") }
    }
  }

  @Test("A refused event leaves the clock as it was", arguments: [false, true])
  func clock(asGestures: Bool) throws {
    let refused = #"{"t":50,"type":"command","name":"show","value":5}"# + "\n"
    func recorded(_ times: [String], after first: String = "") throws -> [String] {
      let ticks = times.map { #"{"t":\#($0),"type":"tick"}"# + "\n" }
      let text =
        #"{"flowTrace":1,"scene":"glide-card"}"# + "\n" + first + ticks[0] + refused + ticks[1]
      let input = Data(text.utf8)
      let outcome =
        try asGestures
        ? workspace.flow("record", "--gestures", input: input)
        : workspace.flow("record", input: input)
      return Self.lines(outcome.output)
    }
    let ticks = [#"{"t":0,"type":"tick"}"#, #"{"t":1,"type":"tick"}"#]
    #expect(try recorded(["5", "6"]) == ticks)
    #expect(try recorded(["60", "61"], after: refused) == ticks)
    // What has ended by the refused event stays ended, and what comes next is not before that.
    let show = #"{"t":5,"type":"command","name":"show"}"# + "\n"
    #expect(try recorded(["5", "5.5"], after: show).count == 3)
  }

  @Test("The last seconds replace a file as a whole, also when a line is at fault")
  func lastToFile() throws {
    try workspace.write("a.trace.jsonl", String(repeating: "what was there\n", count: 100))
    let input = Data((Self.typed + #"{"t":52349,"ty"#).utf8)
    let outcome = try workspace.flow("record", "--last", "1", "-o", "a.trace.jsonl", input: input)
    #expect(outcome.status == 2 && outcome.error.hasPrefix("<stdin>:8:"), "\(outcome.error)")
    let text = try workspace.read("a.trace.jsonl")
    #expect(Self.lines(text) == Array(Self.events.suffix(3)))
    #expect(try workspace.flow("record", "--last", "1", input: input).output == text)
    #expect(try workspace.contents().keys.sorted() == ["a.trace.jsonl"])
  }

  /// A long stream of scrolling.
  private func writeScrolling(_ count: Int) throws {
    var input = #"{"flowTrace":1,"scene":"card-input"}"# + "\n"
    for index in 0..<count {
      input +=
        #"{"t":\#(index),"type":"scroll","target":"input-strip","offset":[\#(index % 90),0]}"#
      input += "\n"
    }
    try workspace.write("input", input)
    try workspace.write("old", #"{"flowTrace":1,"scene":"glide-card"}"# + "\n")
  }

  @Test("A file that is recorded to is the old one, or a trace, whenever the recorder is killed")
  func killed() throws {
    try writeScrolling(20_000)
    let outcome = try workspace.flow.shell(
      """
      for index in 1 2 3 4 5 6; do
        cp old out
        $FLOW record -o out < input & recorder=$!
        sleep 0.$((RANDOM % 2))$((RANDOM % 10))
        kill -9 $recorder; wait $recorder
        cmp -s old out || $FLOW replay out > frames || echo "$index failed"
      done 2> messages
      """)
    #expect(outcome.output == "")
  }

  @Test(
    "A limit ends a recording with a whole line, or leaves the old one", arguments: [0, 1, 12])
  func limited(kibibytes: Int) throws {
    try writeScrolling(240)
    for (target, options) in [("-o out", ""), ("-o out", "--last 5000"), (">> out", "")] {
      let outcome = try workspace.flow.shell(
        """
        cp old out; test '\(target)' = '-o out' || : > out
        (ulimit -f \(kibibytes); exec $FLOW record \(options) \(target) < input); echo $?
        cmp -s old out && echo old; $FLOW replay out > frames && echo replays
        tail -c 1 out | od -An -c; ls -A
        """)
      let lines = outcome.output.split(separator: "\n").map { String($0) }
      #expect(lines.first == "2", "\(outcome)")
      #expect(outcome.error.contains("cannot write: File too large"), "\(outcome)")
      if kibibytes > 0 || target == "-o out" {
        #expect(lines.contains("replays") && lines.contains { $0.hasSuffix("\\n") }, "\(outcome)")
      }
      if kibibytes == 0, target == "-o out" { #expect(lines.contains("old")) }
      #expect(!outcome.output.contains(".flow-"))
    }
  }

  @Test(
    "A full disk ends a recording with a whole line, or leaves the old one", arguments: [8, 64])
  func full(kibibytes: Int) throws {
    try writeScrolling(1_500)
    let outcome = try workspace.flow.shell(
      """
      mkdir disk; unshare -m bash -c '
        mount -t tmpfs -o size=\(kibibytes)k none disk || exit 3
        cp old disk/out; $FLOW record -o disk/out < input
        echo $?; $FLOW replay disk/out > frames && echo replays; tail -c 1 disk/out | od -An -c; ls -A disk' \
        || echo left out
      """)
    guard !outcome.output.hasSuffix("left out\n") else {
      print("left out: a full disk, for no file system can be mounted here")
      return
    }
    let words = outcome.output.split { $0 == "\n" || $0 == " " }
    #expect(words == ["2", "replays", "\\n", "out"], "\(outcome)")
    #expect(outcome.error.contains("cannot write: No space left on device"), "\(outcome)")
  }

  @Test("A trace is made anonymous, and is the same when it is again")
  func anonymize() throws {
    let trace = """
      {"flowTrace":1,"scene":"verification-code"}
      {"t":1,"type":"text","target":"code-input","replacement":"17 39"}
      {"t":2.123456789,"type":"response","id":"verify-1","outcome":"failure","message":"Not 1739"}

      """
    try workspace.write("a.trace.jsonl", trace)
    let outcome = try workspace.flow("anonymize", "a.trace.jsonl", "-o", "b.trace.jsonl")
    #expect(outcome == FlowTool.Outcome(status: 0, output: "", error: ""))
    let text = try workspace.read("b.trace.jsonl")
    #expect(
      Self.lines(text) == [
        #"{"t":1,"type":"text","target":"code-input","replacement":"00 00"}"#,
        // The scene takes no message.
        #"{"t":2.123456789,"type":"response","id":"verify-1","outcome":"failure"}"#,
      ])
    #expect(try workspace.flow("anonymize", "b.trace.jsonl").output == text)
    #expect(try workspace.flow("anonymize", "-", input: Data(trace.utf8)).output == text)
    #expect(try workspace.flow("anonymize", "missing").status == 2)
  }

  /// A digit typed in front of another one, which a stand-in cannot follow without showing it.
  private static let unlike = """
    {"flowTrace":1,"scene":"card-input"}
    {"t":0,"type":"focus","target":"input-number-text"}
    {"t":1,"type":"text","target":"input-number-text","replacement":"7"}
    {"t":2,"type":"text","target":"input-number-text","replacement":"2","range":[0,0]}

    """

  @Test("A recording that replays otherwise is reported before it is written, with the reason")
  func unlikeReplay() throws {
    try workspace.write("a.trace.jsonl", Self.unlike)
    let reason = "the recording replays otherwise: there are other nodes\n"
    let told = try workspace.flow("anonymize", "a.trace.jsonl", "-o", "b.trace.jsonl")
    #expect(told.status == 0 && told.error == "a.trace.jsonl:4:1: warning: \(reason)")
    #expect(try workspace.flow("replay", "b.trace.jsonl").status == 0)
    let refused = try workspace.flow(
      "anonymize", "--strict", "a.trace.jsonl", "-o", "c.trace.jsonl")
    #expect(refused.status == 2 && refused.error == "a.trace.jsonl:4:1: error: \(reason)")
    #expect(throws: (any Error).self) { try workspace.read("c.trace.jsonl") }
    let input = Data(Self.unlike.utf8)
    let recorded = try workspace.flow("record", input: input)
    #expect(recorded.status == 0 && recorded.error == "<stdin>:4:1: warning: \(reason)")
    let ended = try workspace.flow("record", "--strict", input: input)
    #expect(ended.status == 2 && ended.error == "<stdin>:4:1: error: \(reason)")
    // What came before is written, and replays.
    #expect(Self.lines(ended.output).count == 2)
  }

  private static let name = ("name.section-0", #"{"flowTrace":1,"scene":"adaptive-field"}"#)
  private static let holder = ("input-holder-text", #"{"flowTrace":1,"scene":"card-input"}"#)
  private static let luhn = (
    "card.section-0",
    #"{"flowTrace":1,"scene":"adaptive-field","configuration":{"fields":[{"id":"card","#
      + #""frame":[40,60,240,32],"limits":[19],"validation":{"luhn":true},"#
      + #""texts":{"valid":"Good","invalid":"Bad"}}]}}"#
  )

  @Test(
    "A recording replays as the session went",
    arguments: [
      // Each replaces the one before by another of its class.
      (name, ["李", "王"]), (name, ["б", "в"]), (name, ["!", "?"]), (name, ["é", "è", "ü"]),
      (name, ["Zoë", "Zoé"]), (name, ["한", "국"]), (name, ["😀", "😁"]),
      // A capital or a small letter of another shape.
      (holder, ["Yıldız"]), (holder, ["ALİ"]), (holder, ["Ζαΐμης"]), (holder, ["Արևիկ"]),
      (holder, ["STRAẞE"]), (holder, ["ŉ"]), (holder, ["ǰſᾶ"]),
      // Without its last digit the number of the stand-in would be valid.
      (luhn, ["4929939187355598", ""]), (luhn, ["4929939187355598", "", "4929939187355599"]),
    ] as [((String, String), [String])])
  func agreement(_ field: (node: String, header: String), _ texts: [String]) throws {
    var lines = [field.header, #"{"t":0,"type":"focus","target":"\#(field.node)"}"#]
    var length = 0
    for (index, text) in texts.enumerated() {
      let event = #"{"t":\#(index),"target":"\#(field.node)","type":"#
      if text.isEmpty {
        lines.append(event + #""deleteBackward"}"#)
      } else {
        lines.append(event + #""text","replacement":"\#(text)","range":[0,\#(length)]}"#)
      }
      length = text.isEmpty ? length - 1 : text.utf16.count
    }
    lines.append(#"{"t":9,"type":"blur","target":"\#(field.node)"}"#)
    let input = Data((lines.joined(separator: "\n") + "\n").utf8)
    let outcome = try workspace.flow("record", "--strict", input: input)
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(outcome.output.split(separator: "\n").count == lines.count)
    #expect(try workspace.flow("replay", "-", input: Data(outcome.output.utf8)).status == 0)
  }

  @Test("A long text leaves room for what can be undone in a header, and is undone alike")
  func longTexts() throws {
    var lines = [
      #"{"flowTrace":1,"scene":"adaptive-field","configuration":{"fields":[{"id":"bio","#
        + #""frame":[40,92,240,32],"limits":[10000]}]}}"#,
      #"{"t":0,"type":"focus","target":"bio.section-0"}"#,
    ]
    var length = 0
    for index in 0..<30 {
      let text = String(repeating: "ж", count: 9_900 - index)
      lines.append(
        #"{"t":\#(index),"type":"text","target":"bio.section-0","replacement":"\#(text)","#
          + #""range":[0,\#(length)]}"#)
      length = text.utf16.count
    }
    for _ in 0..<4 { lines.append(#"{"t":40,"type":"undo"}"#) }
    let text = lines.joined(separator: "\n") + "\n"
    let recorded = try workspace.flow("record", "--strict", "--last", "5", input: Data(text.utf8))
    #expect(recorded.status == 0 && recorded.error == "")
    #expect(Self.lines(recorded.output).count == 4)
    try workspace.write("a.trace.jsonl", text)
    let piece = try workspace.flow("trim", "a.trace.jsonl", "--from", "35")
    #expect(piece.status == 0 && piece.error == "")
    #expect(Self.lines(piece.output) == Array(lines.suffix(4)))
  }

  @Test("A piece whose state no header can have is an error without a place in the trace")
  func stateTooLong() throws {
    let fields = (0..<40).map {
      #"{"id":"f\#($0)","frame":[40,\#($0),240,32],"limits":[10000]}"#
    }
    let text = String(repeating: "漢", count: 9_900)
    let lines =
      [
        #"{"flowTrace":1,"scene":"adaptive-field","configuration":{"fields":["#
          + fields.joined(separator: ",") + "]}}"
      ]
      + (0..<40).map {
        #"{"t":1,"type":"command","name":"setText","target":"f\#($0)","value":"\#(text)"}"#
      }
    try workspace.write("a.trace.jsonl", lines.joined(separator: "\n") + "\n")
    let outcome = try workspace.flow("trim", "a.trace.jsonl", "--from", "1")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.error == "a.trace.jsonl: error: cannot write: the state of the piece takes more "
        + "than 1048576 bytes\n")
  }

  @Test("A command keeps its value if nobody enters it, and loses one that it does not take")
  func values() throws {
    let names =
      #"{"flowTrace":1,"scene":"glide-card"}"# + "\n"
      + #"{"t":0.1,"type":"command","name":"show","value":"open"}"# + "\n"
    #expect(
      Self.lines(try workspace.flow("record", input: Data(names.utf8)).output)
        == [#"{"t":0,"type":"command","name":"show","value":"open"}"#])
    #expect(
      Self.lines(try workspace.flow("anonymize", "-", input: Data(names.utf8)).output)
        == [#"{"t":0.1,"type":"command","name":"show","value":"open"}"#])
    let ignored =
      #"{"flowTrace":1,"scene":"adaptive-field"}"# + "\n"
      + #"{"t":1,"type":"command","name":"reload","target":"card","value":"Ann"}"# + "\n"
    #expect(
      Self.lines(try workspace.flow("anonymize", "-", input: Data(ignored.utf8)).output)
        == [#"{"t":1,"type":"command","name":"reload","target":"card"}"#])
  }

  @Test("A trace is made anonymous line by line; in a file, all or nothing")
  func anonymizeStream() throws {
    let run = try workspace.flow.begin(["anonymize", "-"])
    run.send(Data((#"{"flowTrace":1,"scene":"card-input"}"# + "\n").utf8))
    #expect(run.firstLine()?.hasPrefix(#"{"flowTrace":1,"scene":"card-input""#) == true)
    run.endInput()
    #expect(run.outcome().status == 0)
    let clean = try workspace.flow("record", input: Data(Self.typed.utf8)).output
    try workspace.write("a.trace.jsonl", clean)
    try workspace.write("b.trace.jsonl", "as it was")
    #expect(try workspace.flow("anonymize", "a.trace.jsonl", "-o", "b.trace.jsonl").status == 0)
    #expect(try workspace.read("b.trace.jsonl") == clean)
    try workspace.write("a.trace.jsonl", clean + "{")
    #expect(try workspace.flow("anonymize", "a.trace.jsonl", "-o", "b.trace.jsonl").status == 2)
    #expect(try workspace.read("b.trace.jsonl") == clean)
    #expect(try workspace.contents().keys.sorted() == ["a.trace.jsonl", "b.trace.jsonl"])
  }

  @Test("Frames in place of a trace are told, with the trace that they are of")
  func frames() throws {
    try workspace.write("a.frames.json", #"{"flowFrames":1,"trace":"a.trace.jsonl"}"# + "\n")
    for command in ["replay", "anonymize", "trim"] {
      let outcome = try workspace.flow(command, "a.frames.json")
      #expect(outcome.status == 2)
      #expect(
        outcome.error == "a.frames.json:1:1: error: these are frames; expected a trace; "
          + "its trace is 'a.trace.jsonl'\n", "\(command)")
    }
  }

  @Test("A piece of a trace begins with the state, and replays to the same frames")
  func trim() throws {
    let trace = """
      {"flowTrace":1,"scene":"glide-card"}
      {"t":0.2,"type":"tap","target":"trigger"}
      {"t":0.5,"type":"tick"}
      {"t":1.5,"type":"tap","target":"dim"}
      {"t":4,"type":"tick"}

      """
    try workspace.write("a.trace.jsonl", trace)
    let outcome = try workspace.flow("trim", "a.trace.jsonl", "--from", "0.5", "--to", "2")
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(Self.lines(outcome.output) == [#"{"t":1.5,"type":"tap","target":"dim"}"#])
    try workspace.write("b.trace.jsonl", outcome.output)
    let piece = try workspace.flow("replay", "b.trace.jsonl").output.split(separator: "\n")
    let whole = try workspace.flow("replay", "a.trace.jsonl").output.split(separator: "\n")
    let unnumbered = { (line: Substring) in String(line.drop { $0 != "," }) }
    #expect(piece.count == 4)
    #expect(whole.map(unnumbered).contains(piece.dropFirst().map(unnumbered)))
    #expect(try workspace.flow("trim", "a.trace.jsonl").output == trace)
    #expect(
      Self.lines(try workspace.flow("trim", "a.trace.jsonl", "--to", "0.5").output).count == 2)
    #expect(try workspace.flow("trim", "a.trace.jsonl", "--from", "2", "--to", "1").status == 2)
    #expect(try workspace.flow("trim", "-").status == 2)
  }
}
