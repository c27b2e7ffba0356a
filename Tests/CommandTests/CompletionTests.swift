import Foundation
import Testing

@Suite("Completion in shells, and the manual")
struct CompletionTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private static let commands = [
    "scenes", "replay", "verify", "accept", "reject", "review", "diff", "report", "play", "strip",
    "diagram", "record", "trim", "anonymize", "pipe", "merge", "explore", "shrink", "coverage",
    "audit", "speak", "watch", "migrate", "why", "serve", "export", "completions", "manual",
  ]

  @Test("knows every command", arguments: ["bash", "zsh", "fish"])
  func commands(shell: String) throws {
    let outcome = try workspace.flow("completions", shell)
    #expect((outcome.status, outcome.error) == (0, ""))
    for command in Self.commands { #expect(outcome.output.contains(command)) }
    #expect(outcome.output.contains(shell == "fish" ? "-l junit" : "--junit"))
    #expect(outcome.output.contains("onboarding"))
  }

  @Test("names the shells that it knows")
  func unknown() throws {
    let outcome = try workspace.flow("completions", "tcsh")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("unknown shell 'tcsh'"))
  }

  @Test(
    "completes in bash",
    arguments: [
      ("flow ver", "verify"), ("flow verify --j", "--jobs --junit --json"),
      ("flow play onb", "onboarding"), ("flow help mer", "merge"), ("flow completions z", "zsh"),
    ])
  func bash(line: String, words: String) throws {
    try workspace.write("flow.bash", try workspace.flow("completions", "bash").output)
    let typed = line.split(separator: " ")
    try workspace.write(
      "type.bash",
      """
      source ./flow.bash
      COMP_WORDS=(\(line)) COMP_CWORD=\(typed.count - 1)
      _flow
      echo "${COMPREPLY[*]}"
      """)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["type.bash"]
    process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
    let run = try FlowRun(process)
    run.endInput()
    let outcome = run.outcome()
    #expect((outcome.output, outcome.error) == (words + "\n", ""))
  }

  @Test("has a manual page with every command and option, and no line that is obeyed by mistake")
  func manual() throws {
    let page = try workspace.flow("manual").output
    for command in Self.commands { #expect(page.contains(".SS flow \(command)")) }
    #expect(page.contains(".B \\-\\-junit FILE\n"))
    let requests: Set<Substring> = ["TH", "SH", "SS", "TP", "PP", "B", "I"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(line.dropFirst().prefix { $0 != " " }), "\(line)")
    }
  }
}
