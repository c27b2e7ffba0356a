/// Consumes a result, so that the work that produced it cannot be optimized away.
@inline(never) func sink<Value>(_ value: borrowing Value) {
  // Opaque to the optimizer: whether it writes is only known at run time.
  withUnsafePointer(to: value) { pointer in
    if Sink.isNeverTrue { FlowBench.tell("\(UnsafeRawPointer(pointer))") }
  }
}

private enum Sink {
  static let isNeverTrue = CommandLine.arguments.isEmpty
}
