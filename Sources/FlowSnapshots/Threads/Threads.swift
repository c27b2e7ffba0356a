import Platform

/// Threads of the system, which may not be had.
enum Threads {
  /// What the threads run.
  fileprivate final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Runs a body on the calling thread, and work on another until it returns, too.
  ///
  /// - Parameter body: Is told whether there is another thread; makes sure that the work ends.
  static func run<Failure: Error>(
    beside work: @escaping @Sendable () -> Void,
    _ body: (_ isBeside: Bool) throws(Failure) -> Void
  ) throws(Failure) {
    let work = Body(work)
    let thread = start(work)
    defer {
      if let thread { pthread_join(thread, nil) }
      withExtendedLifetime(work) {}
    }
    try body(thread != nil)
  }

  /// Runs a body on the calling thread and on up to `count - 1` others, until all have returned.
  static func run(count: Int, _ run: @escaping @Sendable () -> Void) {
    // The threads do not outlive this call, and it keeps the body.
    let body = Body(run)
    var threads: [pthread_t] = []
    while threads.count < count - 1, let thread = start(body) { threads.append(thread) }
    run()
    for thread in threads { pthread_join(thread, nil) }
    withExtendedLifetime(body) {}
  }

  /// Starts a thread; `nil` where the system allows no more. The caller keeps the body.
  private static func start(_ body: Body) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let pointer = Unmanaged.passUnretained(body).toOpaque()
    return pthread_create(&thread, nil, enter, pointer) == 0 ? thread : nil
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
