/// A kind of question that is answered once, however often it is asked.
package protocol Query: Hashable {
    /// What it is answered with.
    associatedtype Answer
}

/// All that is remembered while something is linked, by the kind of question.
package final class MemoStore {
    private var memos: [ObjectIdentifier: AnyObject] = [:]

    /// Nothing is remembered yet.
    package init() {}

    /// The answers to one kind of question.
    package func memo<Question: Query>(of kind: Question.Type) -> Memo<Question, Question.Answer> {
        if let known = memos[ObjectIdentifier(kind)] as? Memo<Question, Question.Answer> { return known }
        let memo = Memo<Question, Question.Answer>()
        memos[ObjectIdentifier(kind)] = memo
        return memo
    }
}
