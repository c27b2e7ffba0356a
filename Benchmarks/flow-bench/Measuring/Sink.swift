/// Takes a result, so that the work that made it cannot be left out.
@inline(never) func sink<Value>(_ value: borrowing Value) {
  // Opaque to the optimizer: whether it writes is known only when it runs.
  withUnsafePointer(to: value) { pointer in
    if Sink.isNeverTrue { FlowBench.tell("\(UnsafeRawPointer(pointer))") }
  }
}

private enum Sink {
  static let isNeverTrue = CommandLine.arguments.isEmpty
}
