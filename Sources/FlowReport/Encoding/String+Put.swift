extension String {
  /// Hands on the bytes.
  func put<Failure: Error>(
    _ receive: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try Array(utf8).withUnsafeBufferPointer { (bytes) throws(Failure) in try receive(bytes) }
  }
}
