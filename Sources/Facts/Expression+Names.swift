extension Expression {
    /// The last name of a path.
    package var lastName: String? {
        switch self {
        case .name(let name), .member(_, let name), .implicitMember(let name): name
        default: nil
        }
    }

    /// The name of what may be a property of the enclosing type: `stack`, `self.stack`.
    package var ownName: String? {
        switch self {
        case .name(let name), .member(.instance, let name): name
        default: nil
        }
    }
}
