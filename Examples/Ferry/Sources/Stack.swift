import SwiftUI

/// What can be put on a stack.
@MainActor
protocol Screen: AnyObject {
    func toPresentable() -> AnyView
}

/// A screen that a stack holds.
final class Module: Identifiable, Hashable {
    let screen: any Screen

    init(_ screen: any Screen) {
        self.screen = screen
    }

    static func == (left: Module, right: Module) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Shows screens on top of each other, and one in a sheet.
@Observable
final class Stack: Screen {
    fileprivate var rootModule: Module?
    fileprivate var modules: [Module] = []
    fileprivate var sheetModule: Module?

    func setRoot(_ screen: any Screen) {
        modules.removeAll()
        rootModule = Module(screen)
    }

    func push(_ screen: any Screen) {
        modules.append(Module(screen))
    }

    func pop() {
        _ = modules.popLast()
    }

    func setSheet(_ screen: (any Screen)?) {
        guard let screen else {
            sheetModule = nil
            return
        }
        sheetModule = Module(screen)
    }

    func toPresentable() -> AnyView {
        AnyView(StackView(stack: self))
    }
}

private struct StackView: View {
    @Bindable var stack: Stack

    var body: some View {
        NavigationStack(path: $stack.modules) {
            stack.rootModule?.screen.toPresentable()
                .navigationDestination(for: Module.self) { module in
                    module.screen.toPresentable()
                }
        }
        .sheet(item: $stack.sheetModule) { module in
            module.screen.toPresentable()
        }
    }
}
