import Foundation

/// What figures must hold to.
struct Limits {
  /// The bound of one figure.
  struct Limit: Decodable, Encodable {
    /// The measurement.
    let name: String
    /// The most it may be.
    let most: Double?
    /// The least it may be.
    let least: Double?

    /// Whether a figure is within.
    func allows(_ figure: Double) -> Bool {
      // NaN is within nothing.
      (most.map { figure <= $0 } ?? true) && (least.map { figure >= $0 } ?? true)
    }

    /// As a table shows it.
    var text: String {
      [most.map { "≤ \(Report.number($0))" }, least.map { "≥ \(Report.number($0))" }]
        .compactMap { $0 }.joined(separator: ", ")
    }
  }

  private struct Document: Decodable {
    let limits: [Limit]
  }

  /// The file that they are kept in.
  static let path = Checkout.path("Benchmarks/limits.json")

  /// The limits of the benchmarks that run.
  let limits: [Limit]

  /// Reads the limits.
  ///
  /// - Throws: `BenchmarkError` for a file that cannot be read, a name that stands there twice, a
  ///   limit without a bound, or one of a benchmark that does not exist.
  static func read(for chosen: [Benchmark], among all: [Benchmark]) throws -> Limits {
    let document: Document
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      document = try JSONDecoder().decode(Document.self, from: data)
    } catch {
      throw BenchmarkError("\(path): \(error)")
    }
    var names: Set<String> = []
    for limit in document.limits {
      guard names.insert(limit.name).inserted else {
        throw BenchmarkError("\(path): '\(limit.name)' has two limits")
      }
      guard limit.most != nil || limit.least != nil else {
        throw BenchmarkError("\(path): '\(limit.name)' has neither 'most' nor 'least'")
      }
      guard all.contains(where: { limit.name.hasPrefix($0.name + "/") }) else {
        throw BenchmarkError("\(path): '\(limit.name)' is of no benchmark")
      }
    }
    return Limits(
      limits: document.limits.filter { limit in
        chosen.contains { limit.name.hasPrefix($0.name + "/") }
      })
  }
}
