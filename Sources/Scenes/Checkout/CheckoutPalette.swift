import FlowEngine

extension Checkout {
  /// The colours of the pages that the checkout adds; all of them are chosen.
  enum Palette {
    /// Pages.
    static var ground: SceneColor { SceneColor("ground", 0xFFFFFF, dark: 0x000000) }
    /// Texts.
    static var ink: SceneColor { SceneColor("ink", 0x000000, dark: 0xFFFFFF) }
    /// Buttons.
    static var button: SceneColor {
      SceneColor("button", 0x0062CC, dark: 0x0A63C4, contrast: 0x00408A, darkContrast: 0x64B0FF)
    }
    /// Titles of buttons.
    static var buttonText: SceneColor {
      SceneColor("button-text", 0xFFFFFF, darkContrast: 0x000000)
    }
  }

  /// The colours of the scene, by name.
  public static var palette: [SceneColor] {
    [
      Palette.ground, Palette.ink, Palette.button, Palette.buttonText,
    ]
  }
}
