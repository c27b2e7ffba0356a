/// One measurement.
struct Measurement: Encodable {
  /// What a value is compared with.
  struct Baseline: Encodable {
    /// The name of what was measured.
    var name: String
    /// The value, in the measurement's unit.
    var value: Double
  }

  /// How a value and its baseline are compared.
  enum Ratio: Encodable {
    /// The value divided by the baseline.
    case multiple(Double)
    /// How many times as fast as the baseline it is.
    case speed(Double)

    /// The ratio as a number.
    var number: Double {
      switch self {
      case .multiple(let number), .speed(let number): number
      }
    }

    func encode(to encoder: any Encoder) throws {
      try number.encode(to: encoder)
    }
  }

  /// The measurement's unique name.
  var name: String
  /// The median; `nil` if it cannot be measured here.
  var value: Double?
  /// The value's unit.
  var unit: String
  /// The baseline, if there is one.
  var baseline: Baseline?
  /// The median of the rounds' ratios, if there is a baseline.
  var ratio: Ratio?
  /// The reason there is no value.
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

  /// The figure that limits apply to: the ratio, which holds on any machine, or else the value.
  var figure: Double? { ratio?.number ?? value }
}
