import Drawing
import NavigationModel
import PageElements

/// Calls as short lines: who, how, with which words, where.
enum CondensedCalls {
    static func list(_ transitions: [Transition], _ context: PageContext) -> HTML {
        Tag.ul {
            for transition in transitions {
                Tag.li {
                    style(transition)
                    " "
                    if transition.evidence == .declared { "declared" } else { context.reference(transition.from) }
                    if let call = transition.call {
                        " "
                        Tag.code { call }
                    }
                    " "
                    place(of: transition, context)
                    if !transition.through.isEmpty {
                        " through \(TransitionCell.methods(of: transition).joined(separator: ", "))"
                    }
                    if let limit = transition.platforms.limit { " (\(limit))" }
                }
            }
        }
    }

    /// What views show by themselves.
    static func plain(_ transitions: [Transition], _ context: PageContext) -> HTML? {
        guard !transitions.isEmpty else { return nil }
        return Tag.ul(.class("tight")) {
            for transition in transitions {
                Tag.li {
                    style(transition)
                    " "
                    transition.to.map(context.reference) ?? .text(transition.shown)
                    " by "
                    context.reference(transition.from)
                    " "
                    if let call = transition.call { Tag.code { call } }
                    " "
                    place(of: transition, context)
                    if let limit = transition.platforms.limit { " (\(limit))" }
                }
            }
        }
    }

    /// A style in its word and colour, with a mark where it is only inferred.
    static func style(_ transition: Transition) -> HTML {
        Tag.b(.class(LineSample.style(transition.style).colour)) {
            transition.style.rawValue + (transition.evidence == .inferred ? " ?" : "")
        }
    }

    /// The line alone where the file has the name of the type that holds the call.
    private static func place(of transition: Transition, _ context: PageContext) -> HTML {
        let place = context.site.sources.short(transition.location)
        return Tag.i { place.hasPrefix("\(transition.from.name).swift:") ? "line \(transition.location.line)" : place }
    }
}
