import Facts
import Linking
import Types
import ViewControllers

/// What code asks of itself that every type answers in its own way, where that decides what is shown.
///
/// ```swift
/// extension ListProvider {
///     func open(at index: Int) {
///         switch item(at: index) {
///         case .person: showPerson()
///         case .group: showGroup()
///         }
///     }
/// }
///
/// extension FriendsController: ListProvider {
///     func item(at index: Int) -> ListItem? { index < people.count ? .person(people[index]) : nil }
/// }
/// ```
///
/// `FriendsController` shows no group.
struct UIKitAnswers {
    struct Question: Hashable {
        enum Member: Hashable {
            case function(CallFacts)
            case property(String)
        }
        /// Of what it is asked: nil for `self`, else the name of a parameter.
        var parameter: String?
        let member: Member
        /// What has to hold of the answer.
        let condition: PatternFacts
    }

    private let values: UIKitValues
    private var context: LinkingContext { values.context }
    private var table: TypeTable { values.table }

    init(_ values: UIKitValues) { self.values = values }

    /// What the code around a call asks before it makes the call.
    func questions(around site: CallSite) -> [Question] {
        let conditions = site.call.conditions.filter { $0.choices != nil && !$0.subject.isEmpty }
        guard !conditions.isEmpty, !site.scope.body.switches.isEmpty else { return [] }
        let subjects = SwitchSubjects(site.scope.body.switches)
        return conditions.compactMap { condition in
            subjects[condition].flatMap { question($0, condition, in: site.scope) }
        }
    }

    private func question(_ subject: Expression, _ condition: PatternFacts, in scope: Scope) -> Question? {
        switch subject {
        case .name(let name), .member(.instance, let name):
            guard let type = scope.type, context.property(name, of: type) != nil else { return nil }
            return Question(parameter: nil, member: .property(name), condition: condition)
        case .call(let index):
            guard let call = scope.call(at: index), let name = call.name, table.declaresFunction(name) else {
                return nil
            }
            switch call.callee {
            case .name, .member(.instance, _):
                return Question(parameter: nil, member: .function(call), condition: condition)
            case .member(.parameter(let name), _):
                return Question(parameter: name, member: .function(call), condition: condition)
            default: return nil
            }
        default: return nil
        }
    }

    /// What is still asked where a call runs the code that asks; nil where an answer is known that does not fit.
    /// - Parameter type: the type that the calling code is run of.
    func left(
        of questions: [Question], in facts: FunctionFacts, by site: CallSite, of type: TypeID?
    ) -> [Question]? {
        var left: [Question] = []
        for var question in questions {
            let asked: Expression?
            if let parameter = question.parameter {
                asked = facts.argument(parameter, in: site.call)
            } else if case .member(let base, _) = site.call.callee {
                asked = base
            } else {
                asked = .instance
            }
            switch asked {
            case .parameter(let name)?:
                question.parameter = name
                left.append(question)
            case .instance?:
                guard mayFit(question, type) else { return nil }
                question.parameter = nil
                left.append(question)
            case let value?:
                let known = values.shown(by: value, in: site.scope).compactMap(\.type)
                guard known.count != 1 || mayFit(question, known[0]) else { return nil }
            case nil: continue
            }
        }
        return left
    }

    /// Whether a type may answer all that code asks of itself; true where that is not told.
    func mayFit(_ questions: [Question], _ type: TypeID) -> Bool {
        questions.allSatisfy { $0.parameter != nil || mayFit($0, type) }
    }

    /// Whether a type may answer what is asked for; true where that is not told.
    private func mayFit(_ question: Question, _ type: TypeID?) -> Bool {
        guard let type, !table[type].isExternal, table[type].kind != .protocol else { return true }
        // What inherits from it may answer in its own way.
        guard !values.types.inherited.contains(type) else { return true }
        let scope: Scope
        switch question.member {
        case .function(let call):
            let own = context.functions(call.name ?? "", of: type).filter { table.function($0).takes(call) }
            guard own.count == 1 else { return true }
            scope = table.scope(of: own[0])
        case .property(let name):
            guard let own = context.property(name, of: type), isConstant(own, of: type) else { return true }
            scope = table.scope(of: own)
        }
        guard let answers = cases(scope), !answers.isEmpty else { return true }
        return question.condition.mayHold(for: answers)
    }

    /// Whether no code sets a property to anything else.
    private func isConstant(_ property: PropertyID, of type: TypeID) -> Bool {
        let facts = table.property(property)
        return facts.declaration.split(separator: " ").contains { $0 == "let" || $0 == "override" }
            || values.settings[facts.name] == nil && values.assigned(in: type)[facts.name] == nil
    }

    /// The cases that a body gives, where there is something to give; nil where not all are told.
    private func cases(_ scope: Scope) -> Set<String>? {
        var found: Set<String> = []
        var waiting = scope.body.results
        while let next = waiting.popLast() {
            if let parts = next.alternatives {
                waiting += parts
            } else if next != .constant("nil"), next != .closure([]) {
                guard let known = next.choices(in: scope.body.calls) else { return nil }
                found.formUnion(known)
            }
        }
        return found
    }
}
