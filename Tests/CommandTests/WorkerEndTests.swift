#if os(Linux)
  import Foundation
  import Testing

  /// A command at work in processes of its own.
  struct WorkingRow: Sendable, CustomTestStringConvertible {
    var words: [String]
    var input: String

    var testDescription: String { words[0] }

    init(_ words: String, input: String = "") {
      self.words = words.split(separator: " ").map { String($0) }
      self.input = input
    }

    private static let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"explore","arguments":"#

    static let all = [
      WorkingRow("serve", input: call + #"{"scene":"glide-card","budget":100000}}}"# + "\n"),
      WorkingRow("explore glide-card --budget 10000000"),
      WorkingRow("verify Fixtures/fuse --limit 600s"),
      WorkingRow("report Fixtures/fuse -o page.html --limit 600s"),
      WorkingRow(
        "pipe --limit 600s", input: #"{"id":"a","path":"Fixtures/fuse/loop.trace.jsonl"}"# + "\n"),
    ]
  }

  @Suite("The processes of a command")
  struct WorkerEndTests {
    private let workspace: Workspace

    init() throws {
      workspace = try Workspace()
      try FileManager.default.createDirectory(
        atPath: "\(workspace.path)/Fixtures/fuse", withIntermediateDirectories: true)
      // A loop that does not end.
      try workspace.write(
        "Fixtures/fuse/loop.trace.jsonl",
        """
        {"flowTrace":1,"scene":"fuse","configuration":{"last":1}}
        {"t":1,"type":"tap","target":"count"}
        {"t":2,"type":"tap","target":"count"}
        {"t":8,"type":"tap","target":"loop"}

        """)
    }

    @Test("end with it, however it ends", arguments: WorkingRow.all, [SIGKILL, SIGTERM])
    func end(row: WorkingRow, signal: Int32) throws {
      let run = try FlowTool(folder: workspace.path, name: "faulty-flow").begin(row.words)
      run.kill(after: 120)
      run.send(Data(row.input.utf8))
      var workers: [Int32] = []
      let isAtWork = Self.comes {
        workers = ProcessEntry.descendants(of: run.id)
        return workers.contains { (ProcessEntry($0)?.ticks ?? 0) > 4 }
      }
      #expect(isAtWork, "\(workers)")
      kill(run.id, signal)
      let isOver = Self.comes { workers.allSatisfy { ProcessEntry($0) == nil } }
      #expect(isOver, "\(workers)")
      for worker in workers where !isOver { kill(worker, SIGKILL) }
      _ = run.outcome()
    }

    /// Whether something comes to be, within half a minute.
    private static func comes(_ holds: () -> Bool) -> Bool {
      let deadline = Date(timeIntervalSinceNow: 30)
      while !holds() {
        if Date() > deadline { return false }
        usleep(20_000)
      }
      return true
    }
  }

  /// A process that runs.
  private struct ProcessEntry {
    var id: Int32
    var parent: Int32
    /// The processor time that it has taken, in hundredths of a second.
    var ticks: Int

    /// Reads the entry of a process; `nil` for one that has ended.
    init?(_ id: Int32) {
      guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        let name = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[name...].split(separator: " ").dropFirst()
      // A zombie waits to be asked for, no more.
      guard fields.count > 13, fields.first != "Z", let parent = Int32(fields[2]) else {
        return nil
      }
      self.id = id
      self.parent = parent
      ticks = (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
    }

    /// The processes that a process has started, and those that they have.
    static func descendants(of id: Int32) -> [Int32] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let entries = names.compactMap { Int32($0) }.compactMap { ProcessEntry($0) }
      var found: [Int32] = []
      var next = [id]
      while let parent = next.popLast() {
        let children = entries.filter { $0.parent == parent }.map(\.id)
        found += children
        next += children
      }
      return found
    }
  }
#endif
