extension [Finding] {
    /// Worst first, then by place.
    package var worstFirst: [Finding] {
        sorted { ($0.severity, $0.location, $0.rule, $0.message) < ($1.severity, $1.location, $1.rule, $1.message) }
    }
}
