import FlowEngine

extension AdaptiveField {
  /// The colours of the form, those of fields unless the configuration has others.
  enum Palette {
    /// The screen's background (example; G1).
    static var screen: SceneColor { SceneColor("screen", 0xFFFFFF, dark: 0x000000) }
    /// Fill of the accessory bar's button (example).
    static var accessory: SceneColor {
      SceneColor("accessory", 0x1DAAFC, dark: 0x0B6AA8, contrast: 0x0A5A94, darkContrast: 0x084A78)
    }
    /// Title of the accessory bar's button (example).
    static var accessoryTitle: SceneColor { SceneColor("accessory-title", 0xFFFFFF) }
    /// Boxes and line at rest.
    static var border: SceneColor {
      SceneColor("border", 0x9CA8AD, dark: 0x7A868C, contrast: 0x5F6368, darkContrast: 0xB4BEC4)
    }
    /// Boxes, line and label when raised, and the line of the underlined style.
    static var raised: SceneColor {
      SceneColor("raised", 0xB4B4B4, dark: 0xA0A0A0, contrast: 0x5F6368, darkContrast: 0xD0D0D0)
    }
    /// The label at rest, and the entered text.
    static var text: SceneColor {
      SceneColor("text", 0x505050, dark: 0xE0E0E0, contrast: 0x1C1C1E, darkContrast: 0xFFFFFF)
    }
    /// The caret.
    static var tint: SceneColor {
      SceneColor("tint", 0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
    }
    /// Of the example's fields: boxes and label of a valid text.
    static var valid: SceneColor {
      SceneColor("valid", 0xA3E358, contrast: 0x2E6B00, darkContrast: 0xC4F08C)
    }
    /// Of the example's fields: boxes and label of an invalid text.
    static var invalid: SceneColor {
      SceneColor("invalid", 0xFF9393, contrast: 0xB3261E, darkContrast: 0xFFB8B8)
    }
  }

  /// The colours of the scene, by name.
  public static var palette: [SceneColor] {
    [
      Palette.screen, Palette.accessory, Palette.accessoryTitle, Palette.border, Palette.raised,
      Palette.text, Palette.tint, Palette.valid, Palette.invalid,
    ]
  }
}
