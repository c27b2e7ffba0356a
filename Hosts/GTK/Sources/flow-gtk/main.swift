import FlowEngine
import FlowGTK
import Foundation
import GTK4
import Scenes

let usage = """
  usage: flow-gtk SCENE [--configuration JSON] [--record FILE] [--frames FILE]
         flow-gtk --compare TRACE…

  Shows a scene in a window: adaptive-field, card-input, checkout, glide-card, onboarding or
  verification-code.

    --configuration JSON  the scene's configuration, as in the header of a trace
    --record FILE         writes a trace of the session when the window is closed
    --frames FILE         writes the frames that were shown then, a line each
    --compare TRACE…      plays traces, and compares the widgets with each frame; exit status 1 where
                          they differ

  """

/// Prints a message and exits with status 2.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("flow-gtk: error: \(message)\n".utf8))
  exit(2)
}

/// Runs a program with the scene of a name.
@MainActor func run(_ program: some SceneProgram, with name: String) {
  do {
    switch name {
    case AdaptiveField.name: try program.run(AdaptiveField.self)
    case CardInput.name: try program.run(CardInput.self)
    case Checkout.name: try program.run(Checkout.self)
    case GlideCard.name: try program.run(GlideCard.self)
    case Onboarding.name: try program.run(Onboarding.self)
    case VerificationCode.name: try program.run(VerificationCode.self)
    default: fail("unknown scene '\(name)'")
    }
  } catch {
    fail("\(error)")
  }
}

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.isEmpty || arguments.contains("--help") {
  print(usage, terminator: "")
  exit(arguments.isEmpty ? 2 : 0)
}
// The name that windows and assistive technology know the program by.
g_set_prgname("flow-gtk")
guard gtk_init_check() != 0 else {
  fail("GTK has no display; under a server without one, run xvfb-run")
}

if arguments.first == "--compare" {
  let paths = arguments.dropFirst()
  let total = ComparisonTotal()
  for path in paths {
    do {
      let trace = try RecordedTrace(try String(contentsOfFile: path, encoding: .utf8))
      run(TraceComparison(path: path, trace: trace, total: total), with: trace.scene)
    } catch let error as TraceError {
      fail("\(path):\(error.line):\(error.column): \(error.message)")
    } catch {
      fail("\(path): cannot be read")
    }
  }
  print(total.text(traces: paths.count))
  exit(total.differences == 0 ? 0 : 1)
}

var window = SceneWindow()
let name = arguments.removeFirst()
while let option = arguments.first {
  guard arguments.count > 1 else { fail("unknown option, or no value: \(option)") }
  switch option {
  case "--configuration": window.configuration = arguments[1]
  case "--record": window.recording = arguments[1]
  case "--frames": window.frames = arguments[1]
  default: fail("unknown option '\(option)'")
  }
  arguments.removeFirst(2)
}
run(window, with: name)
