import FlowEngine

extension Onboarding {
  /// The colours of the form; the article does not give any (G1 to G3, G7, G9).
  enum Palette {
    /// Texts and glyphs.
    static var ink: SceneColor { SceneColor("ink", 0xFFFFFF) }
    /// Pages, bar, and the glyph on the next button.
    static var ground: SceneColor {
      SceneColor("ground", 0x1B62C4, dark: 0x0B2A55, contrast: 0x083A80, darkContrast: 0x000000)
    }
    /// Placeholders of fields.
    static var placeholder: SceneColor {
      SceneColor(
        "placeholder",
        withAlpha: 0xFFFFFFB3, dark: 0xFFFFFFCC, contrast: 0xFFFFFFF2, darkContrast: 0xFFFFFFF2)
    }
    /// Fields.
    static var field: SceneColor {
      SceneColor(
        "field",
        withAlpha: 0xFFFFFF33, dark: 0xFFFFFF33, contrast: 0xFFFFFF26, darkContrast: 0xFFFFFF33)
    }
    /// Next button and done circle (article).
    static var mark: SceneColor { SceneColor("mark", 0xFFFFFF) }
  }

  /// The colours of the scene, by name.
  public static var palette: [SceneColor] {
    [
      Palette.ink, Palette.ground, Palette.placeholder, Palette.field, Palette.mark,
    ]
  }
}
