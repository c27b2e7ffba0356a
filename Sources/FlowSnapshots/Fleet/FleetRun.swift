/// A run over a stream of lines that answers each with a line, in order and in constant memory.
package final class FleetRun: Sendable {
  /// The state of the answers so far.
  private struct Answers: Sendable {
    var counts = FleetCounts()
    var failure: FileError?
  }

  private let reader: Guarded<LineReader>
  private let output: FileDescriptor
  private let answers = Guarded(Answers())

  /// Creates a run.
  package init(_ input: FileDescriptor, to output: FileDescriptor) {
    reader = Guarded(LineReader(input, limit: FleetLimits.caseLength))
    self.output = output
  }

  /// How many lines have been answered.
  package var counts: FleetCounts { answers.withLock { $0.counts } }

  /// The reason not all lines have been answered.
  package var failure: FileError? { answers.withLock { $0.failure } }

  /// Answers each line.
  ///
  /// - Parameters:
  ///   - jobs: The number of lines worked on at once; the output does not depend on it.
  ///   - progress: Called with the number of lines answered, one call at a time.
  ///   - answer: Returns the answer to a line, with its newline; `nil` to leave the line out.
  package func run(
    jobs: Int, progress: @escaping @Sendable (Int) -> Void = { _ in },
    answer: @escaping @Sendable (LineReader.Line) -> (kind: FleetVerdict.Kind, text: String)?
  ) {
    OrderedWork.run(
      jobs: jobs, waiting: FleetLimits.waiting, next: next,
      transform: { line in answer(line).map { ($0.kind, Array($0.text.utf8)) } },
      receive: { (answered: (kind: FleetVerdict.Kind, line: [UInt8])?) in
        guard let (kind, line) = answered else {
          self.answers.withLock { $0.counts.leftOut += 1 }
          return true
        }
        guard self.write(kind, line) else { return false }
        progress(self.counts.all)
        return true
      })
  }

  @Sendable private func next() -> LineReader.Line? {
    var failure: FileError?
    let line: LineReader.Line? = reader.withLock { reader in
      do throws(FileError) {
        return try reader.next()
      } catch {
        failure = error
        return nil
      }
    }
    if let failure { answers.withLock { $0.failure = failure } }
    return line
  }

  /// Writes an answer, and returns whether it could be written.
  private func write(_ kind: FleetVerdict.Kind, _ line: [UInt8]) -> Bool {
    do throws(FileError) {
      try output.put(line)
    } catch {
      answers.withLock { $0.failure = error }
      return false
    }
    answers.withLock { $0.counts.add(kind, line) }
    return true
  }
}
