import Base

/// Names that targets and folders have which only show how something is used.
package enum SampleName {
    private static let words: Set = ["demo", "demos", "example", "examples", "sample", "samples"]

    /// Whether a name is that of a sample: `Demo`, `Examples`, `PlanetsDemo`, `Sample-App`, `ExampleApp`.
    package static func isSample(_ name: String) -> Bool {
        var words = name.words
        if words.count > 1, words.last == "app" { words.removeLast() }
        return words.last.map(Self.words.contains) ?? false
    }
}
