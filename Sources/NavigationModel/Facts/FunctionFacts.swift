/// A parameter of a function.
package struct FunctionParameterFacts: Codable, Hashable, Sendable {
    /// The argument label; absent for `_`.
    package var label: String?
    /// The name inside the function; absent for `_`.
    package var name: String?
    package var type: TypeName?
    /// The type as written.
    package var typeText: String
    package var defaultValue: String?
    /// What the default value is made of; empty where none is written.
    package var defaultBody: BodyFacts
    /// `inout`, `isolated`, `some`, `...` and the like.
    package var specifiers: [String]

    package init(
        label: String?, name: String?, type: TypeName?, typeText: String, defaultValue: String? = nil,
        defaultBody: BodyFacts = BodyFacts(), specifiers: [String] = []
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.typeText = typeText
        self.defaultValue = defaultValue
        self.defaultBody = defaultBody
        self.specifiers = specifiers
    }
}

/// A function or initializer.
package struct FunctionFacts: Codable, Hashable, Sendable {
    /// The base name without back-ticks; `init` for an initializer.
    package var name: String
    package var parameters: [FunctionParameterFacts]
    package var returnType: TypeName?
    /// The return type as written, trimmed.
    package var returnText: String?
    /// Attribute names as written, modules included.
    package var attributes: [String]
    /// The text of an `@available` attribute that rules the declaration out.
    package var unavailability: String?
    /// `static`, `private` and the like.
    package var modifiers: [String]
    package var isGeneric: Bool
    /// `async` and `throws`, as far as written.
    package var effects: [String]
    /// The `#if` condition around it.
    package var condition: String?
    package var documentation: String?
    /// The signature as written, on one line.
    package var declaration: String
    package var location: SourceLocation
    package var body: BodyFacts

    package init(
        name: String, parameters: [FunctionParameterFacts] = [], returnType: TypeName? = nil,
        returnText: String? = nil, attributes: [String] = [], unavailability: String? = nil,
        modifiers: [String] = [], isGeneric: Bool = false, effects: [String] = [], condition: String? = nil,
        documentation: String? = nil, declaration: String = "", location: SourceLocation, body: BodyFacts = BodyFacts()
    ) {
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
        self.documentation = documentation
        self.declaration = declaration
        self.location = location
        self.body = body
    }

    /// The name with its argument labels: `openDetail(id:)`.
    package var signature: String {
        "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }

    package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
