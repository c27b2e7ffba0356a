import FlowEngine

extension Stack {
  /// Lays out a node for each page, and in it the page where it can be seen: the top one, and while pages move
  /// the one beneath.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let geometry = StackGeometry(environment, offset: offset)
    let lowest = state == .resting ? path.count - 1 : path.count - 2
    for place in path.indices {
      let id = StackGeometry.id(path[place].rawValue)
      let isTop = place == path.count - 1
      nodes.append(StackPart.page, id: id, frame: environment.window) { page in
        page.transform.translation.x =
          isTop ? geometry.top : geometry.covered(isNext: place == path.count - 2)
        page.hidden = place < lowest
        page.clipsToBounds = true
      }
      // A page comes from the trailing edge, and goes there.
      nodes.transition(.translation(x: geometry.outside))
      if place >= lowest { mount(path[place], in: id, into: &nodes) }
    }
  }
}
