import Foundation
import Testing

/// A run over many traces, each made from the one short trace.
@Suite("flow verify of 100 traces")
struct ManyTracesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("case-0")
    let golden = try workspace.read(Workspace.file("case-0", "frames.json"))
    for index in 1..<100 {
      try workspace.write(Workspace.file("case-\(index)", "trace.jsonl"), Workspace.tapTrace)
      let text = golden.replacing("case-0.trace", with: "case-\(index).trace")
      // One in ten differs.
      try workspace.write(
        Workspace.file("case-\(index)", "frames.json"),
        index % 10 == 0 ? text.replacing("[0,512,375,300]", with: "[0,510,375,300]") : text)
    }
  }

  @Test("says the same whatever the number of jobs, and shards cover each trace once")
  func jobsAndShards() throws {
    let outcome = try workspace.flow("verify", "--ci", "--jobs", "1")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("91 passed, 9 differ\n"))
    for jobs in ["3", "64"] {
      #expect(try workspace.flow("verify", "--ci", "--jobs", jobs) == outcome)
    }
    try workspace.write(Workspace.file("gone", "frames.json"), "{}")
    var names: [String] = []
    for shard in 1...4 {
      let part = try workspace.flow("verify", "--ci", "--json", "--shard", "\(shard)/4")
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(part.output.utf8)) as? [String: Any])
      let cases = try #require(object["cases"] as? [[String: Any]])
      #expect(cases.count == 26)
      #expect(cases.filter { $0["result"] as? String == "obsolete golden" }.count == 1)
      names += cases.compactMap { $0["case"] as? String }.filter { $0 != "gone" }
    }
    #expect(names.count == 100)
    #expect(Set(names).count == 100)
  }
}
