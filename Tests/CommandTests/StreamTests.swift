import Foundation
import Testing

@Suite("Streams and what the system grants")
struct StreamTests {
  private let workspace: Workspace
  private let golden = Workspace.file("case-0", "frames.json")

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("case-0")
  }

  /// Copies the case, with a golden that differs.
  private func addPending(_ count: Int) throws {
    try workspace.change(golden, "[0,512,375,300]", "[0,513,375,300]")
    let outcome = try workspace.flow.shell(
      """
      cd Fixtures/glide-card
      for i in $(seq 1 \(count - 1)); do
        cp case-0.trace.jsonl case-$i.trace.jsonl; cp case-0.frames.json case-$i.frames.json
      done
      """)
    try #require(outcome.status == 0)
    try #require(try workspace.flow("verify").status == 1)
  }

  @Test("Many threads leave what is pending for each case")
  func manyThreads() throws {
    try addPending(30)
    for _ in 0..<2 {
      let outcome = try workspace.flow("verify", "--jobs", "8")
      #expect((outcome.status, outcome.error) == (1, ""))
    }
    #expect(try workspace.contents().keys.filter { $0.hasSuffix(".new") }.count == 30)
  }

  @Test("A reader that is lost does not end the work", arguments: ["accept", "reject"])
  func lostReader(command: String) throws {
    try addPending(20)
    let outcome = try workspace.flow.shell(
      "(sleep 0.2; exec $FLOW \(command)) | true; echo ${PIPESTATUS[0]}")
    #expect(outcome.output == "0\n")
    #expect(try workspace.contents().keys.filter { $0.hasSuffix(".new") }.isEmpty)
  }

  @Test("The exit status tells the truth to a lost reader, too")
  func lostReaderStatus() throws {
    try addPending(2)
    for (command, status) in [("verify", 1), ("diff \(golden) \(golden).new", 1), ("scenes", 0)] {
      let outcome = try workspace.flow.shell(
        "(sleep 0.2; exec $FLOW \(command)) | true; echo ${PIPESTATUS[0]}")
      #expect(outcome.output == "\(status)\n", "\(command)")
    }
  }

  @Test(
    "A large trace is read and written beside the work, to a reader that is lost, and to no end")
  func largeTrace() throws {
    let space = String(repeating: " ", count: 1 << 16)
    let lines = (0..<80).map { #"{"t":\#($0),"type":"tick"}\#(space)"# }
    try workspace.write(
      "large.jsonl",
      (["{\"flowTrace\":1,\"scene\":\"glide-card\"}"] + lines + [""]).joined(separator: "\n"))
    for jobs in ["", "--jobs 1", "--jobs 2"] {
      let lost = try workspace.flow.shell(
        "(sleep 0.1; exec $FLOW replay large.jsonl \(jobs)) | true; echo ${PIPESTATUS[0]}")
      #expect(lost == FlowTool.Outcome(status: 0, output: "0\n", error: ""))
      guard FileManager.default.fileExists(atPath: "/dev/full") else { continue }
      let full = try workspace.flow.shell("$FLOW replay large.jsonl \(jobs) > /dev/full")
      #expect(full.status == 2)
      #expect(full.error.contains("No space left on device"))
    }
    #expect(
      try workspace.flow("replay", "large.jsonl", "--jobs", "1")
        == workspace.flow("replay", "large.jsonl", "--jobs", "2"))
  }

  @Test("What cannot be written is an error, after the work is done")
  func fullDevice() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try addPending(3)
    let outcome = try workspace.flow.shell("$FLOW accept > /dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.error == "<stdout>: error: cannot write: No space left on device\n")
    #expect(try workspace.contents().keys.filter { $0.hasSuffix(".new") }.isEmpty)
  }

  @Test("Closed descriptors do no harm")
  func closed() throws {
    try addPending(2)
    let right = try workspace.read(golden + ".new")
    let outcome = try workspace.flow.shell(
      "$FLOW verify >&-; echo $?; $FLOW verify 2>&-; echo $?; $FLOW verify <&- >&- 2>&-; echo $?")
    #expect(outcome.output.hasPrefix("2\n"))
    #expect(outcome.output.hasSuffix("\n1\n2\n"))
    #expect(outcome.error == "<stdout>: error: cannot write: Bad file descriptor\n")
    #expect(try workspace.read(golden + ".new") == right)
    let replay = try workspace.flow.shell("$FLOW replay - <&-")
    #expect(replay.status == 2)
  }

  @Test("Few descriptors give an error and no trap", arguments: [3, 4, 5, 6, 8])
  func fewDescriptors(count: Int) throws {
    try addPending(2)
    for command in [
      "verify --jobs 4", "accept", "report -o page.html --jobs 4 --budget 0", "diff \(golden) x",
    ] {
      let outcome = try workspace.flow.shell("ulimit -n \(count); $FLOW \(command); echo $?")
      let status = outcome.output.split(separator: "\n").last.map { String($0) } ?? ""
      #expect(["0", "1", "2", "127"].contains(status), "\(command): \(outcome)")
    }
  }

  #if os(Linux)
    @Test("Without threads the work is done all the same")
    func noThreads() throws {
      try addPending(4)
      // No thread's stack of this size fits into this much memory.
      let outcome = try workspace.flow.shell(
        "ulimit -v 4000000; ulimit -s 8000000; $FLOW verify --jobs 4; echo $?")
      #expect(outcome.output.hasSuffix("review', 'flow accept', 'flow reject'\n1\n"), "\(outcome)")
    }
  #endif

  @Test("What a killed run has left is removed by the next", arguments: ["verify", "accept"])
  func litter(command: String) throws {
    try addPending(2)
    let left = Workspace.file(".flow-1-0", "tmp")
    try workspace.write(left, "half")
    #expect(try workspace.flow(command).error == "")
    #expect(try workspace.contents()[left] == nil)
  }

  @Test("What another run is at work on stays")
  func lockedLitter() throws {
    let left = Workspace.file(".flow-1-0", "tmp")
    let outcome = try workspace.flow.shell(
      "exec 9> \(left); flock 9 2> /dev/null || exit 3; $FLOW verify; ls \(left)")
    if outcome.status == 3 { return }
    #expect(outcome.output == "1 passed\n\(left)\n")
  }

  @Test(
    "A signal leaves nothing behind",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("XCPU", 152)])
  func interrupted(signal: String, status: Int) throws {
    let outcome = try workspace.flow.shell(
      """
      set -m; mkfifo p; exec 9<> p; head -n 1 Fixtures/glide-card/case-0.trace.jsonl >&9
      $FLOW replay p -o out & flow=$!
      for i in $(seq 100); do ls .flow-* > /dev/null 2>&1 && break; sleep 0.1; done
      ls .flow-*.tmp | wc -l; kill -\(signal) $flow; wait $flow 2> /dev/null; echo $?; ls -a | grep -c flow-
      """)
    let words = outcome.output.split { $0 == "\n" || $0 == " " }
    #expect(words.first == "1")
    #expect(words.dropFirst() == ["\(status)", "0"], "\(outcome)")
  }

  @Test("A signal at any moment leaves nothing behind, with many threads at work")
  func interruptedAnywhere() throws {
    try addPending(40)
    let outcome = try workspace.flow.shell(
      """
      for i in $(seq 8); do
        $FLOW verify --jobs 4 > said 2>&1 & flow=$!
        sleep 0.0$((RANDOM % 9))$((RANDOM % 10)); kill -HUP $flow; wait $flow
        ls -A Fixtures/glide-card | grep flow-
      done 2> messages
      """)
    #expect(outcome.output == "")
  }

  @Test("A limit of the size of files is an error, and leaves nothing behind")
  func limitedSize() throws {
    let outcome = try workspace.flow.shell(
      "(ulimit -f 1; exec $FLOW report -o page --budget 0); echo $?; ls -A | grep flow-")
    #expect(outcome.output == "2\n")
    #expect(outcome.error.contains("page: error: cannot write: File too large"), "\(outcome)")
  }

  @Test("A signal that the tool is started to ignore does not end it")
  func ignored() throws {
    let outcome = try workspace.flow.shell(
      """
      trap '' HUP; mkfifo p; exec 9<> p; head -n 1 Fixtures/glide-card/case-0.trace.jsonl >&9
      $FLOW replay p -o out & flow=$!
      for i in $(seq 100); do ls .flow-* > /dev/null 2>&1 && break; sleep 0.1; done
      kill -HUP $flow; sleep 0.1; kill -TERM $flow; wait $flow 2> /dev/null; echo $?
      """)
    #expect(outcome.output == "143\n")
  }
}
