import Base
import Facts
import Types

/// What a builder takes out of the items that it is handed: `items.getValue(key: "id")`, `items.decoded()`.
struct LinkNavigatorItems {
    private(set) var parameters: [Parameter] = []
    /// Whether all items are one value, whose type callers tell.
    private(set) var decodes = false

    /// - Parameter calls: those that build a screen.
    init(in calls: [CallFacts]) {
        for call in calls {
            if call.name == "getValue", case .literal(let key)? = call.argument("key") {
                guard !parameters.contains(where: { $0.name == key }) else { continue }
                parameters.append(Parameter(label: key, name: key, type: "String"))
            } else if call.name == "decoded", call.arguments.isEmpty {
                decodes = true
            }
        }
    }
}
