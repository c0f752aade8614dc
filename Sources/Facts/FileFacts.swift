import Base

/// What one file says about navigation, before anything is looked up in another file.
@usableFromInline package struct FileFacts: Hashable, Sendable {
    /// The path relative to the root that was read.
    package var path: String
    package var module: String
    /// The modules it imports.
    package var imports: [String]
    /// Declarations, extensions and type aliases, nested ones after what holds them.
    @usableFromInline package var types: [TypeFacts]
    /// Functions outside of types.
    package var functions: [FunctionFacts]
    /// Variables outside of types.
    package var variables: [PropertyFacts]
    package var notUnderstood: [UnresolvedCode]
    /// The storyboard that it is; nil for any other file.
    package var storyboard: StoryboardFacts?
    /// The storyboards that a target's `Info.plist` names as those that are shown first; none for any other file.
    package var mainStoryboards: [String] = []

    package init(
        path: String, module: String, imports: [String] = [], types: [TypeFacts] = [],
        functions: [FunctionFacts] = [], variables: [PropertyFacts] = [],
        notUnderstood: [UnresolvedCode] = []
    ) {
        self.path = path
        self.module = module
        self.imports = imports
        self.types = types
        self.functions = functions
        self.variables = variables
        self.notUnderstood = notUnderstood
    }

    /// Whether it is a file of Swift.
    package var isSwift: Bool {
        switch SourceKind(name: path) {
        case .swift, nil: true
        case .storyboard, .propertyList: false
        }
    }
}
