import FlowSnapshots
import TestSupport
import Testing

@Suite("A runner's variables")
struct TestRunnerTests {
  /// The variables, and the part that they give.
  static let rows: [(String, String, Shard?)] = [
    ("", "", nil),
    ("0", "0", nil),
    ("1", "0", Shard("1/1")),
    ("4", "0", Shard("1/4")),
    ("4", "3", Shard("4/4")),
  ]

  private static func runner(_ total: String, _ index: String, status: String? = nil) throws
    -> TestRunner
  {
    let variables = [
      "TEST_TOTAL_SHARDS": total, "TEST_SHARD_INDEX": index, "TEST_SHARD_STATUS_FILE": status,
      "XML_OUTPUT_FILE": "results.xml",
    ]
    return try TestRunner { name in variables[name].flatMap { $0 }.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  @Test("count parts from 0", arguments: rows)
  func shard(total: String, index: String, shard: Shard?) throws {
    let runner = try Self.runner(total, index)
    #expect(runner.shard == shard)
    #expect(runner.results == "results.xml")
  }

  @Test(
    "that name no part are an error",
    arguments: [("4", ""), ("4", "4"), ("4", "-1"), ("x", "0"), ("4", "9223372036854775807")])
  func malformed(total: String, index: String) {
    #expect(throws: TestRunner.Fault.self) { try Self.runner(total, index) }
  }

  @Test("are acknowledged by a file, where work is divided")
  func status() throws {
    let scratch = try Scratch()
    try Self.runner("", "", status: "\(scratch.path)/no").acknowledge()
    try Self.runner("2", "0", status: "\(scratch.path)/yes").acknowledge()
    #expect(try scratch.names == ["yes"])
  }
}
