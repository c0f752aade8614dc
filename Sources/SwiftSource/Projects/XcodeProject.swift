import Base

/// Reads which target of an Xcode project compiles which file.
///
/// ```
/// 1A = { isa = PBXNativeTarget; buildPhases = ( 1B, ); name = Planets; … };
/// 1B = { isa = PBXSourcesBuildPhase; files = ( 1C, ); };
/// 1C = { isa = PBXBuildFile; fileRef = 1D; };
/// 1D = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
/// ```
package struct XcodeProject {
    /// A project file that is not what Xcode writes.
    package struct Fault: Error {
        /// Counted from 1.
        package let line: Int
        package let reason: String
    }

    /// How large a project file may be, in bytes; those of large apps have 2 MB.
    package static let largest = 8 << 20
    private static let longestPath = 1024

    private let objects: [String: PropertyList]
    private let project: PropertyList

    /// The targets of a project.
    /// - Parameter bytes: of its `project.pbxproj`.
    package static func targets(in bytes: [UInt8]) throws(Fault) -> XcodeTargets {
        guard bytes.count <= largest else { throw Fault(line: 1, reason: "it is larger than \(largest >> 20) MB") }
        let root: PropertyList
        do { root = try PropertyListReader.value(of: bytes) } catch {
            throw Fault(line: error.line, reason: error.reason)
        }
        guard let objects = root["objects"]?.members,
            let project = root["rootObject"]?.text.flatMap({ objects[$0] }), project.isa == "PBXProject"
        else { throw Fault(line: 1, reason: "it contains no project") }
        return XcodeProject(objects: objects, project: project).targets()
    }

    private func object(_ id: String, _ kind: String) -> PropertyList? {
        objects[id].flatMap { $0.isa == kind ? $0 : nil }
    }

    private func targets() -> XcodeTargets {
        let native = (project["targets"]?.texts ?? []).enumerated().compactMap { order, id in
            object(id, "PBXNativeTarget").flatMap { object in
                target(object, order: order).map { (id: id, object: object, target: $0) }
            }
        }.sorted { $0.target < $1.target }
        let paths = paths()
        let exceptions = exceptions()
        var targets = XcodeTargets()
        for (_, object, target) in native {
            if let role = role(of: object) { targets.roles[target.module] = targets.roles[target.module] ?? role }
        }
        // What a damaged project says twice is read once.
        var phases: Set<String> = []
        for (id, object, target) in native {
            for phase in object["buildPhases"]?.texts ?? [] where phases.insert(phase).inserted {
                for file in self.object(phase, "PBXSourcesBuildPhase")?["files"]?.texts ?? [] {
                    guard let path = objects[file]?["fileRef"]?.text.flatMap({ paths[$0] }) else { continue }
                    targets.add(target, file: path)
                }
            }
            let groups = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
            for group in groups.sorted() {
                guard let path = paths[group] else { continue }
                let excepted = exceptions[id]?[group] ?? []
                targets.add(XcodeTargets.Member(target: target, exceptions: excepted), folder: path)
            }
            // To a target that does not compile the folder, the exceptions are what it does compile.
            for (group, files) in exceptions[id] ?? [:] where !groups.contains(group) {
                guard let path = paths[group] else { continue }
                for file in files { targets.add(target, file: path.isEmpty ? file : "\(path)/\(file)") }
            }
        }
        return targets
    }

    /// A target as it names modules: the app before its libraries, these before extensions and tools, samples and tests
    /// last.
    private func target(_ object: PropertyList, order: Int) -> XcodeTargets.Target? {
        let kind = object["productType"]?.text ?? ""
        let type = "com.apple.product-type."
        guard let name = moduleName(of: object) ?? object["name"]?.text, !name.isEmpty else { return nil }
        let rank =
            switch kind {
            case _ where kind.hasSuffix("-test") || kind.hasSuffix("-testing"): XcodeTargets.Target.test
            case _ where SampleName.isSample(name): 3
            case type + "application": 0
            case _ where kind.hasPrefix(type + "framework") || kind.hasPrefix(type + "library"): 1
            default: 2
            }
        return XcodeTargets.Target(module: Self.identifier(name), rank: rank, order: order)
    }

    /// What a target is where it is not the app itself; nil also for libraries, which are part of whatever uses them.
    private func role(of target: PropertyList) -> EntryRole? {
        let kind = (target["productType"]?.text ?? "").replacing("com.apple.product-type.", with: "")
        if SampleName.isSample(target["name"]?.text ?? "") { return .sample }
        if kind.contains("watch") || kind == "application" && isOnTheWatch(target) { return .watch }
        return kind.hasSuffix("extension") ? .extension : nil
    }

    /// Whether every configuration of a target builds for the watch.
    private func isOnTheWatch(_ target: PropertyList) -> Bool {
        let list = target["buildConfigurationList"]?.text.flatMap { object($0, "XCConfigurationList") }
        let settings = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["buildSettings"] }
        return !settings.isEmpty
            && settings.allSatisfy { settings in
                settings["SDKROOT"]?.text == "watchos" || settings["TARGETED_DEVICE_FAMILY"]?.text == "4"
                    || settings["INFOPLIST_KEY_WKApplication"]?.text == "YES"
            }
    }

    /// The name of the module where every configuration that gives one gives the same, and says it in plain letters.
    private func moduleName(of target: PropertyList) -> String? {
        let list = target["buildConfigurationList"]?.text.flatMap { object($0, "XCConfigurationList") }
        let names = (list?["buildConfigurations"]?.texts ?? []).compactMap {
            objects[$0]?["buildSettings"]?["PRODUCT_MODULE_NAME"]?.text
        }
        guard let name = names.first, names.allSatisfy({ $0 == name }), !name.isEmpty, !name.contains("$") else {
            return nil
        }
        return name
    }

    /// A name as Xcode makes a module's of it: `Planets-iOS` is `Planets_iOS`.
    private static func identifier(_ name: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            let fits = scalars.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
            scalars.append(fits ? scalar : "_")
        }
        return String(scalars)
    }

    /// The paths of all files and folders in the project's groups, by their objects, relative to the project's folder.
    private func paths() -> [String: String] {
        let root = Self.joined("", project["projectDirPath"]?.text ?? "")
        var paths: [String: String] = [:]
        var seen: Set<String> = []
        var waiting: [(id: String, parent: String?)] = project["mainGroup"]?.text.map { [($0, root)] } ?? []
        while let (id, parent) = waiting.popLast() {
            guard let object = objects[id], seen.insert(id).inserted else { continue }
            let path: String? =
                switch object["sourceTree"]?.text {
                case "<group>": parent.flatMap { Self.joined($0, object["path"]?.text ?? "") }
                case "SOURCE_ROOT": root.flatMap { Self.joined($0, object["path"]?.text ?? "") }
                default: nil
                }
            paths[id] = path
            waiting += (object["children"]?.texts ?? []).map { ($0, path) }
        }
        return paths
    }

    /// A path below another, without `.` and with `..` only at its beginning; nil where it cannot be told.
    private static func joined(_ folder: String, _ path: String) -> String? {
        guard !path.hasPrefix("/"), folder.utf8.count + path.utf8.count < longestPath else { return nil }
        // Nearly all of them are a single name.
        if path.utf8.first != UInt8(ascii: "."), !path.utf8.contains(UInt8(ascii: "/")) {
            return folder.isEmpty || path.isEmpty ? folder + path : "\(folder)/\(path)"
        }
        var components: [Substring] = folder.split(separator: "/")
        for component in path.split(separator: "/") where component != "." {
            if component == "..", let last = components.last, last != ".." {
                components.removeLast()
            } else {
                components.append(component)
            }
        }
        return components.joined(separator: "/")
    }

    /// What is said of single files in synchronized folders, by the target and the folder.
    private func exceptions() -> [String: [String: Set<String>]] {
        var exceptions: [String: [String: Set<String>]] = [:]
        var seen: Set<String> = []
        var groups: [String] = []
        for (id, object) in objects where object.isa == "PBXFileSystemSynchronizedRootGroup" { groups.append(id) }
        for group in groups.sorted() {
            for id in objects[group]?["exceptions"]?.texts ?? [] where seen.insert(id).inserted {
                guard let set = self.object(id, "PBXFileSystemSynchronizedBuildFileExceptionSet"),
                    let target = set["target"]?.text
                else { continue }
                exceptions[target, default: [:]][group, default: []].formUnion(
                    set["membershipExceptions"]?.texts ?? [])
            }
        }
        return exceptions
    }
}

extension PropertyList {
    fileprivate var isa: String? { self["isa"]?.text }
}
