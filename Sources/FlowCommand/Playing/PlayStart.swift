import FlowEngine
import FlowExploration
import FlowSnapshots

/// The initial content of a page.
struct PlayStart {
  /// The scene; `nil` for a choice among all.
  var scene: String?
  /// The trace, checked.
  var trace: [UInt8]?

  /// Resolves an operand.
  ///
  /// - Throws: A usage error for what is neither, and a message for a trace at fault.
  init(
    _ operand: String?, _ scenes: SceneList, _ catalog: StringCatalog? = nil
  ) throws(CommandError) {
    guard let operand else {
      scene = scenes.names.count == 1 ? scenes.names.first : nil
      return
    }
    if scenes.names.contains(operand) {
      scene = operand
      return
    }
    guard operand.hasSuffix(".jsonl") || File.kind(of: operand) != nil else {
      throw .usage(Suggestion.unknown("scene", operand, among: scenes.names))
    }
    var text: [UInt8] = []
    do throws(StreamError) {
      try TraceTrimming.trim(operand, of: scenes, from: nil, to: nil) { text += $0 }
    } catch {
      throw CommandError(error)
    }
    // The page has no catalog: the trace gets the texts of its language.
    if catalog != nil, let trace = try? EventTrace(text, of: scenes),
      let variants = try? TraceVariants(of: trace, scenes, catalog)
    {
      text = (try? variants.text(in: AuditVariant())) ?? text
    }
    trace = text
    scene = (try? TraceText(at: operand))?.scene
  }
}
