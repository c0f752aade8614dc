import Base
import Facts
import NavigationModel
import Types

/// A destination shown, or a way back, at one site.
package struct CallEffect {
    /// What happens.
    package enum Kind: Hashable {
        case show(ShownDestination)
        case exit(coordinator: TypeID?, ExitOperation, to: String?)

        /// The platforms that what shows something is compiled for.
        package var platforms: Platforms { if case .show(let shown) = self { shown.platforms } else { .all } }
    }

    /// What happens.
    package let kind: Kind
    /// The call that does it.
    package let site: CallSite

    /// - Parameter site: the call that does it.
    package init(kind: Kind, site: CallSite) {
        self.kind = kind
        self.site = site
    }
}

/// An effect as one type has it.
package struct PropagatedEffect {
    package let kind: CallEffect.Kind
    package let holder: TypeID
    package let evidence: Evidence
    /// The code between the holder and the call, outermost first.
    package let through: [CodeReference]
    package let site: CallSite
    /// Where it stands, where that is not the site itself.
    package var location: RelativeLocation?
    /// The platforms that all of the way is compiled for.
    package let platforms: Platforms

    /// The same done by another.
    package func done(by holder: TypeID) -> PropagatedEffect {
        PropagatedEffect(
            kind: kind, holder: holder, evidence: evidence, through: through, site: site, location: location,
            platforms: platforms)
    }

    /// The same where views do and are shown what the coordinators do that they stand for.
    package func standing(for coordinators: [TypeID: TypeID]) -> PropagatedEffect {
        guard !coordinators.isEmpty else { return self }
        var kind = kind
        if case .show(var shown) = kind, let targets = shown.targets {
            shown.targets = targets.map { $0.standing(for: coordinators) }
            kind = .show(shown)
        }
        return PropagatedEffect(
            kind: kind, holder: coordinators[holder] ?? holder, evidence: evidence, through: through, site: site,
            location: location, platforms: platforms)
    }

    /// - Parameters:
    ///   - through: the functions between the holder and the call, outermost first.
    ///   - location: where it stands, where that is not the site itself.
    ///   - platforms: those that all of the way is compiled for; nil for those of the site and of what it shows.
    package init(
        kind: CallEffect.Kind, holder: TypeID, evidence: Evidence, through: [CodeReference],
        site: CallSite, location: RelativeLocation? = nil, platforms: Platforms? = nil
    ) {
        self.platforms = platforms ?? site.call.platforms.intersection(kind.platforms)
        self.kind = kind
        self.holder = holder
        self.evidence = evidence
        self.through = through
        self.site = site
        self.location = location
    }
}

/// Code that the graph tells of; its writer gives it the name that people read.
package enum CodeReference: Hashable, Sendable {
    case function(FunctionID)
    case property(PropertyID)
    /// A closure that a type is made with, by the property that keeps it.
    case closure(of: TypeID, property: String?)
    /// An action that a type puts into the environment.
    case action(of: TypeID?, key: String)
    /// A call that is handed the addresses which the app is opened with.
    case handler(CallID)
}
