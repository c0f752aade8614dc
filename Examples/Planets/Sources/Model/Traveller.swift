/// Somebody who has signed in: what ``LoginCoordinator`` gives back.
struct Traveller: Hashable, Sendable {
    var name: String
    let address: String
}
