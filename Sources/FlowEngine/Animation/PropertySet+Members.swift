// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

extension PropertySet {
  /// `frame`.
  public static let frame = PropertySet(.frame)
  /// `transform`.
  public static let transform = PropertySet(.transform)
  /// `alpha`.
  public static let alpha = PropertySet(.alpha)
  /// `cornerRadius`.
  public static let cornerRadius = PropertySet(.cornerRadius)
  /// `borderWidth`.
  public static let borderWidth = PropertySet(.borderWidth)
  /// `borderColor`.
  public static let borderColor = PropertySet(.borderColor)
  /// `background`.
  public static let background = PropertySet(.background)
  /// `textColor`.
  public static let textColor = PropertySet(.textColor)
  /// `tintColor`.
  public static let tintColor = PropertySet(.tintColor)
  /// `contentOffset`.
  public static let contentOffset = PropertySet(.contentOffset)
  /// `contentInset`.
  public static let contentInset = PropertySet(.contentInset)
  /// `strokeEnd`.
  public static let strokeEnd = PropertySet(.strokeEnd)

  /// The colour properties.
  public static let colors: PropertySet = [.borderColor, .background, .textColor, .tintColor]
  /// All animatable properties.
  public static let all = PropertySet(rawValue: 4095)

  /// The properties that are among members of a node; its frame always is.
  init(among members: NodeMembers) {
    self = .frame
    if members.isDisjoint(with: .animatable) { return }
    if members.contains(.transform) { formUnion(.transform) }
    if members.contains(.alpha) { formUnion(.alpha) }
    if members.contains(.cornerRadius) { formUnion(.cornerRadius) }
    if members.contains(.borderWidth) { formUnion(.borderWidth) }
    if members.contains(.borderColor) { formUnion(.borderColor) }
    if members.contains(.background) { formUnion(.background) }
    if members.contains(.textColor) { formUnion(.textColor) }
    if members.contains(.tintColor) { formUnion(.tintColor) }
    if members.contains(.contentOffset) { formUnion(.contentOffset) }
    if members.contains(.contentInset) { formUnion(.contentInset) }
    if members.contains(.strokeEnd) { formUnion(.strokeEnd) }
  }
}
