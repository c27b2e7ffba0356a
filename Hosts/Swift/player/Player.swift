import FlowEngine
import Foundation
import Scenes

/// Plays session scripts (Hosts/conformance/README.md) with the engine itself, without the C interface;
/// with `--pans`, measures a pan.
@main
enum Player {
  static func main() throws {
    if CommandLine.arguments.contains("--pans") { return try PanMeasurement.run() }
    var script: Script?
    while let line = readLine() {
      let fields = line.split(separator: " ").map { String($0) }
      switch fields.first {
      case "play": script = Script(number: fields.count > 1 ? fields[1] : "")
      case "end":
        if let script { print(script.summary) }
        script = nil
      case nil: break
      default: script?.play(Fields(fields))
      }
    }
  }
}

/// The fields of a script's line.
struct Fields {
  /// What the line is for.
  let name: String
  private var rest: ArraySlice<String>

  init(_ fields: [String]) {
    name = fields[0]
    rest = fields[1...]
  }

  mutating func next() -> String { rest.popFirst() ?? "-" }

  mutating func optionalNumber() -> Double? { Double(next()) }

  mutating func number() -> Double { optionalNumber() ?? 0 }

  mutating func int() -> Int { Int(number()) }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func optionalPoint() -> Point? {
    let (x, y) = (optionalNumber(), optionalNumber())
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  mutating func optionalText() -> String? {
    let field = next()
    if field == "-" { return nil }
    return field == "%" ? "" : field.removingPercentEncoding
  }

  mutating func text() -> String { optionalText() ?? "" }

  mutating func optionalID() -> NodeID? {
    let name = text()
    return name.isEmpty ? nil : NodeID(name)
  }
}
