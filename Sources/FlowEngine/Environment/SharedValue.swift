/// A value that copies share, so that what contains it stays small.
@usableFromInline final class SharedValue<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Whether two have the same value.
  @usableFromInline static func == (one: SharedValue, other: SharedValue) -> Bool {
    one === other || one.value == other.value
  }
}
