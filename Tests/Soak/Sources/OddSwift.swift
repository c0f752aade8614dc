import Foundation

/// Every Swift file below some folders, whole and mutated.
struct OddSwift {
    /// Decides what is mutated where.
    let seed: UInt64
    /// How many mutations there are of each file.
    let each: Int

    /// Feeds them all.
    /// - Parameter from: the number of the first one, to go on after one that ended the program.
    func run(_ folders: [String], from: Int) -> Int32 {
        var number = 0
        for file in folders.flatMap(swiftFiles) {
            defer { number += each + 1 }
            guard number + each >= from, let data = FileManager.default.contents(atPath: file) else { continue }
            let bytes = Array(data)
            for mutation in max(0, from - number)...each {
                let mutated = mutation == 0 ? bytes : Mutation(of: bytes, number: mutation, seed: seed).bytes
                Limits.begin("\(number + mutation)\t\(mutation)\t\(mutated.count)\t\(file)")
                Subject.reader.feed(mutated)
                Subject.screening.feed(mutated)
                if Limits.areExceeded { return 1 }
            }
        }
        Limits.say("\(number) fed")
        return 0
    }

    /// In an order of their own.
    private func swiftFiles(below folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}
