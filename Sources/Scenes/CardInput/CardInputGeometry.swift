import FlowEngine

extension CardInput {
  /// Where everything is for one width and the current texts, in points, unrounded (G3 to G29, F1,
  /// F2).
  struct Geometry {
    /// The screen's top left, in the window.
    let origin: Point
    /// The card's width, in points.
    let width: Double
    private let measures: Measures

    init(
      _ measures: Measures, _ environment: borrowing Environment,
      _ configuration: borrowing Configuration
    ) {
      self.measures = measures
      origin =
        configuration.origin ?? Point(x: Metrics.margin, y: environment.safeArea.top)
      width = configuration.cardWidth(in: environment)
    }

    // MARK: Screen and strip

    /// The width of a page of the strip.
    var pageWidth: Double { width + 2 * Metrics.overhang }

    var screen: Rect {
      Rect(
        x: origin.x, y: origin.y, width: width,
        height: Metrics.cardHeight + Metrics.gap + measures.stripHeight)
    }

    var card: Rect { Rect(x: 0, y: 0, width: width, height: Metrics.cardHeight) }

    var strip: Rect {
      Rect(
        x: -Metrics.overhang, y: Metrics.cardHeight + Metrics.gap, width: pageWidth,
        height: measures.stripHeight)
    }

    var stripContent: Size {
      Size(width: pageWidth * Double(Field.allCases.count), height: measures.stripHeight)
    }

    /// An input, in the strip's content.
    func input(_ field: Field) -> Rect {
      Rect(
        x: Metrics.overhang + Double(field.page) * pageWidth, y: 0, width: width,
        height: measures.stripHeight)
    }

    /// An input's text, clear of its button (D25).
    func text(besideNext showsNext: Bool, mirrored: Bool) -> Rect {
      let margins = showsNext ? Metrics.textMargins.withNext : Metrics.textMargins.withoutNext
      let textWidth = max(0, width - margins)
      let x = mirrored ? width - Metrics.textInset - textWidth : Metrics.textInset
      return Rect(x: x, y: 0, width: textWidth, height: measures.stripHeight)
    }

    /// An input's button to the next page.
    func next(mirrored: Bool) -> Rect {
      let next = Metrics.next
      return Rect(
        x: mirrored ? next.margin : width - next.margin - next.width, y: next.margin,
        width: next.width, height: measures.stripHeight - 2 * next.margin)
    }

    // MARK: Front

    var number: Rect {
      let size = measures.numberTemplate
      return Rect(
        x: (width - size.width) / 2, y: (Metrics.cardHeight - size.height) / 2, width: size.width,
        height: size.height)
    }

    /// The digits entered, which cover the placeholder.
    var typedNumber: Rect {
      var rect = number
      rect.size.width = measures.number
      return rect
    }

    /// A cell of a number whose font is not monospaced: 16 cells and 3 gaps share the
    /// placeholder's width (D24).
    func numberCell(at position: Int) -> Rect {
      let number = number
      let cell = number.width / Double(Metrics.maximumDigits + Metrics.maximumGroups - 1)
      return Rect(
        x: number.minX + Double(position) * cell, y: number.minY, width: cell,
        height: number.height)
    }

    /// The y of the holder's and the expiry's values.
    private var valueTop: Double {
      Metrics.cardHeight - Metrics.cardInset - measures.valueHeight
    }

    private func value(x: Double, width: Double) -> Rect {
      Rect(x: x, y: valueTop, width: width, height: measures.valueHeight)
    }

    var holderCaption: Rect {
      Rect(
        x: Metrics.cardInset, y: valueTop - Metrics.captionGap.holder - measures.captionHeight,
        width: measures.captions.holder, height: measures.captionHeight)
    }

    var holderTemplate: Rect { value(x: Metrics.cardInset, width: measures.templates.holder) }

    /// The name, cut where it would come too close to the expiry (D6).
    var holder: Rect {
      let limit = max(0, width - Metrics.holderMargins - expiryWidth)
      return value(
        x: Metrics.cardInset, width: min(max(measures.templates.holder, measures.holder), limit))
    }

    /// The width of the expiry block, `es` in G1.
    private var expiryWidth: Double {
      max(measures.captions.expiry, max(measures.templates.expiry, measures.expiry))
    }

    private var expiryLeft: Double { width - Metrics.cardInset - expiryWidth }

    var expiryCaption: Rect {
      Rect(
        x: expiryLeft, y: valueTop - Metrics.captionGap.expiry - measures.captionHeight,
        width: expiryWidth, height: measures.captionHeight)
    }

    var expiry: Rect { value(x: expiryLeft, width: expiryWidth) }

    func brandOnFront(_ brand: Brand) -> Rect {
      Rect(
        x: width - Metrics.cardInset - brand.imageWidth, y: Metrics.cardInset,
        width: brand.imageWidth, height: Metrics.brandHeight)
    }

    /// The tap target over the number.
    var numberButton: Rect {
      let growth = Metrics.numberGrowth
      let number = number
      return Rect(
        x: number.minX - growth.sides, y: number.minY - growth.top,
        width: number.width + 2 * growth.sides,
        height: number.height + growth.top + growth.bottom)
    }

    /// The tap target over the holder; as wide as the name.
    var holderButton: Rect {
      let top = holderCaption.minY
      return Rect(
        x: Metrics.cardInset, y: top, width: max(measures.captions.holder, holder.width),
        height: valueTop + measures.valueHeight - top
      ).insetBy(dx: -Metrics.blockGrowth, dy: -Metrics.blockGrowth)
    }

    /// The tap target over the expiry.
    var expiryButton: Rect {
      let top = expiryCaption.minY
      return Rect(
        x: expiryLeft, y: top, width: expiryWidth,
        height: valueTop + measures.valueHeight - top
      ).insetBy(dx: -Metrics.blockGrowth, dy: -Metrics.blockGrowth)
    }

    /// The outline on the front when the strip is at position `p`, in pages (F1).
    func focus(at p: Double) -> Rect {
      if p <= 0 { return numberButton.insetBy(dx: Metrics.outset * p, dy: Metrics.outset * p) }
      if p < 1 { return numberButton.mixed(with: holderButton, share: p) }
      if p < 2 { return holderButton.mixed(with: expiryButton, share: p - 1) }
      return expiryButton
    }

    // MARK: Back

    func brandOnBack(_ brand: Brand) -> Rect {
      var rect = brandOnFront(brand)
      rect.origin.y = Metrics.cardHeight - Metrics.brandBottom - Metrics.brandHeight
      return rect
    }

    var magneticStripe: Rect {
      Rect(x: 0, y: Metrics.stripe.top, width: width, height: Metrics.stripe.height)
    }

    var signatureStrip: Rect {
      let strip = Metrics.signature
      return Rect(
        x: Metrics.cardInset, y: strip.top,
        width: max(0, width - Metrics.cardInset - strip.trailing), height: strip.height)
    }

    var signature: Rect {
      let strip = signatureStrip
      let middle = strip.midY + Metrics.signature.shift
      return Rect(
        x: strip.minX, y: middle - measures.signatureHeight / 2, width: strip.width,
        height: measures.signatureHeight)
    }

    /// The box of the security code: as wide as the code, within a minimum (D22).
    var codeArea: Rect {
      let area = Metrics.codeArea
      return Rect(
        x: width - Metrics.signature.trailing, y: Metrics.signature.top,
        width: max(area.minimumWidth, measures.code + 2 * area.padding), height: area.height)
    }

    var code: Rect { codeArea.insetBy(dx: Metrics.codeArea.padding, dy: 0) }

    /// The outline on the back when the strip is at position `p`, in pages (F2, D4).
    func codeFocus(at p: Double) -> Rect {
      let outset = Metrics.codeOutset + Metrics.outset * max(0, p - 3)
      return codeArea.insetBy(dx: -outset, dy: -outset)
    }
  }

  /// The flip of the card: a function of the strip's position alone (F3, D1, D2).
  struct Flip: Equatable {
    /// The progress of the turn, 0…1.
    let share: Double

    init(at p: Double) {
      share = min(max(p - 2, 0), 1)
    }

    /// The face that is seen.
    var face: Face { share < Metrics.faceSwitch ? .front : .back }

    /// The turned front.
    var front: Transform {
      Transform(rotationY: -Double.pi * share, perspective: Metrics.perspective)
    }

    /// The turned back.
    var back: Transform {
      Transform(rotationY: -Double.pi * (1 + share), perspective: Metrics.perspective)
    }

    /// Whether the card lies flat.
    var isFlat: Bool { share == 0 || share == 1 }
  }
}

extension Rect {
  /// The rectangle at a fraction of the way to another one.
  func mixed(with other: Rect, share: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Rect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
