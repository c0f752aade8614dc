// Scaffolding 3.0 to 3.2.0, from FlowCoordinatable/FlowStack.swift and FlowCoordinatable.swift, RootCoordinatable/Root.swift,
// TabCoordinatable/TabItems.swift and Coordinatable/Coordinatable.swift; and what came after it (3f4cd19), from these, from
// Coordinatable/ModalNavigation.swift and PresentationInheritance.swift, and from SplitCoordinatable/SplitColumns.swift. Calls that only
// that has, such as `pop(_:)`, do there and here what they do in it. Scaffolding 2.1.7 has the same rules for what it knows: there only
// a flow presents, by `route(to:as:)`.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal } = simulator;
  const { isNewer, isOlder, modals } = simulator.scaffoldingStacks;

  /** `setPresentedAs`: the coordinator keeps how it was presented, and its first screens take it over once. */
  const presentAs = (draft, id, style) => {
    const { kind } = draft.type(draft.read(id));
    if (isNewer(draft)) {
      // `attach`: it keeps that alone, until it is asked for its first screens.
      draft.write(id).as = style;
      return;
    }
    // A root or tab coordinator resolves its first screens when it is asked for them; a flow keeps the word for later.
    if (kind !== "flow") simulator.ready(draft, id);
    const instance = draft.write(id);
    instance.as = style;
    const first = kind === "tab" ? instance.tabs : instance.root == null ? [] : [instance.root];
    for (const place of first) if (draft.read(place).as == null) draft.write(place).as = style;
  };

  /** `checkForMultipleModals`: a flow asks its host for its modals, which resolves both, and where it presents what is on the way. */
  const resolveModals = (draft, id, style) => {
    const flow = (one) => one != null && draft.type(draft.read(one)).kind === "flow";
    let host = id;
    for (; flow(host) && draft.read(host).layered; host = draft.parent(host)) simulator.ready(draft, host);
    if (!flow(host)) host = id;
    simulator.ready(draft, host);
    if (!isModal(style)) return;
    const reach = (one) => {
      if (one == null) return;
      simulator.ready(draft, one);
      const { root, tab } = draft.read(one);
      if (flow(one)) visit(one);
      else if (tab != null && draft.read(tab).child != null && flow(draft.read(tab).child)) visit(draft.read(tab).child);
      else if (root != null) reach(draft.read(root).child);
    };
    const visit = (one) => {
      simulator.ready(draft, one);
      const { root, stack } = draft.read(one);
      for (const place of [root, ...stack]) if (place != null && !isModal(draft.read(place).style)) reach(draft.read(place).child);
    };
    visit(host);
  };

  /** `performRoute` and `performPresent`: a pushed child shares its host's stack, a presented one has its own. */
  const open = (draft, id, dest, style, shown) => {
    const { kind } = draft.type(draft.read(id));
    if (isOlder(draft) && kind !== "flow") return;
    const instance = draft.write(id);
    const place = draft.place(id, dest, style, shown);
    Object.assign(draft.write(place), { route: style, as: style });
    const { child } = draft.read(place);
    if (child != null) {
      draft.write(child).layered = style === "push";
      const childKind = draft.type(draft.read(child)).kind;
      if (childKind === "flow" || isNewer(draft) || (kind !== "flow" && childKind !== "split")) presentAs(draft, child, style);
    }
    // A flow keeps modals among what was pushed, the others in a list of their own.
    if (kind === "flow") {
      instance.stack = [...instance.stack, place];
      if (!isNewer(draft)) resolveModals(draft, id, style);
    } else instance.modals = [...instance.modals, place];
  };

  /** `setRoot`: a flow drops what was pushed and presented, a root coordinator keeps its modals. */
  const setRoot = (draft, id, dest, shown) => {
    const instance = draft.write(id);
    const isFlow = draft.type(instance).kind === "flow";
    const place = draft.place(id, dest, "root", shown);
    const { child } = draft.read(place);
    if (child != null) draft.write(child).layered = isFlow || instance.layered;
    if (instance.as && child != null && isNewer(draft)) presentAs(draft, child, instance.as);
    if (instance.as) draft.write(place).as = instance.as;
    if (isFlow) instance.stack = [];
    instance.root = place;
  };

  /** A tab that is added: it takes over how the coordinator was presented. */
  const newTab = (draft, id, dest, shown) => {
    const { layered, as } = draft.read(id);
    const place = draft.place(id, dest, "tab", shown);
    const { child } = draft.read(place);
    if (child != null) draft.write(child).layered = layered;
    if (as) {
      draft.write(place).as = as;
      if (child != null) presentAs(draft, child, as);
    }
    return place;
  };

  const insertTab = (draft, id, dest, shown, position) => {
    if (!draft.read(id).ready) return;
    const place = newTab(draft, id, dest, shown);
    const instance = draft.write(id);
    const index = Math.max(0, Math.min(position, instance.tabs.length));
    instance.tabs = [...instance.tabs.slice(0, index), place, ...instance.tabs.slice(index)];
    instance.tab ??= place;
  };

  const clearOwn = (draft, id) => {
    if (isNewer(draft) || draft.type(draft.read(id)).kind !== "flow") return;
    simulator.ready(draft, id);
    draft.write(id).stack = [];
  };

  /**
   * `dismissCoordinator`: removes the coordinator and everything after it, and climbs where it is a first screen. Up to 3.2 a
   * coordinator that is presented takes what was pushed after it along, and what cannot be dismissed loses what was pushed on it.
   */
  const dismiss = (draft, id) => {
    const parentID = draft.parent(id);
    if (parentID == null) return;
    const parent = draft.read(parentID);
    const { at } = draft.read(id);
    const { kind } = draft.type(parent);
    if (parent.modals.includes(at)) {
      draft.remove(at);
      if (kind === "root") clearOwn(draft, id);
    } else if (kind === "root") {
      const above = isNewer(draft) ? parentID : draft.parent(parentID);
      if (above != null) dismiss(draft, above);
      clearOwn(draft, id);
    } else if (kind === "flow" && parent.root === at) {
      dismiss(draft, parentID);
      clearOwn(draft, id);
    } else if (kind === "flow" && parent.stack.includes(at)) {
      if (isNewer(draft) && isModal(draft.read(at).style)) draft.remove(at);
      else draft.write(parentID).stack = parent.stack.slice(0, parent.stack.indexOf(at));
    }
  };

  /** `popToFirst`, `popToLast`: the first screen comes before what is pushed; newer versions look for the last the other way. */
  const popTo = (draft, id, dest, isLast) => {
    const instance = draft.write(id);
    const named = (place) => draft.read(place).dest === dest;
    const index = isLast ? instance.stack.findLastIndex(named) : instance.stack.findIndex(named);
    const isPushed = index >= 0 && isLast && isNewer(draft);
    if (!isPushed && instance.root != null && named(instance.root)) instance.stack = [];
    else if (index >= 0) instance.stack = instance.stack.slice(0, index + 1);
  };

  /** `ownModalDestinations`: what a coordinator presents, the one that is seen first. */
  const presented = (draft, id) => {
    const { stack, modals } = draft.read(id);
    return [...stack.filter((place) => isModal(draft.read(place).style)), ...modals];
  };

  /** `presentationQueue`: what the stack of a flow presents, also for those that share it. */
  const queue = (draft, id) => {
    if (draft.type(draft.read(id)).kind !== "flow") return presented(draft, id);
    let host = id;
    for (let at = id; at != null && draft.read(at).layered; ) {
      at = draft.parent(at);
      if (at != null && draft.type(draft.read(at)).kind === "flow") host = at;
    }
    return modals(draft.app, (one) => draft.read(one), host, isNewer(draft));
  };

  const setColumn = (draft, id, dest, style, shown) => {
    const instance = draft.write(id);
    const column = style.replace("split-", "");
    const place = draft.place(id, dest, style, shown);
    draft.write(place).column = column;
    if (instance.as) draft.write(place).as = instance.as;
    instance.columns = { ...instance.columns, [column]: place };
    instance.compact = column;
  };

  const own = {
    open,
    root: setRoot,
    column: setColumn,
    appendTab: (draft, id, dest, shown) => insertTab(draft, id, dest, shown, draft.read(id).tabs.length),
    insertTab: (draft, id, dest, shown) => insertTab(draft, id, dest, shown, shown.number ?? draft.read(id).tabs.length),
    /** `setTabs`: all of them are new, so that the first is selected, where one was. */
    setTabs: (draft, id, dest, shown) => {
      if (!draft.read(id).ready) return;
      const tabs = (shown.tabs ?? [dest]).map((each) => newTab(draft, id, each, each === dest ? shown : { via: shown.via }));
      const tab = draft.read(id).tab == null && !isNewer(draft) ? null : tabs[0] ?? null;
      Object.assign(draft.write(id), { tabs, tab });
    },
    /** `replaceLast(with:)`: what was pushed last goes, where it stands; what is presented stays. */
    replaceLast: (draft, id, dest, shown) => {
      const { stack } = draft.read(id);
      const index = stack.findLastIndex((place) => !isModal(draft.read(place).style));
      open(draft, id, dest, "push", shown);
      if (index < 0) return;
      const instance = draft.write(id);
      instance.stack = [...stack.slice(0, index), instance.stack.at(-1), ...stack.slice(index + 1)];
    },
    /** `pop()` of an empty stack dismisses the coordinator, `pop(_:)` stops at the root. */
    pop: (draft, id, dest, count) => {
      const { stack } = draft.read(id);
      if (stack.length) draft.write(id).stack = stack.slice(0, Math.max(0, stack.length - (count ?? 1)));
      else if (count == null && draft.read(id).ready) dismiss(draft, id);
    },
    popToRoot: (draft, id) => { draft.write(id).stack = []; },
    popToFirst: (draft, id, dest) => popTo(draft, id, dest, false),
    popToLast: (draft, id, dest) => popTo(draft, id, dest, true),
    dismissCoordinator: dismiss,
    dismissPresentedModal: (draft, id) => queue(draft, id).slice(0, 1).forEach((place) => draft.remove(place)),
    dismissAllModals: (draft, id) => presented(draft, id).forEach((place) => draft.remove(place)),
  };

  /**
   * Whether a call does not resolve what a coordinator shows first, up to 3.2. While it was not drawn, a tab coordinator has no tabs to
   * select and loses those that are added, and a flow knows neither its first screen nor whom to dismiss.
   */
  const isCold = (draft, id, { op }) => {
    if (isNewer(draft)) return false;
    if (op === "root" || op === "dismissCoordinator") return true;
    const { kind } = draft.type(draft.read(id));
    return kind === "flow" ? !/Modals?$/.test(op) : kind === "tab" && (simulator.selects.has(op) || /^(append|insert|set)Tabs?$/.test(op));
  };

  /** Why a call of this coordinator does nothing. */
  const why = (draft, id, { op, dest, number }) => {
    const parentID = draft.parent(id);
    const parent = parentID == null ? null : draft.read(parentID);
    const { at } = draft.read(id);
    if (op === "open") return "before Scaffolding 3.0, only a flow coordinator can present a modal";
    if (op === "pop" && number != null) return "the stack is empty";
    if (op === "dismissCoordinator" || op === "pop") {
      if (!parent) return op === "pop" ? "the stack is empty, and nothing shows this coordinator" : "nothing shows this coordinator";
      if (draft.type(parent).kind === "tab") return "this coordinator is a tab, which can’t be dismissed: the library only logs a message";
      if (draft.type(parent).kind === "split") return "this coordinator is a column, which can’t be dismissed";
      if (parent.root === at) return `this coordinator is the root view of ${draft.type(parent).name}, and neither of them can be dismissed`;
    }
    if (op.startsWith("popTo") && op !== "popToRoot") {
      const { root, stack } = draft.read(id);
      const isThere = [root, ...stack].some((place) => place != null && draft.read(place).dest === dest);
      return isThere ? "the destination is already topmost" : "the destination isn’t on the stack";
    }
    if (simulator.selects.has(op)) return "the tab is already selected, or doesn’t exist";
    if (op.endsWith("Modal") || op.endsWith("Modals")) return "this coordinator doesn’t present anything";
    return op === "popToRoot" ? "the stack is empty" : null;
  };

  /** How the words of the library name a step. */
  const call = (app, type, event, argument, name, version) => {
    switch (event.op) {
      case "open":
        if (event.style === "push") return `route(to: ${argument})`;
        return version === 2 ? `route(to: ${argument}, as: .${event.style})` : `present(${argument}, as: .${event.style})`;
      case "root": return `setRoot(${argument})`;
      case "tab": return `selectFirstTab(.${name})`;
      case "selectLastTab": return `selectLastTab(.${name})`;
      case "selectTab": return `select(index: ${event.number})`;
      case "appendTab": return `appendTab(${argument})`;
      case "insertTab": return `insertTab(${argument}, at: ${event.number ?? "…"})`;
      case "setTabs": return `setTabs([${(event.tabs ?? [event.dest]).map((tab) => `.${type.destinations[tab].name}`).join(", ")}])`;
      case "replaceLast": return `replaceLast(with: ${argument})`;
      case "column": return `set${event.style.slice(6, 7).toUpperCase()}${event.style.slice(7)}(${argument})`;
      case "popToFirst": case "popToLast": return `${event.op}(.${name})`;
      case "pop": return `pop(${event.number ?? ""})`;
      default: return `${event.op}()`;
    }
  };

  simulator.systems.scaffolding = {
    library: "Scaffolding", versions: ["3.0 to 3.2", "later than 3.2", "2.1"],
    /** An app that uses what came after 3.2, or what was dropped for 3.0, follows that. */
    version: ({ nodes, transitions, exits }) => {
      const of = (owner) => nodes[owner]?.system === "scaffolding";
      const is = nodes.some(({ system, kind, pushed }) => system === "scaffolding" && (kind === "split" || pushed));
      const shows = transitions.some(({ op, owner, call }) => of(owner) && (op === "replaceLast" || /\b(?:expecting|awaiting|policy): /.test(call ?? "")));
      const leaves = exits.some(({ op, owner, number }) => of(owner) && (op === "dismissPresented" || (op === "pop" && number != null)));
      if (is || shows || leaves) return 1;
      return transitions.some(({ owner, call }) => of(owner) && /\broute\(to: .*, as: \./.test(call ?? "")) ? 2 : 0;
    },
    own, call, isCold, why, rendered: simulator.scaffoldingStacks.rendered,
    /** Whether what is presented waits in one queue, whatever its style. */
    isQueued: isNewer,
    ways: { dismiss: "dismissCoordinator", dismissPresented: "dismissPresentedModal", dismissAll: "dismissAllModals" },
    exits: { flow: ["pop", "popToRoot", "popToFirst", "dismissCoordinator"], tab: ["dismissCoordinator"], root: ["dismissCoordinator"], split: ["dismissCoordinator"] },
    /** What is resolved when first screens are: a flow's first screen shares its stack, a tab's and a root's as its own does. */
    resolve: (draft, id, place, isRoot) => {
      const instance = draft.read(id);
      const { kind } = draft.type(instance);
      const { child } = draft.read(place);
      if (instance.as) draft.write(place).as = instance.as;
      if (child == null) return;
      draft.write(child).layered = kind === "flow" ? true : kind === "split" ? false : instance.layered;
      if (instance.as && (kind !== "flow" || isNewer(draft))) presentAs(draft, child, instance.as);
    },
    /** A gesture closes a modal: it goes, and what its host pushed after it stays. */
    close: (draft, place) => draft.remove(place),
    back: (draft, place) => draft.remove(place),
    /** A call whose result is the coordinator that it shows. */
    binding: (call, type) => `${call.slice(0, -1)}, expecting: ${type}.self)`,
    /** What a test can ask the coordinator that shows a place. */
    expected: ({ kind }, { style, name }, receiver) =>
      kind === "flow" && style === "push" ? `${receiver}.isInStack(.${name})${receiver.endsWith("?") ? " == true" : ""}` : null,
    /** What a view sees of where it is. */
    sees: (place) => [["destination.routeType", `.${place.route}`], ["destination.presentationType", `.${place.as ?? "root"}`], ["destination.meta", `.${place.name}`]],
    isModal,
  };
})();
