@MainActor public final class UIPasteboard {
  public static let general = UIPasteboard()
  public var string: String?
}
