import Base

/// What one file says about navigation, before anything is looked up in another file.
package struct FileFacts: Hashable, Sendable {
    /// The path relative to the root that was read.
    package var path: String
    package var module: String
    /// The modules it imports.
    package var imports: [String]
    /// Declarations, extensions and type aliases, nested ones after what holds them.
    package var types: [TypeFacts]
    /// Functions outside of types.
    package var functions: [FunctionFacts]
    /// Variables outside of types.
    package var variables: [PropertyFacts]
    /// A generator's markers, in order.
    package var markers: [GeneratorMarker]
    /// The attributes that keep declarations of Scaffolding's coordinators from being routes, and need not.
    package var redundantMarks: [RedundantMark]
    /// The comments that suppress findings, in order.
    package var suppressions: [SuppressionFacts]
    package var notUnderstood: [NotUnderstood]

    package init(
        path: String, module: String, imports: [String] = [], types: [TypeFacts] = [],
        functions: [FunctionFacts] = [], variables: [PropertyFacts] = [],
        markers: [GeneratorMarker] = [], suppressions: [SuppressionFacts] = [],
        redundantMarks: [RedundantMark] = [],
        notUnderstood: [NotUnderstood] = []
    ) {
        self.path = path
        self.module = module
        self.imports = imports
        self.types = types
        self.functions = functions
        self.variables = variables
        self.markers = markers
        self.suppressions = suppressions
        self.redundantMarks = redundantMarks
        self.notUnderstood = notUnderstood
    }
}
