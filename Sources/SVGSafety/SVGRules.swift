/// What in an SVG does more than show a picture.
///
/// Elements: SVG 2, appendix E. What is not in the list is taken out.
enum SVGRules {
    static let svg = "http://www.w3.org/2000/svg"
    static let html = "http://www.w3.org/1999/xhtml"

    private static let elements: Set = [
        "a", "animate", "animateMotion", "animateTransform", "circle", "clipPath", "cursor", "defs", "desc", "ellipse",
        "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting",
        "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR",
        "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight",
        "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "filter", "font", "font-face", "font-face-name",
        "font-face-src", "g", "glyph", "glyphRef", "hkern", "image", "line", "linearGradient", "marker", "mask",
        "metadata", "missing-glyph", "mpath", "path", "pattern", "polygon", "polyline", "radialGradient", "rect", "set",
        "stop", "style", "svg", "switch", "symbol", "text", "textPath", "title", "tref", "tspan", "use", "view",
        "vkern",
    ]
    private static let pictures = ["image/png", "image/jpeg", "image/gif", "image/webp"]
    private static let fonts = ["font/", "application/font", "application/x-font", "application/vnd.ms-fontobject"]
    /// Attributes that make browsers load what they name, wherever they stand.
    private static let loading: Set = [
        "src", "srcset", "srcdoc", "data", "poster", "base", "ping", "action", "formaction",
    ]

    /// Whether an element of SVG only shows something.
    static func shows(_ element: String) -> Bool { elements.contains(element) }

    /// Whether an animation may change an attribute.
    static func isAnimated(_ attribute: String) -> Bool {
        let name = local(attribute).lowercased()
        return name != "href" && !name.hasPrefix("on")
    }

    /// Whether an attribute does no more than say how a picture looks.
    /// - Parameter element: the element's name without its prefix.
    static func isHarmless(_ attribute: String, _ value: String, of element: String) -> Bool {
        let name = local(attribute).lowercased()
        if name.hasPrefix("on") || loading.contains(name) { return false }
        if name == "href" { return isHarmless(address: value, of: element) }
        if name == "attributename" { return isAnimated(value) }
        // Others may be styles too, and nothing is loaded without a function.
        return (name != "style" && !value.utf8.contains(UInt8(ascii: "("))) || isHarmless(style: value)
    }

    /// Whether an address stays in the picture, or is one that a reader follows.
    private static func isHarmless(address: String, of element: String) -> Bool {
        // Browsers drop white space before they look for a scheme.
        let scalars = address.unicodeScalars.lazy.filter { $0.value > 0x20 }.prefix(40)
        let text = String(String.UnicodeScalarView(scalars)).lowercased()
        if text.isEmpty || text.hasPrefix("#") { return true }
        switch element {
        case "a": return ["http://", "https://", "mailto:"].contains { text.hasPrefix($0) }
        case "image", "feImage": return pictures.contains { text.hasPrefix("data:\($0)") }
        default: return false
        }
    }

    /// Whether a style loads nothing.
    static func isHarmless(style: String) -> Bool {
        let text = Array(unescaped(style).lowercased().utf8)
        let loads = ["@import", "image-set(", "src(", "expression(", "-moz-binding", "behavior:"]
        guard !loads.contains(where: { text.firstRange(of: Array($0.utf8)) != nil }) else { return false }
        let held = (pictures + fonts).map { Array("data:\($0)".utf8) } + [Array("#".utf8)]
        var rest = text[...]
        while let found = rest.firstRange(of: Array("url(".utf8)) {
            let address = rest[found.upperBound...].drop { " \t\r\n\u{C}\"'".utf8.contains($0) }
            guard held.contains(where: { address.starts(with: $0) }) else { return false }
            rest = address
        }
        return true
    }

    /// A style with its escapes resolved, which can spell anything. CSS Syntax 3, section 4.3.7.
    private static func unescaped(_ style: String) -> String {
        guard style.utf8.contains(UInt8(ascii: "\\")) else { return style }
        var result = String.UnicodeScalarView()
        var rest = style.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
            rest = rest.dropFirst(digits.count)
            guard !digits.isEmpty else { continue }
            if rest.first?.properties.isWhitespace == true { rest = rest.dropFirst() }
            result.append(UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
        }
        return String(result)
    }

    /// A name without its prefix.
    static func local(_ name: String) -> String { name.split(separator: ":").last.map(String.init) ?? name }
}
