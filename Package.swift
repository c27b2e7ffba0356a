// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "FlowEngine",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "FlowEngine", targets: ["FlowEngine"]),
    .library(name: "Scenes", targets: ["Scenes"]),
  ],
  targets: [
    .target(name: "FlowEngine"),
    .target(name: "Scenes", dependencies: ["FlowEngine"]),
    .testTarget(name: "FlowEngineTests", dependencies: ["FlowEngine"]),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes", "FlowEngine"]),
  ],
  swiftLanguageModes: [.v6]
)
