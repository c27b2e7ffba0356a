/// A pass over a state's members that writes them into a frame, saves them or restores them.
///
/// Valid only during the call that passes it.
public struct StateMembers: ~Copyable {
  /// What the pass does with each member.
  @usableFromInline enum Task {
    case write(UnsafeMutablePointer<MemberWriter>, ValueWriter.Style)
    case restore(MemberReader)
    #if !hasFeature(Embedded)
      /// Adds a row for each member, at a path.
      case describe(UnsafeMutablePointer<[ConfigurationRow]>, String)
    #endif
  }

  @usableFromInline var task: Task

  @usableFromInline init(
    writingTo writer: UnsafeMutablePointer<MemberWriter>, _ style: ValueWriter.Style
  ) {
    task = .write(writer, style)
  }

  /// Reads the members of a saved object.
  init(restoring given: [JSONValue.Member], offset: Int) {
    task = .restore(MemberReader(given, offset: offset))
  }

  #if !hasFeature(Embedded)
    /// Adds a row for each member that is saved, behind a path.
    init(describing path: String, into rows: UnsafeMutablePointer<[ConfigurationRow]>) {
      task = .describe(rows, path)
    }
  #endif

  // MARK: Listing

  /// Lists a member that is shown in frames and saved.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public mutating func shown<Value: MemberValue>(_ name: StaticString, _ value: inout Value) {
    if case .write(let writer, _) = task {
      writer.pointee.member(name, value)
    } else {
      restore(name, &value)
    }
  }

  /// Lists a member that is saved but not shown in frames.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public mutating func kept<Value: MemberValue>(_ name: StaticString, _ value: inout Value) {
    if case .write(_, let style) = task, style.isOfFrame { return }
    shown(name, &value)
  }

  /// Lists a point in time, in seconds, that is saved but not shown in frames.
  ///
  /// Two states are alike if their points in time are as long ago; of other numbers nobody knows
  /// that they are times.
  @inlinable @inline(__always)
  public mutating func kept(_ name: StaticString, time: inout Double) {
    #if !hasFeature(Embedded)
      if case .write(let writer, .relative(let origin)) = task {
        return writer.pointee.member(name, TimeArithmetic.nanoseconds(time - origin))
      }
    #endif
    kept(name, &time)
  }

  /// Lists a bounded number that is saved but not shown in frames.
  @inlinable @inline(__always)
  public mutating func kept<Value: MemberValue & Comparable>(
    _ name: StaticString, _ value: inout Value, in bounds: ClosedRange<Value>
  ) {
    kept(name, &value)
    check(value, bounds)
  }

  /// Lists a bounded number that is shown in frames and saved.
  @inlinable @inline(__always)
  public mutating func shown<Value: MemberValue & Comparable>(
    _ name: StaticString, _ value: inout Value, in bounds: ClosedRange<Value>
  ) {
    shown(name, &value)
    check(value, bounds)
  }

  /// Lists a value that is shown in frames and derived from other members, and so not saved.
  @inlinable @inline(__always)
  public mutating func derived<Value: MemberValue>(
    _ name: StaticString, _ value: @autoclosure () -> Value
  ) {
    if case .write(let writer, let style) = task, style.isOfFrame {
      writer.pointee.member(name, value())
    }
  }

  /// Lists an object that is shown in frames and derived from other members, and so not saved.
  @inlinable @inline(__always)
  public mutating func derived(_ name: StaticString, members: (inout MemberWriter) -> Void) {
    if case .write(let writer, let style) = task, style.isOfFrame {
      writer.pointee.member(name, members: members)
    }
  }

  /// Lists an array that is shown in frames and derived from other members, and so not saved.
  @inlinable @inline(__always)
  public mutating func derived(_ name: StaticString, elements: (inout ElementWriter) -> Void) {
    if case .write(let writer, let style) = task, style.isOfFrame {
      writer.pointee.member(name, elements: elements)
    }
  }

  // MARK: Restoring

  /// Whether the members are being restored.
  public var isRestoring: Bool {
    if case .restore = task { true } else { false }
  }

  @usableFromInline @inline(never) mutating func restore<Value: MemberValue>(
    _ name: StaticString, _ value: inout Value
  ) {
    #if !hasFeature(Embedded)
      if case .describe(let rows, let path) = task {
        let place = path.utf8.isEmpty ? name.text : "\(path).\(name.text)"
        return value.describe(place, "", into: &rows.pointee)
      }
    #endif
    guard let json = next(name) else { return }
    do throws(MemberError) {
      value = try Value(json: json)
    } catch {
      fail(error)
    }
  }

  /// The saved value of the next member; `nil` if there is none, or after an error.
  @inline(never) private mutating func next(_ name: StaticString) -> JSONValue? {
    guard case .restore(var reader) = task else { return nil }
    let json = reader.next(name, required: true)
    task = .restore(reader)
    return json
  }

  @inline(never) private mutating func fail(_ error: MemberError) {
    guard case .restore(var reader) = task else { return }
    reader.fail(error)
    task = .restore(reader)
  }

  @inlinable mutating func check<Value: Comparable & MemberValue>(
    _ value: Value, _ bounds: ClosedRange<Value>
  ) {
    guard isRestoring, !bounds.contains(value) else { return }
    reject(
      "expected \(ValueWriter.text(of: bounds.lowerBound)) to "
        + "\(ValueWriter.text(of: bounds.upperBound))")
  }

  @usableFromInline mutating func reject(_ reason: String) {
    guard case .restore(var reader) = task else { return }
    reader.reject(reason)
    task = .restore(reader)
  }

  /// Ends restoring.
  ///
  /// - Throws: `MemberError` for the first member that is missing, unreadable or not listed.
  func finishRestoring() throws(MemberError) {
    if case .restore(let reader) = task { try reader.finish() }
  }
}
