/// The manual page, in the language of `man`, made of what the commands say about themselves.
enum ManualPage {
  /// The page of a tool.
  static func text(_ tool: String) -> String {
    let commands = FlowTool.commands.map { section($0, tool) }.joined()
    return """
      .TH \(plain(tool.uppercased())) 1 "" "\(plain("\(tool) \(FlowTool.version)"))"
      .SH NAME
      \(plain(tool)) \\- \(plain(Help.purpose))
      .SH SYNOPSIS
      .B \(plain(tool))
      .I COMMAND
      [\\fIOPTION\\fR…] [\\fIARGUMENT\\fR…]
      .SH COMMANDS
      \(commands).SH EXIT STATUS
      .TP
      .B 0
      all is well
      .TP
      .B 1
      a difference or another finding
      .TP
      .B 2
      bad input or usage

      """
  }

  private static func section(_ command: any Command.Type, _ tool: String) -> String {
    let words = [tool, command.name, command.operands.text].filter { !$0.isEmpty }
    var text = ".SS \(plain(words.joined(separator: " ")))\n"
    text += line(command.summary)
    for option in command.options + [.help] {
      let summary = option.summary.split(separator: "\n").joined(separator: " ")
      text += ".TP\n.B \(plain(option.usage))\n" + line(summary)
    }
    for paragraph in command.details.split(separator: "\n\n") {
      text += ".PP\n" + line(paragraph.split(separator: "\n").joined(separator: " "))
    }
    return text
  }

  /// A line of text, never a request, whatever it begins with.
  private static func line(_ text: String) -> String { "\\&\(plain(text))\n" }

  /// A text with the characters escaped that `man` interprets. Hyphens stay those that can be typed.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for character in text {
      switch character {
      case "\\": plain += "\\e"
      case "-": plain += "\\-"
      case "'": plain += "\\(aq"
      default: plain.append(character)
      }
    }
    return plain
  }
}
