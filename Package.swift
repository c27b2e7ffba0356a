// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "FlowEngine",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "FlowEngine", targets: ["FlowEngine"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "FlowSnapshots", targets: ["FlowSnapshots"]),
    .executable(name: "flow", targets: ["flow"]),
  ],
  targets: [
    // Not imported: rounding and square roots are calls of it on some processors.
    .target(name: "FlowEngine", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Scenes", dependencies: ["FlowEngine"]),
    .target(name: "FlowSnapshots", dependencies: ["Scenes", "FlowEngine"]),
    .executableTarget(name: "flow", dependencies: ["FlowSnapshots", "Scenes", "FlowEngine"]),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "flow-bench",
      // The command too, so that it is built with the benchmark that starts it.
      dependencies: ["AllocationCounter", "flow", "Scenes", "FlowEngine"],
      path: "Benchmarks/flow-bench"),
    .testTarget(name: "FlowEngineTests", dependencies: ["FlowEngine"]),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes", "FlowEngine"]),
    .testTarget(
      name: "FlowSnapshotsTests", dependencies: ["FlowSnapshots", "Scenes", "FlowEngine"]),
    .testTarget(name: "CommandTests", dependencies: ["flow"]),
    .testTarget(name: "Snapshots", dependencies: ["FlowSnapshots", "Scenes", "FlowEngine"]),
  ],
  swiftLanguageModes: [.v6]
)
