import Base
import Linking
import NavigationModel

/// A file that is no valid Swift, or that could not be read.
package enum SyntaxError: Rule {
    package static let description = RuleDescription(
        id: NotUnderstood.syntaxError, severity: .error, systems: .all,
        summary: "A file isn't valid Swift, or couldn't be read.",
        why: """
            The app doesn't compile. The file is read as far as possible, and the rest of it is missing from the graph.
            While a file is broken, rules about unused or missing code report nothing, because the code could be in that
            file: no destination is reported as unused, and no screen as unreachable. No rule reports anything else in
            the broken file. Only the first error in a file is reported, because it often causes the others.
            """,
        wrong: """
            struct HomeView: View {
            <<<<<<< HEAD
                var body: some View { Text("Home") }
            =======
                var body: some View { Text("Start") }
            >>>>>>> topic
            }
            """,
        right: """
            struct HomeView: View {
                var body: some View { Text("Start") }
            }
            """,
        exceptions: """
            Files that have nothing to do with navigation aren't parsed; they are reported only if their brackets don't
            match or if they contain conflict markers. Syntax that is newer than the toolchain navdocs was built with is
            reported as an error.
            """)

    package static func findings(in app: CheckedApp) -> [Finding] {
        app.faults(of: id).map { fault in
            finding(
                message: fault.reason.hasPrefix("couldn't be read")
                    ? "`\(fault.text)` \(fault.reason)." : "Syntax error at `\(fault.text)`: \(fault.reason).",
                help: fault.help.map { $0.prefix(1).uppercased() + $0.dropFirst() + ($0.hasSuffix(".") ? "" : ".") },
                location: fault.location)
        }
    }
}
