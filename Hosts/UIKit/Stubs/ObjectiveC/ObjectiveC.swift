// With this, what FlowUIKit needs Objective-C for can be type-checked: Tests/Hosts/test-uikit does.

public struct Selector: Sendable {
  public init(_ name: String) {}
}

open class NSObject {
  public init() {}
}
