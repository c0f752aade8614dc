// XCoordinator 2.0.7 (4b6fc6f): Transition+Init.swift, UINavigationController+Transition.swift and UIViewController+Transition.swift.
// Its transitions call UIKit, whose rules are those of `simulator-stacks.js`; `dismiss()` closes the topmost of what is presented,
// wherever that is, and `dismissToRoot()` all of it. What is presented above something else is not simulated.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { controllers } = simulator;

  /** The coordinator that presents the topmost (`topPresentedViewController`): the own one, or one inside of what it shows. */
  const presenter = (draft, id) => {
    const { root, tab, columns, stack, modals } = draft.read(id);
    const inside = (place) => {
      const child = place == null ? null : draft.read(place).child;
      return child == null ? null : presenter(draft, child);
    };
    if (modals.length) return inside(modals[0]) ?? id;
    for (const place of [tab ?? root, ...Object.values(columns), ...stack]) {
      const found = inside(place);
      if (found != null) return found;
    }
    return null;
  };

  const own = {
    ...controllers.own,
    dismissTopmost: (draft, id) => {
      const found = presenter(draft, id);
      if (found != null) draft.write(found).modals = [];
    },
  };

  const why = (draft, id, event) => {
    if (event.op === "dismissTopmost") return "nothing is presented";
    if (event.op === "open" && simulator.isModal(event.style)) return "something is already presented, and presenting something else on top of it isn’t simulated";
    return controllers.why(draft, id, event);
  };

  const call = (app, type, event, argument) => {
    switch (event.op) {
      case "pop": case "popToRoot": return `performTransition(.${event.op}(), with: options)`;
      case "dismissTopmost": return "performTransition(.dismiss(), with: options)";
      case "dismissModals": return "performTransition(.dismissToRoot(), with: options)";
      default: return `trigger(${argument})`;
    }
  };

  const closing = ["dismissTopmost", "dismissModals"];

  simulator.systems.xCoordinator = {
    ...controllers, own, why, call, library: "XCoordinator",
    ways: { ...controllers.ways, dismiss: "dismissTopmost" },
    exits: { ...controllers.exits, flow: ["pop", "popToRoot", ...closing], tab: closing, split: closing, root: closing },
  };
})();
