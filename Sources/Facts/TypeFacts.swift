import Base

/// An attribute of a function or property.
package struct AttributeFacts: Hashable, Sendable {
    /// The name as written.
    package var name: String
    /// Read of properties alone.
    package var arguments: [ArgumentFacts]
    /// Where it stands; nil inside `#if`.
    package var location: RelativeLocation?

    package init(name: String, arguments: [ArgumentFacts] = [], location: RelativeLocation?) {
        self.name = name
        self.arguments = arguments
        self.location = location
    }

    /// What it is given without a label, where that is a literal or a member of its type or another: `"isSignedIn"` of
    /// `@AppStorage("isSignedIn")`.
    package var key: Expression? {
        arguments.lazy.filter { $0.label == nil }.map(\.value).first {
            switch $0 {
            case .literal, .member, .implicitMember: true
            default: false
            }
        }
    }
}

/// A stored or computed property, or a global variable.
///
/// It is handed around far more often than it is made, so it is one object and not a value of many parts.
package final class PropertyFacts: Sendable {
    package let id: DeclarationID
    package let name: String
    /// The annotation.
    package let type: TypeName?
    /// What a closure that it holds is given, where the annotation is that of one.
    package let closureTypes: [TypeName?]
    /// The attributes, their arguments read in the property's own body.
    package let attributes: [AttributeFacts]
    /// `T` of `@Environment(T.self)`.
    package let environmentType: TypeName?
    /// `key` of `@Environment(\.key)`.
    package let environmentKey: String?
    package let isStatic: Bool
    /// Whether only its file can set it.
    package let isSetPrivately: Bool
    /// The `#if` condition around it.
    package let condition: String?
    /// The platforms that it is compiled for.
    package var platforms: Platforms { Platforms(condition: condition) }
    package let documentation: String?
    /// The declaration as written, without initial value and accessors, on one line.
    package let declaration: String
    package let location: RelativeLocation
    /// The initial value, or what the getter returns.
    package let body: BodyFacts

    package init(
        id: DeclarationID = .file, name: String, type: TypeName? = nil, closureTypes: [TypeName?] = [],
        attributes: [AttributeFacts] = [], environmentType: TypeName? = nil,
        environmentKey: String? = nil, isStatic: Bool = false, isSetPrivately: Bool = false, condition: String? = nil,
        documentation: String? = nil,
        declaration: String = "", location: RelativeLocation, body: BodyFacts = BodyFacts()
    ) {
        self.id = id
        self.name = name
        self.type = type
        self.closureTypes = closureTypes
        self.attributes = attributes
        self.environmentType = environmentType
        self.environmentKey = environmentKey
        self.isStatic = isStatic
        self.isSetPrivately = isSetPrivately
        self.condition = condition
        self.documentation = documentation
        self.declaration = declaration
        self.location = location
        self.body = body
    }

    /// Whether it is written to hold a closure.
    package var isClosure: Bool { type == nil && declaration.contains("->") }

    /// The same property with another body.
    package func with(body: BodyFacts) -> PropertyFacts {
        PropertyFacts(
            id: id, name: name, type: type, closureTypes: closureTypes, attributes: attributes,
            environmentType: environmentType, environmentKey: environmentKey, isStatic: isStatic,
            isSetPrivately: isSetPrivately, condition: condition,
            documentation: documentation, declaration: declaration, location: location, body: body)
    }
}

extension PropertyFacts: Hashable {
    package static func == (left: PropertyFacts, right: PropertyFacts) -> Bool {
        left === right
            || left.id == right.id && left.location == right.location && left.name == right.name
                && left.type == right.type && left.closureTypes == right.closureTypes
                && left.attributes == right.attributes && left.environmentType == right.environmentType
                && left.environmentKey == right.environmentKey && left.isStatic == right.isStatic
                && left.isSetPrivately == right.isSetPrivately
                && left.condition == right.condition && left.documentation == right.documentation
                && left.declaration == right.declaration && left.body == right.body
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(name)
    }
}

/// A case of an enum.
package struct CaseFacts: Hashable, Sendable {
    package var id: DeclarationID
    package var name: String
    package var parameters: [Parameter]
    /// The types of the parameters, as far as look-ups can use them.
    package var types: [TypeName?]
    package var condition: String?
    /// The platforms that it is compiled for.
    package var platforms: Platforms { Platforms(condition: condition) }
    package var documentation: String?
    package var declaration: String
    package var location: RelativeLocation

    package init(
        id: DeclarationID = .file, name: String, parameters: [Parameter] = [], types: [TypeName?] = [],
        condition: String? = nil,
        documentation: String? = nil, declaration: String, location: RelativeLocation
    ) {
        self.id = id
        self.name = name
        self.parameters = parameters
        self.types = types
        self.condition = condition
        self.documentation = documentation
        self.declaration = declaration
        self.location = location
    }
}

/// A labelled argument of a type's attribute: `injectsCoordinator: false` of `@Scaffoldable(injectsCoordinator: false)`.
package struct AttributeArgument: Hashable, Sendable {
    /// The attribute's name as written.
    package var attribute: String
    package var label: String
    /// The value as written, on one line.
    package var text: String
    /// Where the value stands.
    package var location: RelativeLocation

    package init(attribute: String, label: String, text: String, location: RelativeLocation) {
        self.attribute = attribute
        self.label = label
        self.text = text
        self.location = location
    }
}

/// A type declaration, or one extension of a type.
@usableFromInline package struct TypeFacts: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
    }

    package var id: DeclarationID
    /// The nesting, outermost first: `["Settings", "Row"]`; for an extension, the extended type's.
    package var path: [String]
    package var kind: Kind
    /// Whether only its file sees it.
    package var isPrivate: Bool
    /// Whether other modules see it.
    package var isPublic: Bool
    package var attributes: [String]
    /// What is handed to its attributes under labels.
    package var attributeArguments: [AttributeArgument]
    /// What it conforms to or inherits from, attributes stripped.
    package var inherits: [TypeName]
    /// The names of generic parameters.
    package var genericParameters: [String]
    /// What a generic parameter has to conform to or inherit from, by its name.
    package var constraints: [String: TypeName]
    /// What a type has to conform to or inherit from to have what an extension declares: `extension Row where Self: View`.
    package var requirements: [TypeName]
    /// The names of those that stand for views.
    package var viewParameters: [String]
    /// What a type alias stands for.
    package var alias: TypeName?
    package var condition: String?
    /// The platforms that it is compiled for.
    package var platforms: Platforms { Platforms(condition: condition) }
    package var documentation: String?
    /// Attributes and header as written.
    package var declaration: String
    package var location: RelativeLocation
    package var cases: [CaseFacts]
    package var properties: [PropertyFacts]
    package var functions: [FunctionFacts]

    package init(
        id: DeclarationID = .file, path: [String], kind: Kind, isPrivate: Bool = false, isPublic: Bool = false,
        attributes: [String] = [],
        attributeArguments: [AttributeArgument] = [], inherits: [TypeName] = [],
        genericParameters: [String] = [], constraints: [String: TypeName] = [:],
        requirements: [TypeName] = [], viewParameters: [String] = [], alias: TypeName? = nil,
        condition: String? = nil, documentation: String? = nil,
        declaration: String = "", location: RelativeLocation, cases: [CaseFacts] = [], properties: [PropertyFacts] = [],
        functions: [FunctionFacts] = []
    ) {
        self.id = id
        self.path = path
        self.kind = kind
        self.isPrivate = isPrivate
        self.isPublic = isPublic
        self.attributes = attributes
        self.attributeArguments = attributeArguments
        self.inherits = inherits
        self.genericParameters = genericParameters
        self.constraints = constraints
        self.requirements = requirements
        self.viewParameters = viewParameters
        self.alias = alias
        self.condition = condition
        self.documentation = documentation
        self.declaration = declaration
        self.location = location
        self.cases = cases
        self.properties = properties
        self.functions = functions
    }

    package var name: String { path.last ?? "" }
}
