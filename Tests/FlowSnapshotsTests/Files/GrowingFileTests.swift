import FlowSnapshots
import Foundation
import TestSupport
import Testing

@Suite("A file that a recording is written to")
struct GrowingFileTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = "\(scratch.path)/a"
  }

  private func write(_ text: String, to file: TraceFile) {
    Array(text.utf8).withUnsafeBufferPointer { file.write($0) }
  }

  @Test("is the old one until the first line, and has whole lines from then on")
  func grows() throws {
    try scratch.write("a", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    do {
      let file = TraceFile(at: path)
      #expect(try scratch.read("a") == "old")
      var text = ""
      for index in 0..<50 {
        let line = String(repeating: "\(index)", count: 4_000) + "\n"
        text += line
        write(line, to: file)
        #expect(try scratch.read("a") == text)
        #expect(try scratch.names.count == (index == 0 ? 1 : 2))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
      }
      #expect(file.failure == nil)
    }
    #expect(try scratch.names == ["a"])
  }

  @Test("is never written while it has its name, for a kill could cut the line")
  func copies() throws {
    let file = TraceFile(at: path)
    write("1\n", to: file)
    for index in 2..<9 {
      let shown = try #require(FileHandle(forReadingAtPath: path))
      let text = try scratch.read("a")
      write("\(index)\n", to: file)
      // What had the name before.
      #expect(try shown.readToEnd() == Data(text.utf8))
      #expect(try scratch.read("a") == text + "\(index)\n")
    }
  }

  @Test("is written on where somebody has moved it, and leaves what is in its place alone")
  func moved() throws {
    let file = TraceFile(at: path)
    write("1\n", to: file)
    write("2\n", to: file)
    try FileManager.default.moveItem(atPath: path, toPath: "\(scratch.path)/b")
    try scratch.write("a", "somebody's")
    write("3\n", to: file)
    write("4\n", to: file)
    #expect(file.failure == nil)
    #expect(try scratch.read("a") == "somebody's")
    #expect(try scratch.read("b") == "1\n2\n3\n4\n")
    #expect(try scratch.names == ["a", "b"])
  }

  @Test("is where a link leads")
  func link() throws {
    try scratch.write("b", "old")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "b")
    let file = TraceFile(at: path)
    for index in 1..<4 { write("\(index)\n", to: file) }
    #expect(try scratch.read("b") == "1\n2\n3\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "b")
  }

  @Test("may be a device, which stays what it is")
  func device() throws {
    let file = TraceFile(at: "/dev/null")
    for index in 1..<4 { write("\(index)\n", to: file) }
    #expect(file.failure == nil)
    #expect(try scratch.names.isEmpty)
  }

  @Test("cannot be in a folder that is not there")
  func noFolder() throws {
    let file = TraceFile(at: "\(scratch.path)/none/a")
    write("1\n", to: file)
    #expect(
      file.failure
        == "\(scratch.path)/none/a: error: cannot write: No such file or directory")
  }
}
