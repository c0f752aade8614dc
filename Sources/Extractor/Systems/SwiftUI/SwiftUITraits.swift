import Types

extension SystemTraits {
    /// SwiftUI of iOS 13 to 18.
    static let swiftUI: SystemTraits = {
        var traits = SystemTraits()
        traits.showsAnyValue = true
        traits.erasedTypes = ["AnyView"]
        traits.goesBackByEnvironment = true
        traits.hasPlainChanges = true
        traits.openResults = ["View"]
        traits.backActions = ["DismissAction"]
        traits.containers = [
            "NavigationStack", "NavigationView", "NavigationSplitView", "Group", "ZStack", "VStack", "ScrollView",
            "ScrollViewReader", "GeometryReader", "AnyView", "ViewThatFits", "TimelineView", "ViewBuilder",
            "EquatableView", "GlassEffectContainer", "some", "Tab", "TabSection",
        ]
        traits.navigationContainers = ["NavigationStack", "NavigationView", "NavigationSplitView"]
        traits.containerSuffixes = ["NavigationStack", "NavigationView"]
        traits.tabs = ["Tab"]
        traits.tabSections = ["TabSection"]
        traits.switchContainers = [
            "Group", "ZStack", "VStack", "GeometryReader", "ScrollViewReader", "WindowGroup", "AnyView",
            "NavigationStack", "NavigationView", "Window", "GlassEffectContainer",
        ]
        traits.primitives = [
            "Text", "Image", "Color", "Button", "Label", "Link", "Toggle", "Picker", "Slider", "Stepper", "TextField",
            "SecureField", "TextEditor", "ProgressView", "Gauge", "Divider", "Spacer", "Circle", "Rectangle",
            "Capsule", "RoundedRectangle", "Ellipse", "Path", "LinearGradient", "RadialGradient", "AngularGradient",
            "Menu", "DatePicker", "ColorPicker", "AsyncImage", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "Table",
            "Chart", "Map", "Canvas", "DisclosureGroup", "OutlineGroup", "ControlGroup", "GroupBox", "LabeledContent",
            "ShareLink", "PhotosPicker", "VideoPlayer", "SpriteView", "SceneView", "ContentUnavailableView",
            "NavigationLink", "UnevenRoundedRectangle", "HStack", "LazyVStack", "LazyHStack", "List", "Form",
            "Section", "ForEach", "TabView", "EditButton", "PasteButton", "SignInWithAppleButton", "String", "Int",
            "Double", "Bool", "Array", "Dictionary", "Set", "URL", "Date", "UUID", "Data", "Task", "Optional",
        ]
        traits.pictures = ["Image", "AsyncImage", "Text", "Color"]
        traits.stacks = ["VStack"]
        traits.layers = ["ZStack"]
        traits.fading = ["opacity"]
        traits.columned = ["NavigationView"]
        traits.scrolling = ["ScrollView", "ScrollViewReader"]
        traits.fillers = [
            "Color", "Divider", "Spacer", "Circle", "Rectangle", "Capsule", "RoundedRectangle", "Ellipse",
            "UnevenRoundedRectangle", "LinearGradient", "RadialGradient", "AngularGradient", "EmptyView",
        ]
        traits.bareViews = [
            "UIView", "UIVisualEffectView", "UIViewController", "NSView", "NSVisualEffectView", "NSViewController",
        ]
        traits.viewMakers = ["makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController"]
        traits.placeholders = ["ProgressView", "ContentUnavailableView"]
        traits.contentLabels = ["content", "contents", "root", "main", "body", "view", "screen", "destination"]
        traits.partLabels = [
            "accessory", "actions", "button", "buttons", "footer", "header", "icon", "label", "leading", "preview",
            "toolbar", "trailing",
        ]
        traits.viewProtocols = [
            "View", "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
            "NSViewControllerRepresentable",
        ]
        traits.modifierProtocols = ["ViewModifier", "ToolbarContent", "ButtonStyle"]
        traits.viewModifiers = ["ViewModifier"]
        traits.entryProtocols = ["App", "Scene"]
        traits.modifiedContent = ["Content"]
        traits.leadingTypes = ["AnyView", "EnvironmentValues"]
        traits.emptyViews = ["EmptyView"]
        traits.mainScenes = ["WindowGroup"]
        traits.scenes = [
            "WindowGroup", "Window", "Settings", "DocumentGroup", "MenuBarExtra", "ImmersiveSpace", "UtilityWindow",
        ]
        traits.launchProtocols = [
            "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
        ]
        traits.launchMethods = ["scene", "application", "applicationDidFinishLaunching", "init"]
        traits.hostingTypes = ["UIHostingController", "NSHostingController", "NSHostingView"]
        traits.watchMarks = ["WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor"]
        traits.controls = ["Button", "NavigationLink", "Link", "Menu"]
        traits.fields = [
            "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Slider", "Stepper", "DatePicker",
            "ColorPicker",
        ]
        traits.presentingCalls = [
            "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "NavigationLink", "alert",
            "confirmationDialog",
        ]
        traits.iterators = ["ForEach", "List", "Picker", "Table", "OutlineGroup", "Map"]
        traits.stateAttributes = [
            "State", "Binding", "AppStorage", "SceneStorage", "Published", "ObservedObject", "StateObject",
        ]
        traits.keyedAttributes = ["AppStorage", "SceneStorage"]
        traits.labels = ["Text", "Label"]
        traits.titles = ["navigationTitle"]
        traits.environments = ["EnvironmentValues"]
        traits.openPaths = ["NavigationPath"]
        traits.pathWrappers = ["Published", "CurrentValueSubject", "PassthroughSubject"]
        traits.bindings = ["Binding"]
        traits.objectBindings = ["Bindable"]
        traits.texts = ["String", "Substring", "URL", "URLComponents"]
        traits.collections = ["FetchedResults", "Query"]
        return traits
    }()
}
