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
    #expect(outcome.output.contains("bash zsh fish"))
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
      ("flow watch --play onb", "onboarding"), ("flow watch --port onb", ""),
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
    let outcome = try run("/bin/bash", "type.bash")
    #expect((outcome.output, outcome.error) == (words + "\n", ""))
  }

  private func run(_ shell: String, _ arguments: String...) throws -> FlowTool.Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
    let run = try FlowRun(process)
    run.endInput()
    return run.outcome()
  }

  @Test("is defined in zsh by source, and completes at the first call from a file of fpath")
  func zsh() throws {
    let script = try workspace.flow("completions", "zsh").output
    #expect(script.hasPrefix("#compdef flow\n_flow() {\n"))
    #expect(
      script.hasSuffix(
        """
        if [[ $funcstack[1] = _flow ]]; then
          _flow "$@"
        else
          compdef _flow flow
        fi

        """))
    // A container may have none.
    let shells = ["/bin/zsh", "/usr/bin/zsh"]
    guard let shell = shells.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return }
    try workspace.write("_flow", script)
    try workspace.write(
      "type.zsh",
      """
      fpath=(.)
      _describe() { echo described $1 }
      compdef() { echo defined $@ }
      words=(flow ver) CURRENT=2
      if [[ $1 = help ]]; then words=(flow help ver) CURRENT=3; fi
      if [[ $1 = source ]]; then source ./_flow; else autoload -Uz _flow; fi
      _flow
      """)
    #expect(try run(shell, "-f", "type.zsh").output == "described command\n")
    #expect(
      try run(shell, "-f", "type.zsh", "source").output
        == "defined _flow flow\ndescribed command\n")
    #expect(try run(shell, "-f", "type.zsh", "help").output == "described command\n")
  }

  @Test(
    "completes in fish",
    arguments: [
      ("flow ver", "verify"), ("flow play onb", "onboarding"), ("flow help mer", "merge"),
      ("flow completions z", "zsh"), ("flow watch --play onb", "onboarding"),
    ])
  func fish(line: String, word: String) throws {
    let script = try workspace.flow("completions", "fish").output
    let (command, option) = ("__fish_seen_subcommand_from watch", "-l play -r -a 'adaptive-field")
    #expect(script.contains("complete -c flow -n '\(command)' \(option)"))
    #expect(script.contains("-n '__fish_seen_subcommand_from help' -a 'scenes replay"))
    // A container may have none.
    let shell = "/usr/bin/fish"
    guard FileManager.default.isExecutableFile(atPath: shell) else { return }
    try workspace.write("flow.fish", script)
    let outcome = try run(shell, "--no-config", "-c", "source flow.fish; complete -C '\(line)'")
    #expect(outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == [word[...]])
  }

  @Test("completes the scene of an option in zsh, beside files")
  func value() throws {
    let script = try workspace.flow("completions", "zsh").output
    let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("    watch)") })
    let value = try #require(line.split(separator: " '").first { $0.hasPrefix("--play=[") })
    #expect(value.contains(":SCENE|TRACE: _alternative \"scenes\\:scene\\:("))
    #expect(value.hasSuffix("verification-code)\" \"files\\:file\\:_files\"'"), "\(value)")
  }

  @Test(
    "offers scenes and files in zsh where a command takes both",
    arguments: [("diagram", true), ("play", true), ("explore", true), ("scenes", false)])
  func files(command: String, hasFiles: Bool) throws {
    let script = try workspace.flow("completions", "zsh").output
    let lines = script.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("    \(command)) ") })
    #expect(line.contains("glide-card"))
    #expect(line.contains("\"files:file:_files\"") == hasFiles)
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
