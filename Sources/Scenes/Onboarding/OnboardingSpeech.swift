import FlowEngine

extension Onboarding {
  /// What a screen reader says of the screen.
  enum Speech {
    /// What page `number`, 1…5, is called.
    static func page(_ number: Int, in environment: Environment) -> String {
      if environment.hasDefaultSettings { return englishPage(number) }
      return environment.text(Strings.page, .number(number), .number(Metrics.pageCount))
    }

    /// The same in English.
    @inline(__always) static func englishPage(_ number: Int) -> String {
      Constants.pageLabels[number - 1]
    }

    /// What is said when page `number`, 1…5, comes in.
    static func arrival(at number: Int, in environment: Environment) -> String {
      if environment.hasDefaultSettings { return Constants.arrivals[number - 1] }
      let isRequired = number <= Metrics.requiredPageCount
      return environment.text(
        isRequired ? Strings.page : Strings.optionalPage, .number(number),
        .number(Metrics.pageCount))
    }
  }
}
