/// Text in aligned columns.
enum Table {
  /// Lays out rows of cells, each on an indented line of its own; a column is as wide as its widest
  /// cell. The cells of the last column may have several lines.
  static func rows(_ rows: [[String]]) -> String {
    let columns = rows.map { $0.count }.max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { row -> Int in column < row.count ? row[column].count : 0 }.max() ?? 0
    }
    let margin: Int = widths.dropLast().reduce(2) { $0 + $1 + 2 }
    var text = ""
    for row in rows {
      var line = ""
      for (cell, width) in zip(row, widths) {
        let rest = String(repeating: " ", count: max(0, width - cell.count))
        line += "  \(cell)\(rest)"
      }
      while line.last == " " { line.removeLast() }
      let lines = line.split(separator: "\n")
      let indentation = String(repeating: " ", count: margin)
      text += lines.joined(separator: "\n\(indentation)")
      text += "\n"
    }
    return text
  }
}
