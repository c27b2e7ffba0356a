import FlowEngine
import Testing

struct MalformedLineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var column: Int
    var message: String
    var testDescription: String { line }

    init(_ line: String, _ column: Int, _ message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  static let types = """
    'pan', 'scroll', 'tap', 'text', 'deleteBackward', 'focus', 'blur', 'select', 'keyboard', \
    'response', 'command', 'environment', 'tick', 'pointer', 'doubleTap', \
    'longPress', 'pinch', 'key', 'selection', 'compose', 'undo', 'redo', 'return'
    """
  static let allMembers = """
    't', 'type', 'phase', 'translation', 'velocity', 'target', 'location', 'offset', \
    'replacement', 'range', 'component', 'row', 'frame', 'duration', 'curve', 'id', 'outcome', \
    'message', 'value', 'name', 'environment', 'kind', 'buttons', 'modifiers', 'scale', 'key', \
    'repeats', 'text', 'selection'
    """

  static let syntax = [
    Row("x", 1, "expected an object, found 'x'"),
    Row("[]", 1, "expected an object, found an array"),
    Row("42", 1, "expected an object, found a number"),
    Row(#""tap""#, 1, "expected an object, found a string"),
    Row("null", 1, "expected an object, found null"),
    Row("{", 2, "expected the name of a member in double quotes, found the end"),
    Row(#"{"t""#, 5, "expected ':', found the end"),
    Row(#"{"t":"#, 6, "expected a number, found the end"),
    Row(#"{"t":1"#, 7, "expected ',' or '}', found the end"),
    Row(#"{"t":1,"#, 8, "expected the name of a member in double quotes, found the end"),
    Row(#"{"t":1,}"#, 8, "expected the name of a member in double quotes, found '}'"),
    Row(#"{,"t":1}"#, 2, "expected the name of a member in double quotes, found ','"),
    Row(#"{"t" 1}"#, 6, "expected ':', found '1'"),
    Row(#"{"t"=1,"type":"tick"}"#, 5, "expected ':', found '='"),
    Row(#"{t:1,"type":"tick"}"#, 2, "expected the name of a member in double quotes, found 't'"),
    Row(#"{'t':1,"type":"tick"}"#, 2, "expected the name of a member in double quotes, found '''"),
    Row("{1:1}", 2, "expected the name of a member in double quotes, found '1'"),
    Row(#"{"t":1;"type":"tick"}"#, 7, "expected ',' or '}', found ';'"),
    Row(#"{"t":1 "type":"tick"}"#, 8, #"expected ',' or '}', found '"'"#),
    Row(#"{"t":1,"type":"tick"} x"#, 23, "expected nothing more, found 'x'"),
    Row(#"{"t":1,"type":"tick"}}"#, 22, "expected nothing more, found '}'"),
    Row(#"{"t":1,"type":"tick"},"#, 22, "expected nothing more, found ','"),
    Row(#"{"t":1,"type":"tick"}{"t":2,"type":"tick"}"#, 22, "expected nothing more, found '{'"),
    Row(#"{"t":1,"type":"tick"#, 20, #"expected '"' at the end of the string, found the end"#),
    Row(
      #"{"t":1,"type":"ti\ck"}"#, 18,
      #"unknown escape; expected a backslash with ", \, /, b, f, n, r, t or uXXXX"#),
    Row(
      #"{"t":1,"type":"\u12G4"}"#, 16,
      #"unknown escape; expected a backslash with ", \, /, b, f, n, r, t or uXXXX"#),
    Row(
      #"{"t":1,"type":"\ud800"}"#, 16,
      #"half a surrogate pair; expected \uD800…\uDBFF with \uDC00…\uDFFF after it"#),
    Row(
      #"{"t":1,"type":"\uDC00\uD800"}"#, 16,
      #"half a surrogate pair; expected \uD800…\uDBFF with \uDC00…\uDFFF after it"#),
    Row(
      #"{"t":1,"type":"\uD83D\u0041"}"#, 16,
      #"half a surrogate pair; expected \uD800…\uDBFF with \uDC00…\uDFFF after it"#),
    Row(
      #"{"t":1,"type":"\uD83Dx"}"#, 16,
      #"half a surrogate pair; expected \uD800…\uDBFF with \uDC00…\uDFFF after it"#),
    Row(
      "{\"t\":1,\"type\":\"a\tb\"}", 17,
      "control character 0x09 in a string must be written as an escape"),
    Row(#"{"t":NaN,"type":"tick"}"#, 6, "expected a number, found 'N'"),
    Row(#"{"t":Infinity,"type":"tick"}"#, 6, "expected a number, found 'I'"),
    Row(#"{"t":-Infinity,"type":"tick"}"#, 6, "expected a number, found '-'"),
    Row(#"{"t":01,"type":"tick"}"#, 6, "expected a number, found '0'"),
    Row(#"{"t":+1,"type":"tick"}"#, 6, "expected a number, found '+'"),
    Row(#"{"t":.5,"type":"tick"}"#, 6, "expected a number, found '.'"),
    Row(#"{"t":1.,"type":"tick"}"#, 6, "expected a number, found '1'"),
    Row(#"{"t":1e,"type":"tick"}"#, 6, "expected a number, found '1'"),
    Row(#"{"t":-,"type":"tick"}"#, 6, "expected a number, found '-'"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[1,],"velocity":[0,0]}"#, 54,
      "expected a number, found ']'"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[,1],"velocity":[0,0]}"#, 52,
      "expected a number, found ','"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[1 2],"velocity":[0,0]}"#, 54,
      "expected ',' or ']', found '2'"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[1,2}"#, 55,
      "expected ',' or ']', found '}'"),
    Row(
      #"{"t":1,"type":"command","name":"a","value":tru}"#, 44,
      "expected true or false, found 't'"),
    Row(
      #"{"t":1,"type":"command","name":"a","value":nope}"#, 44,
      "expected a string, a number, a boolean, an array or an object, found 'n'"),
    Row(#"{"t":1,"type":"command","name":"a","value":-}"#, 44, "expected a number, found '-'"),
  ]

  static let members = [
    Row(#"{"t":1}"#, 1, "an event needs 'type'"),
    Row(#"{"type":"tick"}"#, 1, "an event needs 't'"),
    Row("{}", 1, "an event needs 't'"),
    Row(#" {"target":"a"}"#, 2, "an event needs 't'"),
    Row(#"{"t":1,"type":"tap","targt":"a"}"#, 21, "unknown member 'targt'; did you mean 'target'?"),
    Row(
      #"{"t":1,"type":"tap","":"a"}"#, 21,
      "unknown member ''; expected 't', 'type', 'target', 'location'"),
    Row(#"{"trget":"a","t":1,"type":"tap"}"#, 2, "unknown member 'trget'; did you mean 'target'?"),
    Row(
      #"{"t":1,"type":"tap","\u0007\u202ex":"a"}"#, 21,
      #"unknown member '\u{7}\u{202E}x'; expected 't', 'type', 'target', 'location'"#),
    Row(#"{"t":1,"t":2,"type":"tick"}"#, 8, "member 't' stands twice"),
    Row(#"{"t":1,"type":"tick","\u0074":2}"#, 22, "member 't' stands twice"),
    Row(
      #"{"t":1,"type":"tap","target":"a","velocity":[0,0]}"#, 34,
      "'velocity' is not a member of a 'tap' event"),
    Row(
      #"{"velocity":[0,0],"phase":"began","t":1,"type":"tap","target":"a"}"#, 2,
      "'velocity' is not a member of a 'tap' event"),
    Row(#"{"t":1,"type":"tap"}"#, 1, "a 'tap' event needs 'target' or 'location'"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","velocity":[0,0]}"#, 1,
      "a 'pan' event needs 'translation'"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[0,0]}"#, 1,
      "a 'pan' event needs 'velocity'"),
    Row(
      #"{"t":1,"type":"keyboard","phase":"willShow","frame":[0,0,1,1],"curve":"linear"}"#, 1,
      "a 'keyboard' event needs 'duration'"),
    Row(
      #"{"t":1,"type":"keyboard","phase":"willShow","frame":[0,0,1,1],"duration":0.25}"#, 1,
      "a 'keyboard' event needs 'curve'"),
    Row(
      #"{"t":1,"type":"pan","translation":[0,0],"velocity":[0,0]}"#, 1,
      "a 'pan' event needs 'phase'"),
    Row(#"{"t":1,"type":"scroll","offset":[0,0]}"#, 1, "a 'scroll' event needs 'target'"),
    Row(#"{"t":1,"type":"scroll","target":"a"}"#, 1, "a 'scroll' event needs 'offset'"),
    Row(#"{"t":1,"type":"text","target":"a"}"#, 1, "a 'text' event needs 'replacement'"),
    Row(#"{"t":1,"type":"select","target":"a","row":1}"#, 1, "a 'select' event needs 'component'"),
    Row(
      #"{"t":1,"type":"keyboard","phase":"willShow","duration":0.25,"curve":"easeInOut"}"#, 1,
      "a 'keyboard' event needs 'frame'"),
    Row(#"{"t":1,"type":"response","id":"a"}"#, 1, "a 'response' event needs 'outcome'"),
    Row(#"{"t":1,"type":"command"}"#, 1, "a 'command' event needs 'name'"),
    Row(#"{"t":1,"type":"environment"}"#, 1, "an 'environment' event needs 'environment'"),
    Row(
      #"{"flowTrace":1,"scene":"probe"}"#, 2,
      "unknown member 'flowTrace'; expected \(allMembers)"),
  ]

  static let values = [
    Row(#"{"t":1e999,"type":"tick"}"#, 6, "'t' must be a number from -1000000000 to 1000000000"),
    Row(
      #"{"t":1000000001,"type":"tick"}"#, 6,
      "'t' must be a number from -1000000000 to 1000000000"),
    Row(#"{"t":-1,"type":"tick"}"#, 6, "'t' must be a number of seconds from 0 to 10000000"),
    Row(#"{"t":10000001,"type":"tick"}"#, 6, "'t' must be a number of seconds from 0 to 10000000"),
    Row(#"{"t":"1","type":"tick"}"#, 6, "'t' must be a number, found a string"),
    Row(#"{"t":null,"type":"tick"}"#, 6, "'t' must be a number, found null"),
    Row(#"{"t":true,"type":"tick"}"#, 6, "'t' must be a number, found a boolean"),
    Row(#"{"t":[1],"type":"tick"}"#, 6, "'t' must be a number, found an array"),
    Row(#"{"t":{},"type":"tick"}"#, 6, "'t' must be a number, found an object"),
    Row(
      #"{"t":1,"type":"selection","target":"a"}"#, 1, "a 'selection' event needs 'range'"),
    Row(
      #"{"t":1,"type":"selection","target":"a","range":[0,-1]}"#, 51,
      "'range[1]' must be a whole number from 0 to 1000000000"),
    Row(#"{"t":1,"type":"compose","target":"a"}"#, 1, "a 'compose' event needs 'phase'"),
    Row(
      #"{"t":1,"type":"compose","phase":"changed","text":"a"}"#, 1,
      "a 'compose' event needs 'target'"),
    Row(
      #"{"t":1,"type":"compose","target":"a","phase":"began"}"#, 46,
      "unknown 'phase' 'began'; expected 'changed', 'committed', 'cancelled'"),
    Row(
      #"{"t":1,"type":"compose","target":"a","phase":"changed","selection":[0]}"#, 68,
      "'selection' must be an array of 2 numbers"),
    Row(#"{"t":1,"type":"undo","target":7}"#, 31, "'target' must be a string, found a number"),
    Row(#"{"t":1,"type":7}"#, 15, "'type' must be a string, found a number"),
    Row(#"{"t":1,"type":null}"#, 15, "'type' must be a string, found null"),
    Row(#"{"t":1,"type":"pna"}"#, 15, "unknown 'type' 'pna'; did you mean 'pan'?"),
    Row(#"{"t":1,"type":"zzzzzzzzzzz"}"#, 15, "unknown 'type' 'zzzzzzzzzzz'; expected \(types)"),
    Row(#"{"t":1,"type":""}"#, 15, "unknown 'type' ''; expected \(types)"),
    Row(#"{"t":1,"type":"Tap","target":"a"}"#, 15, "unknown 'type' 'Tap'; did you mean 'tap'?"),
    Row(
      #"{"t":1,"type":"pan","phase":"chnged","translation":[0,0],"velocity":[0,0]}"#, 29,
      "unknown 'phase' 'chnged'; did you mean 'changed'?"),
    Row(
      #"{"t":1,"type":"pan","phase":"willShow","translation":[0,0],"velocity":[0,0]}"#, 29,
      "unknown 'phase' 'willShow'; expected 'began', 'changed', 'ended', 'cancelled'"),
    Row(
      #"{"t":1,"type":"scroll","target":"a","offset":[0,0],"phase":"cancelled"}"#, 60,
      "unknown 'phase' 'cancelled'; expected 'began', 'changed', 'ended'"),
    Row(
      #"{"t":1,"type":"pan","phase":1,"translation":[0,0],"velocity":[0,0]}"#, 29,
      "'phase' must be a string, found a number"),
    Row(
      #"{"t":1,"type":"keyboard","phase":"willShow","frame":[0,0,1,1],"curve":"ease","duration":0.25}"#,
      71,
      "unknown 'curve' 'ease'; did you mean 'easeIn'?"),
    Row(
      #"{"t":1,"type":"response","id":"a","outcome":"ok"}"#, 45,
      "unknown 'outcome' 'ok'; expected 'success', 'failure'"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":0,"velocity":[0,0]}"#, 51,
      "'translation' must be an array of 2 numbers, found a number"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[],"velocity":[0,0]}"#, 51,
      "'translation' must be an array of 2 numbers"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[1],"velocity":[0,0]}"#, 51,
      "'translation' must be an array of 2 numbers"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[1,2,3],"velocity":[0,0]}"#, 51,
      "'translation' must be an array of 2 numbers"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[1,"2"],"velocity":[0,0]}"#, 54,
      "'translation[1]' must be a number, found a string"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[1,null],"velocity":[0,0]}"#, 54,
      "'translation[1]' must be a number, found null"),
    Row(
      #"{"t":1,"type":"pan","phase":"began","translation":[1,2e9],"velocity":[0,0]}"#, 54,
      "'translation[1]' must be a number from -1000000000 to 1000000000"),
    Row(
      #"{"t":1,"type":"keyboard","phase":"willShow","frame":[0,0,1],"duration":0.25,"curve":"easeInOut"}"#,
      53,
      "'frame' must be an array of 4 numbers"),
    Row(
      #"{"t":1,"type":"text","target":"a","replacement":"","range":[-1,0]}"#, 61,
      "'range[0]' must be a whole number from 0 to 1000000000"),
    Row(
      #"{"t":1,"type":"text","target":"a","replacement":"","range":[0,0.5]}"#, 63,
      "'range[1]' must be a whole number from 0 to 1000000000"),
    Row(
      #"{"t":1,"type":"text","target":"a","replacement":"","range":[0,1000000001]}"#, 63,
      "'range[1]' must be a whole number from 0 to 1000000000"),
    Row(
      #"{"t":1,"type":"text","target":"a","replacement":null}"#, 49,
      "'replacement' must be a string, found null"),
    Row(
      #"{"t":1,"type":"text","target":5,"replacement":""}"#, 31,
      "'target' must be a string, found a number"),
    Row(
      #"{"t":1,"type":"select","target":"a","component":-1,"row":1}"#, 49,
      "'component' must be a whole number from 0 to 1000000000"),
    Row(
      #"{"t":1,"type":"select","target":"a","component":0,"row":1.5}"#, 57,
      "'row' must be a whole number from 0 to 1000000000"),
    Row(
      #"{"t":1,"type":"command","name":"a","value":null}"#, 44,
      "'value' must be a string, a number, a boolean, an array or an object, found null"),
    Row(
      #"{"t":1,"type":"command","name":"a","value":[1,-1e10]}"#, 47,
      "'value[1]' must be a number from -1000000000 to 1000000000"),
    Row(
      #"{"t":1,"type":"response","id":"a","outcome":"success","value":{"b":1,"b":2}}"#, 70,
      "member 'b' stands twice"),
  ]

  static let environment = [
    Row(
      #"{"t":1,"type":"environment","target":"a","environment":{}}"#, 29,
      "'target' is not a member of an 'environment' event"),
    Row(
      #"{"t":1,"type":"environment","environment":[]}"#, 43,
      "'environment' must be an object, found an array"),
    Row(
      #"{"t":1,"type":"environment","environment":5}"#, 43,
      "'environment' must be an object, found a number"),
    Row(
      #"{"t":1,"type":"environment","environment":{"siz":[1,2]}}"#, 44,
      "unknown member 'siz'; did you mean 'size'?"),
    Row(
      #"{"t":1,"type":"environment","environment":{"size":[1,2],"size":[1,2]}}"#, 57,
      "member 'size' stands twice"),
    Row(
      #"{"t":1,"type":"environment","environment":{"size":[1,-2]}}"#, 54,
      "'environment.size[1]' must be a number from 0 to 1000000"),
    Row(
      #"{"t":1,"type":"environment","environment":{"size":[1000001,2]}}"#, 52,
      "'environment.size[0]' must be a number from 0 to 1000000"),
    Row(
      #"{"t":1,"type":"environment","environment":{"size":[1]}}"#, 51,
      "'environment.size' must be an array of 2 numbers"),
    Row(
      #"{"t":1,"type":"environment","environment":{"size":"big"}}"#, 51,
      "'environment.size' must be an array of 2 numbers, found a string"),
    Row(
      #"{"t":1,"type":"environment","environment":{"size":[1,true]}}"#, 54,
      "'environment.size[1]' must be a number, found a boolean"),
    Row(
      #"{"t":1,"type":"environment","environment":{"size":[1,1e999]}}"#, 54,
      "'environment.size[1]' must be a number from -1000000000 to 1000000000"),
    Row(
      #"{"t":1,"type":"environment","environment":{"safeArea":[1,2,3]}}"#, 55,
      "'environment.safeArea' must be an array of 4 numbers"),
    Row(
      #"{"t":1,"type":"environment","environment":{"safeArea":[1,2,3,-4]}}"#, 62,
      "'environment.safeArea[3]' must be a number from 0 to 1000000"),
    Row(
      #"{"t":1,"type":"environment","environment":{"windowOrigin":[1]}}"#, 59,
      "'environment.windowOrigin' must be an array of 2 numbers"),
    Row(
      #"{"t":1,"type":"environment","environment":{"windowOrigin":[-1e6,1000001]}}"#, 65,
      "'environment.windowOrigin[1]' must be a number from -1000000 to 1000000"),
    Row(
      #"{"t":1,"type":"environment","environment":{"scale":0}}"#, 52,
      "'environment.scale' must be a number above 0, up to 1000000000"),
    Row(
      #"{"t":1,"type":"environment","environment":{"scale":"3x"}}"#, 52,
      "'environment.scale' must be a number, found a string"),
    Row(
      #"{"t":1,"type":"environment","environment":{"layoutDirection":"rightToleft"}}"#, 62,
      "unknown 'environment.layoutDirection' 'rightToleft'; did you mean 'rightToLeft'?"),
    Row(
      #"{"t":1,"type":"environment","environment":{"layoutDirection":"up"}}"#, 62,
      "unknown 'environment.layoutDirection' 'up'; expected 'leftToRight', 'rightToLeft'"),
    Row(
      #"{"t":1,"type":"environment","environment":{"reduceMotion":1}}"#, 59,
      "'environment.reduceMotion' must be true or false, found a number"),
    Row(
      #"{"t":1,"type":"environment","environment":{"date":"2026-02-29"}}"#, 51,
      "'environment.date' must be a date of the form YYYY-MM-DD"),
    Row(
      #"{"t":1,"type":"environment","environment":{"date":20260101}}"#, 51,
      "'environment.date' must be a string, found a number"),
    Row(
      #"{"t":1,"type":"environment","environment":{"colorScheme":"darc"}}"#, 58,
      "unknown 'environment.colorScheme' 'darc'; did you mean 'dark'?"),
    Row(
      #"{"t":1,"type":"environment","environment":{"contrast":1}}"#, 55,
      "'environment.contrast' must be a string, found a number"),
    Row(
      #"{"t":1,"type":"environment","environment":{"textSize":"huge"}}"#, 55,
      """
      unknown 'environment.textSize' 'huge'; expected 'xSmall', 'small', 'medium', 'large', \
      'xLarge', 'xxLarge', 'xxxLarge', 'accessibilityMedium', 'accessibilityLarge', \
      'accessibilityXLarge', 'accessibilityXXLarge', 'accessibilityXXXLarge'
      """),
    Row(
      #"{"t":1,"type":"environment","environment":{"boldText":"yes"}}"#, 55,
      "'environment.boldText' must be true or false, found a string"),
    Row(
      #"{"t":1,"type":"key","key":"a","modifiers":["alt",1]}"#, 50,
      "'modifiers[1]' must be a string, found a number"),
    Row(
      #"{"t":1,"type":"environment","environment":{"locale":"de_AT"}}"#, 53,
      "'environment.locale' must be a BCP 47 language of 64 bytes or less, such as 'de' or 'pt-BR'"),
    Row(
      #"{"t":1,"type":"environment","environment":{"strings":[]}}"#, 54,
      "'environment.strings' must be an object, found an array"),
    Row(
      #"{"t":1,"type":"environment","environment":{"strings":{"a":1}}}"#, 59,
      "'environment.strings.a' must be a string or an object of plural forms"),
    Row(
      #"{"t":1,"type":"environment","environment":{"strings":{"a":{"one":"1"}}}}"#, 59,
      "'environment.strings.a' must be plural forms with 'other'"),
    Row(
      #"{"t":1,"type":"environment","environment":{"strings":{"a":{"other":"","ones":""}}}}"#, 71,
      "unknown member 'ones'; did you mean 'one'?"),
    Row(
      #"{"t":1,"type":"environment","environment":{"strings":{"a":{"other":null}}}}"#, 68,
      "'environment.strings.a.other' must be a string, found null"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":[]}}"#, 52,
      "'environment.fonts' must be an object, found an array"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":{"a":1}}}"#, 57,
      "'environment.fonts.a' must be an object, found a number"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":{"a":{"advanc":1}}}}"#, 58,
      "unknown member 'advanc'; did you mean 'advance'?"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":{"a":{"advance":"1"}}}}"#, 68,
      "'environment.fonts.a.advance' must be a number or an object, found a string"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":{"a":{"advance":-1}}}}"#, 68,
      "'environment.fonts.a.advance' must be a number from 0 to 1000000000"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":{"a":{"advance":{"AB":1}}}}}"#, 69,
      "'environment.fonts.a.advance.AB' must be 'default' or a single character"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":{"a":{"advance":{"":1}}}}}"#, 69,
      "'environment.fonts.a.advance' must be 'default' or a single character"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":{"a":{"advance":{"A":"1"}}}}}"#, 73,
      "'environment.fonts.a.advance.A' must be a number, found a string"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":{"a":{"lineHeight":null}}}}"#, 71,
      "'environment.fonts.a.lineHeight' must be a number, found null"),
    Row(
      #"{"t":1,"type":"environment","environment":{"fonts":{"a":{},"a":{}}}}"#, 60,
      "member 'a' stands twice"),
    Row(
      #"{"t":1,"type":"environment","environment":{"date":[[[}}"#, 54,
      "expected a value, found '}'"),
  ]

  @Test("The table is not empty by mistake")
  func count() {
    #expect(Self.rows.count >= 120)
  }

  static let rows = syntax + members + values + environment

  @Test("A malformed line is rejected with its place", arguments: rows)
  func rejects(_ row: Row) {
    let summary = traceError(in: Array(plainHeader.utf8), Array(row.line.utf8))?.summary
    #expect(summary == "2:\(row.column): \(row.message)")
  }
}
