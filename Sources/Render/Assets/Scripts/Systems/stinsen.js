// Stinsen 2.0.15 (3c141c6), from NavigationCoordinatable/NavigationCoordinatable.swift,
// NavigationStack.swift and NavigationRouter.swift, and TabCoordinatable/TabCoordinatable.swift.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;

  /** `popTo`: keeps so many items; more than there are changes nothing. */
  const keep = (draft, id, count) => {
    const { stack } = draft.read(id);
    if (count >= 0 && count < stack.length) draft.write(id).stack = stack.slice(0, count);
  };

  /** `dismissCoordinator`: asks the parent, which only those have that were routed to, to pop to before it. */
  const dismiss = (draft, id) => {
    const parent = draft.parent(id);
    if (parent == null) return;
    const index = draft.read(parent).stack.indexOf(draft.read(id).at);
    if (index >= 0) keep(draft, parent, index);
  };

  const own = {
    open: (draft, id, dest, style, shown) => {
      const place = draft.place(id, dest, style, shown);
      draft.write(place).as = style;
      draft.write(id).stack = [...draft.read(id).stack, place];
    },
    /** `root`: the same route again changes nothing, another leaves the stack as it is. */
    root: (draft, id, dest, shown) => {
      const { root } = draft.read(id);
      if (root != null && draft.read(root).dest === dest && shown.to == null) return;
      draft.write(id).root = draft.place(id, dest, "root", shown);
    },
    popLast: (draft, id) => keep(draft, id, draft.read(id).stack.length - 1),
    popToRoot: (draft, id) => keep(draft, id, 0),
    focusFirst: (draft, id, dest) => {
      const index = draft.read(id).stack.findIndex((place) => draft.read(place).dest === dest);
      if (index >= 0) keep(draft, id, index + 1);
    },
    dismissCoordinator: dismiss,
  };

  const truncate = (draft, place) => {
    const { owner } = draft.read(place);
    const { stack } = draft.read(owner);
    if (stack.includes(place)) keep(draft, owner, stack.indexOf(place));
    else draft.remove(place);
  };

  /**
   * `setupPresented`, after each change: a view of the coordinator presents what comes after it if that is the last on the stack. So
   * what follows a coordinator never is, nor is all but the first of what is routed to at once.
   */
  const drawn = (draft, id) => {
    const { stack } = draft.read(id);
    const next = stack.findIndex((place) => !draft.read(place).isShown);
    if (next < 0 || next < stack.length - 1) return;
    if (next === 0 || draft.read(stack[next - 1]).child == null) draft.write(stack[next]).isShown = true;
  };

  const rendered = (app, state) => {
    const holding = [...state.all.values()].filter((one) => one.is === "instance" && app.nodes[one.node].system === "stinsen");
    return new Set(holding.flatMap(({ stack, modals, root, tabs }) => [root, ...tabs, ...modals, ...stack.filter((place) => state.all.get(place).isShown)]));
  };

  const why = (draft, id, { op }) => {
    const parent = draft.parent(id);
    switch (op) {
      case "popLast": case "popToRoot": return "the stack is empty";
      case "focusFirst": return "the route isn’t on the stack, or is already topmost; the call throws an error";
      case "dismissCoordinator":
        if (parent == null) return "no coordinator shows this one (in a debug build, an assertion fails)";
        return draft.type(draft.read(parent)).kind === "tab"
          ? "in Stinsen, a tab has no parent, so it can’t be dismissed (in a debug build, an assertion fails)"
          : "in Stinsen, a root has no parent, so it can’t be dismissed (in a debug build, an assertion fails)";
      case "root": return "this is already the root";
      default: return null;
    }
  };

  const call = (app, type, event, argument, name) => {
    const values = (type.destinations?.[event.dest]?.parameters ?? []).map(([, , value]) => value);
    const input = values.length > 1 ? `, (${values.join(", ")})` : values.map((value) => `, ${value}`).join("");
    switch (event.op) {
      case "open": return `route(to: \\.${name}${input})`;
      case "root": return `root(\\.${name}${input})`;
      case "tab": case "focusFirst": return `focusFirst(\\.${name})`;
      default: return `${event.op}()`;
    }
  };

  simulator.systems.stinsen = {
    library: "Stinsen", versions: ["2.0"], isInline: true, own, call, why, drawn, rendered,
    ways: {
      pop: "popLast", popToFirst: "focusFirst", popToLast: "focusFirst",
      dismiss: "dismissCoordinator", dismissAll: "dismissCoordinator", dismissPresented: "dismissCoordinator",
    },
    exits: { flow: ["popLast", "popToRoot", "focusFirst", "dismissCoordinator"], tab: [] },
    close: truncate,
    back: truncate,
    sees: (place, index) => [["router.id", String(index - 1)]],
  };
})();
