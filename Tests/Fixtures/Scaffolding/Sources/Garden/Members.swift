// Forms: which members count. Ignored, conditional, extension, nested, inherited, overloaded, effects, access, names,
// parameters, availability, customize; and text in doc comments that must be escaped everywhere.
import Scaffolding
import SwiftUI

/// Rows & columns: `a < b`, "quoted", ]]> and <script>alert(1)</script>, עברית, 🌱.
///
/// - Note: see ``BedCoordinator`` and [nothing](javascript:alert(1)).
@MainActor @Observable @Scaffoldable(injectsCoordinator: false, codable: true)
public final class MembersCoordinator: @MainActor FlowCoordinatable {
    public var stack = FlowStack<MembersCoordinator>(root: .start)

    /// Where it starts.
    public func start() -> some View { BedView() }
    func `default`() -> some View { BedView() }
    func `🌱`() -> some View { SeedsView() }

    // Access: all of them.
    private func hidden() -> some View { BedView() }
    fileprivate func nearlyHidden() -> some View { BedView() }
    internal func plain() -> some View { BedView() }

    /**
     Parameters of every shape.

     - Parameter seed: which one.
     */
    func parameters(
        _ seed: Int, for bed: String = "north", count: Int? = nil,
        onDone: @escaping @MainActor (Int) -> Void = { _ in }, lazily: @autoclosure @escaping () -> Bool = true
    ) -> some View { BedView() }

    // Not destinations, the second one by macros newer than 3.2 alone.
    @ScaffoldingIgnored func ignored() -> some View { BedView() }
    @Scaffolding.ScaffoldingIgnored func ignoredQualified() -> some View { BedView() }
    @ScaffoldingIgnored
    @available(iOS 18, *)
    func ignoredOnOwnLine() -> some View { BedView() }
    var property: some View { BedView() }
    lazy var later: any Coordinatable = BedCoordinator()
    subscript(index: Int) -> some View { BedView() }
    init() {}
    deinit {}

    // The attribute that older versions had and never read.
    @ScaffoldingTracked func trackedByName() -> some View { BedView() }

    #if os(iOS)
        func camera() -> some View { CameraView() }
        func sensor(id: Int) -> some View { BedView() }
    #elseif os(macOS) && DEBUG
        func camera() -> some View { SeedsView() }
    #else
        func keyboard() -> some View { BedView() }
    #endif

    // Two of one name: the first is kept.
    func twice() -> some View { BedView() }
    func twice(id: Int) -> some View { SeedsView() }

    @available(iOS 18, *)
    func newer() -> some View { BedView() }
    @available(*, unavailable)
    func gone() -> some View { BedView() }

    // Tracked up to 3.2, where they do not compile; an error in the newest version.
    func generic<Item>(_ item: Item) -> some View { BedView() }
    func someParameter(_ item: some Equatable) -> some View { BedView() }
    func slow() async -> some View { BedView() }
    func risky() throws -> some View { BedView() }
    static func shared() -> some View { BedView() }
    func inOut(_ count: inout Int) -> some View { BedView() }
    func variadic(_ ids: Int...) -> some View { BedView() }
    func isolatedTo(_ owner: isolated MembersCoordinator) -> some View { BedView() }

    // Bogus without the attribute, in every version.
    public func customize(_ view: AnyView) -> some View { view.tint(.green) }

    struct Nested {
        func nested() -> some View { BedView() }
    }
}

extension MembersCoordinator {
    func inExtension() -> some View { BedView() }

    func openWhatIsNoRoute() {
        route(to: .inExtension)
    }
}

/// What is inherited, or comes from a protocol, is nobody's destination.
class BaseCoordinator {
    func inherited() -> some View { BedView() }
}

protocol Offering {}

extension Offering {
    func offered() -> some View { SeedsView() }
}

@MainActor @Observable @Scaffoldable
final class HeirCoordinator: BaseCoordinator, Offering, @MainActor FlowCoordinatable {
    var stack = FlowStack<HeirCoordinator>(root: .own)

    func own() -> some View { BedView() }
}

#if os(iOS)
    struct CameraView: View {
        var body: some View { Color.black }
    }
#endif
