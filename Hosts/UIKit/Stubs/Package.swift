// swift-tools-version: 6.1
import PackageDescription

// Compiles FlowUIKit where there is no UIKit, against modules that declare what it uses.
let package = Package(
  name: "FlowUIKitStubs",
  dependencies: [.package(name: "FlowEngine", path: "../../..")],
  targets: [
    .target(name: "QuartzCore"),
    .target(name: "UIKit", dependencies: ["QuartzCore"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit"),
    // A link to the sources of the package above, which knows nothing of this one.
    .target(
      name: "FlowUIKit",
      dependencies: [
        "UIKit", "QuartzCore", "SwiftUI", .product(name: "FlowEngine", package: "FlowEngine"),
      ]),
    // The examples of docs/embedding-uikit.md.
    .target(
      name: "GlideApp",
      dependencies: [
        "FlowUIKit", "UIKit", "SwiftUI", .product(name: "FlowEngine", package: "FlowEngine"),
        .product(name: "Scenes", package: "FlowEngine"),
      ]),
    .testTarget(
      name: "FlowUIKitTests",
      dependencies: [
        "FlowUIKit", "GlideApp", "UIKit", "QuartzCore", "SwiftUI", "_Testing_UIKit",
        .product(name: "FlowEngine", package: "FlowEngine"),
        .product(name: "Scenes", package: "FlowEngine"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
