/// A finger on a panel that shares it with a list in it, such as a card or a sheet: one of them follows the
/// finger, never both.
///
/// The list follows it where it can scroll, the panel where the list cannot; once the panel has the finger, it
/// keeps it. Offsets and translations are along the height, in points; down is positive.
public struct PanelPan<Owner: MemberChoice & Equatable>: StateGroup {
  /// Who follows the finger; `nil` until its direction is known.
  public var owner: Owner?
  /// The panel's offset when it became the owner.
  public var startOffset = 0.0
  /// The finger's translation at that moment.
  public var startTranslation = 0.0
  /// The finger's translation at the last sample.
  public var lastTranslation = 0.0

  /// A finger of which nobody is the owner yet.
  @inlinable public init() {}

  /// A finger that goes down, with the translation of its first sample.
  @inlinable public init(lastTranslation: Double) { self.lastTranslation = lastTranslation }

  /// Lists the members.
  @inlinable public mutating func visit(_ members: inout StateMembers) {
    members.kept("owner", &owner)
    members.kept("startOffset", &startOffset)
    members.kept("startTranslation", &startTranslation)
    members.kept("lastTranslation", &lastTranslation)
  }

  /// Whether the panel takes a finger that is on its list.
  ///
  /// It does if the list is at its top and is pulled down, whoever follows the finger, and, while nobody does,
  /// if the list does not scroll where the panel is.
  /// - Parameters:
  ///   - panel: The owner that stands for the panel.
  ///   - listOffset: How far the list is scrolled from its top; negative beyond it.
  ///   - scrolls: Whether the list scrolls where the panel is.
  ///   - velocity: The finger's, in points per second.
  @inlinable public func goes(
    to panel: Owner, listOffset: Double, scrolls: Bool, velocity: Double
  ) -> Bool {
    owner != panel && (listOffset <= 0 && velocity > 0 || owner == nil && !scrolls)
  }

  /// Makes the panel the owner: from the last sample on it moves with the finger.
  @inlinable public mutating func hold(by panel: Owner, at offset: Double) {
    owner = panel
    startOffset = offset
    startTranslation = lastTranslation
  }

  /// The panel's offset at a translation, while it is the owner.
  @inlinable public func offset(at translation: Double) -> Double {
    startOffset + translation - startTranslation
  }
}
