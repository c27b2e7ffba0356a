import FlowEngine

extension AdaptiveField {
  /// The nodes of the form, in drawing order.
  ///
  /// `<id>` is the name of a field, `<k>` counts its sections from 0.
  public enum Part: String, ScenePart {
    case screen
    case field = "<id>"
    case placeholderLabel = "<id>.placeholder-label"
    case section = "<id>.section-<k>"
    case leftView = "<id>.left-view"
    case underline = "<id>.underline"
    case placeholderImage = "<id>.placeholder-image"
    case stateImage = "<id>.state-image"
    case accessoryBar = "accessory-bar"
    case accessoryNext = "accessory-next"

    /// Its kind of view.
    public var kind: Node.Kind {
      switch self {
      case .field, .leftView, .accessoryBar: .view
      case .screen: .scroll
      case .placeholderLabel: .label
      case .section: .field
      case .underline: .shape
      case .placeholderImage, .stateImage: .image
      case .accessoryNext: .button
      }
    }

    /// The gestures: the form scrolls where its fields do not fit.
    public var gestures: GestureSet { self == .screen ? [.tap, .scroll] : .tap }

    /// The node it is in.
    public var parent: Part? {
      switch self {
      case .screen, .accessoryBar: nil
      case .field: .screen
      case .placeholderLabel, .section, .underline, .placeholderImage, .stateImage: .field
      case .leftView: .section
      case .accessoryNext: .accessoryBar
      }
    }

    /// The names that no field can have.
    static let reserved = [Part.screen, .accessoryBar, .accessoryNext].map { $0.rawValue }
  }

  /// The ids of a field's nodes, kept so that layouts build no strings; a class, so that a copy of a field is
  /// cheap.
  final class FieldIDs: Sendable {
    let field: NodeID
    let label: NodeID
    let leftView: NodeID
    let underline: NodeID
    let placeholderImage: NodeID
    let stateImage: NodeID

    init(_ name: String) {
      field = NodeID(name)
      label = NodeID("\(name).placeholder-label")
      leftView = NodeID("\(name).left-view")
      underline = NodeID("\(name).underline")
      placeholderImage = NodeID("\(name).placeholder-image")
      stateImage = NodeID("\(name).state-image")
    }

    /// The id of the section `k`.
    func section(_ k: Int) -> NodeID {
      NodeID("\(field.name).section-\(k)")
    }
  }
}

extension AdaptiveField.Configuration {
  /// Whether a field exists for a node of a field, since `<id>` matches any name.
  public func canHave(_ id: NodeID) -> Bool {
    typealias Part = AdaptiveField.Part
    let ids = fields.lazy.map { $0.id }
    guard let part = Part.allCases.first(where: { $0 != .field && $0.names(id) }) else {
      return ids.contains { $0.bytes == id.name.bytes }
    }
    guard part.rawValue.utf8.first == UInt8(ascii: "<") else { return true }
    return ids.contains { id.name.utf8.starts(with: "\($0).".utf8) }
  }
}
