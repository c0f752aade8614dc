import Base
import Linking
import NavigationModel

/// A file that is no valid Swift, or that could not be read.
package enum SyntaxError: Rule {
    package static let description = RuleDescription(
        id: NotUnderstood.syntaxError, severity: .error, systems: .all,
        summary: "A file is no valid Swift, or could not be read.",
        why: """
            The app does not compile. Nobody knows what the file was to say: it is read as far as it goes, and what else it holds
            is missing from the graph. So while a file is broken, nothing is said to be nowhere: no destination is told to be
            unused and no screen to be lost, and about the broken file itself nothing is said but this. The first fault of a
            file is told; those after it often come of it.
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
            Files whose words tell that they have nothing to do with navigation are not parsed; of these, only those are told
            whose brackets do not match or that hold markers of a conflict. Syntax that is newer than the toolchain which navdocs
            was built with is taken for a fault.
            """)

    package static func findings(in app: CheckedApp) -> [Finding] {
        app.faults(of: id).map { fault in
            finding(
                message: fault.reason.hasPrefix("could not be read")
                    ? "`\(fault.text)` \(fault.reason)." : "The file is broken at `\(fault.text)`: \(fault.reason).",
                help: fault.help.map { $0.prefix(1).uppercased() + $0.dropFirst() + ($0.hasSuffix(".") ? "" : ".") },
                location: fault.location)
        }
    }
}
