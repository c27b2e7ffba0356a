// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "FlowEngine",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "FlowEngine", targets: ["FlowEngine"])
  ],
  targets: [
    .target(name: "FlowEngine"),
    .testTarget(name: "FlowEngineTests", dependencies: ["FlowEngine"]),
  ],
  swiftLanguageModes: [.v6]
)
