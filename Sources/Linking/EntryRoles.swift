import Base
import Facts
import Presentation
import Types

/// Tells the app itself from its other windows, and from what is not the app: the watch, extensions, samples.
struct EntryRoles {
    let context: LinkingContext
    let words: ProjectAnnotations
    private var table: TypeTable { context.table }

    /// What a scene is, by itself: `Settings { … }`, `WindowGroup(id: "player") { … }`.
    static func role(of scene: CallFacts, _ traits: TraitsTable) -> EntryRole {
        let isMain = scene.name.map(traits.all.mainScenes.contains) == true
        return isMain && scene.argument("id") == nil && scene.argument("for") == nil ? .app : .window
    }

    /// The mounts with what they are: of the scenes of an app only the first is the app on its platforms, one that has no name
    /// where there is one. Scenes that stand in a type of their own are other windows beside those.
    func told(_ mounts: [EntryPointLinker.Mount]) -> [EntryPointLinker.Mount] {
        let apps = Set(mounts.filter { $0.role == .app }.map { table[$0.holder].module })
        var taken: [TypeID: [(location: RelativeLocation, platforms: Platforms)]] = [:]
        for role in [EntryRole.app, .window] {
            for mount in mounts where mount.role == role && context.conformances.isEntry(mount.holder) {
                if role == .window, taken[mount.holder] == nil, apps.contains(table[mount.holder].module) { continue }
                let known = taken[mount.holder] ?? []
                guard !known.contains(where: { $0.platforms.meets(mount.platforms) }) else { continue }
                taken[mount.holder, default: []].append((mount.location, mount.platforms))
            }
        }
        var told = mounts.map { mount in
            var told = mount
            if let first = taken[mount.holder] {
                told.role = first.contains { $0.location == mount.location } ? .app : .window
            }
            told.role = target(of: mount) ?? told.role
            return told
        }
        // What takes the place of the root of a window is no other window.
        let windows = told.filter { $0.role == .app && $0.window != nil }
        for index in told.indices where told[index].role == .window && told[index].window != nil {
            let isSame = windows.contains { $0.holder == told[index].holder && $0.window == told[index].window }
            if isSame { told[index].role = .app }
        }
        guard !told.contains(where: { $0.role == .app }) else { return told }
        // A sample that is all there is, is the app that is read.
        return told.map { mount in
            var told = mount
            if mount.role == .sample { told.role = .app }
            return told
        }
    }

    /// What the target is that a mount belongs to; nil for the app itself.
    private func target(of mount: EntryPointLinker.Mount) -> EntryRole? {
        let holder = table[mount.holder]
        let place: TypeDeclaration? = if case .declared(let type) = mount.target { table[type] } else { nil }
        if let shared = words.shared[table[holder.file].path], let module = place?.module, shared.contains(module) {
            return words.roles[module]
        }
        if let role = words.roles[holder.module] { return role }
        let declarations = table.declarations(of: mount.holder).filter { $0.kind != .extension }
        let marks = table.traits.all.watchMarks
        let isMarked = declarations.contains { declaration in
            declaration.properties.contains { property in property.attributes.contains { marks.contains($0.name) } }
        }
        let isCompiled = !declarations.isEmpty && declarations.allSatisfy { $0.platforms == .watchOS }
        return isMarked || isCompiled ? .watch : nil
    }
}
