// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "FlowEngine",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "FlowEngine", targets: ["FlowEngine"]),
    .library(name: "FlowNavigation", targets: ["FlowNavigation"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "FlowSnapshots", targets: ["FlowSnapshots"]),
    .library(name: "FlowReport", targets: ["FlowReport"]),
    .library(name: "FlowCommand", targets: ["FlowCommand"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .executable(name: "flow", targets: ["ShippedFlow"]),
  ],
  targets: [
    // Not imported: rounding and square roots are calls of it on some processors.
    .target(name: "FlowEngine", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "FlowNavigation", dependencies: ["FlowEngine"]),
    .target(name: "Scenes", dependencies: ["FlowNavigation", "FlowEngine"]),
    .target(name: "Platform"),
    .target(name: "FlowSnapshots", dependencies: ["FlowEngine", "Platform"]),
    .target(
      name: "FlowReport", dependencies: ["FlowSnapshots", "FlowEngine"],
      // scripts/embed-page makes Swift of them.
      exclude: [
        "Drawing/fonts.json", "Drawing/keyboards.json", "Drawing/pictures", "Page/page.html",
        "Page/script", "Page/style", "PlayPage/page.html", "PlayPage/script", "PlayPage/style",
      ]),
    .target(name: "FlowExploration", dependencies: ["FlowTesting", "FlowSnapshots", "FlowEngine"]),
    .target(
      name: "FlowServe",
      dependencies: ["FlowExploration", "FlowReport", "FlowSnapshots", "FlowEngine", "Platform"]),
    .target(
      name: "FlowCommand",
      dependencies: [
        "FlowServe", "FlowExploration", "FlowReport", "FlowSnapshots", "FlowEngine", "Platform",
      ]),
    .target(name: "FlowTesting", dependencies: ["FlowEngine", "Platform"]),
    // Not called flow itself, so that a client's own tool can be.
    .executableTarget(
      name: "ShippedFlow", dependencies: ["FlowCommand", "Scenes"], path: "Sources/flow"),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    // The C interface, whose library scripts/build-release links in if it is there.
    .systemLibrary(name: "FlowLibrary", path: "Benchmarks/FlowLibrary"),
    .executableTarget(
      name: "flow-bench",
      // It also starts flow, which scripts/build-release puts beside it.
      dependencies: [
        "AllocationCounter", "FlowLibrary", "FlowTesting", "FlowSnapshots", "Scenes", "FlowEngine",
      ],
      path: "Benchmarks/flow-bench"),
    // Plays the scripts of Hosts/conformance with the engine itself.
    .executableTarget(
      name: "host-player", dependencies: ["Scenes", "FlowEngine"], path: "Hosts/Swift/player"),
    // A tool with a scene that traps, does not return, and takes all memory.
    .executableTarget(
      name: "faulty-flow", dependencies: ["FlowCommand", "Scenes", "FlowEngine"],
      path: "Tests/Faults/Tool"),
    .target(name: "TestSupport", dependencies: ["FlowEngine"], path: "Tests/Support"),
    .testTarget(name: "FlowEngineTests", dependencies: ["FlowTesting", "FlowEngine"]),
    .testTarget(
      name: "FlowNavigationTests",
      dependencies: [
        "FlowNavigation", "FlowExploration", "FlowSnapshots", "FlowTesting", "Scenes", "FlowEngine",
      ]),
    .testTarget(name: "FlowTestingTests", dependencies: ["FlowTesting", "FlowEngine"]),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["FlowTesting", "FlowExploration", "FlowSnapshots", "Scenes", "FlowEngine"],
      exclude: ["Tutorial/Versions"]),
    .testTarget(
      name: "FlowSnapshotsTests",
      dependencies: ["FlowSnapshots", "Scenes", "FlowEngine", "TestSupport"]),
    .testTarget(
      name: "FlowExplorationTests",
      dependencies: ["FlowExploration", "FlowSnapshots", "Scenes", "FlowEngine"]),
    .testTarget(
      name: "FlowReportTests",
      dependencies: ["FlowReport", "FlowSnapshots", "Scenes", "FlowEngine", "TestSupport"],
      // Tests/Browser/test-page runs these.
      exclude: ["page"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "ShippedFlow", "faulty-flow", "FlowCommand", "FlowServe", "FlowExploration",
        "FlowReport", "FlowSnapshots", "FlowTesting", "FlowNavigation", "Scenes", "FlowEngine",
      ]),
    .testTarget(
      name: "FlowServeTests",
      dependencies: [
        "FlowServe", "FlowTesting", "FlowSnapshots", "Scenes", "FlowEngine", "TestSupport",
      ]),
    .testTarget(name: "Snapshots", dependencies: ["FlowSnapshots", "Scenes", "FlowEngine"]),
  ],
  swiftLanguageModes: [.v6]
)
