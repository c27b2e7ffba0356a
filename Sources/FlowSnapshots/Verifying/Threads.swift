#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads of the system, which may not be had.
enum Threads {
  /// What the threads run.
  fileprivate final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Runs a body on the calling thread and on up to `count - 1` others, until all have returned.
  static func run(count: Int, _ run: @escaping @Sendable () -> Void) {
    // The threads do not outlive this call, and it keeps the body.
    let body = Body(run)
    let pointer = Unmanaged.passUnretained(body).toOpaque()
    var threads: [pthread_t] = []
    while threads.count < count - 1 {
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      guard pthread_create(&thread, nil, enter, pointer) == 0 else { break }
      #if canImport(Darwin)
        guard let thread else { break }
      #endif
      threads.append(thread)
    }
    run()
    for thread in threads { pthread_join(thread, nil) }
    withExtendedLifetime(body) {}
  }
}

#if canImport(Darwin)
  private func enter(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Threads.Body>.fromOpaque(pointer).takeUnretainedValue().run()
    return nil
  }
#else
  private func enter(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let pointer { Unmanaged<Threads.Body>.fromOpaque(pointer).takeUnretainedValue().run() }
    return nil
  }
#endif
