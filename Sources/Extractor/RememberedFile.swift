import Facts
import Synchronization
import SwiftSource

/// A file that stays as it is, so that what was found out about it need not be found out again.
package final class RememberedFile<File: AppFile>: AppFile {
    private struct Known {
        var survey: Survey?
        /// What it means to the readers that were asked last.
        var meant: [Extent: FileFacts] = [:]
        var readers: [Int] = []
    }

    package let file: File
    private let known = Mutex(Known())

    package init(_ file: File) { self.file = file }

    package var path: String { file.path }
    package var module: String { file.module }
    package var size: Int { file.size }

    package func survey() -> Survey {
        if let survey = known.withLock({ $0.survey }) { return survey }
        let survey = file.survey()
        known.withLock { $0.survey = survey }
        return survey
    }

    package func facts(_ extent: Extent, _ survey: Survey) -> FileFacts { file.facts(extent, survey) }

    package func meant(_ extent: Extent, _ survey: Survey, by readers: [Int]) -> FileFacts {
        if let facts = known.withLock({ $0.readers == readers ? $0.meant[extent] : nil }) { return facts }
        let facts = file.meant(extent, survey, by: readers)
        known.withLock { known in
            if known.readers != readers { known.meant = [:] }
            known.readers = readers
            known.meant[extent] = facts
        }
        return facts
    }

    package func words(leftOutOf extent: Extent, _ survey: Survey) -> Set<UInt64> {
        file.words(leftOutOf: extent, survey)
    }
}
