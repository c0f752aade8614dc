import Base

/// A parameter of a function.
package struct FunctionParameterFacts: Hashable, Sendable {
    /// The argument label; absent for `_`.
    package var label: String?
    /// The name inside the function; absent for `_`.
    package var name: String?
    package var type: TypeName?
    /// The type as written.
    package var typeText: String
    /// What a closure that is handed in is given, where the type is that of one.
    package var closureTypes: [TypeName?]
    package var defaultValue: String?
    /// What the default value is made of; empty where none is written.
    package var defaultBody: BodyFacts
    /// `inout`, `isolated`, `some`, `...` and the like.
    package var specifiers: [String]

    package init(
        label: String?, name: String?, type: TypeName?, typeText: String, closureTypes: [TypeName?] = [],
        defaultValue: String? = nil, defaultBody: BodyFacts = BodyFacts(), specifiers: [String] = []
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.typeText = typeText
        self.closureTypes = closureTypes
        self.defaultValue = defaultValue
        self.defaultBody = defaultBody
        self.specifiers = specifiers
    }
}

/// A function or initializer.
///
/// It is handed around far more often than it is made, so it is one object and not a value of many parts.
package final class FunctionFacts: Sendable {
    package let id: DeclarationID
    /// The base name without back-ticks; `init` for an initializer.
    package let name: String
    package let parameters: [FunctionParameterFacts]
    package let returnType: TypeName?
    /// The return type as written, trimmed.
    package let returnText: String?
    /// Their names as written, modules included.
    package let attributes: [AttributeFacts]
    /// The text of an `@available` attribute that rules the declaration out.
    package let unavailability: String?
    /// `static`, `private` and the like.
    package let modifiers: [String]
    /// Whether it has generic parameters of its own, or a `where` clause.
    package let isGeneric: Bool
    /// `async`, `throws` and their like, as far as written.
    package let effects: [String]
    /// The `#if` condition around it.
    package let condition: String?
    /// The platforms that it is compiled for.
    package var platforms: Platforms { Platforms(condition: condition) }
    /// The branches of `#if` that it stands in inside of its type, outermost first.
    package let branches: [ConditionalBranch]
    package let documentation: String?
    /// The signature as written, on one line.
    package let declaration: String
    package let location: RelativeLocation
    package let body: BodyFacts

    package init(
        id: DeclarationID = .file, name: String, parameters: [FunctionParameterFacts] = [], returnType: TypeName? = nil,
        returnText: String? = nil, attributes: [AttributeFacts] = [], unavailability: String? = nil,
        modifiers: [String] = [], isGeneric: Bool = false, effects: [String] = [], condition: String? = nil,
        branches: [ConditionalBranch] = [], documentation: String? = nil, declaration: String = "",
        location: RelativeLocation, body: BodyFacts = BodyFacts()
    ) {
        self.id = id
        self.name = name
        self.parameters = parameters
        self.returnType = returnType
        self.returnText = returnText
        self.attributes = attributes
        self.unavailability = unavailability
        self.modifiers = modifiers
        self.isGeneric = isGeneric
        self.effects = effects
        self.condition = condition
        self.branches = branches
        self.documentation = documentation
        self.declaration = declaration
        self.location = location
        self.body = body
    }

    /// The name with its argument labels: `openDetail(id:)`.
    package var signature: String {
        "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }

    /// Whether the name and its argument labels are those of another function.
    package func hasSignature(of other: FunctionFacts) -> Bool {
        name == other.name && parameters.count == other.parameters.count
            && zip(parameters, other.parameters).allSatisfy { $0.label == $1.label }
    }

    /// Whether its parameters are of the types of another's, as they are written.
    package func takesTypes(of other: FunctionFacts) -> Bool {
        parameters.map(\.type) == other.parameters.map(\.type)
    }

    /// Whether it is an initializer: a function may be named ``func `init`()``.
    package var isInitializer: Bool { name == "init" && declaration.hasPrefix("init") }

    package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// Whether it has an attribute of a name.
    package func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    /// The same function with some parts replaced.
    package func with(attributes: [AttributeFacts]? = nil, body: BodyFacts? = nil) -> FunctionFacts {
        FunctionFacts(
            id: id, name: name, parameters: parameters, returnType: returnType, returnText: returnText,
            attributes: attributes ?? self.attributes, unavailability: unavailability, modifiers: modifiers,
            isGeneric: isGeneric, effects: effects, condition: condition, branches: branches,
            documentation: documentation, declaration: declaration, location: location, body: body ?? self.body)
    }
}

extension FunctionFacts: Hashable {
    package static func == (left: FunctionFacts, right: FunctionFacts) -> Bool {
        left === right
            || left.id == right.id && left.location == right.location && left.name == right.name
                && left.parameters == right.parameters
                && left.returnType == right.returnType && left.returnText == right.returnText
                && left.attributes == right.attributes && left.unavailability == right.unavailability
                && left.modifiers == right.modifiers && left.isGeneric == right.isGeneric
                && left.effects == right.effects && left.condition == right.condition
                && left.branches == right.branches
                && left.documentation == right.documentation && left.declaration == right.declaration
                && left.body == right.body
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(name)
    }
}
