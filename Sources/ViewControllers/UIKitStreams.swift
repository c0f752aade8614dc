import Facts
import Types

/// Reads what streams are of whose values a closure is run for: `model.onSelect.subscribe(onNext: { … })`,
/// `list.button.rx.tap.bind { … }`, `child.start().sink { … }`.
package struct UIKitStreams {
    package let values: UIKitValues
    /// Whether a type is a screen, or shows some.
    package let isScreen: (TypeID) -> Bool

    package init(values: UIKitValues, isScreen: @escaping (TypeID) -> Bool) {
        self.values = values
        self.isScreen = isScreen
    }

    /// What runs a closure for each value.
    package static let names: Set<String> = [
        "subscribe", "sink", "bind", "drive", "emit", "do", "onNext", "flatMap", "flatMapLatest", "flatMapFirst",
        "onValue", "observe", "observeValues", "receiveValue", "asyncMap",
    ]

    /// The expressions that the stream is made of which a call is handed a closure for, from the whole to where it begins.
    private func sources(of call: CallFacts, in scope: Scope) -> [Expression] {
        guard let name = call.name, Self.names.contains(name), case .member(var next, _) = call.callee else {
            return []
        }
        var found: [Expression] = []
        while true {
            found.append(next)
            switch next {
            case .call(let index):
                guard let inner = scope.call(at: index) else { return found }
                found += inner.arguments.filter { !$0.isClosure && inner.name == "coordinate" }.map(\.value)
                if let made = TypeName(reading: inner.callee), made.last.first?.isUppercase == true { return found }
                guard case .member(let base, _) = inner.callee else { return found }
                next = base
            case .member(let base, _) where base != .instance: next = base
            default: return found
            }
        }
    }

    /// The screens that such a stream is of.
    package func screens(of call: CallFacts, in scope: Scope) -> [TypeID] {
        for source in sources(of: call, in: scope) {
            let shown = values.shown(by: source, in: scope).compactMap(\.type)
            for found in [shown.filter(isScreen), screens(madeWith: source, in: scope)] {
                let others = found.filter { $0 != scope.type }
                if !others.isEmpty { return others }
            }
        }
        return []
    }

    /// The screens that a piece of code makes with a value, or sets it of: `DetailController(model: model)`,
    /// `detail.model = model`.
    package func screens(madeWith value: Expression, in scope: Scope) -> [TypeID] {
        var found: [TypeID] = []
        for call in scope.body.calls {
            guard call.arguments.contains(where: { $0.value == value || $0.value.isSame(as: value) }) else { continue }
            if call.name != "=" {
                found += values.shown(by: .call(call.index), in: scope).compactMap(\.type).filter(isScreen)
            } else if case .member(.member(let base, _), _) = call.callee, base != .instance {
                found += values.shown(by: base, in: scope).compactMap(\.type).filter(isScreen)
            }
        }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
