// swift-tools-version: 6.1
// Forms: a manifest, which tells the modules apart and is no source of navigation.
import PackageDescription

let package = Package(
    name: "Garden",
    platforms: [.iOS(.v18)],
    dependencies: [.package(url: "https://github.com/dotaeva/scaffolding", branch: "main")],
    targets: [
        .target(name: "Garden", dependencies: [.product(name: "Scaffolding", package: "scaffolding")]),
        .target(name: "Older", dependencies: [.product(name: "Scaffolding", package: "scaffolding")]),
        .target(name: "Watch", dependencies: [.product(name: "Scaffolding", package: "scaffolding")]),
    ]
)
