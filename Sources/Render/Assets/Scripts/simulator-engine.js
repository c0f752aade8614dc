// The engine: a state and an event give the next state. What a library does with a call is its own file's.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { Draft, systems, isModal } = simulator;
  // So many first screens of first screens are made in one step; more is a circle in the source.
  const most = 500;
  // The calls that show a destination other than by opening it.
  const showing = new Set(["appendTab", "insertTab", "setTabs", "replaceLast"]);
  /** The calls that select a tab. */
  simulator.selects = new Set(["tab", "selectTab", "selectLastTab"]);

  /** Resolves what an instance shows first, once. */
  simulator.ready = (draft, id) => {
    if (draft.read(id).ready) return;
    const instance = draft.write(id);
    instance.ready = true;
    const node = draft.type(instance);
    const resolve = (place, isRoot) => {
      draft.system(instance)?.resolve?.(draft, id, place, isRoot);
      return place;
    };
    const first = (dest, style) => resolve(draft.place(id, dest, style), style === "root");
    for (const router of draft.app.routers(instance.node)) {
      instance.routers = [...instance.routers, draft.instance(router, null, id)];
    }
    const initial = node.initial ?? [];
    if (node.kind === "tab") {
      instance.tabs = initial.map((dest) => first(dest, "tab"));
      const { pending } = instance;
      const chosen = pending ? selected(draft, pending) : instance.tabs.find((place) => draft.read(place).dest === node.selected);
      instance.tab = chosen ?? instance.tabs[0] ?? null;
    } else if (node.kind === "split") {
      for (const dest of initial) {
        const style = node.destinations[dest].styles?.find((one) => one.startsWith("split-")) ?? "split-detail";
        const column = style.replace("split-", "");
        if (instance.columns[column] != null) continue;
        const place = first(dest, style);
        draft.write(place).column = column;
        instance.columns = { ...instance.columns, [column]: place };
      }
    } else if (initial.length) {
      instance.root ??= first(draft.app.initial(instance.node, draft.choices), "root");
    } else if (node.kind !== "router") {
      // A view that is a stack of its own: it shows what it holds.
      const to = node.first ?? instance.node;
      instance.root = resolve(draft.place(id, null, "root", { to, isSelf: to === instance.node, name: draft.app.nodes[to].name }), true);
    }
    // What there is before any call: the elements of a stack, and what is presented.
    const { open } = draft.system(instance)?.own ?? {};
    for (const dest of draft.app.pushed(instance.node, draft.choices)) open?.(draft, id, dest, "push", {});
    for (const { dest, style } of node.presented ?? []) open?.(draft, id, dest, style, {});
  };

  /** What a view shows by itself as soon as it is there. */
  const opened = (draft, id) => {
    const { target } = draft.read(id);
    for (const index of draft.app.nodes[target]?.opened ?? []) {
      const { style, to, name } = draft.app.transitions[index];
      plain(draft, { on: id, style, to, name, via: index });
    }
  };

  /** Makes ready what is rendered: all that is on a stack or presented, and of tabs the one that is selected. */
  const settle = (draft, root) => {
    let left = most;
    const visit = (id) => {
      if (id == null || left <= 0) return;
      left -= 1;
      if (draft.read(id).is === "place") {
        const { isOpen, target } = draft.read(id);
        if (!isOpen && draft.app.nodes[target]?.opened) {
          draft.write(id).isOpen = true;
          opened(draft, id);
        }
        simulator.held(draft.read(id)).forEach(visit);
        return;
      }
      simulator.ready(draft, id);
      draft.system(draft.read(id))?.drawn?.(draft, id);
      const { root: first, columns, tab, stack, modals, routers } = draft.read(id);
      [first, ...Object.values(columns), tab, ...stack, ...modals, ...routers].forEach(visit);
    };
    visit(root);
  };

  /** The state in which the app starts, at one of its entry points or with one coordinator alone. */
  simulator.start = (app, to, choices = {}) => {
    const draft = new Draft(app, { next: 1, choices: { ...app.versions, ...choices }, all: [] });
    const root = draft.instance(0, null);
    const mount = draft.write(root);
    mount.ready = true;
    mount.root = draft.place(root, null, "root", { to, name: app.nodes[to].name });
    settle(draft, root);
    return { ...draft.finished(), root, to };
  };

  /** The stack that a view stands in, which its links push onto, whoever owns that; none in a modal without one. */
  simulator.stackAround = (app, state, place) => {
    for (let at = state.all.get(place); at; ) {
      if (isModal(at.style)) return null;
      const owner = state.all.get(at.owner);
      const { kind } = app.nodes[owner.node];
      if (kind === undefined || kind === "flow" || kind === "stack") return owner.id;
      at = state.all.get(owner.host == null ? owner.at : state.all.get(owner.host).at);
    }
    return null;
  };

  /** Shows something that no coordinator knows of: a view does it by itself, through no call of a library. */
  const plain = (draft, { on, style, to, name, via }) => {
    const opener = draft.read(on);
    if (isModal(style)) {
      const place = draft.place(opener.owner, null, style, { to, name, via });
      draft.write(place).as = style;
      const same = opener.modals.filter((one) => draft.read(one).name !== name || draft.read(one).style !== style);
      draft.write(on).modals = [...same, place];
      return;
    }
    const host = simulator.stackAround(draft.app, { all: draft.all }, on);
    if (host == null) return;
    const place = draft.place(host, null, "push", { to, name, via });
    draft.write(place).as = "push";
    draft.write(host).stack = [...draft.read(host).stack, place];
  };

  /** The tab that a call selects: the first or the last of a destination, or the one at a position. */
  const selected = (draft, { on, op, dest, number }) => {
    const { tabs } = draft.read(on);
    const is = (place) => draft.read(place).dest === dest;
    return op === "selectTab" ? tabs[number] : op === "selectLastTab" ? tabs.findLast(is) : tabs.find(is);
  };

  /** Selects a tab; where there are none yet, one is when they come. */
  const select = (draft, event) => {
    const instance = draft.write(event.on);
    const { initial = [] } = draft.type(instance);
    if (instance.ready) instance.tab = selected(draft, event) ?? instance.tab;
    else if (event.op !== "selectTab" || event.number < initial.length) instance.pending = event;
  };

  const gesture = (draft, state, op, tab) => {
    const layers = simulator.layers(draft.app, state);
    const layer = layers.at(-1);
    const owner = (place) => systems[draft.type(draft.read(draft.read(place).owner)).system];
    const leave = (place) => {
      const isPlain = draft.read(place).dest == null;
      if (isPlain || !owner(place)) draft.remove(place);
      else owner(place)[isModal(draft.read(place).style) ? "close" : "back"](draft, place);
    };
    if (op === "tap") {
      for (const id of layers.flatMap((one) => one.tabs)) if (draft.read(id).tabs.includes(tab)) draft.write(id).tab = tab;
    } else if (op === "close" || (op === "dismiss" && !layer.path.length)) {
      if (layer.place != null) leave(layer.place);
    } else if (layer.path.length) {
      leave(layer.path.at(-1));
    } else {
      const split = layer.splits.at(-1);
      if (split != null && !draft.choices.wide) {
        const there = ["sidebar", "content", "detail"].filter((column) => draft.read(split).columns[column] != null);
        const at = there.indexOf(draft.read(split).compact ?? there[0]);
        if (at > 0) draft.write(split).compact = there[at - 1];
      }
    }
  };

  const perform = (draft, state, event) => {
    const { on, op, dest, style, to, via } = event;
    if (["back", "close", "dismiss", "tap"].includes(op)) {
      gesture(draft, state, op, on);
      return;
    }
    if (!draft.read(on)) return;
    if (op === "plain") {
      plain(draft, event);
      return;
    }
    const { own, isCold } = draft.system(draft.read(on));
    if (draft.read(on).ready || !isCold?.(draft, on, event)) simulator.ready(draft, on);
    const shown = { to, via, name: event.name, navigation: event.navigation, number: event.number, tabs: event.tabs };
    if (op === "open") own.open(draft, on, dest, style, shown);
    else if (op === "root") own.root(draft, on, dest, shown);
    else if (simulator.selects.has(op)) {
      select(draft, event);
    } else if (showing.has(op)) own[op]?.(draft, on, dest, shown);
    else if (op === "column") own.column(draft, on, dest, style, shown);
    else own[op]?.(draft, on, dest, event.number);
  };

  /** What the source leaves open is settled before the app starts; how wide the device is, at any time. */
  const choose = (app, state, { key, value }) => {
    const choices = { ...state.choices, [key]: value };
    return key === "wide" ? { ...state, choices } : simulator.start(app, state.to, choices);
  };

  /**
   * What a step begins with. The hops of a deep link are taken before anything is drawn: each goes on from what the one before left,
   * not from what came to be when that was shown, unless it asks that.
   */
  simulator.beginning = ({ undrawn, ...state }, { on, after }) => (after && undrawn?.all.has(on) ? undrawn : state);

  /** The next state. The same state and the same event always give the same. */
  simulator.apply = (app, state, event) => {
    if (event.op === "choose") return choose(app, state, event);
    const draft = new Draft(app, simulator.beginning(state, event));
    perform(draft, state, event);
    draft.sweep(state.root);
    const undrawn = event.link == null ? undefined : { ...draft.finished(), all: new Map(draft.all) };
    // What is drawn is written into copies: what it was before is kept.
    if (undrawn) draft.own.clear();
    settle(draft, state.root);
    return { ...draft.finished(), root: state.root, to: state.to, ...(undrawn && { undrawn }) };
  };

  /** Whether two states are the same but for the numbers that were given out. */
  simulator.isSame = (a, b) =>
    isEqual(a.choices, b.choices) && a.all.size === b.all.size && [...a.all].every(([id, one]) => b.all.has(id) && isEqual(one, b.all.get(id)));

  const isEqual = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);
})();
