import Base
import Facts
import Types

/// Stacks that a piece of code fills by several calls, of which only the last screen is seen.
///
/// ```swift
/// stack.setViewControllers([accounts], animated: false)
/// stack.pushViewController(wallet, animated: false)
/// ```
extension UIKitPresentations {
    /// Makes one stack of what is put into it anew and of what is pushed over that at once: the last is what is seen.
    mutating func cover() {
        let bodies = Dictionary(grouping: found.indices) { found[$0].body }
        for (body, indices) in bodies where body != nil && indices.count > 1 {
            let sorted = indices.sorted { found[$0].site.index < found[$1].site.index }
            for (position, below) in sorted.enumerated() where isList(below) {
                let over = sorted[(position + 1)...].filter { covers($0, below) }
                guard let last = over.last else { continue }
                for index in [below] + over.dropLast() {
                    found[index].isCovered = true
                    found[index].styles = [.push]
                }
                found[last].styles = [.root]
            }
        }
    }

    /// Whether a presentation is the last of what is put into a stack anew.
    private func isList(_ index: Int) -> Bool {
        let presentation = found[index]
        guard presentation.styles == [.root], case .show(_, .list)? = UIKitCall(presentation.site.call)?.action else {
            return false
        }
        return true
    }

    /// Whether a screen is pushed over another at once.
    private func covers(_ index: Int, _ below: Int) -> Bool {
        let (over, below) = (found[index], found[below])
        guard over.styles == [.push], over.site.call.name == "pushViewController", over.heir == below.heir,
            over.site.index > below.site.index,
            over.site.call.conditions == below.site.call.conditions,
            over.site.call.closure == below.site.call.closure,
            let stack = over.receiver, let other = below.receiver
        else { return false }
        return stack.isSame(as: other)
    }
}
