// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

/// What members of a node are that a frame leaves out.
enum NodeDefaults {
  /// By name, as a frame would write it; `none` for an optional one.
  static let texts: [String: String] = [
    "parent": "none",
    "transform": "{\"matrix\":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}",
    "alpha": "1",
    "hidden": "false",
    "enabled": "true",
    "cornerRadius": "0",
    "borderWidth": "0",
    "borderColor": "none",
    "background": "none",
    "text": "none",
    "textColor": "none",
    "font": "none",
    "textAlignment": "none",
    "placeholder": "none",
    "image": "none",
    "contentOffset": "[0,0]",
    "contentInset": "[0,0,0,0]",
    "contentSize": "none",
    "strokeEnd": "1",
    "caret": "none",
    "selectedRange": "none",
    "markedRange": "none",
    "focused": "false",
    "pressed": "false",
    "hovered": "false",
    "secure": "false",
    "placeholderColor": "none",
    "tintColor": "none",
    "clipsToBounds": "false",
    "keyboardType": "\"default\"",
    "textContentType": "none",
    "returnKeyType": "\"default\"",
    "autocorrection": "true",
    "rows": "[]",
    "selectedRows": "[]",
    "accessibilityLabel": "none",
    "accessibilityValue": "none",
    "accessibilityTraits": "[]",
  ]
}
