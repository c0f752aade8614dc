import Base

/// How sure a way is, surest first. A way is as sure as its least sure step.
package enum Certainty: String, Codable, Sendable, CaseIterable, Comparable {
    /// Declared, or called by a view on the way, directly or through methods.
    case certain
    /// A coordinator's own code calls it, and what runs that code was not found.
    case ownCode
    /// Only a deep link, or the app itself, calls it.
    case fromOutside
    /// Nothing but inference speaks for it.
    case inferred

    package static func < (left: Self, right: Self) -> Bool { left.position < right.position }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Where journeys begin.
package struct JourneyStart: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// An app or a scene.
        case entryPoint
        /// A coordinator that nothing shows.
        case unmounted
        /// A view or another type that nothing shows.
        case unshown
        /// A place the reader chose.
        case chosen
        /// A tab bar that is on the screen together with the place the reader chose.
        case around
    }

    package let kind: Kind
    package let place: NodeReference

    package init(_ kind: Kind, _ place: NodeReference) {
        self.kind = kind
        self.place = place
    }
}

/// The shortest way from a start to a place.
package struct Journey: Hashable, Sendable {
    /// A move from one place to the next.
    package struct Step: Hashable, Sendable {
        package enum Means: Hashable, Sendable {
            /// An entry point starts with it.
            case mounted(EntryPoint)
            case shown(Transition)
            /// It is a view inside the place before: nobody has to do anything.
            case part
            /// It is a router, which says what the place before shows.
            case followed
        }

        package let means: Means
        package let certainty: Certainty
        /// Where it leads; absent where a destination is built in place.
        package let to: NodeReference?

        package init(_ means: Means, certainty: Certainty = .certain, to: NodeReference?) {
            self.means = means
            self.certainty = certainty
            self.to = to
        }

        /// The transition, where it is one.
        package var transition: Transition? { if case .shown(let transition) = means { transition } else { nil } }
        /// Whether what is on the screen changes: a part and a router are there with the place before.
        package var isMove: Bool {
            switch means {
            case .mounted, .shown: true
            case .part, .followed: false
            }
        }
        /// How it comes onto the screen; absent where it is there already.
        package var style: Style? {
            switch means {
            case .mounted: .root
            case .shown(let transition): transition.style
            case .part, .followed: nil
            }
        }
        /// Where the code of the step stands.
        package var location: SourceLocation? {
            switch means {
            case .mounted(let entry): entry.location
            case .shown(let transition): transition.location
            case .part, .followed: nil
            }
        }
    }

    package let start: JourneyStart
    /// The steps in order; only the last of them, where not all were asked for.
    package let steps: [Step]
    /// How many times what is on the screen changes.
    package let length: Int
    package let certainty: Certainty

    /// How many moves come before the steps that were asked for.
    package var skipped: Int { length - steps.count(where: \.isMove) }
    /// Where it ends; the start, where there is nowhere to go.
    package var end: NodeReference? { steps.last.map(\.to) ?? start.place }
}
