import FlowSnapshots

/// Scripts that complete the words of a command line, made of what the commands say about themselves.
enum ShellCompletions {
  /// The words that a command's operands may be, beside files.
  private static func operands(of command: any Command.Type, _ scenes: SceneList) -> [String] {
    if command == CompletionsCommand.self { return CompletionsCommand.shells }
    let takesScene =
      command.operands.text.contains("SCENE") || command.operands.text == "[NAME]"
    return takesScene ? scenes.names : []
  }

  /// The words that the value of an option may be, beside files.
  private static func values(of option: Option, _ scenes: SceneList) -> [String] {
    option.value?.contains("SCENE") ?? false ? scenes.names : []
  }

  private static func options(of command: any Command.Type) -> [Option] {
    command.options + [.help]
  }

  // MARK: bash

  /// The script for bash. Where it has nothing to offer, bash completes names of files.
  static func bash(_ tool: String, _ scenes: SceneList) -> String {
    let cases = FlowTool.commands.map { command in
      let words = options(of: command).map { $0.spelling } + operands(of: command, scenes)
      return "    \(command.name)) words='\(words.joined(separator: " "))' ;;\n"
    }
    let valueCases = FlowTool.commands.flatMap { command in
      options(of: command).compactMap { option in
        let words = values(of: option, scenes).joined(separator: " ")
        return words.isEmpty
          ? nil : "    \(command.name),\(option.spelling)) words='\(words)' ;;\n"
      }
    }
    let function = function(tool)
    return """
      \(function)() {
        local word=${COMP_WORDS[COMP_CWORD]} words=
        case $COMP_CWORD,${COMP_WORDS[1]} in
          1,*) words='\(commandNames.joined(separator: " ")) --help --version' ;;
          *,help) words='\(commandNames.joined(separator: " "))' ;;
        esac
        case ${COMP_WORDS[1]},${COMP_WORDS[COMP_CWORD-1]} in
      \(valueCases.joined())  esac
        case ${words:-${COMP_WORDS[1]}} in
      \(cases.joined())  esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F \(function) \(tool)

      """
  }

  // MARK: zsh

  /// The script for zsh, to be read by `source` or, as a file in `fpath`, at the first completion.
  static func zsh(_ tool: String, _ scenes: SceneList) -> String {
    let commands = FlowTool.commands.map { "    '\(zshText($0.name)):\(zshText($0.summary))'\n" }
    let cases = FlowTool.commands.map { command in
      var words = options(of: command).map { option in
        let names = values(of: option, scenes).joined(separator: " ")
        let action = names.isEmpty ? "_files" : zshText(zshScenes(names))
        let value = option.value.map { ":\(zshText($0)):\(action)" } ?? ""
        let equals = option.value == nil ? "" : "="
        return "'\(option.spelling)\(equals)[\(zshText(line(option.summary)))]\(value)'"
      }
      let names = operands(of: command, scenes).joined(separator: " ")
      if names.isEmpty {
        words.append("'*:file:_files'")
      } else if command.operands.use == nil {
        words.append("'*: :(\(names))'")
      } else {
        words.append("'*: :\(zshScenes(names))'")
      }
      return "    \(command.name)) _arguments \(words.joined(separator: " ")) ;;\n"
    }
    let function = function(tool)
    return """
      #compdef \(tool)
      \(function)() {
        local -a commands=(
      \(commands.joined())  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
          help) (( CURRENT == 2 )) && _describe command commands ;;
      \(cases.joined())  esac
      }
      if [[ $funcstack[1] = \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(tool)
      fi

      """
  }

  /// What completes scenes and files.
  private static func zshScenes(_ names: String) -> String {
    " _alternative \"scenes:scene:(\(names))\" \"files:file:_files\""
  }

  /// A text that stands in quotes, between colons and in brackets.
  private static func zshText(_ text: String) -> String {
    var plain = ""
    for character in text {
      switch character {
      case "'": plain += "'\\''"
      case ":", "[", "]": plain += "\\\(character)"
      default: plain.append(character)
      }
    }
    return plain
  }

  // MARK: fish

  /// The script for fish.
  static func fish(_ tool: String, _ scenes: SceneList) -> String {
    var lines = [
      "complete -c \(tool) -f -n '__fish_seen_subcommand_from help' "
        + "-a '\(commandNames.joined(separator: " "))'"
    ]
    for command in FlowTool.commands {
      lines.append(
        "complete -c \(tool) -f -n __fish_use_subcommand -a \(command.name) "
          + "-d '\(fishText(command.summary))'")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in options(of: command) {
        let names = values(of: option, scenes).joined(separator: " ")
        lines.append(
          "complete -c \(tool) \(condition) -l \(option.name)"
            + (option.letter.map { " -s \($0)" } ?? "") + (option.value == nil ? "" : " -r")
            + (names.isEmpty ? "" : " -a '\(names)'")
            + " -d '\(fishText(line(option.summary)))'")
      }
      let words = operands(of: command, scenes)
      if !words.isEmpty {
        let files = command.operands.use == nil ? " -f" : ""
        lines.append(
          "complete -c \(tool) \(condition)\(files) -a '\(words.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishText(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }

  // MARK: Words

  private static var commandNames: [String] { FlowTool.commands.map { $0.name } }

  private static func line(_ summary: String) -> String {
    summary.split(separator: "\n").joined(separator: " ")
  }

  /// The name of a shell's function for a tool.
  private static func function(_ tool: String) -> String {
    "_" + String(tool.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
