/// What is in flight: transactions and timers.
extension Engine {
  /// Drops the transactions that have no animations left and adds the new ones.
  @inlinable mutating func updateTransactions(at time: Double) {
    let followed = transition?.transaction
    for index in running.indices.reversed()
    where running[index].end > time && running[index].number != followed && !running[index].isTimer
    {
      // A transaction that ends now has lost its animations because they have ended.
      if let end = end(of: running[index].number) {
        running[index].end = end
      } else {
        running.remove(at: index)
      }
    }
    for index in context.transactions.indices {
      var end = end(of: nextTransaction) ?? time
      if context.transactions[index].followsProgress {
        stopTransition()
        let timing = context.transactions[index].timing
        if !context.environment.reduceMotion, timing.duration > 0 {
          let next = ProgressTransition(
            transaction: nextTransaction, timing: timing, begin: time,
            isListed: context.transactions[index].isListed)
          end = next.end
          transition = next
        }
      }
      running.append(
        RunningTransaction(
          number: nextTransaction, end: end, completion: context.completions[index]))
      nextTransaction += 1
    }
    if context.listsProgress { transition?.isListed = true }
  }

  /// Starts the timers that were scheduled and drops those that were cancelled.
  @inlinable mutating func updateTimers(at time: Double) {
    for timer in context.timers {
      running.removeAll { $0.isTimer && $0.completion == timer.completion }
      guard let delay = timer.delay else { continue }
      running.append(
        RunningTransaction(
          number: nextTransaction, end: TimeArithmetic.sum(time, delay),
          completion: timer.completion, isTimer: true))
      nextTransaction += 1
    }
    context.timers.removeAll(keepingCapacity: true)
  }

  /// Drops the transaction that moves the progress; it never completes.
  @inlinable mutating func stopTransition() {
    guard let stopped = transition?.transaction else { return }
    transition = nil
    context.moment.progress = 1
    running.removeAll { $0.number == stopped }
    current.animations.removeAll { $0.transaction == stopped }
  }

  /// The time, in seconds, at which a transaction's last animation ends; `nil` if it has none.
  ///
  /// Animations are in the order of their transactions.
  @inlinable func end(of number: Int) -> Double? {
    var index = 0
    var limit = current.animations.count
    while index < limit {
      let middle = (index + limit) / 2
      if current.animations[middle].transaction < number {
        index = middle + 1
      } else {
        limit = middle
      }
    }
    var end: Double?
    while index < current.animations.count, current.animations[index].transaction == number {
      end = max(end ?? 0, current.animations[index].end)
      index += 1
    }
    return end
  }
}
