import Base
import Facts
import NavigationModel
import Types
import ViewControllers

/// The flows of an app, and the enums of its steps.
struct RxFlowTypes {
    struct Flow {
        let type: TypeID
        let kind: CoordinatorKind
        let navigate: FunctionID
    }

    let context: LinkingContext
    private(set) var all: [Flow] = []
    private(set) var byType: [TypeID: Flow] = [:]
    /// The enums of steps.
    private(set) var steps: [TypeID] = []
    private var table: TypeTable { context.table }

    init(_ context: LinkingContext, _ types: UIKitTypes) {
        self.context = context
        let table = context.table
        for type in table.types where !type.isExternal {
            let names = context.conformances.names(of: type.id)
            if type.kind == .enum, names.contains(RxFlowNames.step) { steps.append(type.id) }
            guard type.kind == .class || type.kind == .struct, names.contains(RxFlowNames.flow),
                !Self.isOwn(type.id, in: context),
                let navigate = Self.navigate(of: type.id, in: context)
            else { continue }
            let flow = Flow(type: type.id, kind: Self.kind(of: type.id, context, types), navigate: navigate)
            all.append(flow)
            byType[type.id] = flow
        }
    }

    /// What the library calls for a step, of several functions of that name.
    private static func navigate(of type: TypeID, in context: LinkingContext) -> FunctionID? {
        let all = context.functions(RxFlowNames.navigate, of: type).filter { function in
            context.table.function(function).parameters.first?.label == "to"
        }
        let asked = all.first { context.table.function($0).parameters.first?.type?.last == RxFlowNames.step }
        return asked ?? all.first
    }

    /// Whether the protocol is one of the app's own.
    private static func isOwn(_ type: TypeID, in context: LinkingContext) -> Bool {
        context.conformances.ancestors(of: type).contains { ancestor in
            let declared = context.table[ancestor]
            return declared.name == RxFlowNames.flow && !declared.isExternal && declared.module != RxFlowNames.module
        }
    }

    /// The kind of a flow, by what its root is.
    private static func kind(of type: TypeID, _ context: LinkingContext, _ types: UIKitTypes) -> CoordinatorKind {
        guard let root = context.property(RxFlowNames.root, of: type) else { return .flow }
        let scope = context.table.scope(of: root)
        for value in scope.body.results {
            guard let written = context.writtenType(of: value, in: scope) else { continue }
            if written.name.last == "UIWindow" { return .root }
            switch types.kind(of: written.name, in: written.scope) {
            case .tabs?: return .tab
            case .split?: return .split
            default: continue
            }
        }
        return .flow
    }

    /// A case of the steps: of the enum that is named or known, else of the first that has it.
    func step(
        _ name: String, of owner: TypeName?, among known: TypeID?, in scope: Scope
    ) -> (enumeration: TypeID, item: CaseFacts)? {
        let named = owner.flatMap { context.find($0, in: scope) } ?? known
        for enumeration in named.map({ [$0] }) ?? steps {
            for part in table.declarations(of: enumeration) {
                if let item = part.cases.first(where: { $0.name == name }) { return (enumeration, item) }
            }
        }
        return nil
    }
}
