/// The number of a step of a scene that holds others.
///
/// Children that have taken part in it are no other engine's; others may be, on another thread, and are only
/// read. In WebAssembly, which has one thread, it is empty, and all are equal.
@usableFromInline struct StepNumber: Equatable, Sendable {
  #if !arch(wasm32)
    @usableFromInline var number: Int
  #endif

  /// - Parameter number: One that no step has, unless it is 1 or more.
  @inlinable init(_ number: Int) {
    #if !arch(wasm32)
      self.number = number
    #endif
  }

  /// Goes on to the next step.
  @inlinable @inline(__always) mutating func advance() {
    #if !arch(wasm32)
      number &+= 1
    #endif
  }
}
