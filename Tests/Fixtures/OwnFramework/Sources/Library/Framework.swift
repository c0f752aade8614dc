import SwiftUI

/// Something that can be shown.
protocol Showable: AnyObject {
    func start()
    func toView() -> AnyView
}

extension Showable {
    func start() {}
}

final class Slot: Identifiable, Hashable {
    private(set) var content: (any Showable)?
    private let onRemoval: (() -> Void)?

    init(_ content: any Showable, onRemoval: (() -> Void)? = nil) {
        self.content = content
        self.onRemoval = onRemoval
    }

    static func == (left: Slot, right: Slot) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// One whole at a time.
@Observable final class RootBox: Showable {
    fileprivate var rootSlot: Slot?

    func setRoot(_ content: (any Showable)?) {
        guard let content else {
            rootSlot = nil
            return
        }
        withAnimation { rootSlot = Slot(content) }
    }

    func toView() -> AnyView { AnyView(RootBoxView(box: self)) }
}

private struct RootBoxView: View {
    @Bindable var box: RootBox

    var body: some View {
        ZStack { box.rootSlot?.content?.toView() }
    }
}

/// A stack, which hands sheets on to the columns that it stands in.
@Observable final class StackBox: Showable {
    private weak var columns: ColumnBox?
    fileprivate var rootSlot: Slot? {
        didSet { rootSlot?.content?.start() }
    }
    fileprivate var slots = [Slot]()
    fileprivate var sheetSlot: Slot?
    fileprivate var coverSlot: Slot?

    init(columns: ColumnBox? = nil) { self.columns = columns }

    func setRoot(_ content: any Showable) { rootSlot = Slot(content) }

    func push(_ content: any Showable, onRemoval: (() -> Void)? = nil) {
        slots.append(Slot(content, onRemoval: onRemoval))
    }

    func pop() { _ = slots.popLast() }
    func popToRoot() { slots.removeAll() }

    func setSheet(_ content: (any Showable)?) {
        if let columns {
            columns.setSheet(content)
            return
        }
        guard let content else {
            sheetSlot = nil
            return
        }
        sheetSlot = Slot(content)
    }

    func setCover(_ content: (any Showable)?) {
        guard let content else {
            coverSlot = nil
            return
        }
        coverSlot = Slot(content)
    }

    func toView() -> AnyView { AnyView(StackBoxView(box: self)) }
}

private struct StackBoxView: View {
    @Bindable var box: StackBox

    var body: some View {
        NavigationStack(path: $box.slots) {
            box.rootSlot?.content?.toView()
                .navigationDestination(for: Slot.self) { slot in
                    slot.content?.toView()
                }
        }
        .sheet(item: $box.sheetSlot) { slot in slot.content?.toView() }
        .fullScreenCover(item: $box.coverSlot) { slot in slot.content?.toView() }
    }
}

/// Two columns.
@Observable final class ColumnBox: Showable {
    fileprivate var sidebarSlot: Slot?
    fileprivate var detailSlot: Slot?
    fileprivate var sheetSlot: Slot?

    func setSidebar(_ content: any Showable) { sidebarSlot = Slot(content) }
    func setDetail(_ content: any Showable) { detailSlot = Slot(content) }

    func setSheet(_ content: (any Showable)?) {
        guard let content else {
            sheetSlot = nil
            return
        }
        sheetSlot = Slot(content)
    }

    func toView() -> AnyView { AnyView(ColumnBoxView(box: self)) }
}

private struct ColumnBoxView: View {
    @Bindable var box: ColumnBox

    var body: some View {
        NavigationSplitView {
            box.sidebarSlot?.content?.toView()
        } detail: {
            if let slot = box.detailSlot { slot.content?.toView() }
        }
        .sheet(item: $box.sheetSlot) { slot in slot.content?.toView() }
    }
}

/// Stands in for a screen in tests.
final class MockScreen: Showable {
    func toView() -> AnyView { AnyView(Text("Mock")) }
}
