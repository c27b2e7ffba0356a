/// What is in flight: transactions and timers.
extension Engine {
  /// Lays out the state, and sets in motion what differs from what is presented.
  @inlinable @inline(never) mutating func layOutInMotion(at time: Double) {
    layOutNodes()
    setInMotion(at: time)
    listFollowing()
    endRequests(at: time)
    present(at: time)
  }

  /// Determines what is in flight from the new layout on.
  @inlinable @inline(__always) mutating func setInMotion(at time: Double) {
    if !context.stopped.isEmpty, context.stopped.contains(nil) { stopTransition() }
    if !leaving.isEmpty || !context.moment.presented.transitions.isEmpty { updateLeaving() }
    current.nodes.findParents()
    animator.reconcile(
      &current.animations, with: current.nodes, leaving: leaving, presented: context.presented,
      transactions: context.transactions, from: nextTransaction, stopped: context.stopped,
      reduceMotion: context.environment.reduceMotion, at: time)
    if !leaving.isEmpty { leaving.endChange() }
    updateTransactions(at: time)
  }

  /// Determines which nodes are on their way out, and puts them into the new layout.
  @inlinable @inline(never) mutating func updateLeaving() {
    context.moment.presented.findParents()
    leaving.update(
      &current.nodes, presented: context.presented, animations: current.animations,
      transactions: context.transactions, from: nextTransaction, stopped: context.stopped,
      reduceMotion: context.environment.reduceMotion,
      isRunning: { number in running.contains { $0.number == number } })
  }

  /// Starts the timers, and forgets what the scene has requested of the change.
  @inlinable @inline(never) mutating func endRequests(at time: Double) {
    if !context.timers.isEmpty { updateTimers(at: time) }
    if !context.transactions.isEmpty {
      context.transactions.empty()
      context.completions.empty()
    }
    if !context.stopped.isEmpty { context.stopped.removeAll(keepingCapacity: true) }
  }

  /// Whether something in flight ends by a time, in seconds; mutating for the same reason as checks.
  @inlinable mutating func hasEnds(by time: Double) -> Bool {
    running.firstToEnd(by: time) != nil
      || gestures.areDue && gestures.due <= time
      || S.isComposed && tree.end.time <= time && tree.end.time.isFinite
  }

  /// Drops the transactions that have no animations left and adds the new ones.
  @inlinable mutating func updateTransactions(at time: Double) {
    let followed = transition?.transaction
    for index in running.indices.reversed()
    where running[index].end > time && running[index].number != followed && !running[index].isTimer
    {
      // A transaction that ends now has lost its animations because they have ended.
      if let end = end(of: running[index].number) {
        running[index].end = end
      } else if !running[index].replace(at: time) {
        running.remove(at: index)
      }
    }
    for index in context.transactions.indices {
      var end = end(of: nextTransaction) ?? time
      if context.transactions[index].followsProgress {
        let takesOver = transition?.hasVelocity ?? false
        stopTransition()
        let timing = context.transactions[index].timing
        if !context.environment.reduceMotion, timing.duration > 0 {
          let next = ProgressTransition(
            transaction: nextTransaction, timing: timing, begin: time,
            velocity: firstRate(of: context.transactions[index], after: takesOver),
            isListed: context.transactions[index].isListed)
          end = next.end
          transition = next
        }
      }
      running.append(
        RunningTransaction(
          number: nextTransaction, end: end, completion: context.completions[index],
          completesWhenReplaced: context.transactions[index].completesWhenReplaced))
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

  /// Drops the transaction that moves the progress; it never completes, unless it is to be told.
  @inlinable mutating func stopTransition() {
    guard let stopped = transition?.transaction else { return }
    transition = nil
    context.moment.progress = 1
    if let index = running.firstIndex(where: { $0.number == stopped }),
      !running[index].replace(at: current.time)
    {
      running.remove(at: index)
    }
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
