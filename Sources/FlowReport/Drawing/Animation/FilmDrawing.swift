import FlowEngine

/// A film as a drawing in SVG that moves by itself, without a script.
struct FilmDrawing {
  /// Sizes in the drawing, in pixels.
  private enum Metrics {
    /// The width of the whole, which a phone's page has room for.
    static let width = 360.0
    static let margin = 16.0
    /// The height of the screen.
    static let screen = 440.0
    static let caption = 58.0
    static let finger = 15.0
  }

  private let film: Film
  private let drawing: StripDrawing
  private let writer: TrackWriter
  private let box: Size

  init(_ film: Film) {
    self.film = film
    let sizes = film.samples.map { $0.panel.surroundings.size }
    let size = Size(
      width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
    let room = Metrics.width - 2 * Metrics.margin
    let scale = min(1, Metrics.screen / max(1, size.height), room / max(1, size.width))
    drawing = StripDrawing(
      Storyboard(named: film.name, film.samples.map(\.panel)), scale: scale)
    box = Size(width: size.width * scale, height: size.height * scale)
    let duration = max(0.1, film.duration)
    writer = TrackWriter(
      times: film.samples.map { min(1, $0.time / duration) }, duration: "\(duration.drawn)s")
  }

  /// The drawing, as a document of its own.
  var document: String {
    var svg = SVGWriter()
    let height = Metrics.margin + box.height + Metrics.caption
    svg.element(
      "rect",
      [
        ("class", "ground"), ("x", "0.5"), ("y", "0.5"), ("width", (Metrics.width - 1).drawn),
        ("height", (height - 1).drawn), ("rx", "8"),
      ])
    let ground = svg.takeBody()
    let screens = self.screens(&svg)
    let fingers = self.fingers(&svg)
    let captions = self.captions(&svg, top: Metrics.margin + box.height)
    svg.add([ground, screens, fingers, captions].joined(separator: "\n"))
    return StripDrawing.document(
      svg, width: Metrics.width, height: height, named: "\(film.name), as a film")
  }

  private func screens(_ svg: inout SVGWriter) -> String {
    let samples = film.samples.map { sample in
      drawing.draw(sample.panel, middle: Metrics.width / 2, top: Metrics.margin, to: &svg)
      return DrawnElement.elements(of: svg.takeBody())
    }
    return writer.text(of: samples, from: 0)
  }

  private func captions(_ svg: inout SVGWriter, top: Double) -> String {
    let samples = film.samples.map { sample in
      drawing.caption(
        sample.panel, middle: Metrics.width / 2, top: top,
        width: Metrics.width - 2 * Metrics.margin, to: &svg)
      return DrawnElement.elements(of: svg.takeBody())
    }
    return writer.text(of: samples, from: 0)
  }

  private func fingers(_ svg: inout SVGWriter) -> String {
    let samples = film.samples.map { sample -> [DrawnElement] in
      guard let place = sample.finger else { return [] }
      let left = (Metrics.width - sample.panel.surroundings.size.width * drawing.scale) / 2
      svg.element(
        "circle",
        [
          ("fill", "#7B8496"), ("fill-opacity", "0.5"), ("stroke", "#FFFFFF"),
          ("stroke-width", "2"), ("cx", (left + place.x * drawing.scale).drawn),
          ("cy", (Metrics.margin + place.y * drawing.scale).drawn), ("r", Metrics.finger.drawn),
        ])
      return DrawnElement.elements(of: svg.takeBody())
    }
    return writer.text(of: samples, from: 0)
  }
}
