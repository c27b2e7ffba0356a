import FlowEngine

extension SheetMetrics {
  static var dim: SceneColor { SceneColor("dim", 0x000000) }
  static var sheet: SceneColor { SceneColor("sheet", 0xFFFFFF, dark: 0x1C1C1E) }
  static var grabberColor: SceneColor {
    SceneColor("grabber", 0xC5C5C7, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
  }

  static var dismiss: SceneString {
    SceneString(
      "sheet.dismiss", "Dismiss",
      comment: "What a screen reader calls the dimmed screen under a sheet.")
  }
  static var name: SceneString {
    SceneString(
      "sheet.name", "Sheet", comment: "What a screen reader calls a sheet without a title.")
  }
  static var grabberName: SceneString {
    SceneString(
      "sheet.grabber", "Sheet Grabber",
      comment: "What a screen reader calls the handle at a sheet's top.")
  }
  static var large: SceneString {
    SceneString("sheet.large", "large", comment: "How high a sheet is: almost the whole window.")
  }
  static var medium: SceneString {
    SceneString("sheet.medium", "medium", comment: "How high a sheet is: half the window.")
  }
}

extension Sheet {
  /// The colours of the sheet itself and those that the pages add, by name.
  public static var palette: [SceneColor] {
    [SheetMetrics.dim, SheetMetrics.sheet, SheetMetrics.grabberColor] + Pages.palette
  }

  /// The texts of the sheet itself, and the pages'.
  public static var strings: [SceneString] {
    [
      SheetMetrics.dismiss, SheetMetrics.name, SheetMetrics.grabberName, SheetMetrics.large,
      SheetMetrics.medium,
    ] + Pages.strings
  }
}
