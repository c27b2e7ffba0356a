/// Writes tracks as elements that change by themselves, without a script.
struct TrackWriter {
  /// The times of the samples, as shares of the whole, from 0 to 1.
  let times: [Double]
  /// How long the whole takes, as SMIL has it, such as `8.4s`.
  let duration: String

  /// What is drawn in some samples, as elements that change.
  func text(of samples: [[DrawnElement]], from start: Int) -> String {
    let range = start..<start + samples.count
    return ElementTrack.tracks(of: samples, from: start).map { text(of: $0, in: range) }
      .joined(separator: start == 0 ? "\n" : "")
  }

  /// A track in an element that is seen in a range of samples.
  func text(of track: ElementTrack, in range: Range<Int>) -> String {
    guard let first = track.elements.first else { return "" }
    var text = "<\(first.name)"
    var contents = ""
    if track.range != range {
      text += " visibility=\"hidden\""
      contents += visibility(in: track.range)
    }
    for (index, attribute) in first.attributes.enumerated() {
      text += " \(attribute.name)=\"\(attribute.value)\""
      let values = track.elements.map { String($0.attributes[index].value) }
      if values.contains(where: { $0 != values[0] }) {
        contents += change(of: String(attribute.name), values, from: track.start)
      }
    }
    if track.elements.contains(where: { !$0.children.isEmpty }) {
      contents += self.text(of: track.elements.map(\.children), from: track.start)
    }
    contents += first.text
    return contents.isEmpty ? text + "/>" : "\(text)>\(contents)</\(first.name)>"
  }

  /// A change of an attribute: between samples by equal steps for what is a number, at once for the rest.
  private func change(of name: String, _ values: [String], from start: Int) -> String {
    let isSmooth = values.allSatisfy { Double($0) != nil }
    var points: [(time: Double, value: String)] = []
    for (offset, value) in values.enumerated() {
      let next = offset + 1 < values.count ? values[offset + 1] : nil
      // In the middle of what stays a sample says nothing.
      if let last = points.last, last.value == value, next == value || !isSmooth { continue }
      points.append((times[start + offset], value))
    }
    if let first = points.first, first.time > 0 { points.insert((0, first.value), at: 0) }
    if isSmooth, let last = points.last, last.time < 1 { points.append((1, last.value)) }
    return animate(name, points, isSmooth: isSmooth)
  }

  /// What makes an element seen in a range of samples only.
  private func visibility(in range: Range<Int>) -> String {
    let start = range.lowerBound == 0 ? 0 : times[range.lowerBound]
    var points: [(time: Double, value: String)] = start > 0 ? [(0, "hidden")] : []
    points.append((start, "visible"))
    if range.upperBound < times.count { points.append((times[range.upperBound], "hidden")) }
    return animate("visibility", points, isSmooth: false)
  }

  private func animate(
    _ name: String, _ points: [(time: Double, value: String)], isSmooth: Bool
  ) -> String {
    let values = points.map(\.value).joined(separator: ";")
    let times = points.map { Self.share($0.time) }.joined(separator: ";")
    return "<animate attributeName=\"\(name)\" dur=\"\(duration)\" repeatCount=\"indefinite\""
      + (isSmooth ? "" : " calcMode=\"discrete\"") + " values=\"\(values)\" keyTimes=\"\(times)\"/>"
  }

  /// A share with the digits that a film of a minute needs.
  private static func share(_ value: Double) -> String {
    var text = ((value * 10_000).rounded() / 10_000).drawnFinely
    if text.hasPrefix("0."), text.count > 2 { text.removeFirst() }
    return text
  }
}
