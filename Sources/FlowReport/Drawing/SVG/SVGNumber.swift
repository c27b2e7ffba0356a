import FlowEngine

extension Double {
  /// The number as drawings have it, rounded to two decimals; 0 for what is not finite, and at most a
  /// million, which is beyond every screen.
  var drawn: String {
    guard isFinite else { return "0" }
    let value = (Swift.min(1e6, Swift.max(-1e6, self)) * 100).rounded() / 100
    var json = JSONWriter(capacity: 32)
    json.number(value)
    return json.text
  }

  /// The number with the decimals that the parts of a matrix need.
  var drawnFinely: String {
    guard isFinite else { return "0" }
    var json = JSONWriter(capacity: 32)
    json.fineNumber(Swift.min(1e6, Swift.max(-1e6, self)))
    return json.text
  }
}
