/// The indices of a list's nodes, by id.
struct NodePlaces: Sendable {
  private var table: SlotTable

  /// Creates an empty table for a number of nodes.
  init(capacity: Int) {
    table = SlotTable(capacity: capacity)
  }

  /// Creates a table of all nodes of a list; of two with one id, it has the first.
  init(of list: borrowing NodeList) {
    self.init(capacity: list.storage.count)
    fill(from: list)
  }

  /// Fills the table with all nodes of a list; of two with one id, it has the first.
  mutating func fill(from list: borrowing NodeList) {
    table.removeAll(capacity: list.storage.count)
    for index in list.storage.indices { _ = insert(index, of: list) }
  }

  /// Inserts the node at an index.
  ///
  /// - Returns: Whether its id was not in the table yet.
  mutating func insert(_ place: Int, of list: borrowing NodeList) -> Bool {
    let nodes = list.storage
    let id = nodes[place].id
    return table.insert(place, id.name) { nodes[$0].id == id }
  }

  /// The index of a node; `nil` if it has not been inserted.
  func place(of id: NodeID, in list: borrowing NodeList) -> Int? {
    let nodes = list.storage
    return table.place(of: id.name) { nodes[$0].id == id }
  }
}
