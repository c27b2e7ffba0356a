/// What a child's environment has of the place where the child is.
@usableFromInline struct ChildPlace: Equatable {
  @usableFromInline var size: Size
  @usableFromInline var safeArea: Insets
  @usableFromInline var windowOrigin: Point

  /// The whole window of an environment.
  @inlinable init(_ environment: borrowing Environment) {
    size = environment.size
    safeArea = environment.safeArea
    windowOrigin = environment.windowOrigin
  }

  /// Narrows the window to a rectangle in it.
  @usableFromInline mutating func narrow(to frame: Rect) {
    safeArea = Insets(
      top: max(0, safeArea.top - frame.minY), left: max(0, safeArea.left - frame.minX),
      bottom: max(0, frame.maxY - (size.height - safeArea.bottom)),
      right: max(0, frame.maxX - (size.width - safeArea.right)))
    windowOrigin = Point(x: windowOrigin.x + frame.minX, y: windowOrigin.y + frame.minY)
    size = frame.size
  }
}

extension EnvironmentChange {
  /// The change from one place to another; `nil` if they are the same.
  init?(from last: ChildPlace, to place: ChildPlace) {
    if place == last { return nil }
    self.init(
      size: last.size == place.size ? nil : place.size,
      safeArea: last.safeArea == place.safeArea ? nil : place.safeArea,
      windowOrigin: last.windowOrigin == place.windowOrigin ? nil : place.windowOrigin)
  }
}
