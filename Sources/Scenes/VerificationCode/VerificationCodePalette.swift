import FlowEngine

extension VerificationCode {
  /// The colours of the screen, unless the configuration has others.
  enum Palette {
    /// The digits, and the phone number.
    static var digit: SceneColor { SceneColor("digit", 0xFFFFFF) }
    /// The lines under the cells, and the resend button's title.
    static var underline: SceneColor {
      SceneColor("underline", 0x2E86F0, dark: 0x409CFF, contrast: 0x8FC4FF, darkContrast: 0x8FC4FF)
    }
    /// The caret.
    static var caret: SceneColor { SceneColor("caret", 0xFFFFFF) }
    /// The lines under the cells after a wrong code.
    static var failure: SceneColor { SceneColor("failure", 0xFF453A, contrast: 0xFF8A80) }
    /// The screen's background, which is dark in both looks.
    static var background: SceneColor {
      SceneColor("background", 0x1C1C1E, dark: 0x000000, contrast: 0x000000)
    }
  }

  /// The colours of the scene, by name.
  public static var palette: [SceneColor] {
    [
      Palette.digit, Palette.underline, Palette.caret, Palette.failure, Palette.background,
    ]
  }
}
