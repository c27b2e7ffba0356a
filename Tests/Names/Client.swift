// A client's file that imports Apple's frameworks beside the engine, as Tests/Names/check-names compiles it.
//
// Where a framework has a type of the same name, the module's name tells which one is meant; all
// other names stand for themselves.

import FlowEngine
import Foundation
import MacTypes
import Scenes
import SwiftUI
import UIKit

/// The engine's values in those of the frameworks.
extension FlowEngine.Color {
  var shown: SwiftUI.Color { SwiftUI.Color(red: Double(red) / 255) }
  var drawn: UIColor { UIColor(red: Double(red) / 255) }
}

extension FlowEngine.Point {
  var classic: MacTypes.Point { MacTypes.Point(v: Int16(y), h: Int16(x)) }
}

/// Views with both kinds of everything.
struct ScreenView: SwiftUI.View {
  @SwiftUI.Environment<Double>(3) var scale
  var tint: SwiftUI.Color
  var shownWith: SwiftUI.Animation
  var background: FlowEngine.Color
  var environment: FlowEngine.Environment
  var origin: FlowEngine.Point
  var frame: FlowEngine.Rect
  var size: FlowEngine.Size
  var safeArea: Insets
  var transform: Transform
}

struct Player<S: FlowEngine.Scene> {
  var engine: Engine<S>
  var queue: [Event]
  var nodes: [NodeID: Node]

  func running() -> [FlowEngine.Animation] { [] }
}

struct ClientApp: SwiftUI.Scene {
  var transaction: SwiftUI.Transaction
  var card: Player<GlideCard>
}

func move<Completion>(_ transaction: FlowEngine.Transaction<Completion>, by size: MacTypes.Size) {}

let corner = FlowEngine.Point(x: 1, y: 2)
let area = FlowEngine.Rect(origin: corner, size: FlowEngine.Size(width: 3, height: 4))
let insets = Insets(top: 44, left: 0, bottom: 34, right: 0)
let card: NodeID = "card"
let date = Foundation.Date(timeIntervalSinceReferenceDate: 0)
