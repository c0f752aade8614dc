import Base
import NavigationModel

/// A value to stand for a parameter where a call is shown: `42`, `"name"`, `Planet.sample`.
enum SampleValue {
    static func of(_ parameter: Parameter) -> String {
        let type = parameter.type
        if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
        if type.contains("->") { return "{ … }" }
        if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
        switch type {
        case "String", "Substring": return "\"\(parameter.name)\""
        case "Int", "Int32", "Int64", "UInt", "UInt64": return "1"
        case "Double", "Float", "CGFloat", "Decimal": return "1.5"
        case "Bool": return "true"
        case "Date": return ".now"
        case "UUID": return "UUID()"
        case "URL": return "url"
        default:
            let name = ["any ", "some ", "inout "].reduce(type) {
                $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
            }
            return name.hasSuffix(".ID") ? "\(name.dropLast(3)).sample.id" : "\(name).sample"
        }
    }
}
