import Facts
import Synchronization
import SwiftSource

/// A file that stays as it is, so that what was found out about it need not be found out again.
package final class RememberedFile<File: AppFile>: AppFile {
    private struct Known {
        var survey: FileScan?
        /// What it says, with what that means to the readers that were asked last.
        var read: [ParseDepth: ReadFile] = [:]
        var readers: [Int] = []
    }

    package let file: File
    private let known = Mutex(Known())

    package init(_ file: File) { self.file = file }

    package var path: String { file.path }
    package var module: String { file.module }
    package var size: Int { file.size }

    package func survey() -> FileScan {
        if let survey = known.withLock({ $0.survey }) { return survey }
        let survey = file.survey()
        known.withLock { $0.survey = survey }
        return survey
    }

    package func parsed(_ extent: ParseDepth, _ survey: FileScan) -> ParsedFile { file.parsed(extent, survey) }

    package func read(_ extent: ParseDepth, _ survey: FileScan, by readers: [Int]) -> ReadFile {
        if let known = known.withLock({ $0.readers == readers ? $0.read[extent] : nil }) { return known }
        let read = file.read(extent, survey, by: readers)
        known.withLock { known in
            if known.readers != readers { known.read = [:] }
            known.readers = readers
            known.read[extent] = read
        }
        return read
    }

    package func words(leftOutOf extent: ParseDepth, _ survey: FileScan) -> Set<UInt64> {
        file.words(leftOutOf: extent, survey)
    }
}
