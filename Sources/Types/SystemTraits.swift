import Base

/// What linking has to know by name of the library of a system. It is data, so that the code of linking names no library.
package struct SystemTraits: Sendable {
    // MARK: Coordinators

    /// What makes a type a coordinator. Where the library's source is among the sources, its methods still mean what the
    /// system's reader says, and are not followed.
    package var coordinatorProtocols: Set<String> = []
    /// The protocol that the others refine: what an app adds to it by extension, all of its coordinators have.
    package var baseProtocol: String?
    /// Types that hold one coordinator and stand for it: `NavigationViewCoordinator<HomeCoordinator>`.
    package var coordinatorWrappers: Set<String> = []
    /// What wrappers and routers call the coordinator that they are about.
    package var wrappedMembers: Set<String> = []
    /// What a library's class calls the one object that there is of it: `Application.shared`.
    package var sharedMembers: Set<String> = []
    /// What coordinators call the view that shows them.
    package var viewMembers: Set<String> = []
    /// The label under which a call is handed the type that it returns: `route(expecting: T.self)`.
    package var resultLabels: Set<String> = []
    /// Types of results that do not tell which type is returned.
    package var openResults: Set<String> = []
    /// The types of values that go back when they are called, and may be handed on: `dismiss: DismissAction`.
    package var backActions: Set<String> = []
    /// How the names of types end that are about one coordinator: `HomeCoordinator.Router`, `NavigationRouter<HomeCoordinator>`.
    package var routerSuffixes: Set<String> = []
    /// How a call names a destination, for what help says.
    package var destinationSyntax: (noun: String, prefix: String) = ("case", ".")
    /// Whether a macro makes the destinations, which sees nothing of extensions and refuses some declarations.
    package var hasMacro = false
    /// Whether any value may be shown, rather than destinations that coordinators declare.
    package var showsAnyValue = false
    /// Whether only values of the environment go back: `@Environment(\.dismiss)`.
    package var goesBackByEnvironment = false
    /// Whether states are changed as any other value is: by assignments and the calls of collections.
    package var hasPlainChanges = false

    /// What asks and tells something, and shows no screen, though it is presented like one.
    package var alerts: Set<String> = []
    /// The attributes of enums whose cases are looked into by name.
    package var caseAttributes: Set<String> = []

    // MARK: Views

    /// Views that show what stands in them and are no screens themselves.
    package var containers: Set<String> = []
    /// Those of them that bring a navigation of their own.
    package var navigationContainers: Set<String> = []
    /// Those that are a tab each.
    package var tabs: Set<String> = []
    /// Those that hold several tabs.
    package var tabSections: Set<String> = []
    /// Containers through which a view, an app or a scene is searched for the switch that makes up the whole of it.
    package var switchContainers: Set<String> = []
    /// What the names of libraries' own containers end with that stand in for those: `NBNavigationStack` of NavigationBackport.
    package var containerSuffixes: Set<String> = []
    /// Those of them that place views beside each other.
    package var stacks: Set<String> = []
    /// Those of them that place views above each other.
    package var layers: Set<String> = []
    /// Modifiers that make a view visible or not by a number.
    package var fading: Set<String> = []
    /// Parts of screens that are no screens themselves, and values.
    package var primitives: Set<String> = []
    /// Those of them that separate or fill, and tell nothing.
    package var fillers: Set<String> = []
    /// Those of them that are only looked at.
    package var pictures: Set<String> = []
    /// Views of another framework that show nothing by themselves, and the functions that make one for a view around it.
    package var bareViews: Set<String> = []
    package var viewMakers: Set<String> = []
    /// Primitives that stand in a screen's place while there is nothing to show.
    package var placeholders: Set<String> = []
    /// The labels of closures that build what a view is about, where others build its parts.
    package var contentLabels: Set<String> = []
    /// What the parts of a view are called that it is made with.
    package var partLabels: Set<String> = []
    /// What can be shown.
    package var viewProtocols: Set<String> = []
    /// Classes whose heirs are screens that no view is made of.
    package var controllerTypes: Set<String> = []
    /// How the names of such classes end in packages whose sources aren't there.
    package var controllerEndings: Set<String> = []
    /// Those of another framework, which are no such screens.
    package var otherControllers: Set<String> = []
    /// What every screen inherits from that no view is made of.
    package var controllerBase: String?
    /// Members of what a state machine hands to its closures: the event that it takes, and the state that it comes to.
    package var handedParts: Set<String> = []
    /// Types that values are only put into, and that say nothing of what they are.
    package var erasedTypes: Set<String> = []
    /// What a library's classes inherit from of its own, by their names: what an app adds to that, they have.
    package var libraryClasses: [String: String] = [:]
    /// What is put around or above what is shown.
    package var modifierProtocols: Set<String> = []
    /// Those of them that a view applies to itself.
    package var viewModifiers: Set<String> = []
    /// What starts the app or makes its scenes.
    package var entryProtocols: Set<String> = []
    /// Containers that show several views in columns, and the first of them where there is room for one.
    package var columned: Set<String> = []
    /// Containers that scroll: a screen that is made in place mostly is one.
    package var scrolling: Set<String> = []
    /// What a modifier's body is handed.
    package var modifiedContent: Set<String> = []
    /// Other types by which a file may take part in navigation.
    package var leadingTypes: Set<String> = []
    /// Views that show nothing.
    package var emptyViews: Set<String> = []
    /// The scenes that hold an app's main windows.
    package var mainScenes: Set<String> = []
    /// Windows and other scenes.
    package var scenes: Set<String> = []
    /// Delegates that put the first screens of an app into its windows.
    package var launchProtocols: Set<String> = []
    /// Their methods that are called when the app or a scene of it starts.
    package var launchMethods: Set<String> = []
    /// What holds a view of SwiftUI in a window of another framework.
    package var hostingTypes: Set<String> = []
    /// Attributes and superclasses of apps on the watch.
    package var watchMarks: Set<String> = []
    /// Controls that run a closure when they are used.
    package var controls: Set<String> = []
    /// Controls that a value is changed with.
    package var fields: Set<String> = []
    /// Modifiers and links whose closures show another screen instead of building this one.
    package var presentingCalls: Set<String> = []
    /// Views that hand the values of a list to a closure, one by one.
    package var iterators: Set<String> = []
    /// What says on a control what it does.
    package var labels: Set<String> = []
    /// Modifiers that give a view its title.
    package var titles: Set<String> = []
    /// What holds values that all views are given, by extensions of the app's own: `EnvironmentValues`.
    package var environments: [String] = []
    /// Generic types that make what they are written with: `Factory<HomeModel>`.
    package var factories: Set<String> = []

    // MARK: Values

    /// Paths of any values.
    package var openPaths: Set<String> = []
    /// Paths of values of one type: `Routes<Screen>`.
    package var typedPaths: Set<String> = []
    /// What changes a path that another view holds: `FlowNavigator<Screen>`.
    package var navigators: Set<String> = []
    /// A value on a path, with how it is presented: `Route<Screen>`.
    package var presentedValues: Set<String> = []
    /// How a value says how it is presented: `.sheet(.detail)`.
    package var presentingCases: [String: Style] = [:]
    /// Types around the type of a path or of a value: `Published<[Screen]>`.
    package var pathWrappers: Set<String> = []
    /// References to state that another view keeps: `Binding<Screen?>`.
    package var bindings: Set<String> = []
    /// Types whose members are bindings to those of the object that they are about: `Bindable<Navigation>`.
    package var objectBindings: Set<String> = []
    /// Attributes of properties that keep their value while the app runs.
    package var stateAttributes: Set<String> = []
    /// Those that keep it under a key, where every property with the same key finds it: `@AppStorage("isSignedIn")`.
    package var keyedAttributes: Set<String> = []
    /// Calls that hand the path they are made on to a closure, to be changed there.
    package var delayingCalls: Set<String> = []
    /// Calls that take a part of a store.
    package var scopingCalls: Set<String> = []
    /// Texts, and what is made of one: addresses.
    package var texts: Set<String> = []
    /// Collections, beside those of the standard library.
    package var collections: Set<String> = []
    /// Modules of libraries whose types are theirs where their source is among the sources.
    package var modules: Set<String> = []

    /// A system whose library needs no name to be known.
    package init() {}

    /// Takes in the names that another system has; what holds for a system alone is asked of that.
    mutating func formUnion(_ other: SystemTraits) {
        for sets in Self.sets { self[keyPath: sets].formUnion(other[keyPath: sets]) }
        baseProtocol = baseProtocol ?? other.baseProtocol
        controllerBase = controllerBase ?? other.controllerBase
        environments += other.environments
        libraryClasses.merge(other.libraryClasses) { first, _ in first }
        presentingCases.merge(other.presentingCases) { first, _ in first }
    }

    /// All the names.
    package var names: Set<String> {
        Self.sets.reduce(into: Set(environments).union(presentingCases.keys)) { $0.formUnion(self[keyPath: $1]) }
    }

    private static var sets: [WritableKeyPath<SystemTraits, Set<String>>] {
        [
            \.coordinatorProtocols, \.coordinatorWrappers, \.wrappedMembers, \.sharedMembers, \.viewMembers,
            \.resultLabels, \.routerSuffixes, \.openResults, \.backActions, \.modifiedContent, \.leadingTypes,
            \.emptyViews,
            \.mainScenes, \.labels,
            \.presentingCalls, \.iterators, \.stateAttributes, \.keyedAttributes, \.alerts, \.caseAttributes,
            \.titles, \.pathWrappers, \.bindings, \.objectBindings, \.delayingCalls, \.scopingCalls, \.containers,
            \.navigationContainers,
            \.tabs, \.tabSections, \.switchContainers, \.containerSuffixes, \.stacks, \.layers, \.fading, \.primitives,
            \.fillers, \.pictures,
            \.bareViews,
            \.viewMakers, \.placeholders, \.contentLabels, \.partLabels,
            \.viewProtocols, \.controllerTypes, \.controllerEndings, \.otherControllers, \.erasedTypes, \.handedParts,
            \.modifierProtocols, \.viewModifiers, \.scrolling, \.columned, \.entryProtocols, \.launchProtocols,
            \.launchMethods,
            \.hostingTypes, \.watchMarks,
            \.scenes, \.controls, \.fields, \.factories, \.openPaths, \.typedPaths,
            \.navigators, \.presentedValues, \.collections, \.modules, \.texts,
        ]
    }
}
