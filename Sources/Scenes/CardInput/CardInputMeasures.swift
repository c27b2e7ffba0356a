import FlowEngine

extension CardInput {
  /// The measured texts, in points; kept in the state so that layouts need not measure.
  struct Measures: Sendable {
    /// The number's font, small enough for the card's width (D27).
    private(set) var numberFont = Fonts.number
    /// The number's placeholder: four groups of four, whatever the brand (D26).
    private(set) var numberTemplate = Size.zero
    /// The widths of the two captions and of the two placeholders at the bottom of the front.
    private(set) var captions = (holder: 0.0, expiry: 0.0)
    private(set) var templates = (holder: 0.0, expiry: 0.0)
    /// The heights of a caption and of a value.
    private(set) var captionHeight = 0.0
    private(set) var valueHeight = 0.0
    /// The height of the signature.
    private(set) var signatureHeight = 0.0
    /// Whether digits, X and space have the same width, so that digits cover the X's (D24).
    private(set) var isMonospaced = true
    /// The height of the strip of inputs, and the size of a button on the keyboard's bar.
    private(set) var stripHeight = Metrics.stripHeight
    private(set) var barButton = Size(width: Metrics.barButtonWidth, height: Metrics.barHeight)
    /// The widths of the four values as the card shows them.
    private(set) var number = 0.0
    private(set) var holder = 0.0
    private(set) var expiry = 0.0
    private(set) var code = 0.0

    /// Measures the texts that never change.
    init(_ environment: Environment, _ configuration: Configuration) {
      let natural = Self.size(Metrics.numberTemplate, Fonts.number, environment).width
      let room = max(0, configuration.cardWidth(in: environment) - 2 * Metrics.cardInset)
      if natural > room { numberFont.size *= room / natural }
      numberTemplate = Self.size(Metrics.numberTemplate, numberFont, environment)
      captions = (
        Self.size(environment.text(Strings.holderCaption), Fonts.caption, environment).width,
        Self.size(environment.text(Strings.expiryCaption), Fonts.caption, environment).width
      )
      templates = (
        Self.size(environment.text(Strings.holderTemplate), Fonts.value, environment).width,
        Self.size(environment.text(Strings.expiryTemplate), Fonts.value, environment).width
      )
      captionHeight = Self.size("", Fonts.caption, environment).height
      valueHeight = Self.size("", Fonts.value, environment).height
      signatureHeight = Self.size("", Fonts.signature, environment).height
      let metrics = environment.metrics(of: Fonts.number.name, shipped: Fonts.shipped)
      let cell = metrics.width(of: "X")
      isMonospaced = [" ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"].allSatisfy {
        (metrics.width(of: $0) - cell).magnitude < 1e-9
      }
      if !environment.hasDefaultText { grow(environment, configuration) }
    }

    /// Makes room for the texts of the inputs and of the bar (G40).
    private mutating func grow(_ environment: Environment, _ configuration: Configuration) {
      let room = max(
        0, configuration.cardWidth(in: environment) - Metrics.textMargins.withoutNext)
      let input = environment.font(Fonts.input)
      let placeholders = [
        Strings.numberPlaceholder, Strings.holderPlaceholder, Strings.expiryPlaceholder,
        Strings.codePlaceholder,
      ]
      for placeholder in placeholders {
        let size = environment.size(of: environment.text(placeholder), in: input, width: room)
        stripHeight = max(stripHeight, size.height + Metrics.inputPadding)
      }
      let half = max(0, environment.size.width / 2)
      for title in [Strings.cancel, Strings.next, Strings.done] {
        let size = environment.size(
          of: environment.text(title), in: environment.font(Fonts.bar), width: half)
        barButton = Size(
          width: min(max(barButton.width, size.width), max(half, barButton.width)),
          height: max(barButton.height, size.height))
      }
    }

    mutating func measureNumber(_ text: String, _ environment: Environment) {
      number = Self.size(text, numberFont, environment).width
    }

    /// - Parameter text: The name as the card shows it, in capitals.
    mutating func measureHolder(_ text: String, _ environment: Environment) {
      holder = Self.size(text, Fonts.value, environment).width
    }

    mutating func measureExpiry(_ text: String, _ environment: Environment) {
      expiry = Self.size(text, Fonts.value, environment).width
    }

    mutating func measureCode(_ text: String, _ environment: Environment) {
      code = Self.size(text, Fonts.code, environment).width
    }

    /// The size of a text; measures that are negative or not finite count as 0.
    private static func size(
      _ text: String, _ font: Node.Font, _ environment: Environment
    ) -> Size {
      let size = environment.size(of: text, in: font, shipped: Fonts.shipped)
      return Size(width: length(size.width), height: length(size.height))
    }

    private static func length(_ number: Double) -> Double {
      number.isFinite ? max(0, number) : 0
    }
  }
}
