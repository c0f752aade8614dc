import Facts

/// What literals say on the screen: on the control that runs a call, `Settings` for
/// `Button("Settings") { coordinator.openSettings() }`, and as the title of a view.
enum ControlText {
    private static let controls: Set = ["Button", "NavigationLink", "FlowLink", "Link", "Menu", "AsyncButton"]
    private static let texts: Set = ["Text", "Label"]
    /// How many closures away from the call a control is looked for.
    private static let reach = 8

    /// The text of the innermost control around a call, or of the call where it is one; nil where none is written.
    static func text(around index: Int, in body: BodyFacts) -> String? {
        if let text = text(ofControl: index, in: body) { return text }
        var context = body.calls[index].closure
        for _ in 0..<reach {
            guard let closure = context, body.calls.indices.contains(closure.call) else { return nil }
            if let name = body.calls[closure.call].name, controls.contains(name) {
                return text(ofControl: closure.call, in: body)
            }
            context = body.calls[closure.call].closure
        }
        return nil
    }

    private static func text(ofControl index: Int, in body: BodyFacts) -> String? {
        let control = body.calls[index]
        guard let name = control.name, controls.contains(name) else { return nil }
        if let title = control.arguments.first, title.label == nil, let text = literal(title.value) { return text }
        // What its label is made of: the first words in a closure of it that is no action.
        let words = body.calls.first { part in
            guard let name = part.name, texts.contains(name), let place = part.closure, place.call == index,
                control.arguments.indices.contains(place.argument)
            else { return false }
            return part.arguments.first.flatMap { literal($0.value) } != nil
        }
        return words?.arguments.first.flatMap { literal($0.value) }
    }

    /// The title that a view gives itself: `.navigationTitle("Planets")`.
    static func title(of parts: [TypeFacts]) -> String? {
        let bodies = parts.flatMap { $0.properties.map(\.body) + $0.functions.map(\.body) }
        return bodies.lazy.flatMap(\.calls).filter { $0.name == "navigationTitle" }
            .compactMap { $0.arguments.first.flatMap { literal($0.value) } }.first
    }

    private static func literal(_ value: Expression) -> String? {
        guard case .literal(let text) = value, text.contains(where: \.isLetter) else { return nil }
        return text
    }
}
