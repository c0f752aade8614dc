import Base
import Facts
import Types

/// Every call of the sources, by its name.
package struct UIKitCode {
    package let context: LinkingContext

    package init(_ context: LinkingContext) { self.context = context }

    /// The calls of a name, in the order of the sources.
    package func sites(named name: String) -> [CallSite] { context.sites(named: name) }

    /// Whether anything is shown, or started, in words that may be UIKit's.
    package static func shows(in context: LinkingContext) -> Bool {
        let names = UIKitCall.names.filter { $0 != "=" && $0 != "append" } + ["start"] + UIKitNames.adding
        let hashes = Set(names.map(FNV1a.hash(of:)))
        if context.code.hashes.contains(where: hashes.contains) { return true }
        return context.code.calls(named: .assignment).contains { site in
            guard case .member(let target, _) = site.call.callee else { return false }
            return target.lastName == "viewControllers" || target.lastName == "rootViewController"
        }
    }
}
