/// Text in columns.
enum TextTable {
  /// Rows of cells, each on a line of its own; a column is as wide as its widest cell.
  ///
  /// - Parameter rightAligned: The columns whose cells stand at their right edge.
  static func rows(_ rows: [[String]], rightAligned: Set<Int> = []) -> String {
    let columns = rows.map { $0.count }.max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let room = String(repeating: " ", count: widths[column] - cell.count)
        line += "  " + (rightAligned.contains(column) ? room + cell : cell + room)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
