import FlowEngine

extension Onboarding {
  /// What is the same in every layout, kept so that layouts build no strings.
  enum Constants {
    static let pages = (1...Metrics.pageCount).map { NodeID("page-\($0)") }
    static let titles = (1...Metrics.pageCount).map { NodeID("title-\($0)") }
    static let arrivals = pageLabels.enumerated().map { index, label in
      index < Metrics.requiredPageCount ? label : "\(label). \(Strings.skip.english)"
    }
    static let pageLabels = (1...Metrics.pageCount).map { "Page \($0) of \(Metrics.pageCount)" }
  }
}
