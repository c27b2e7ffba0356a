extension Double {
  /// The number as a message shows it, rounded to six decimals.
  var decimalText: String {
    var json = JSONWriter(capacity: 64)
    json.number(self, decimals: JSONWriter.fineDecimals)
    return json.text
  }
}
