import FlowEngine

extension GlideCard {
  /// The colours of the card (article; dark and increased contrast are chosen).
  enum Palette {
    /// The plain screen behind the card.
    static var host: SceneColor { SceneColor("host", 0xFFFFFF, dark: 0x000000) }
    /// The trigger's title: that of a system button (platform; G9).
    static var trigger: SceneColor {
      SceneColor("trigger", 0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
    }
    /// What darkens the host.
    static var dim: SceneColor { SceneColor("dim", 0x000000) }
    /// The card and its list.
    static var card: SceneColor {
      SceneColor("card", 0xFFFFFF, dark: 0x1C1C1E, darkContrast: 0x242426)
    }
    /// The grabber; light gray, white level 2/3 (platform).
    static var grabber: SceneColor {
      SceneColor("grabber", 0xAAAAAA, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
    }
  }

  /// The colours of the scene, by name.
  public static var palette: [SceneColor] {
    [
      Palette.host, Palette.trigger, Palette.dim, Palette.card, Palette.grabber,
    ]
  }
}
