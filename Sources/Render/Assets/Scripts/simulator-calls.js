// The calls of a simulated app: what code and what a control would say, which event that is, and what it does in a sentence.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { systems, isModal } = simulator;

  const suffixes = /(?<=.)(Coordinator|Router|Coordinatable)$/;
  const styleWords = { sheet: "as a sheet", fullScreenCover: "as a full-screen cover", popover: "in a popover", window: "in a window" };

  /** The name of a variable that holds a coordinator: `home` for `HomeCoordinator`. */
  simulator.receiver = (name) => {
    const short = name.split(".").at(-1).replace(suffixes, "");
    return short.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (start) => start.toLowerCase());
  };

  const values = (destination) =>
    (destination?.parameters ?? []).map(([label, , value]) => (label ? `${label}: ${value}` : value)).join(", ");

  const argument = (destination, name) => {
    const inside = values(destination);
    return inside ? `.${name}(${inside})` : `.${name}`;
  };

  /** The number that a call which goes back is given; none where that is one. */
  simulator.several = ({ number = 1 }, label = "") => (number === 1 ? "" : `${label}${number}`);

  /** What a place shows, by name: its view, its coordinator, or else its destination. */
  simulator.named = (app, place) => (place.target == null ? place.name : app.nodes[place.target].name);

  /** An event as the Swift call that makes it; gestures and choices have words instead. */
  simulator.text = (app, state, event) => {
    if (event.op === "back") return "the back button";
    if (event.op === "close") return "a gesture that dismisses the topmost screen";
    if (event.op === "dismiss") return "dismiss()";
    if (event.op === "tap") return "a tap on the tab bar";
    if (event.op === "choose") return event.words ?? "a choice";
    if (event.op === "plain") return event.call ?? `show ${event.name}`;
    const type = app.nodes[state.all.get(event.on).node];
    const destination = type.destinations?.[event.dest];
    const name = destination?.name ?? "";
    const version = state.choices[simulator.rulesKey(type.system)];
    const call = systems[type.system].call(app, type, event, argument(destination, name), name, version);
    return `${simulator.receiver(type.name)}.${call}`;
  };

  const summaries = new WeakMap();
  const summary = (app, state) => {
    if (!summaries.has(state)) summaries.set(state, summarized(app, state));
    return summaries.get(state);
  };

  const summarized = (app, state) => {
    const layers = simulator.layers(app, state);
    const name = (id) => simulator.named(app, state.all.get(id));
    const top = simulator.top(layers);
    return {
      layers, top, topName: top == null ? "nothing" : name(top),
      shown: JSON.stringify(layers.map((layer) => [layer.place, layer.screens.map(({ id }) => id), layer.tabs.map((id) => state.all.get(id).tab)])),
      modal: layers.length > 1 ? state.all.get(layers.at(-1).place).style : null,
    };
  };

  /** What a step does, in a sentence. */
  simulator.words = (app, before, after, event) => {
    if (simulator.isSame(before, after)) {
      const on = before.all.get(event.on);
      const why = on?.is === "instance" ? systems[app.nodes[on.node].system]?.why(new simulator.Draft(app, before), event.on, event) : null;
      return { isIdle: true, words: `Does nothing: ${why ?? "the app is already in this state"}.` };
    }
    const [was, is] = [summary(app, before), summary(app, after)];
    const inside = is.layers.length > 1 ? ` inside the ${is.modal === "fullScreenCover" ? "full-screen cover" : is.modal}` : "";
    if (was.shown === is.shown) return { words: hidden(app, before, after, event, was) };
    if (is.layers.length > was.layers.length) return { words: `Shows ${is.topName} ${styleWords[is.modal] ?? ""}.` };
    if (is.layers.length < was.layers.length) {
      const closed = was.modal === "fullScreenCover" ? "full-screen cover" : was.modal;
      return { words: `Dismisses the ${closed} and returns to ${is.topName}.` };
    }
    const [old, now] = [was.layers.at(-1), is.layers.at(-1)];
    if (is.layers.length > 1 && old.place !== now.place) return { words: `Dismisses a modal and shows ${is.topName} ${styleWords[is.modal] ?? ""}.` };
    if (was.top === is.top) return { words: `Changes the screens beneath ${is.topName}.` };
    if (event.op === "root") return { words: `Replaces the root with ${is.topName}.` };
    if (event.op === "column") return { words: `Shows ${is.topName} in the ${event.style.slice(6)} column.` };
    if (simulator.selects.has(event.op) || event.op === "tap") return { words: `Switches to the tab that shows ${is.topName}.` };
    if (now.path.length > old.path.length) return { words: `Pushes ${is.topName}${inside}.` };
    return { words: `Goes back to ${is.topName}.` };
  };

  /** A step that changes nothing on the screen yet. */
  const hidden = (app, before, after, event, was) => {
    if (event.op === "open" && isModal(event.style)) return `Waits until ${was.topName} is dismissed: only one modal can be presented at a time.`;
    const over = was.layers.length > 1 ? `beneath ${was.topName}` : "that aren’t visible";
    return after.all.size < before.all.size ? `Removes screens ${over}.` : `Changes screens ${over}.`;
  };

  /** The event of a call in an instance for one of its destinations, in one of the styles it is shown in. */
  const opening = (type, on, dest, style) => {
    if (style === "root") return { on, op: "root", dest };
    if (style === "tab") return { on, op: "tab", dest };
    if (style.startsWith("split-")) return { on, op: "column", dest, style };
    return { on, op: "open", dest, style };
  };

  /** The event of a call in the source, which may say more than the style in which it shows something. */
  const asked = (app, on, { owner, dest, style, op, number, tabs }) => ({
    ...opening(app.nodes[owner], on, dest, style), ...(op != null && { op }), ...(number != null && { number }), ...(tabs && { tabs }),
  });

  /** The calls of one instance that make sense: to its destinations, then back. */
  simulator.calls = (app, state, on) => {
    const instance = state.all.get(on);
    const type = app.nodes[instance.node];
    const system = systems[type.system];
    if (!system) return [];
    const events = [];
    (type.destinations ?? []).forEach((destination, dest) => {
      const styles = destination.styles ?? [];
      const tabs = type.kind === "tab" && instance.tabs.some((tab) => state.all.get(tab).dest === dest);
      for (const style of styles.length ? styles : tabs ? ["tab"] : []) events.push(opening(type, on, dest, style));
    });
    if (type.kind !== "root") events.sort((a, b) => (a.op === "root") - (b.op === "root"));
    const held = [instance.root, ...instance.stack].filter((id) => id != null).map((id) => state.all.get(id).dest);
    for (const op of system.exits[type.kind] ?? []) {
      if (!/To$|ToFirst|focusFirst/.test(op)) events.push({ on, op });
      else for (const dest of new Set(held)) if (dest != null) events.push({ on, op, dest });
    }
    return events.map((event) => {
      const after = simulator.apply(app, state, event);
      return { event, text: simulator.text(app, state, event), line: line(event), ...simulator.words(app, state, after, event) };
    });
  };

  /** The sample of a line that stands beside an event. */
  const line = ({ op, style }) => {
    if (op === "open" || op === "plain" || op === "column") return style;
    if (op === "root") return op;
    if (/tab/i.test(op) || op === "tap") return "tab";
    if (op === "replaceLast") return "push";
    return /dismiss|close/i.test(op) ? "dismiss" : "back";
  };
  simulator.line = line;

  /** The nearest instance of a type as a place sees it, else one that is alive, the last that came. */
  simulator.nearest = (state, place, node) => {
    const chain = place == null ? [] : simulator.around(state, place);
    const is = (id) => state.all.get(id)?.node === node;
    return chain.find(is) ?? [...state.all.keys()].filter((id) => state.all.get(id).is === "instance" && is(id)).at(-1) ?? null;
  };

  /** The event by which a view shows something by itself on a screen, or why it cannot. */
  const shown = (app, state, screen, style, to, name) => {
    if (!isModal(style) && simulator.stackAround(app, state, screen) == null) return { why: "there’s no stack to push onto" };
    return { event: { on: screen, op: "plain", style, to, name } };
  };

  /** The event that a way of the source sets off on a screen, or why it cannot. */
  simulator.way = (app, state, index, screen) => {
    const way = app.transitions[index];
    const style = ["root", "switch"].includes(way.style) ? "push" : way.style;
    const plain = (to, name) => {
      const { why, event } = shown(app, state, screen, style, to, name);
      return why ? { why } : { event: { ...event, call: way.call, via: index } };
    };
    if (way.owner == null) return plain(way.to, way.name);
    const on = simulator.nearest(state, screen, way.owner);
    if (on == null) {
      const { name } = app.nodes[way.owner];
      // A view deep in the parts of the screen, which is no container of its own here, shows it.
      const target = state.all.get(screen).target;
      if (target == null || !app.holds(target, way.owner)) return { why: `no ${name} is active` };
      return plain(way.to ?? app.target(way.owner, way.dest, state.choices) ?? undefined, app.nodes[way.owner].destinations[way.dest].name);
    }
    const event = asked(app, on, way);
    const navigation = /(?:withNavigation|embedInNavigationView): true/.test(way.call ?? "");
    return { event: { ...event, ...(way.to != null && { to: way.to }), ...(navigation && { navigation }), via: index } };
  };

  /** The event that an exit of the source sets off on a screen, or why it cannot. */
  simulator.exit = (app, state, index, screen) => {
    const { owner, op, number, isOpen, dest } = app.exits[index];
    if (isOpen) return { why: "the app decides at run time how far to go back" };
    if (owner == null && !op.startsWith("pop")) return { event: { op: "dismiss", exit: index } };
    // A path that belongs to no coordinator is the one of the stack around it.
    const on = owner == null ? simulator.stackAround(app, state, screen) : simulator.nearest(state, screen, owner);
    if (on == null) return { why: owner == null ? "there’s no stack to go back in" : `no ${app.nodes[owner].name} is active` };
    const system = systems[app.nodes[state.all.get(on).node].system];
    if (!system) return { event: { op: "dismiss", exit: index } };
    return { event: { on, op: system.ways[op] ?? op, ...(dest != null && { dest }), ...(number != null && { number }), exit: index } };
  };

  /** Runs a deep link: the events of its hops, up to the one after which nothing happens. */
  simulator.link = (app, state, index) => {
    const events = [];
    const { hops } = app.links[index];
    let place = simulator.top(simulator.layers(app, state));
    // The coordinator that the code was handed by the hop before.
    let given = null;
    for (const hop of hops) {
      if (hop.owner == null) {
        const { why, event } = place == null ? { why: "nothing is shown" } : shown(app, state, place, hop.style, hop.to, hop.name);
        if (why) return { events, state, why };
        events.push({ ...event, link: index, ...(events.length && { after: 1 }) });
        state = simulator.apply(app, state, events.at(-1));
        place = simulator.top(simulator.layers(app, state));
        given = null;
        continue;
      }
      const { name, destinations } = app.nodes[hop.owner];
      const on = state.all.get(given)?.node === hop.owner ? given : simulator.nearest(state, place, hop.owner);
      if (on == null) return { events, state, why: `no ${name} is active` };
      const event = { ...asked(app, on, hop), ...(hop.to != null && { to: hop.to }), link: index, ...(events.length && { after: 1 }) };
      const early = isEarly(app, state, event, hops[events.length + 1]);
      events.push(event);
      state = simulator.apply(app, state, event);
      const { tab, tabs = [] } = state.all.get(on) ?? {};
      const isMissing = tabs.length > 0 && ["tab", "selectLastTab"].includes(event.op) && state.all.get(tab)?.dest !== hop.dest;
      if (isMissing) return { events, state, why: `${destinations[hop.dest].name} isn’t a tab of ${name}` };
      if (early) return { events, state, why: early };
      place = landed(app, state, on, hop);
      given = state.all.get(opened(state, on, hop))?.child ?? null;
      if (hop.stops) return { events, state, why: `the next step expects a type other than ${app.nodes[hop.to]?.name ?? "the one shown"}` };
    }
    return { events, state };
  };

  /** Why the coordinator that a tab holds is not asked by the hop after the one that selects it: there are no tabs yet. */
  const isEarly = (app, state, event, next) => {
    const draft = new simulator.Draft(app, simulator.beginning(state, event));
    const instance = draft.read(event.on);
    const { name, destinations } = app.nodes[instance.node];
    const isAsked = next && next.owner !== instance.node && (destinations[event.dest]?.targets ?? []).includes(next.owner);
    if (!isAsked || instance.ready || !simulator.selects.has(event.op)) return null;
    return draft.system(instance).isCold?.(draft, event.on, event) ? `${name} isn’t shown yet: the tab is selected when it appears, but the steps after that are lost` : null;
  };

  /** The place that a hop showed. */
  const opened = (state, on, hop) => {
    const instance = state.all.get(on);
    if (!instance) return null;
    const all = [instance.root, instance.tab, ...Object.values(instance.columns), ...instance.stack, ...instance.modals].filter((id) => id != null);
    return all.filter((id) => state.all.get(id).dest === hop.dest).at(-1) ?? null;
  };

  /** The first screen of what a hop showed: the next one is asked of what is around it. */
  const landed = (app, state, on, hop) => {
    let place = opened(state, on, hop);
    for (let at = state.all.get(place); at?.child != null; at = state.all.get(place)) {
      const { root, tab } = state.all.get(at.child);
      const first = tab ?? root;
      if (first == null) break;
      place = first;
    }
    return place ?? null;
  };
})();
