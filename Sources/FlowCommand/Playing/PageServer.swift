import FlowSnapshots
import Platform

/// Serves one page on the loopback interface and pushes events to it.
///
/// It serves by one thread, between what else that thread has to do.
struct PageServer {
  /// What is answered to a request.
  struct Answer {
    var type: String
    var bytes: [UInt8]
  }

  /// The path at which a page is told what happens, as an event stream.
  static let events = "/events"

  /// The port.
  let port: UInt16

  /// A connection whose request is incomplete.
  private struct Connection {
    var socket: Int32
    var request: [UInt8] = []
  }

  private let listener: Int32
  private var connections: [Connection] = []
  /// Those that are told what happens.
  private var pages: [Int32] = []

  /// The most bytes of a request, and the most connections at once.
  private static let requestLimit = 16 << 10
  private static let connectionLimit = 64

  /// Listens on the loopback interface.
  ///
  /// - Parameter port: The port; 0 for any that is free.
  /// - Throws: A message if the port cannot be had.
  init(port wanted: UInt16) throws(CommandError) {
    // Whoever has gone does not end the tool.
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, pointer, &size) == 0
      }
    }
    guard listener >= 0, isBound else {
      let reason = String(cString: strerror(errno))
      close(listener)
      throw .message("\(FlowTool.name): error: port \(wanted) cannot be had: \(reason)")
    }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
  }

  /// The page's address.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// Serves for a while.
  ///
  /// - Parameters:
  ///   - milliseconds: How long.
  ///   - answer: Gives the answer for a path; `nil` for what is not there.
  mutating func serve(for milliseconds: Int, _ answer: (String) -> Answer?) {
    let end = MonotonicClock.now + Double(milliseconds) / 1_000
    while true {
      let left = Int32((end - MonotonicClock.now) * 1_000)
      guard left > 0 else { return }
      var waiting = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      waiting += (connections.map { $0.socket } + pages)
        .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&waiting, nfds_t(waiting.count), left) > 0 else { continue }
      let ready = Set(waiting.dropFirst().filter { $0.revents != 0 }.map { $0.fd })
      // A page sends nothing more: it has been closed.
      drop(pages.filter { ready.contains($0) })
      for connection in connections where ready.contains(connection.socket) {
        read(from: connection.socket, answer)
      }
      if waiting[0].revents != 0 { accept() }
    }
  }

  /// Tells all pages that something has happened.
  mutating func tell(_ name: String, _ text: String = "") {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "data: \($0.filter { $0 != "\r" })\n" }.joined()
    drop(pages.filter { !Self.send(Array("event: \(name)\n\(lines)\n".utf8), to: $0) })
  }

  /// Closes the connections of pages that have gone.
  private mutating func drop(_ gone: [Int32]) {
    pages.removeAll { gone.contains($0) }
    for page in gone { close(page) }
  }

  private mutating func accept() {
    let socket = Platform.accept(listener, nil, nil)
    guard socket >= 0 else { return }
    guard connections.count < Self.connectionLimit else {
      close(socket)
      return
    }
    // A page that does not read does not keep the tool.
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    connections.append(Connection(socket: socket))
  }

  private mutating func read(from socket: Int32, _ answer: (String) -> Answer?) {
    guard let index = connections.firstIndex(where: { $0.socket == socket }) else { return }
    var piece = [UInt8](repeating: 0, count: 4096)
    let count = recv(socket, &piece, piece.count, 0)
    if count > 0 { connections[index].request += piece.prefix(count) }
    let request = connections[index].request
    guard count > 0, request.count <= Self.requestLimit else {
      connections.remove(at: index)
      close(socket)
      return
    }
    guard let end = request.firstRange(of: Array("\r\n\r\n".utf8))?.lowerBound else { return }
    connections.remove(at: index)
    if reply(to: String(decoding: request[..<end], as: UTF8.self), on: socket, answer) {
      pages.append(socket)
    } else {
      close(socket)
    }
  }

  /// Answers a request; returns whether the connection is for events.
  private func reply(
    to request: String, on socket: Int32, _ answer: (String) -> Answer?
  ) -> Bool {
    let lines = request.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[0] == "GET" else {
      Self.refuse("405 Method Not Allowed", on: socket)
      return false
    }
    // A page of elsewhere may reach this machine under a name of its own.
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5)
    guard let host, hosts.contains(host.filter { $0 != " " }) else {
      Self.refuse("403 Forbidden", on: socket)
      return false
    }
    let path = String(words[1].prefix { $0 != "?" })
    if path == Self.events {
      return Self.send(Self.head("200 OK", "text/event-stream", nil), to: socket)
    }
    guard let answer = answer(path) else {
      Self.refuse("404 Not Found", on: socket)
      return false
    }
    _ = Self.send(Self.head("200 OK", answer.type, answer.bytes.count) + answer.bytes, to: socket)
    return false
  }

  private static func refuse(_ status: String, on socket: Int32) {
    _ = send(head(status, "text/plain", 0), to: socket)
  }

  private static func head(_ status: String, _ type: String, _ count: Int?) -> [UInt8] {
    let length = count.map { "Content-Length: \($0)\r\nConnection: close\r\n" } ?? ""
    let lines = [
      "HTTP/1.1 \(status)", "Content-Type: \(type)", "Cache-Control: no-store", length,
    ]
    return Array(lines.joined(separator: "\r\n").utf8) + Array("\r\n".utf8)
  }

  private static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Platform.send(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
