/// Screens that have another name.
enum ScreenChanges: ChangeFinder {
    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        sides.renames.screens.map { old, new in
            let verb = sides.renames.uncertain.contains(old.id) ? "now seems to be called" : "is now called"
            return NavigationChange(
                kind: .renamed, subject: .screen, gravity: .renamed,
                sentence: "\(name: old.name) \(verb) \(name: new.name)", tally: .init("screen", said: "renamed"),
                names: [new.name], before: old.name, after: new.name,
                place: DiffSides.after(sides.new.screen(new.id)?.location ?? sides.new.coordinator(new.id)?.location))
        }
    }
}
