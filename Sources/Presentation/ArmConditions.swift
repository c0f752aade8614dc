import Facts
import Types

/// What must hold for one of several screens to be there: the conditions of its own arm, and not those of the arms before.
///
/// ```swift
/// if session.isChecked, session.user != nil { HomeView() } else if session.isChecked { LoginView() } else { SplashView() }
/// ```
struct ArmConditions {
    /// Something that is so or is not.
    struct Question: Hashable {
        enum Asked: Hashable {
            /// Whether a state is true.
            case truth
            /// Whether there is a value.
            case presence
            /// Whether a value is one of some cases.
            case patterns([CasePattern])
            /// What is not read, the condition of a number in the arm of a place.
            case unread(RelativeLocation, Int)
        }

        /// The states that decide it; empty where other values do.
        let slots: Set<StateProperty>
        /// What is looked at where no state decides.
        let subject: Expression
        let body: BodyID?
        let asked: Asked
    }

    /// What all must hold, or must not all hold.
    private struct Clause {
        let answers: [(question: Question, isSo: Bool)]
        let isFailing: Bool
    }

    private var clauses: [Clause] = []
    /// Whether there are more than are thought through.
    private var isOpen = false

    /// All that it asks.
    var questions: [Question] {
        clauses.flatMap(\.answers).map(\.question).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// More questions than these are not thought through, nor are more arms.
    private static let most = (questions: 8, clauses: 100)

    static func + (first: ArmConditions, second: ArmConditions) -> ArmConditions {
        var both = first
        both.isOpen = first.isOpen || second.isOpen
        for clause in second.clauses { both.add(clause) }
        return both
    }

    private mutating func add(_ clause: Clause) {
        if clauses.count == Self.most.clauses { isOpen = true }
        if isOpen { clauses = [] } else { clauses.append(clause) }
    }

    /// The conditions of the arms of a choice.
    static func all(ofArmsOf choice: Expression, in scope: Scope, _ index: PresentationIndex) -> [ArmConditions] {
        guard case .match(let subject, let arms) = choice else {
            return (choice.alternatives ?? []).map { _ in ArmConditions() }
        }
        var earlier = ArmConditions()
        return arms.map { arm in
            guard arm.patterns != [.any] else { return earlier }
            let main = arm.patterns.map { MatchCondition(subject: subject, pattern: $0) }
            var answers = [answer(main, arm.location, 0, in: scope, index)]
            for (position, other) in arm.others.enumerated() {
                answers.append(answer([other], arm.location, position + 1, in: scope, index))
            }
            var own = earlier
            own.add(Clause(answers: answers, isFailing: false))
            earlier.add(Clause(answers: answers, isFailing: true))
            return own
        }
    }

    /// What conditions ask of one subject, any of which may hold.
    private static func answer(
        _ conditions: [MatchCondition], _ location: RelativeLocation, _ position: Int, in scope: Scope,
        _ index: PresentationIndex
    ) -> (question: Question, isSo: Bool) {
        let subject = conditions[0].subject
        guard subject != .unknown else {
            let unread = Question(slots: [], subject: .unknown, body: nil, asked: .unread(location, position))
            return (unread, true)
        }
        let slots = index.slots.slots(of: subject, in: scope)
        let patterns = conditions.map(\.pattern)
        let asked: Question.Asked
        var isSo = !conditions[0].isExcluded
        switch StateRequirement.Value(patterns) {
        case .yes?: asked = patterns == [.some] ? .presence : .truth
        case .no?:
            asked = patterns == [.literal("nil")] ? .presence : .truth
            isSo.toggle()
        case nil: asked = .patterns(patterns)
        }
        let isStated = !slots.isEmpty
        let question = Question(
            slots: slots, subject: isStated ? .unknown : subject, body: isStated ? nil : scope.id, asked: asked)
        return (question, isSo)
    }

    /// Whether a screen may be there once some questions have other answers, and whether it may not have been there before.
    /// - Parameters:
    ///   - changed: whether a question is one of these.
    ///   - answer: what a question's answer is from then on; nil where that is not known.
    func outcome(
        changing changed: (Question) -> Bool, to answer: (Question) -> Bool?
    ) -> (mayHold: Bool, mayBegin: Bool) {
        let questions = questions
        guard !isOpen, questions.count <= Self.most.questions else { return (true, true) }
        let changedBits = bits(of: questions, where: changed)
        let known = questions.map(answer)
        let all = (0..<(1 << questions.count)).filter { isPossible($0, questions) }
        let after = all.filter { answers in
            known.indices.allSatisfy { known[$0] == nil || known[$0] == (answers & (1 << $0) != 0) }
                && holds(answers, questions)
        }
        let mayBegin = after.contains { answers in
            all.contains { $0 & ~changedBits == answers & ~changedBits && !holds($0, questions) }
        }
        return (!after.isEmpty, mayBegin)
    }

    private func bits(of questions: [Question], where isSo: (Question) -> Bool) -> Int {
        questions.indices.reduce(0) { isSo(questions[$1]) ? $0 | 1 << $1 : $0 }
    }

    /// Whether questions can have answers together: a value is one case alone.
    private func isPossible(_ answers: Int, _ questions: [Question]) -> Bool {
        let cases = questions.indices.filter { position in
            guard answers & (1 << position) != 0, !questions[position].slots.isEmpty,
                case .patterns(let patterns) = questions[position].asked
            else { return false }
            return patterns.count == 1
        }
        return Set(cases.map { questions[$0].slots }).count == cases.count
    }

    private func holds(_ answers: Int, _ questions: [Question]) -> Bool {
        clauses.allSatisfy { clause in
            let isMet = clause.answers.allSatisfy { answer in
                questions.firstIndex(of: answer.question).map { (answers & (1 << $0) != 0) == answer.isSo } ?? true
            }
            return isMet != clause.isFailing
        }
    }
}

extension ArmConditions.Question {
    /// Its answer once a state is set to a value; nil where only a run tells.
    /// - Parameter isItem: whether a value that may not be there is taken to be there, as one that is shown.
    func answer(settingTo value: Expression, in scope: Scope, isItem: Bool, _ table: TypeTable) -> Bool? {
        switch asked {
        case .truth: return StateRequirement.Value(value).map { $0 == .yes }
        case .presence:
            if StateRequirement.Value(value) == .no { return false }
            return isItem || isThere(value, in: scope, table) ? true : nil
        case .patterns(let patterns):
            guard let name = caseName(of: value, in: scope), patterns.allSatisfy(\.isWholeCase) else { return nil }
            return patterns.contains { $0.name == name }
        case .unread: return nil
        }
    }

    /// Whether a value is certainly there: one that is made, or a parameter that is never nil.
    private func isThere(_ value: Expression, in scope: Scope, _ table: TypeTable) -> Bool {
        switch value {
        case .call(let position):
            return scope.call(at: position).flatMap { TypeName(reading: $0.callee) }?.last.first?.isUppercase == true
        case .parameter(let name):
            let parameter = scope.function.flatMap { table.function($0).parameters.first { $0.name == name } }
            return parameter.map { !$0.typeText.hasSuffix("?") && $0.type != nil } ?? false
        default: return false
        }
    }

    private func caseName(of value: Expression, in scope: Scope) -> String? {
        switch value {
        case .implicitMember(let name): return name
        case .member(let owner, let name):
            return TypeName(reading: owner)?.last.first?.isUppercase == true ? name : nil
        case .call(let position): return scope.call(at: position).flatMap { caseName(of: $0.callee, in: scope) }
        default: return nil
        }
    }
}
