// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

extension PropertyShape {
  /// The forms of a node's properties.
  static let node: [String: PropertyShape] = [
    "frame": .numbers(["x", "y", "width", "height"], .points),
    "transform": transform,
    "alpha": .number(.share, normal: 1),
    "hidden": .plain(normal: "false"),
    "enabled": .plain(normal: "true"),
    "cornerRadius": .number(.points, normal: 0),
    "borderWidth": .number(.points, normal: 0),
    "borderColor": .color,
    "background": .color,
    "textColor": .color,
    "font": .group(["name": .plain(), "size": .number(.points)]),
    "contentOffset": .numbers(["x", "y"], .points, normal: 0),
    "contentInset": .numbers(["top", "left", "bottom", "right"], .points, normal: 0),
    "contentSize": .numbers(["width", "height"], .points),
    "strokeEnd": .number(.share, normal: 1),
    "caret": .number(.count),
    "selectedRange": .numbers(["location", "length"], .count),
    "markedRange": .numbers(["location", "length"], .count),
    "focused": .plain(normal: "false"),
    "pressed": .plain(normal: "false"),
    "hovered": .plain(normal: "false"),
    "secure": .plain(normal: "false"),
    "placeholderColor": .color,
    "tintColor": .color,
    "clipsToBounds": .plain(normal: "false"),
    "keyboardType": .plain(normal: "default"),
    "returnKeyType": .plain(normal: "default"),
    "autocorrection": .plain(normal: "true"),
  ]
}
