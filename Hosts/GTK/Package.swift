// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "FlowGTK",
  products: [
    .library(name: "FlowGTK", targets: ["FlowGTK"]),
    .executable(name: "flow-gtk", targets: ["flow-gtk"]),
  ],
  dependencies: [.package(name: "FlowEngine", path: "../..")],
  targets: [
    // GTK 4.8 or later, where the system's package manager has put it.
    .systemLibrary(name: "GTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    // The classes and signals that GTK wants in C.
    .target(name: "CFlowGTK", dependencies: ["GTK4"]),
    .target(
      name: "FlowGTK",
      dependencies: ["CFlowGTK", .product(name: "FlowEngine", package: "FlowEngine")]),
    .executableTarget(
      name: "flow-gtk",
      dependencies: [
        "FlowGTK", .product(name: "FlowEngine", package: "FlowEngine"),
        .product(name: "Scenes", package: "FlowEngine"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
