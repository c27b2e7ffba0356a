/// A pass over the texts of a scene that people type, or that a host fills in.
///
/// A scene lists them in `visitTexts`. The list serves to leave secrets out of what is saved, and to
/// find the stand-ins that a recording has in their place.
public struct EnteredTexts {
  /// A text, and where it is entered.
  @usableFromInline package struct Entry: Equatable, Sendable {
    package var text: EditableText
    package var node: NodeID
    package var other: NodeID?
    package var isSecret: Bool

    /// Whether the text is entered at a node.
    package func isAt(_ id: NodeID) -> Bool { node == id || other == id }
  }

  /// What the pass does with each text.
  enum Task {
    case collect
    case replace
    case clearSecrets
  }

  /// Room for the texts of most scenes.
  private static let usualCount = 8

  private let task: Task
  /// The texts that have been collected, or those to replace with.
  package private(set) var entries: [Entry]
  private var index = 0
  /// The path of the child that is being visited, with a slash behind it; empty for the scene itself.
  var path = ""

  init(_ task: Task, _ entries: [Entry] = []) {
    self.task = task
    self.entries = entries
  }

  /// Whether the pass may change texts: what a scene derives from them must then follow.
  public var isReplacing: Bool { task != .collect }

  /// Whether the pass empties secrets: a child then updates what it derives from them.
  var clearsSecrets: Bool { task == .clearSecrets }

  /// Lists a text with its caret.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - node: The node into which it is typed.
  ///   - other: Another node by which events name it, if there is one.
  ///   - isSecret: Whether it is a secret, which no host can make public.
  public mutating func visit(
    _ text: inout EditableText, of node: NodeID, or other: NodeID? = nil, isSecret: Bool = false
  ) {
    switch task {
    case .collect:
      if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
      entries.append(
        Entry(
          text: text, node: full(node), other: other.map { full($0) }, isSecret: isSecret))
    case .replace:
      if index < entries.count { text = entries[index].text }
      index += 1
    case .clearSecrets:
      if isSecret { text = EditableText() }
    }
  }

  /// The id of a node of the child that is being visited, from here.
  private func full(_ id: NodeID) -> NodeID { path.utf8.isEmpty ? id : NodeID(path + id.name) }

  /// Lists a text without a caret.
  public mutating func visit(
    _ text: inout String, of node: NodeID, or other: NodeID? = nil, isSecret: Bool = false
  ) {
    var editable = EditableText(text)
    visit(&editable, of: node, or: other, isSecret: isSecret)
    if isReplacing { text = editable.text }
  }

  /// Lists a text that may be missing.
  public mutating func visit(
    _ text: inout String?, of node: NodeID, or other: NodeID? = nil, isSecret: Bool = false
  ) {
    var present = text ?? ""
    visit(&present, of: node, or: other, isSecret: isSecret)
    if isReplacing { text = present.isEmpty && text == nil ? nil : present }
  }

  /// Lists the text of a part, which is a secret if the part is.
  public mutating func visit<Part: ScenePart>(
    _ text: inout EditableText, of part: Part, or other: Part? = nil
  ) {
    visit(&text, of: part.id, or: other?.id, isSecret: part.isSecret)
  }

  /// Lists the text of a part, which is a secret if the part is.
  public mutating func visit<Part: ScenePart>(_ text: inout String, of part: Part) {
    visit(&text, of: part.id, isSecret: part.isSecret)
  }
}

extension Scene {
  /// The texts that are entered, with their nodes.
  @usableFromInline package var enteredTexts: [EnteredTexts.Entry] {
    guard let input = Self.textInput else { return [] }
    var copy = self
    var texts = EnteredTexts(.collect)
    input.visit(&copy, &texts)
    return texts.entries
  }

  /// Replaces all texts, in the order in which they are listed; what is derived from them stays.
  package mutating func replaceTexts(with entries: [EnteredTexts.Entry]) {
    var texts = EnteredTexts(.replace, entries)
    Self.textInput?.visit(&self, &texts)
  }

  /// Empties the texts that are secrets, and what is derived from them.
  mutating func omitSecrets(_ context: Context) {
    guard let input = Self.textInput else { return }
    var texts = EnteredTexts(.clearSecrets)
    input.visit(&self, &texts)
    input.didOmitSecrets(&self, context)
  }
}
