// LinkNavigator 1.4.2 (7abd29e): SingleLinkNavigator.swift and TabPartialNavigator.swift. A navigator has one stack, or one in each tab,
// and a sheet above it that has a stack too: what is pushed or gone back from is in the sheet while that is there.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal, routes } = simulator;

  /** What is on the stack of the tab that is selected, the sheet and what is in it last. */
  const shown = (draft, id) => {
    const { stack, tab } = draft.read(id);
    return stack.filter((place) => tab == null || (draft.read(place).under ?? tab) === tab);
  };

  const sheet = (draft, id) => shown(draft, id).find((place) => isModal(draft.read(place).style));

  /** Takes a screen, and all that came after it on the same stack, away. */
  const leave = (draft, id, place) => {
    const all = shown(draft, id);
    const gone = new Set(all.slice(all.indexOf(place)));
    draft.write(id).stack = draft.read(id).stack.filter((one) => !gone.has(one));
  };

  const own = {
    /** `_next`, `sheetOpen`: what was presented goes first. */
    open: (draft, id, dest, style, shows) => {
      const presented = sheet(draft, id);
      if (isModal(style) && presented != null) leave(draft, id, presented);
      const place = draft.place(id, dest, style, shows);
      draft.write(place).as = style;
      const { tab } = draft.read(id);
      if (tab != null) draft.write(place).under = tab;
      draft.write(id).stack = [...draft.read(id).stack, place];
    },
    root: routes.own.root,
    /** `_back`: the first screen of the sheet closes it, that of the stack stays. */
    goBack: (draft, id) => {
      const last = shown(draft, id).at(-1);
      if (last != null) leave(draft, id, last);
    },
    /** `_backToLast`: the last of a path, on the stack that is in front. */
    goBackTo: (draft, id, dest) => {
      const all = shown(draft, id);
      const presented = sheet(draft, id);
      const front = presented == null ? all : all.slice(all.indexOf(presented));
      const index = front.findLastIndex((place) => draft.read(place).dest === dest);
      const { root, tab } = draft.read(id);
      const first = tab ?? root;
      const isFirst = presented == null && first != null && draft.read(first).dest === dest;
      if (index < 0 && !isFirst) return;
      const next = front[index + 1];
      if (next != null) leave(draft, id, next);
    },
    /** `_close`: only a sheet is closed. */
    closeSheet: (draft, id) => {
      const presented = sheet(draft, id);
      if (presented != null) leave(draft, id, presented);
    },
  };

  const why = (draft, id, { op }) => {
    if (op === "goBack") return "the stack already shows its first screen";
    if (op === "goBackTo") return "the path isn’t on the frontmost stack, or is already topmost";
    return op === "closeSheet" ? "no sheet is presented" : null;
  };

  const call = (app, type, event, argument, name) => {
    const link = `linkItem: .init(path: "${name}"), isAnimated: true`;
    switch (event.op) {
      case "open": {
        if (event.style === "push") return `next(${link})`;
        return event.style === "sheet" ? `sheet(${link})` : `fullSheet(${link}, prefersLargeTitles: nil)`;
      }
      case "root": return `replace(${link})`;
      case "tab": return `moveTab(path: "${name}")`;
      case "goBackTo": return `backToLast(path: "${name}", isAnimated: true)`;
      case "closeSheet": return "close(isAnimated: true) {}";
      default: return "back(isAnimated: true)";
    }
  };

  const exits = ["goBack", "goBackTo", "closeSheet"];
  const truncate = (draft, place) => {
    const { owner } = draft.read(place);
    if (draft.read(owner).stack.includes(place)) leave(draft, owner, place);
    else draft.remove(place);
  };

  simulator.systems.linkNavigator = {
    isInline: true, own, why, call, library: "LinkNavigator", close: truncate, back: truncate,
    ways: {
      pop: "goBack", popToFirst: "goBackTo", popToLast: "goBackTo", dismiss: "closeSheet", dismissAll: "closeSheet",
      dismissPresented: "closeSheet", dismissCoordinator: "closeSheet",
    },
    exits: { router: exits, tab: exits },
  };
})();
