import Base
import Drawing
import NavigationModel

/// The key of a picture: each style with its line and how many transitions have it. Scripts make its entries buttons that
/// filter the picture, and add how transitions are known.
package struct GraphFilter: Hashable, Sendable {
    /// How many transitions have each style.
    private let counts: [Style: Int]
    /// How many transitions are known in each way.
    private let evidences: [Evidence: Int]
    private let unopened: Int
    private let followed: Int

    /// - Parameters:
    ///   - transitions: what the picture's lines stand for.
    ///   - unopened: how many destinations are drawn that nothing opens.
    ///   - followed: how many lines are drawn to routers that are followed.
    package init(transitions: [Transition], unopened: Int, followed: Int) {
        counts = Dictionary(transitions.lazy.map { ($0.style, 1) }, uniquingKeysWith: +)
        evidences = Dictionary(transitions.lazy.map { ($0.evidence, 1) }, uniquingKeysWith: +)
        self.unopened = unopened
        self.followed = followed
    }

    /// The styles.
    package var styles: HTML {
        Tag.ul(.class("key"), .aria("label", "Key")) {
            for style in counts.keys.sorted() {
                entry(.shown(style), StyleChip.html(style, count: counts[style]))
            }
            if unopened > 0 {
                entry(.unopened, StyleChip.html(.unopened, LineStyle.unopened.word, count: unopened))
            }
            if followed > 0 { entry(.followed, StyleChip.html(.followed, LineStyle.followed.word, count: followed)) }
        }
    }

    /// How transitions are known.
    /// - Parameter hidden: how many that are inferred the picture hides until the key is asked for them.
    package func evidence(hiding hidden: Int) -> HTML {
        let isFilter = evidences.count > 1 || evidences[.inferred] != nil
        return Tag.ul(.class("key", evidences[.inferred] == nil ? "scripted-only" : nil), .aria("label", "Evidence")) {
            for known in Evidence.allCases where isFilter && evidences[known] != nil {
                entry(known, count: evidences[known] ?? 0, hidden: hidden)
            }
        }
    }

    private func entry(_ style: LineStyle, _ chip: HTML) -> HTML { Tag.li(.data("line", style.key)) { chip } }

    /// Without scripts only what is inferred is told: it looks different.
    private func entry(_ evidence: Evidence, count: Int, hidden: Int) -> HTML {
        Tag.li(
            .class(evidence == .inferred ? nil : "scripted-only"), .data("evidence", evidence.rawValue),
            evidence == .inferred && hidden > 0 ? .data("hides", "\(hidden)") : nil
        ) {
            if evidence == .inferred {
                StyleChip.html(.inferred, "? inferred", count: count)
            } else {
                Tag.span(.class("chip", "muted")) {
                    Tag.b { evidence.rawValue }
                    Tag.span(.class("count")) { "\(count)" }
                }
            }
        }
    }
}
