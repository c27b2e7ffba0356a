import FlowEngine
import Foundation

/// Work that is the same in every run, to be counted, or watched by a profiler.
struct Workload: Sendable {
  /// The name of the measurement that it is counted for.
  let name: String
  /// What is counted for each of the units, such as "an event".
  let unit: String
  /// Does everything that comes before, buffers grown, and returns the work and its number of units.
  let prepare: @Sendable () throws -> (units: Int, work: () throws -> Void)

  init(
    _ name: String, _ unit: String,
    _ prepare: @escaping @Sendable () throws -> (units: Int, work: () throws -> Void)
  ) {
    self.name = name
    self.unit = unit
    self.prepare = prepare
  }

  /// Does the work; its number of units goes to standard output.
  func run() throws {
    let (units, work) = try prepare()
    try counted(work)
    print(units)
  }
}

/// Does what is to be counted: instructions are those between its beginning and its end, which is why it
/// has a name of its own in the binary.
@_silgen_name("flow_bench_counted") @inline(never)
private func counted(_ work: () throws -> Void) rethrows {
  try work()
}
