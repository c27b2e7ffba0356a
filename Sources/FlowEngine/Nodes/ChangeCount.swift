/// How often something has been set, for `NodeBuilder.standing(_:id:while:_:)`: a number that is another one whenever
/// the thing may be.
///
/// A property counts in its observer, which nothing that sets it can forget:
/// `var text = "" { didSet { changes.increment() } }`. It is no part of a state that is saved or compared.
public struct ChangeCount: Sendable {
  #if arch(wasm32)
    // A module for WebAssembly is small before it is fast, and keeps no nodes.
    /// The number.
    @inlinable public var value: Int { 0 }
  #else
    @usableFromInline var number = 0
    /// The number.
    @inlinable public var value: Int { number }
  #endif

  /// Begins at 0.
  @inlinable public init() {}

  /// Counts a change.
  @inlinable @inline(__always) public mutating func increment() {
    #if !arch(wasm32)
      number &+= 1
    #endif
  }
}
