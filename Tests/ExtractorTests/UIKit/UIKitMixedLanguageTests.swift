import NavigationModel
import Testing

/// Classes that are written in Objective-C, and extended in Swift.
struct UIKitMixedLanguageTests {
    @Test func extensionOfAControllerInAnotherLanguageShowsWhatItSays() {
        let read = graph(
            """
            import UIKit
            extension TRNoteViewController {
                @objc func showHistory() { present(HistoryController(), animated: true) }
            }
            extension TRAppDelegate {
                func lock() {
                    lockWindow = UIWindow()
                    lockWindow?.rootViewController = LockController()
                }
            }
            final class HistoryController: UIViewController {}
            final class LockController: UIViewController {}
            """)
        #expect(
            read.transitions.notation == [
                "TRAppDelegate -root-> .LockController (LockController) call",
                "TRNoteViewController -sheet-> .HistoryController (HistoryController) call",
            ])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: ["UIViewController", "SFSafariViewController", "FormViewController"])
    func helperOfALibrarysClassIsToldOfItsCallersAlone(_ name: String) {
        let read = graph(
            """
            import UIKit
            extension \(name) { func showHistory() { present(HistoryController(), animated: true) } }
            final class HistoryController: UIViewController {}
            final class EntryController: FormViewController {}
            """)
        #expect(read.transitions.isEmpty)
        #expect(read.notUnderstood.map(\.reason) == ["no caller of the function that contains this call was found"])
    }
}
