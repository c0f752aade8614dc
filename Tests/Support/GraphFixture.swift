import Base
import NavigationModel

/// Small graphs for tests that need one and not the sources it would come from.
package enum GraphFixture {
    package static let nowhere = SourceLocation(file: "Sources/App.swift", line: 1, column: 1)
}
