// swift-format-ignore-file
// Written by scripts/embed-page from the files beside it: change those.

/// The drawings that the pages have as well.
enum EmbeddedDrawings {
  /// Pictures by name: width, height and elements.
  static let pictures: [String: DrawnPicture] = [
    #"amex"#: DrawnPicture(width: 92, height: 25, elements: #"<rect x="1" y="1" width="90" height="23" rx="3" fill="none" stroke="currentColor" stroke-width="1.6"/><g fill="none" stroke="currentColor" stroke-width="3.6" stroke-linejoin="round"><path d="M8 19.5 15 5.5H16.5L23.5 19.5M11 15H20.5"/><path d="M30 19.5V6L38 15.5 46 6V19.5"/><path d="M65 5.8H53.8V19.2H65M54 12.5H63.5"/><path d="M70.5 5.5 84 19.5M84 5.5 70.5 19.5"/></g>"#),
    #"arrow"#: DrawnPicture(width: 8, height: 12, elements: ##"<path d="M1.5 1.2 6.5 6 1.5 10.8" fill="none" stroke="#FFFFFF" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>"##),
    #"back"#: DrawnPicture(width: 24, height: 24, elements: #"<path d="M15 3.5 6.5 12 15 20.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>"#),
    #"check"#: DrawnPicture(width: 24, height: 24, elements: #"<path d="M4.5 12.5 10 18 19.5 6.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>"#),
    #"close"#: DrawnPicture(width: 24, height: 24, elements: #"<path d="M6 6 18 18M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>"#),
    #"invalid"#: DrawnPicture(width: 12, height: 11, elements: ##"<path d="M1.8 1.5 10.2 9.5M10.2 1.5 1.8 9.5" fill="none" stroke="#FF8080" stroke-width="2.2" stroke-linecap="round"/>"##),
    #"mastercard"#: DrawnPicture(width: 40, height: 25, elements: ##"<circle cx="13.5" cy="12.5" r="11.5" fill="#E2231A"/><circle cx="26.5" cy="12.5" r="11.5" fill="#F5A01F"/><path d="M20 3.02A11.5 11.5 0 0 1 20 21.98 11.5 11.5 0 0 1 20 3.02Z" fill="#F0661F"/>"##),
    #"next"#: DrawnPicture(width: 24, height: 24, elements: #"<path d="M4 12H19.5M13 5.5 19.5 12 13 18.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>"#),
    #"photo"#: DrawnPicture(width: 88, height: 88, elements: ##"<path d="M0 0H88V88H0Z" fill="#C9D6E8"/><circle cx="44" cy="36" r="16" fill="#5B7396"/><path d="M11 88A33 30 0 0 1 77 88Z" fill="#5B7396"/>"##),
    #"placeholder"#: DrawnPicture(width: 11, height: 12, elements: ##"<path d="M1.3 10.7 1.9 7.7 7.9 1.7A1.1 1.1 0 0 1 9.5 1.7L9.9 2.1A1.1 1.1 0 0 1 9.9 3.7L4 9.8 1.3 10.7M6.7 3 8.8 5" fill="none" stroke="#9CA8AD" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>"##),
    #"valid"#: DrawnPicture(width: 12, height: 10, elements: ##"<path d="M1.3 5.2 4.6 8.5 10.7 1.5" fill="none" stroke="#8FD340" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>"##),
    #"visa"#: DrawnPicture(width: 77, height: 25, elements: #"<g transform="translate(5 0) skewX(-13)" fill="none" stroke="currentColor" stroke-width="4.6"><path d="M5.5 2.5 13 20.5 22.5 2.5"/><path d="M29.5 2.5V22.5"/><path d="M50.5 6.2C48.2 4.6 45.8 4 43.4 4.2 37 4.8 37.4 10.2 42 12 47.5 14.2 49.6 15.8 47.6 18.8 45.6 21.6 39.8 21.2 36.5 18.4"/><path d="M57 22.5 65.2 4.5H67.8L72.5 22.5M60.5 16.5H71"/></g>"#),
  ]
  /// The families of fonts by class.
  static let families: [String: String] = [#"monospaced"#: #"ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"#, #"sans"#: #"system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"#, #"script"#: #"'Snell Roundhand', 'Apple Chancery', 'Segoe Script', 'Brush Script MT', 'URW Chancery L', Z003, cursive"#]
  /// What is known of fonts, by a part of their names in lower case.
  static let fonts: [KnownFont] = [
    KnownFont(part: #"ocr"#, family: #"monospaced"#, advance: 0.72),
    KnownFont(part: #"mono"#, family: #"monospaced"#, advance: 0.6),
    KnownFont(part: #"courier"#, family: #"monospaced"#, advance: 0.6),
    KnownFont(part: #"menlo"#, family: #"monospaced"#, advance: 0.6),
    KnownFont(part: #"zapfino"#, family: #"script"#, advance: nil),
    KnownFont(part: #"script"#, family: #"script"#, advance: nil),
    KnownFont(part: #"chancery"#, family: #"script"#, advance: nil),
    KnownFont(part: #"snell"#, family: #"script"#, advance: nil),
    KnownFont(part: #"dabbington"#, family: #"sans"#, advance: 0.5),
  ]
  /// The widths of the printable characters of ASCII, in thousandths of the font's size.
  static let regularWidths: [Int] = [278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584]
  /// The same in bold.
  static let boldWidths: [Int] = [278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584]
  /// The rows of letters, of signs and of digits.
  static let letters: [String] = [#"qwertyuiop"#, #"asdfghjkl"#, #"zxcvbnm"#]
  static let signs: [String] = [#"1234567890"#, #"-/:;()$&@""#, #".,?!'"#]
  static let pad: [String] = [#"123"#, #"456"#, #"789"#]
  /// What stands beside the space bar, by the type of the keyboard.
  static let besideSpace: [String: [String]] = [#"URL"#: [#"."#, #"/"#], #"emailAddress"#: [#"@"#, #"."#], #"twitter"#: [#"@"#, #"#"#], #"webSearch"#: [#"."#]]
  /// What stands beside the 0, by the type of the keyboard, which has digits only.
  static let pads: [String: String] = [#"asciiCapableNumberPad"#: #""#, #"decimalPad"#: #"."#, #"numberPad"#: #""#, #"phonePad"#: #"+*#"#]
}
