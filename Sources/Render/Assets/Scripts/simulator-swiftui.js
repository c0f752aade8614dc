// SwiftUI's own stacks, tabs, columns and modals, and routers that hold a path and what is presented in properties. What
// such a property does is SwiftUI's documentation of NavigationStack(path:root:), sheet(item:onDismiss:content:) and
// DismissAction: a path is an array, a modal property holds one value.
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
    pop: (draft, id) => {
      const { stack } = draft.read(id);
      if (stack.length) draft.write(id).stack = stack.slice(0, -1);
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
  own.popToLast = own.popToFirst;

  const truncate = (draft, place) => {
    const { owner } = draft.read(place);
    const { stack } = draft.read(owner);
    if (stack.includes(place)) draft.write(owner).stack = stack.slice(0, stack.indexOf(place));
    else draft.remove(place);
  };

  const why = (draft, id, { op }) => {
    if (op === "pop" || op === "popToRoot") return "the path is empty";
    return op === "dismissModals" ? "nothing is presented" : null;
  };

  const native = (app, type, event, argument, name) => {
    switch (event.op) {
      case "open": return isModal(event.style) ? `${name} = ${argument.includes("(") ? argument : "true"}` : `path.append(${argument})`;
      case "root": return type.kind === "root" ? `show(${argument})` : `path = [${argument}]`;
      case "tab": return `selection = .${name}`;
      case "column": return `selection = ${argument}`;
      case "pop": return "path.removeLast()";
      case "popToRoot": return "path.removeAll()";
      case "dismissModals": return "dismiss()";
      default: return `${event.op}()`;
    }
  };

  const router = (app, type, event, argument, name) => {
    switch (event.op) {
      case "open": return isModal(event.style) ? `present(${argument}, as: .${event.style})` : `push(${argument})`;
      case "root": return `replace(${argument})`;
      case "dismissModals": return "dismiss()";
      default: return native(app, type, event, argument, name);
    }
  };

  const shared = {
    own, why, close: truncate, back: truncate,
    exits: { stack: ["pop", "popToRoot", "dismissModals"], router: ["pop", "popToRoot", "dismissModals"], tab: ["dismissModals"], split: ["dismissModals"], root: [] },
    sees: (place, index, isPresented) => [["isPresented", String(isPresented)]],
  };
  simulator.systems.swiftUI = { ...shared, library: "SwiftUI", call: native };
  simulator.systems.router = { ...shared, library: "the app’s own routers", call: router };
})();
