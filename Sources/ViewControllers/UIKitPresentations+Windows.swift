import Facts
import Types

/// Windows beside the app's own.
extension UIKitPresentations {
    /// Whether a class of windows lies above the app's own: it has a level, or lets touches through to what is below.
    func liesAbove(_ type: TypeID) -> Bool {
        ([type] + context.conformances.ancestors(of: type)).contains { type in
            guard !table[type].isExternal, table[type].kind == .class else { return false }
            if table[type].functions["hitTest"] != nil || table[type].functions["point"] != nil { return true }
            return table[type].functions.values.joined().contains { function in
                table.function(function).body.calls.contains { call in
                    guard case .member(let target, "=") = call.callee else { return false }
                    return target.ownName == "windowLevel"
                }
            }
        }
    }
}
