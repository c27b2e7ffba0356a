/// Text in aligned columns.
enum TextTable {
  /// Lays out rows of cells, one line each; a column is as wide as its widest cell.
  ///
  /// - Parameter rightAligned: The indices of the right-aligned columns.
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
