import Combine

/// The shelves, and the books on them.
final class ShelfFlow {
    enum Action { case left }

    private let stack: StackBox
    private var loanFlow: LoanFlow?
    private let actionsSubject = PassthroughSubject<Action, Never>()
    var actions: AnyPublisher<Action, Never> { actionsSubject.eraseToAnyPublisher() }

    init(stack: StackBox) { self.stack = stack }

    func start() { showShelf() }

    private func showShelf() {
        let screen = ShelfScreen()
        screen.actions.sink { [weak self] action in
            guard let self else { return }
            switch action {
            case .book(let id): showBook(id: id)
            case .help: stack.setSheet(HelpScreen())
            case .leave: actionsSubject.send(.left)
            }
        }
        stack.setRoot(screen)
    }

    /// One book.
    private func showBook(id: Int) {
        let screen = BookScreen(id: id)
        screen.onLoan = { [weak self] in self?.startLoan(mode: .cover) }
        screen.onBack = { [weak self] in self?.stack.pop() }
        stack.push(screen)
    }

    private func startLoan(mode: LoanFlow.Mode) {
        let flow = LoanFlow(parameters: .init(place: .cover(stack)))
        loanFlow = flow
        flow.start()
    }
}
