// The Composable Architecture 1.25.5 (d34c1df): Reducer/Reducers/StackReducer.swift, whose stack is a collection, and
// PresentationReducer.swift, whose state is an optional and, for an enum, one case at a time. What the state is made with
// (`StackState(_:)`, `PresentationState(wrappedValue:)`) is there before any action.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal, properties } = simulator;

  /** `state.destination = .detail(…)`: another case takes the place of the one there was. */
  const open = (draft, id, dest, style, shown) => {
    if (isModal(style)) draft.write(id).modals = [];
    properties.own.open(draft, id, dest, style, shown);
  };

  const call = (app, type, event, argument, name) => {
    switch (event.op) {
      case "open": return isModal(event.style) ? `state.destination = ${argument}` : `state.path.append(${argument})`;
      case "root": return type.kind === "root" ? `state = ${argument}` : `state.path = [${argument}]`;
      case "tab": return `state.tab = .${name}`;
      case "dismissModals": return "state.destination = nil";
      default: return `state.${properties.call(event, argument, name)}`;
    }
  };

  simulator.systems.composableArchitecture = {
    ...properties, own: { ...properties.own, open }, library: "ComposableArchitecture", call,
    exits: { ...properties.exits, flow: properties.exits.stack },
  };
})();
