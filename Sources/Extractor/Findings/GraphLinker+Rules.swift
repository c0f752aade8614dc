import Base
import Facts
import Linking
import NavigationModel
import Types

extension GraphLinker {
    /// Links the facts, and asks the rules.
    /// - Parameters:
    ///   - files: in any order.
    ///   - title: the app's name.
    ///   - unread: what could not be read at all, listed with the rest that was not understood.
    ///   - rules: how much the findings of each rule matter.
    ///   - words: what the project says about its own code.
    ///   - keys: what the files, types and members of earlier versions are known under.
    ///   - mentions: the words of all sources; nil where they are not at hand.
    package static func link(
        _ files: [ReadFile], title: String, unread: [NotUnderstood] = [], rules: RuleSettings = .document,
        words: ProjectAnnotations = ProjectAnnotations(), keys: KeyStore = KeyStore(), mentions: (any Mentions)? = nil
    ) -> NavigationAnalysis {
        linked(
            files, traits: SystemDefinition.traits, systems: SystemDefinition.linkers, words: words, keys: keys
        ).analysis(
            title: title, unread: unread, rules: rules, mentions: mentions)
    }
}

extension LinkedSources {
    /// The graph, and what the rules find in it.
    /// - Parameters:
    ///   - title: the app's name.
    ///   - unread: what could not be read at all.
    ///   - rules: how much the findings of each rule matter.
    ///   - mentions: the words of all sources, those included that were not parsed; nil where they are not at hand.
    package func analysis(
        title: String, unread: [NotUnderstood], rules: RuleSettings = .document, mentions: (any Mentions)? = nil
    ) -> NavigationAnalysis {
        let app = app(title: title, unread: unread, mentions: mentions)
        return NavigationAnalysis(app.graph, findings: Rules.findings(in: app, settings: rules))
    }
}
