// Routes in an array: every call is an index into it, and what is presented stands between what is pushed.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal } = simulator;

  /** What holds for the version that was chosen: whether the root stands in the array, and how short that may become. */
  const rules = (draft, id) => draft.system(draft.read(id)).rules[draft.version(draft.read(id))];

  const array = (draft, id) => {
    const { root, stack } = draft.read(id);
    return rules(draft, id).holdsRoot && root != null ? [root, ...stack] : stack;
  };

  /** `goBack`: keeps so many routes; what is no number of routes to keep changes nothing. */
  const keep = (draft, id, count) => {
    const all = array(draft, id);
    if (count < rules(draft, id).shortest || count >= all.length) return;
    const instance = draft.write(id);
    instance.stack = all.slice(0, count).filter((place) => place !== instance.root);
    if (count === 0 && all[0] === instance.root) instance.root = null;
  };

  /** How many routes are left where nothing is on the root. */
  const least = (draft, id) => (rules(draft, id).holdsRoot ? 1 : 0);

  const open = (draft, id, dest, style, shown) => {
    const place = draft.place(id, dest, style, shown);
    draft.write(place).as = style;
    const instance = draft.write(id);
    if (instance.tab != null) draft.write(place).under = instance.tab;
    if (rules(draft, id).holdsRoot && instance.root == null && instance.tab == null) instance.root = place;
    else instance.stack = [...instance.stack, place];
  };

  /** `goBackTo(where:)`: the last route that is the one named; the root counts as the first. */
  const goBackTo = (draft, id, dest) => {
    const { root } = draft.read(id);
    const index = array(draft, id).findLastIndex((place) => draft.read(place).dest === dest);
    if (index >= 0) keep(draft, id, index + 1);
    else if (root != null && draft.read(root).dest === dest) keep(draft, id, 0);
  };

  /**
   * `dismiss(count:)`: back to before the last so many presented routes. Where there are fewer, it goes back to the root, or, where
   * that is in the array, does nothing.
   */
  const dismiss = (draft, id, dest, count = 1) => {
    const all = array(draft, id);
    let [end, left] = [all.length, count];
    while (left > 0 && end > least(draft, id)) {
      end -= 1;
      if (isModal(draft.read(all[end]).style)) left -= 1;
    }
    if (left === 0 || !rules(draft, id).holdsRoot) keep(draft, id, end);
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
    goBack: (draft, id, dest, count = 1) => keep(draft, id, array(draft, id).length - count),
    /** `popToCurrentNavigationRoot`: back to the last route that is not pushed. */
    popToCurrentNavigationRoot: (draft, id) => {
      const index = array(draft, id).findLastIndex((place) => draft.read(place).style !== "push");
      keep(draft, id, Math.max(index + 1, least(draft, id)));
    },
    goBackToRoot: (draft, id) => keep(draft, id, least(draft, id)),
    goBackToIndex: (draft, id, dest, index) => keep(draft, id, index + 1),
    goBackTo,
    dismissRoutes: dismiss,
    /** `dismissAll`: back to before the first presented route. */
    dismissAll: (draft, id) => {
      const first = array(draft, id).findIndex((place, index) => index >= least(draft, id) && isModal(draft.read(place).style));
      if (first >= 0) keep(draft, id, first);
    },
  };

  /** A gesture shortens the array to what is before the route that was left. */
  const truncate = (draft, place) => {
    const { owner } = draft.read(place);
    const { stack } = draft.read(owner);
    if (stack.includes(place)) draft.write(owner).stack = stack.slice(0, stack.indexOf(place));
    else draft.remove(place);
  };

  const why = (draft, id, { op, dest }) => {
    const { stack } = draft.read(id);
    if (op === "dismissRoutes" && rules(draft, id).holdsRoot) return "the call dismisses more routes than are presented (in a debug build, an assertion fails)";
    if (["goBack", "goBackToRoot", "popToCurrentNavigationRoot", "dismissRoutes"].includes(op) && !stack.length) return "there’s no route except the root";
    switch (op) {
      case "goBack": return "the stack doesn’t have that many routes (in a debug build, an assertion fails)";
      case "goBackToIndex": return "there’s no such route, or it’s already topmost";
      case "popToCurrentNavigationRoot": return "nothing has been pushed onto the current stack";
      case "dismissAll": return "no route is presented";
      case "goBackTo": return dest == null ? null : "there’s no such route, or it’s already topmost";
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

  /** What such arrays were before: even the root is gone back from. */
  const older = { holdsRoot: true, shortest: 0 };

  /**
   * What a system has whose coordinators hold arrays of routes, but for its name and its versions; `call` is told what stands before
   * a call.
   */
  simulator.routes = {
    isInline: true, why, call, own, older,
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
