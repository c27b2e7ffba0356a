import FlowEngine

extension CardInput {
  /// The colours of the article and of the repository; the screen is dark in both looks.
  enum Palette {
    /// Behind the card (Board).
    static var screen: SceneColor { SceneColor("screen", 0x000000) }

    /// Card and masks: calibrated gray 0.1882 is 0.2465 in sRGB.
    static var card: SceneColor { SceneColor("card", 0x3F3F3F) }
    /// What is printed on the front.
    static var value: SceneColor { SceneColor("value", 0xFFFFFF) }
    /// Calibrated gray 0.502 is 0.574 in sRGB.
    static var placeholder: SceneColor { SceneColor("placeholder", 0x929292, contrast: 0xC8C8C8) }
    /// Calibrated gray 0.8 is 0.837 in sRGB.
    static var caption: SceneColor { SceneColor("caption", 0xD5D5D5, contrast: 0xFFFFFF) }
    /// The line around what is being edited.
    static var outline: SceneColor { SceneColor("outline", 0xFF8000, contrast: 0xFFA64D) }
    /// Display P3 (0.1845, 0.1920, 0.2039), in sRGB.
    static var stripe: SceneColor { SceneColor("stripe", 0x2F3134) }
    /// Display P3 gray 0.7765; gray is the same in sRGB.
    static var signature: SceneColor { SceneColor("signature", 0xC6C6C6) }
    /// Gray 0.7689.
    static var codeArea: SceneColor { SceneColor("code-area", 0xC4C4C4) }
    /// The back's texts, in dark mode as well (D23).
    static var backText: SceneColor { SceneColor("back-text", 0x000000) }

    /// Texts, borders and the titles of the bar.
    static var inputText: SceneColor { SceneColor("input-text", 0xFFFFFF) }
    /// Gray 0.5 (Input).
    static var inputPlaceholder: SceneColor {
      SceneColor(
        "input-placeholder", 0x808080, dark: 0x8E8E93, contrast: 0xB8B8B8, darkContrast: 0xB8B8B8)
    }
    /// The border around a number that fails the check (D28).
    static var invalid: SceneColor { SceneColor("invalid", 0xFF453A, contrast: 0xFF8A80) }
    /// White 0.7 with alpha 0.5.
    static var next: SceneColor { SceneColor("next", 0xB3B3B3, alpha: 0x80) }
    /// Translucent black, alpha 0.5 (platform).
    static var bar: SceneColor {
      SceneColor(
        "bar",
        withAlpha: 0x00000080, dark: 0x00000080, contrast: 0x000000FF, darkContrast: 0x000000FF)
    }
  }

  /// The colours of the scene, by name.
  public static var palette: [SceneColor] {
    [
      Palette.screen, Palette.card, Palette.value, Palette.placeholder, Palette.caption,
      Palette.outline, Palette.stripe, Palette.signature, Palette.codeArea, Palette.backText,
      Palette.inputText, Palette.inputPlaceholder, Palette.invalid, Palette.next, Palette.bar,
    ]
  }
}
