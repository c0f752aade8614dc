import Base
import Facts
import Presentation
import Types

/// Calls that follow segues of storyboards.
extension UIKitPresentations {
    /// What they show; those that cannot be told are left to be told as not understood.
    mutating func followed(_ sites: [CallSite]) -> [UIKitCandidate] {
        let calls = UIKitSegueCalls(callers: callers)
        var candidates: [UIKitCandidate] = []
        for site in sites {
            for named in calls.named(by: site) { candidates += followed(named) }
        }
        return candidates
    }

    private mutating func followed(_ named: UIKitSegueCalls.Named) -> [UIKitCandidate] {
        let storyboards = values.storyboards
        var segues: [UIKitStoryboards.SegueID] = []
        var isInferred = false
        if let identifiers = named.identifiers {
            let all = identifiers.sorted().map(storyboards.segues(called:))
            for alike in all.map({ $0.filter { isPerformed($0, on: named.owners) } }) {
                segues += alike
                isInferred = isInferred || alike.count > 1
            }
            if segues.isEmpty, all.joined().count == 1 {
                (segues, isInferred) = (Array(all.joined()), true)
            }
        } else {
            // Whichever it is, it is one of those that no control sets off.
            segues = named.owners.flatMap(storyboards.scenes(of:)).flatMap(storyboards.manualSegues(of:))
            isInferred = true
            openOwners.formUnion(named.owners)
        }
        guard !segues.isEmpty, segues.count <= UIKitValues.most else {
            notUnderstood.append(unread(named))
            return []
        }
        performed.formUnion(segues)
        return segues.flatMap { segue -> [UIKitCandidate] in
            guard let means = means(of: segue, by: named) else { return [] }
            return values.shown(by: segue).compactMap { part in
                let style = means(part)
                return style.map { style in
                    var candidate = UIKitCandidate(
                        site: named.site, expression: .unknown, means: .style(style), receiver: nil,
                        isInferred: isInferred)
                    candidate.part = part
                    return candidate
                }
            }
        }
    }

    /// How what a segue leads to is shown, for each thing that it can be; nil where it shows nothing by itself.
    private mutating func means(
        of segue: UIKitStoryboards.SegueID, by named: UIKitSegueCalls.Named
    ) -> ((UIKitShown) -> Style?)? {
        let storyboards = values.storyboards
        switch UIKitSegueKind(storyboards[segue]) {
        case .shown(let style): return { _ in style }
        case .presented(let own):
            let written = own ?? storyboards.presentation(of: segue)
            let styles = styles
            return { part in styles.styles(written: written, of: part).first }
        case .back:
            exits.append((named.site, storyboards.operation(of: segue)))
            return nil
        case .contained, .root, .tab, .column: return nil
        case .custom:
            notUnderstood.append(
                UnresolvedCode(
                    text: named.site.call.text, reason: UIKitSegueKind.ownClass, help: UIKitSegueKind.standard,
                    location: named.site.call.location))
            return nil
        }
    }

    /// Whether a segue may be followed by one of some controllers; by any where none are told.
    private func isPerformed(_ segue: UIKitStoryboards.SegueID, on owners: [TypeID]) -> Bool {
        guard !owners.isEmpty, let type = values.storyboards.type(of: segue.scene) else { return owners.isEmpty }
        return owners.contains { owner in
            owner == type || context.conformances.ancestors(of: type).contains(owner)
                || context.conformances.ancestors(of: owner).contains(type)
        }
    }

    private func unread(_ named: UIKitSegueCalls.Named) -> UnresolvedCode {
        let reason: String
        if values.storyboards.isEmpty {
            reason = UIKitValues.storyboard
        } else if named.isUncalled {
            reason = "the segue's identifier is a parameter of a function that no code calls"
        } else if named.identifiers == nil {
            reason = "the segue is chosen at run time"
        } else {
            reason = "no storyboard that was read has a segue with this identifier"
        }
        return UnresolvedCode(
            text: named.site.call.text, reason: reason,
            help: "write the identifier in the call, or create the view controller in code",
            location: named.site.call.location)
    }
}
