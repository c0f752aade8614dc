import Base
import Facts
import Presentation
import Types

/// What a presentation belongs to in its coordinator: the case it is shown for, the callback that shows it, or the member it
/// stands in.
package struct DestinationPlace {
    package let facts: DestinationFacts
    package private(set) var parameters: [Parameter] = []
    /// Whether it is the case of an enum.
    package private(set) var isCase = false

    /// What is shown for a case of an enum.
    package init(_ item: CaseFacts) {
        facts = DestinationFacts(
            name: item.name, parameters: item.parameters, shows: .view, function: item.name, condition: item.condition,
            documentation: item.documentation, declaration: item.declaration, location: item.location)
        parameters = item.parameters
        isCase = true
    }

    /// What the code around a call shows, known as the function or property that it stands in.
    package init(around site: CallSite, in table: TypeTable) {
        if let function = site.scope.function {
            self.init(table.function(function))
        } else if let property = site.scope.property {
            self.init(table.property(property))
        } else {
            self.init("", site.call)
        }
    }

    private init(_ function: FunctionFacts) {
        facts = DestinationFacts(
            name: function.name, parameters: [], shows: .view, function: function.name, condition: function.condition,
            documentation: function.documentation, declaration: function.declaration, location: function.location)
        parameters = function.parameters.map { parameter in
            Parameter(
                label: parameter.label, name: parameter.name ?? "_", type: parameter.typeText,
                defaultValue: parameter.defaultValue)
        }
    }

    private init(_ property: PropertyFacts) {
        facts = DestinationFacts(
            name: property.name, parameters: [], shows: .view, function: property.name, condition: property.condition,
            documentation: property.documentation, declaration: property.declaration, location: property.location)
    }

    /// What a call shows that is known by another name than its function's.
    package init(_ name: String, _ call: CallFacts) {
        facts = DestinationFacts(
            name: name, parameters: [], shows: .view, function: name, declaration: call.text, location: call.location)
    }
}

/// The presentations of a coordinator by what they belong to, in the order of the source.
package struct GroupedDestinations {
    private var order: [String] = []
    private var groups: [String: (place: DestinationPlace, targets: TargetResolver.Targets)] = [:]

    /// There are none yet.
    package init() {}

    package mutating func add(_ targets: TargetResolver.Targets, at place: DestinationPlace) {
        let name = place.facts.name
        if groups[name] == nil {
            order.append(name)
            groups[name] = (place, TargetResolver.Targets())
        }
        groups[name]?.targets.formUnion(targets)
    }

    package var destinations: [LinkedDestination] {
        order.compactMap { groups[$0] }.map { LinkedDestination($0.place, showing: $0.targets) }
    }
}

extension LinkedDestination {
    /// What a place in a coordinator shows.
    package init(_ place: DestinationPlace, showing targets: TargetResolver.Targets) {
        self.init(facts: place.facts, parameters: place.parameters, targets: targets, styles: [])
    }
}
