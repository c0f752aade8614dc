import Facts
import Presentation
import Types

/// What is put around or above views navigates for the views that it is put around.
///
/// ```swift
/// struct Donating: ViewModifier { … .sheet(isPresented: $isShown) { DonateView() } … }
/// extension View { func donating() -> some View { modifier(Donating()) } }
/// ```
extension EffectPropagation {
    /// Where the app's view modifiers are made, by their types.
    static func applications(in context: LinkingContext) -> [TypeID: [CallSite]] {
        let modifiers = context.constructions.filter { made in
            context.conformances.isModifier(made.type) && made.site.holder != made.type
        }
        var order = CodeOrder(context.table)
        return Dictionary(grouping: modifiers, by: \.type).mapValues { made in
            var sites = made.map(\.site)
            order.sort(&sites)
            return sites
        }
    }

    /// The sites that apply the modifier whose code a path stands in.
    func applications(around path: CallPath, _ visited: inout Set<TypeID>) -> [CallPath] {
        guard let modifier = path.site.holder, let sites = applied[modifier],
            let body = context.functions("body", of: modifier).first, visited.insert(modifier).inserted
        else { return [] }
        let through = path.through.first == .function(body) ? path.through : [.function(body)] + path.through
        return sites.map { site in
            CallPath(
                site: site, through: through, callee: modifier, on: path.platforms, isOpen: path.isOpen,
                applying: path.applying + 1)
        }
    }

    /// What a modifier does itself is told only where nobody was found who applies it.
    func withoutModifiers(_ found: [PropagatedEffect]) -> [PropagatedEffect] {
        let modifiers = Set(found.map(\.holder).filter { applied[$0] != nil })
        guard !modifiers.isEmpty else { return found }
        let bodies = Set(found.lazy.filter { !modifiers.contains($0.holder) }.flatMap(\.through))
        return found.filter { effect in
            guard modifiers.contains(effect.holder) else { return true }
            return !context.functions("body", of: effect.holder).contains { bodies.contains(.function($0)) }
        }
    }
}
