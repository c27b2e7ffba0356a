import Testing

@testable import FlowTesting

struct KeptRecordingTests {
  @Test(
    "The header is the first line that is not blank",
    arguments: ["", "\n", "\r\n", " \t\r\n\n"], ["\n", "\r\n"])
  func header(before: String, end: String) {
    let header = #"{"flowTrace":1,"scene":"a","version":3}"#
    let trace = before + header + end + #"{"t":1,"type":"tick"}"# + end
    let recording = KeptRecording(version: 3, name: "a.trace.jsonl", trace: trace)
    #expect(recording.headerVersion == 3)
  }
}
