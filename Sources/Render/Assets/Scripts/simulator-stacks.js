// Stacks of view controllers, and what these present. What their calls do is Apple's documentation of UINavigationController and
// UIViewController: a navigation controller holds a stack whose first screen is never popped, and a view controller presents one
// other at a time.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal, properties } = simulator;

  const own = {
    ...properties.own,
    /** `present(_:animated:completion:)`: who presents already presents nothing more. */
    open: (draft, id, dest, style, shown) => {
      if (isModal(style) && draft.read(id).modals.length) return;
      properties.own.open(draft, id, dest, style, shown);
    },
    /** `setViewControllers(_:animated:)`, and another root of the window. */
    root: (draft, id, dest, shown) => {
      const instance = draft.write(id);
      instance.stack = [];
      instance.root = draft.place(id, dest, "root", shown);
    },
    /** `popViewController(animated:)`: "does nothing" where only the first screen is there. */
    pop: (draft, id, dest, count = 1) => {
      const { stack } = draft.read(id);
      draft.write(id).stack = stack.slice(0, Math.max(0, stack.length - count));
    },
  };

  const why = (draft, id, { op, style }) => {
    if (op === "open" && isModal(style)) return "something is already presented";
    if (op === "pop" || op === "popToRoot") return "the stack already shows its first screen";
    return op === "dismissModals" ? "nothing is presented" : null;
  };

  /** What a system has whose screens are view controllers, but for its name and the calls of its own. */
  simulator.controllers = {
    ...properties, own, why, exits: { ...properties.exits, flow: ["pop", "popToRoot", "dismissModals"] },
  };
})();
