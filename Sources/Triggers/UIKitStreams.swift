import Facts
import Presentation
import Types
import ViewControllers

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

    /// What gives other values than the stream has that it is called on, or leaves it open which.
    private static let changing: Set<String> = [
        "map", "compactMap", "flatMap", "combineLatest", "merge", "zip", "scan", "prepend", "append", "tryMap",
    ]

    /// The property whose values such a stream gives as they are: `$step.removeDuplicates().sink { … }`.
    package func published(to call: CallFacts, in scope: Scope) -> StateProperty? {
        let sources = sources(of: call, in: scope)
        let isChanged = sources.contains { source in
            guard case .call(let index) = source, let name = scope.call(at: index)?.name else { return false }
            return Self.changing.contains(name)
        }
        guard !isChanged, let last = sources.last else { return nil }
        let published: (owner: TypeID?, name: String)?
        switch last {
        case .name(let name), .member(.instance, let name): published = (scope.type, name)
        case .member(let base, let name) where name.first == "$":
            guard case .instance(let type)? = values.context.type(of: base, in: scope) else { return nil }
            published = (type, String(name.dropFirst()))
        default: published = nil
        }
        guard let published, let owner = published.owner,
            let property = values.context.property(published.name, of: owner),
            values.table.property(property).attributes.contains(where: { $0.name == "Published" })
        else { return nil }
        return StateProperty(owner: owner, name: published.name)
    }

    /// Whether such a stream is kept in a property: who listens to it doesn't set off what it gives.
    package func isOfKept(_ call: CallFacts, in scope: Scope) -> Bool {
        let sources = sources(of: call, in: scope)
        switch sources.last {
        case .name, .member: break
        default: return false
        }
        return sources.allSatisfy { source in
            guard case .call(let index) = source, let inner = scope.call(at: index) else { return true }
            return values.context.function(of: inner, in: scope) == nil
        }
    }

    /// The screens that such a stream is of.
    package func screens(of call: CallFacts, in scope: Scope) -> [TypeID] {
        for source in sources(of: call, in: scope) {
            let shown = values.shown(by: source, in: scope).compactMap(\.type)
            for found in [shown.filter(isScreen), screens(madeWith: source, in: scope, while: call)] {
                let others = found.filter { $0 != scope.type }
                if !others.isEmpty { return others }
            }
        }
        return []
    }

    /// The screens that a piece of code makes with a value, or sets it of: `DetailController(model: model)`,
    /// `detail.model = model`; and those that it is given together with.
    /// - Parameter listening: a call that listens to the value. Where the value was there before, a screen that another closure makes with it
    ///   comes later, and isn't what speaks.
    package func screens(
        madeWith value: Expression, in scope: Scope, while listening: CallFacts? = nil
    ) -> [TypeID] {
        var found = values.beside(value, in: scope).compactMap(\.type).filter(isScreen)
        var around: Set<ClosureContext>?
        if let listening, isKept(value, in: scope) { around = closures(around: listening, in: scope) }
        for call in scope.body.calls {
            guard call.arguments.contains(where: { $0.value == value || $0.value.isSame(as: value) }) else { continue }
            if let around, !closures(around: call, in: scope).isSubset(of: around) { continue }
            if call.name != "=" {
                found += values.shown(by: .call(call.index), in: scope).compactMap(\.type).filter(isScreen)
            } else if case .member(.member(let base, _), _) = call.callee, base != .instance {
                found += values.shown(by: base, in: scope).compactMap(\.type).filter(isScreen)
            }
        }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Whether a value is there before the code runs: a property, or what one is cast to.
    private func isKept(_ value: Expression, in scope: Scope) -> Bool {
        if case .typed = value { return true }
        guard let name = value.ownName, let type = scope.type else { return false }
        return values.context.property(name, of: type) != nil
    }

    private func closures(around call: CallFacts, in scope: Scope) -> Set<ClosureContext> {
        Set(scope.calls(around: call).map(\.closure))
    }
}
