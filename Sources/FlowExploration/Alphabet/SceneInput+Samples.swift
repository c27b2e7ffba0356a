import FlowEngine

extension SceneInput {
  /// Values that are worth trying, by the kind that the input takes; `nil` for none.
  var samples: [Command.Value?] {
    switch value {
    case nil: [nil]
    case .number: [.number(1), .number(6)]
    case .bool: [.bool(true), .bool(false)]
    case .name(let names): names.map { .string($0) }
    case .typed(let type): type.samples
    case .any: [nil, .number(1), .number(6), .bool(true), .bool(false)]
    // What the format is only words tell.
    case .format, .text: []
    }
  }
}
