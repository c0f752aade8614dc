/// Numbers in SVG: at most two decimals, no trailing zeros.
package enum SVGNumber {
    /// The number, rounded to hundredths.
    package static func text(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
