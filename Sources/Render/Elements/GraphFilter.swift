import Drawing
import NavigationModel

/// The key of a picture: each style with its line and how many transitions have it. Scripts make its entries buttons that
/// filter the picture, and add how transitions are known.
struct GraphFilter {
    let transitions: [Transition]
    let unopened: Int
    let followed: Int

    var styles: HTML {
        let styles = Dictionary(grouping: transitions, by: \.style).mapValues(\.count)
        return Tag.ul(.class("key"), .aria("label", "Key")) {
            for style in styles.keys.sorted() {
                entry(.shown(style), StyleChip.html(style, count: styles[style]))
            }
            if unopened > 0 {
                entry(.unopened, StyleChip.html(.unopened, LineStyle.unopened.word, count: unopened))
            }
            if followed > 0 { entry(.followed, StyleChip.html(.followed, LineStyle.followed.word, count: followed)) }
        }
    }

    /// How transitions are known.
    var evidence: HTML {
        let counts = Dictionary(grouping: transitions, by: \.evidence).mapValues(\.count)
        let isFilter = counts.count > 1 || counts[.inferred] != nil
        return Tag.ul(
            .class("key", counts[.inferred] == nil ? "scripted-only" : nil), .aria("label", "How it is known")
        ) {
            for known in Evidence.allCases where isFilter && counts[known] != nil {
                entry(known, count: counts[known] ?? 0)
            }
        }
    }

    private func entry(_ style: LineStyle, _ chip: HTML) -> HTML { Tag.li(.data("line", style.key)) { chip } }

    /// Without scripts only what is inferred is told: it looks different.
    private func entry(_ evidence: Evidence, count: Int) -> HTML {
        Tag.li(.class(evidence == .inferred ? nil : "scripted-only"), .data("evidence", evidence.rawValue)) {
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
