import Foundation

/// The measurements, compared with the limits.
struct Report {
  /// A measurement, with its limit and verdict.
  private struct Row {
    let measurement: Measurement
    let limit: Limits.Limit?
    let verdict: Verdict
  }

  /// The outcome of comparing a measurement with its limit.
  private enum Verdict: String, Encodable {
    /// Within the limit.
    case passed
    /// Outside the limit.
    case failed
    /// Not measurable here.
    case skipped
    /// There is no limit.
    case none = ""
  }

  private let rows: [Row]

  /// Combines measurements and limits.
  ///
  /// - Throws: `BenchmarkError` for a limit on something that was not measured.
  init(_ results: Results, _ limits: Limits) throws {
    for limit in limits.limits
    where !results.measurements.contains(where: { $0.name == limit.name }) {
      throw BenchmarkError("\(Limits.path): '\(limit.name)' is not measured")
    }
    rows = results.measurements.map { measurement in
      let limit = limits.limits.first { $0.name == measurement.name }
      return Row(
        measurement: measurement, limit: limit, verdict: Self.verdict(of: measurement, under: limit)
      )
    }
  }

  /// One line per figure that is outside its limit.
  var failures: [String] {
    rows.filter { $0.verdict == .failed }.map { row in
      let figure = row.measurement.figure.map(Self.number) ?? "nothing"
      return "\(row.measurement.name): \(figure), limit \(row.limit?.text ?? "")"
    }
  }

  /// The report as a table, for people.
  func table() -> String {
    let head = ["", "median", "", "beside", "", "ratio", "limit", ""]
    let cells = rows.map { row in
      let measurement = row.measurement
      return [
        measurement.name, measurement.value.map(Self.number) ?? "–", measurement.unit,
        measurement.baseline.map { Self.number($0.value) } ?? "",
        measurement.baseline?.name ?? measurement.note ?? "", Self.text(of: measurement.ratio),
        row.limit?.text ?? "", row.verdict.rawValue,
      ]
    }
    return TextTable.rows([head] + cells, rightAligned: [1, 3, 5, 6])
  }

  /// The report as JSON with a trailing newline, for programs.
  ///
  /// - Throws: What the encoder throws.
  func json() throws -> String {
    struct Line: Encodable {
      let name: String
      let value: Double?
      let unit: String
      let baseline: Measurement.Baseline?
      let ratio: Measurement.Ratio?
      let note: String?
      let most: Double?
      let least: Double?
      let verdict: Verdict?
    }
    struct Document: Encodable {
      let flowBench = 1
      let isRelease: Bool
      let measurements: [Line]

      private enum CodingKeys: String, CodingKey {
        case flowBench, isRelease, measurements
      }
    }
    #if DEBUG
      let isRelease = false
    #else
      let isRelease = true
    #endif
    let lines = rows.map { row in
      let measurement = row.measurement
      return Line(
        name: measurement.name, value: measurement.value, unit: measurement.unit,
        baseline: measurement.baseline, ratio: measurement.ratio, note: measurement.note,
        most: row.limit?.most, least: row.limit?.least,
        verdict: row.verdict == .none ? nil : row.verdict)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Document(isRelease: isRelease, measurements: lines))
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A number with as many decimals as are meaningful.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 100_000 { return "\(Int(value))" }
    switch value.magnitude {
    case 1_000_000...: return String(format: "%.2f M", value / 1e6)
    case 100...: return String(format: "%.0f", value)
    case 10...: return String(format: "%.1f", value)
    case 0.01...: return String(format: "%.2f", value)
    default: return String(format: "%.4f", value)
    }
  }

  private static func text(of ratio: Measurement.Ratio?) -> String {
    switch ratio {
    case .multiple(let number): "\(Self.number(number)) ×"
    case .speed(let number): "\(Self.number(number)) × as fast"
    case nil: ""
    }
  }

  private static func verdict(
    of measurement: Measurement, under limit: Limits.Limit?
  ) -> Verdict {
    guard let limit else { return .none }
    guard let figure = measurement.figure else { return .skipped }
    return limit.allows(figure) ? .passed : .failed
  }
}
