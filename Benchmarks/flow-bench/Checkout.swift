/// The checkout of the package that the benchmark was built from.
enum Checkout {
  /// The path of a file in the package.
  static func path(_ relative: String) -> String {
    // This file is two folders below the package's.
    let folders = #filePath.split(separator: "/").dropLast(3)
    return "/" + folders.joined(separator: "/") + "/" + relative
  }
}
