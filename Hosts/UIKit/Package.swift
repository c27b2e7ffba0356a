// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "FlowUIKit",
  platforms: [.iOS(.v15)],
  products: [.library(name: "FlowUIKit", targets: ["FlowUIKit"])],
  dependencies: [.package(name: "FlowEngine", path: "../..")],
  targets: [
    .target(
      name: "FlowUIKit", dependencies: [.product(name: "FlowEngine", package: "FlowEngine")])
  ],
  swiftLanguageModes: [.v6]
)
