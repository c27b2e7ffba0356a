import FlowSnapshots
import Foundation
import TestSupport
import Testing

@Suite("A file that is written")
struct OutputFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  @Test("takes the place of the old one at the end, with its permissions")
  func replaces() throws {
    try scratch.write("a", "old")
    let path = "\(scratch.path)/a"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let file = try OutputFile(replacing: path)
    try put("new", into: file)
    #expect(try scratch.read("a") == "old")
    try file.finish()
    #expect(try scratch.read("a") == "new")
    #expect(try scratch.names == ["a"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("leaves nothing when it is given up")
  func givenUp() throws {
    try scratch.write("a", "old")
    do {
      let file = try OutputFile(replacing: "\(scratch.path)/a")
      try put("new", into: file)
      #expect(try scratch.names.count == 2)
    }
    #expect(try scratch.names == ["a"])
    #expect(try scratch.read("a") == "old")
  }

  @Test("follows a link")
  func link() throws {
    try scratch.write("a", "old")
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/b", withDestinationPath: "a")
    try OutputFile.replace("\(scratch.path)/b", with: Array("new".utf8))
    #expect(try scratch.read("a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(scratch.path)/b") == "a")
  }

  @Test("in a folder that is not there is an error with the path that was given")
  func noFolder() throws {
    let path = "\(scratch.path)/none/a"
    let error = #expect(throws: FileError.self) { try OutputFile.replace(path, with: []) }
    #expect(error?.message == "\(path): error: cannot write: No such file or directory")
  }

  private func put(_ text: String, into file: borrowing OutputFile) throws {
    try Array(text.utf8).withUnsafeBufferPointer { try file.put($0) }
  }
}
