// A path and what is presented, held in properties. What such a property does is Apple's documentation of
// NavigationStack(path:root:), sheet(item:onDismiss:content:) and DismissAction: a path is an array, a modal property holds one
// value.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal } = simulator;

  const open = (draft, id, dest, style, shown) => {
    const instance = draft.write(id);
    const place = draft.place(id, dest, style, shown);
    draft.write(place).as = style;
    const host = instance.host == null ? instance : draft.read(instance.host);
    if (host.tab != null) draft.write(place).under = host.tab;
    if (isModal(style)) {
      // One property for each destination, or for a router each style: a new value takes the place of the old one.
      const isRouter = draft.type(instance).kind === "router";
      const same = (one) => (isRouter ? draft.read(one).style === style : draft.read(one).dest === dest);
      instance.modals = [...instance.modals.filter((one) => !same(one)), place];
    } else instance.stack = [...instance.stack, place];
  };

  const own = {
    open,
    root: (draft, id, dest, shown) => {
      const instance = draft.write(id);
      const { kind } = draft.type(instance);
      if (kind === "root" || kind === "tab") instance.root = draft.place(id, dest, "root", shown);
      else {
        instance.stack = [];
        open(draft, id, dest, "push", shown);
      }
    },
    column: (draft, id, dest, style, shown) => {
      const instance = draft.write(id);
      const column = style.replace("split-", "");
      const place = draft.place(id, dest, style, shown);
      draft.write(place).column = column;
      instance.columns = { ...instance.columns, [column]: place };
      instance.compact = column;
    },
    /** `removeLast(_:)`: a path that holds fewer stops the app. */
    pop: (draft, id, dest, count = 1) => {
      const { stack } = draft.read(id);
      if (count <= stack.length) draft.write(id).stack = stack.slice(0, stack.length - count);
    },
    popToRoot: (draft, id) => { draft.write(id).stack = []; },
    popToFirst: (draft, id, dest) => {
      const { stack } = draft.read(id);
      const index = stack.findLastIndex((place) => draft.read(place).dest === dest);
      if (index >= 0) draft.write(id).stack = stack.slice(0, index + 1);
    },
    /** The properties of modals become nil. */
    dismissModals: (draft, id) => { draft.write(id).modals = []; },
  };

  const truncate = (draft, place) => {
    const { owner } = draft.read(place);
    const { stack } = draft.read(owner);
    if (stack.includes(place)) draft.write(owner).stack = stack.slice(0, stack.indexOf(place));
    else draft.remove(place);
  };

  const why = (draft, id, { op }) => {
    if (op === "pop" && draft.read(id).stack.length) return "the path doesn’t have that many elements; in the app, this crashes";
    if (op === "pop" || op === "popToRoot") return "the path is empty";
    return op === "dismissModals" ? "nothing is presented" : null;
  };

  /** The calls that are the same whoever holds the properties. */
  const call = (event, argument, name) => {
    switch (event.op) {
      case "tab": return `selection = .${name}`;
      case "column": return `selection = ${argument}`;
      case "pop": return `path.removeLast(${simulator.several(event)})`;
      case "popToRoot": return "path.removeAll()";
      case "dismissModals": return "dismiss()";
      default: return `${event.op}()`;
    }
  };

  /** What a system has that holds its path and its modals in properties, but for its name and the calls of its own. */
  simulator.properties = {
    own, why, call, close: truncate, back: truncate,
    ways: {
      popToLast: "popToFirst", dismiss: "dismissModals", dismissAll: "dismissModals", dismissPresented: "dismissModals",
      dismissCoordinator: "dismissModals",
    },
    exits: { stack: ["pop", "popToRoot", "dismissModals"], router: ["pop", "popToRoot", "dismissModals"], tab: ["dismissModals"], split: ["dismissModals"], root: [] },
    sees: (place, index, isPresented) => [["isPresented", String(isPresented)]],
  };
})();
