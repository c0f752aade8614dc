import Base
import Facts

/// Tells which types their module and nesting do not tell: those that only their file sees, and those that several files
/// declare under one name. What several files declare for different platforms is one type.
struct TypeVisibility {
    private struct Name: Hashable {
        let module: String
        let path: [String]
    }

    private struct Place {
        let file: Int
        let index: Int
    }

    /// By file, and by position among its types.
    private var needsFile: [[Bool]]
    /// The same for those that several files declare, each for other platforms.
    private var variants: [Int: Set<Int>] = [:]

    init(_ files: [FileFacts]) {
        needsFile = files.map { Array(repeating: false, count: $0.types.count) }
        var first: [Name: Place] = [:]
        var namesakes: [Name: [Place]] = [:]
        for (file, facts) in files.enumerated() {
            // What nothing else sees, what is inside of it included.
            var hidden: Set<[String]> = []
            for (index, type) in facts.types.enumerated() where type.kind != .extension {
                if type.isPrivate || !hidden.isEmpty && hidden.contains(Array(type.path.dropLast())) {
                    hidden.insert(type.path)
                    needsFile[file][index] = true
                    continue
                }
                let name = Name(module: facts.module, path: type.path)
                guard let known = first[name] else {
                    first[name] = Place(file: file, index: index)
                    continue
                }
                namesakes[name, default: [known]].append(Place(file: file, index: index))
            }
        }
        for places in namesakes.values where places.contains(where: { $0.file != places[0].file }) {
            let areVariants = Self.areVariants(places, files)
            for place in places {
                if areVariants {
                    variants[place.file, default: []].insert(place.index)
                } else {
                    needsFile[place.file][place.index] = true
                }
            }
        }
    }

    /// Whether no two files declare a type for one platform.
    private static func areVariants(_ places: [Place], _ files: [FileFacts]) -> Bool {
        var taken: [Int: Platforms] = [:]
        for place in places {
            let type = files[place.file].types[place.index]
            guard type.kind != .typealias else { return false }
            taken[place.file, default: []].formUnion(type.platforms)
        }
        var all: Platforms = []
        for platforms in taken.values {
            if all.meets(platforms) { return false }
            all.formUnion(platforms)
        }
        return true
    }

    /// Whether the file is part of what a type is known by.
    func isKnownByFile(_ index: Int, in file: Int) -> Bool { needsFile[file][index] }

    /// Whether other files declare the same type for other platforms.
    func isVariant(_ index: Int, in file: Int) -> Bool { variants[file]?.contains(index) ?? false }
}
