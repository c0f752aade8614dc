/// A kind of bread.
struct Loaf: Identifiable, Hashable {
    let id: String
    let name: String

    /// What is baked every night.
    static let all = [
        Loaf(id: "rye", name: "Rye"),
        Loaf(id: "spelt", name: "Spelt"),
        Loaf(id: "baguette", name: "Baguette"),
    ]
}
