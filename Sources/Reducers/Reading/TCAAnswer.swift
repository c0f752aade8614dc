import Facts
import Linking
import NavigationModel
import Presentation

/// What the answer to an action shows.
struct TCAAnswer {
    let shown: ShownDestination
    /// The feature whose reducer answers.
    let feature: TCAFeatureID?
    let patterns: [PatternFacts]
    let branch: CodeBranch
    /// Where the call stands.
    let location: RelativeLocation
}
