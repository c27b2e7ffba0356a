/// Something that has been measured.
struct Measurement: Encodable {
  /// What it is measured against.
  struct Baseline: Encodable {
    /// What it is.
    var name: String
    /// Its value, in the measurement's unit.
    var value: Double
  }

  /// How a value and its baseline are compared.
  enum Ratio: Encodable {
    /// How many times the baseline's value it is.
    case multiple(Double)
    /// How many times as fast as the baseline it is.
    case speed(Double)

    /// The number.
    var number: Double {
      switch self {
      case .multiple(let number), .speed(let number): number
      }
    }

    func encode(to encoder: any Encoder) throws {
      try number.encode(to: encoder)
    }
  }

  /// What is measured; unique.
  var name: String
  /// The median; `nil` if it cannot be measured here.
  var value: Double?
  /// What the value is in.
  var unit: String
  /// What it is measured against, if anything.
  var baseline: Baseline?
  /// The median of the rounds' ratios, where there is a baseline.
  var ratio: Ratio?
  /// Why there is no value.
  var note: String?

  init(
    _ name: String, _ value: Double?, _ unit: String, baseline: Baseline? = nil,
    ratio: Ratio? = nil, note: String? = nil
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.baseline = baseline
    self.ratio = ratio
    self.note = note
  }

  /// What a limit is compared with: the ratio, for it holds on any machine, or else the value.
  var figure: Double? { ratio?.number ?? value }
}
