/// What stands in git for a file that Git LFS keeps elsewhere: a few lines that name it.
///
/// Format: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
package struct LFSPointer {
    /// What to say of a file that is one.
    package static let words = "it's a Git LFS pointer, and the file itself hasn't been fetched"
    /// How to get the file.
    package static let advice = "Fetch it: git lfs pull"

    private static let heading = Array("version https://git-lfs.github.com/spec/".utf8)
    /// By the specification each is smaller.
    private static let limit = 1024

    /// Nil for what is none.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count < Self.limit, bytes.starts(with: Self.heading) else { return nil }
    }
}
