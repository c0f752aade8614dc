// Routes in an array: every call is an index into it, and what is presented stands between what is pushed.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal } = simulator;

  const open = (draft, id, dest, style, shown) => {
    const place = draft.place(id, dest, style, shown);
    draft.write(place).as = style;
    const instance = draft.write(id);
    if (instance.tab != null) draft.write(place).under = instance.tab;
    instance.stack = [...instance.stack, place];
  };

  const keep = (draft, id, count) => {
    const instance = draft.read(id);
    if (count >= 0 && count < instance.stack.length) draft.write(id).stack = instance.stack.slice(0, count);
  };

  /** `goBackTo(where:)`: the last route that is the one named; the root counts as the first. */
  const goBackTo = (draft, id, dest) => {
    const { stack, root } = draft.read(id);
    const index = stack.findLastIndex((place) => draft.read(place).dest === dest);
    if (index >= 0) keep(draft, id, index + 1);
    else if (root != null && draft.read(root).dest === dest) keep(draft, id, 0);
  };

  /** `dismiss(count:)`: back to before the last so many presented routes; where there are fewer, back to the root. */
  const dismiss = (draft, id, dest, count = 1) => {
    const { stack } = draft.read(id);
    let [end, left] = [stack.length, count];
    while (left > 0 && end > 0) {
      end -= 1;
      if (isModal(draft.read(stack[end]).style)) left -= 1;
    }
    keep(draft, id, end);
  };

  const own = {
    open,
    /** A new array of routes: its root replaces the old one and all that was on it. */
    root: (draft, id, dest, shown) => {
      const place = draft.place(id, dest, "root", shown);
      const instance = draft.write(id);
      instance.root = place;
      instance.stack = [];
      instance.modals = [];
    },
    column: simulator.properties.own.column,
    goBack: (draft, id, dest, count = 1) => keep(draft, id, draft.read(id).stack.length - count),
    /** `popToCurrentNavigationRoot`: back to the last route that is not pushed. */
    popToCurrentNavigationRoot: (draft, id) => {
      const { stack } = draft.read(id);
      keep(draft, id, stack.findLastIndex((place) => draft.read(place).style !== "push") + 1);
    },
    goBackToRoot: (draft, id) => keep(draft, id, 0),
    goBackTo,
    dismissRoutes: dismiss,
    /** `dismissAll`: back to before the first presented route. */
    dismissAll: (draft, id) => {
      const { stack } = draft.read(id);
      const first = stack.findIndex((place) => isModal(draft.read(place).style));
      if (first >= 0) keep(draft, id, first);
    },
  };

  /** A gesture shortens the array to what is before the route that was left. */
  const truncate = (draft, place) => {
    const { owner } = draft.read(place);
    const { stack } = draft.read(owner);
    if (stack.includes(place)) keep(draft, owner, stack.indexOf(place));
    else draft.remove(place);
  };

  const why = (draft, id, { op, dest }) => {
    const { stack } = draft.read(id);
    if (["goBack", "goBackToRoot", "popToCurrentNavigationRoot", "dismissRoutes"].includes(op) && !stack.length) return "there is no route but the root";
    switch (op) {
      case "goBack": return "there are fewer routes: it stops a debug build";
      case "goBackToIndex": return "no route is there, or it is on top already";
      case "popToCurrentNavigationRoot": return "nothing is pushed on it";
      case "dismissAll": return "no route is presented";
      case "goBackTo": return dest == null ? null : "that route is not there, or is on top already";
      default: return null;
    }
  };

  const call = (routes) => (app, type, event, argument, name) => {
    const navigation = event.navigation === true ? ", withNavigation: true" : "";
    switch (event.op) {
      case "open":
        if (event.style === "push") return `${routes}push(${argument})`;
        return event.style === "sheet" ? `${routes}presentSheet(${argument}${navigation})` : `${routes}presentCover(${argument}${navigation})`;
      case "root": return type.kind === "root" ? `show(${argument})` : `${routes || "routes "}= [.root(${argument})]`.replace(". =", " =").replace(".=", " =");
      case "tab": return `selectedTab = .${name}`;
      case "column": return `selection = .${name}`;
      case "goBackTo": return `${routes}goBackTo(.${name})`;
      case "goBackToIndex": return `${routes}goBackTo(index: ${event.number})`;
      case "goBack": return `${routes}goBack(${simulator.several(event)})`;
      case "dismissRoutes": return `${routes}dismiss(${simulator.several(event, "count: ")})`;
      default: return `${routes}${event.op}()`;
    }
  };

  /**
   * What a system has whose coordinators hold arrays of routes, but for its name; `call` is told what stands before a call,
   * `own` at which position the first route after the root is.
   */
  simulator.routes = {
    isInline: true, why, call,
    own: (first) => ({ ...own, goBackToIndex: (draft, id, dest, index) => keep(draft, id, index + 1 - first) }),
    ways: {
      pop: "goBack", popToRoot: "goBackToRoot", popToFirst: "goBackTo", popToLast: "goBackTo", popToIndex: "goBackToIndex",
      popToPresented: "popToCurrentNavigationRoot", dismiss: "dismissRoutes", dismissPresented: "dismissRoutes",
      dismissCoordinator: "dismissRoutes",
    },
    exits: { flow: ["goBack", "goBackToRoot", "goBackTo", "dismissRoutes", "dismissAll"] },
    close: truncate,
    back: truncate,
  };
})();
