import Foundation

/// The limits that figures must stay within.
struct Limits {
  /// The bounds of one figure.
  struct Limit: Decodable, Encodable {
    /// The measurement's name.
    let name: String
    /// The greatest value allowed.
    let most: Double?
    /// The least value allowed.
    let least: Double?

    /// Whether a figure is within the bounds.
    func allows(_ figure: Double) -> Bool {
      // NaN is not within any bounds.
      (most.map { figure <= $0 } ?? true) && (least.map { figure >= $0 } ?? true)
    }

    /// The bounds as a table shows them.
    var text: String {
      [most.map { "≤ \(Report.number($0))" }, least.map { "≥ \(Report.number($0))" }]
        .compactMap { $0 }.joined(separator: ", ")
    }
  }

  private struct Document: Decodable {
    let limits: [Limit]
  }

  /// The path of the limits file.
  static let path = Checkout.path("Benchmarks/limits.json")

  /// The limits for the benchmarks that run.
  let limits: [Limit]

  /// Reads the limits.
  ///
  /// - Throws: `BenchmarkError` for a file that cannot be read, a name that occurs twice, a limit
  ///   without a bound, or a limit for a benchmark that does not exist.
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
