// The phone, or the tablet: the layer on top as a card, with what is beneath it in a line.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { element, sample } = simulator;
  // So many controls of a screen are drawn at once.
  const many = 40;

  const title = (app, place) => {
    const node = place.target == null ? null : app.nodes[place.target];
    return node?.title ?? (node ? node.name : place.name);
  };

  /** What a screen's bar calls it: its title, its tab's, or its type's name. */
  simulator.title = (app, state, id) => title(app, state.all.get(id));

  const chip = (line, words = line) => element(`span.chip.${simulator.colour(line)}`, {}, sample(line), element("b", {}, words));

  /** A control: its words, and the line it takes. */
  const control = (view, { words, line, event, why, call, more, key }) => {
    const button = element("button.control", { "data-key": key, "aria-disabled": why ? "true" : null, title: call }, element("span.words", {}, words, more), chip(line));
    if (why) button.append(element("span.why", {}, `Does nothing: ${why}.`));
    return why ? button : simulator.acting(button, () => view.take(event));
  };

  /** What ways share that one call of the source leads to, by a branch in the code it runs. */
  const branch = (way, index) => (way.call && way.place ? `${way.place} ${way.call} ${way.label ?? ""}` : `alone ${index}`);

  /** Controls of one branching call, together. */
  const joined = (buttons) =>
    buttons.length === 1
      ? buttons[0]
      : element("div.branch", { role: "group", "aria-label": "Decided at run time" }, element("p.quiet", { "aria-hidden": "true" }, "Decided at run time:"), buttons);

  /** The controls of a screen: a way of the source each, then the ways back that it has itself. */
  const controls = (view, screen) => {
    const { app, state } = view;
    const { ways, exits } = simulator.controls(app, state, screen);
    const branches = Map.groupBy(ways, ([index]) => branch(app.transitions[index], index));
    const list = [...branches.values()].map((ways) => joined(ways.map(([index, place]) => {
      const way = app.transitions[index];
      const { event, why } = simulator.way(app, state, index, place);
      const name = way.owner == null ? way.name : app.nodes[way.owner].destinations[way.dest].name;
      const shown = way.to == null ? null : app.nodes[way.to].name;
      const isTold = way.label && ways.length > 1;
      return control(view, {
        key: `way-${index}`, words: way.label ?? name, line: way.style, event, why, call: way.call,
        more: [(isTold || (way.to != null && shown !== name)) && element("span.quiet", {}, ` ${shown ?? name}`), way.isInferred && element("span.aside", {}, "inferred")],
      });
    })));
    for (const [index, place] of exits) {
      const exit = app.exits[index];
      const { event, why } = simulator.exit(app, state, index, place);
      const line = /dismiss|close/i.test(exit.op) ? "dismiss" : "back";
      const idle = event && simulator.words(app, state, simulator.apply(app, state, event), event);
      const reason = why ?? (idle?.isIdle ? idle.words.replace(/^Does nothing: |\.$/g, "") : null);
      list.push(control(view, { key: `exit-${index}`, words: exit.label ?? exit.call, line, event, why: reason, call: exit.call }));
    }
    if (list.length <= many) return element("div.controls", {}, list);
    const rest = element("details", {}, element("summary", {}, `${list.length - many} more`), ...list.slice(many));
    return element("div.controls", {}, list.slice(0, many), rest);
  };

  const facts = (view, place) => {
    const declared = view.app.nodes[view.state.all.get(place.owner).node].destinations?.[place.dest];
    const rows = (declared?.parameters ?? []).map(([label, name, value]) => [name || label, value]);
    if (!rows.length) return null;
    return element("dl.values", {}, rows.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, element("code", {}, value))]));
  };

  /** The card of one screen. */
  const card = (view, layer, screen, isTop) => {
    const { app, state } = view;
    const place = state.all.get(screen.id);
    const node = place.target == null ? null : app.nodes[place.target];
    const owner = app.nodes[state.all.get(place.owner).node];
    const name = title(app, place);
    const about = element("p.about", {}, node ? simulator.typeLink(view, node) : "Inline view", owner.id ? [" in ", simulator.typeLink(view, owner)] : null);
    const heading = element("h3.screen-name", { tabindex: "-1" }, name);
    const around = isTop ? screen : { ...screen, wraps: [], hosts: [] };
    if (!node) {
      return element("div.card.unknown", { "data-place": screen.id }, heading, about, element("p", {}, "This view is created inline. Its content isn’t shown."), facts(view, place), controls(view, around));
    }
    return element(
      "div.card", { "data-place": screen.id },
      screen.column && element("p.column-name", {}, screen.column), heading, about,
      node.words && element("p.words", {}, node.words), facts(view, place), controls(view, around));
  };

  const bar = (view, layer) => {
    const { app, state } = view;
    const last = layer.path.at(-1);
    const previous = layer.screens.at(-2);
    const canGoBack = last != null || (!state.choices.wide && layer.splits.length > 0 && layer.screens.length > 1);
    const back = canGoBack && element("button.back", {}, `‹ ${previous ? simulator.title(app, state, previous.id) : "Back"}`);
    if (back) simulator.acting(back, () => view.take({ op: "back" }));
    const style = layer.place != null && chip(layer.style);
    return element("div.screen-bar", {}, back, style);
  };

  const tabs = (view, id) => {
    const { app, state } = view;
    const instance = state.all.get(id);
    const type = app.nodes[instance.node];
    const items = instance.tabs.map((tab) => {
      const place = state.all.get(tab);
      const words = type.destinations[place.dest]?.tab ?? place.name;
      const button = element("button.tab-item", { "aria-current": instance.tab === tab ? "true" : null }, words);
      return simulator.acting(button, () => view.take({ op: "tap", on: tab }));
    });
    return element("nav.tab-bar", { "aria-label": `Tabs of ${type.name}` }, items);
  };

  /** Draws the screen into the phone. */
  simulator.drawPhone = (view, phone) => {
    const { app, state } = view;
    const layers = simulator.layers(app, state);
    const layer = layers.at(-1);
    const isWide = state.choices.wide === 1;
    const beneath = layers.slice(0, -1).map((one) => one.screens.map(({ id }) => simulator.title(app, state, id)).join(" / "));
    const inColumns = isWide && layer.splits.length > 0;
    const shown = inColumns ? layer.screens.filter((one, index, all) => one.column && all.findLast((other) => other.column === one.column) === one) : layer.screens.slice(-1);
    const close = layer.place != null && layer.style !== "fullScreenCover" && element("button.swipe", {}, layer.style === "sheet" ? "Swipe down to dismiss" : layer.style === "popover" ? "Tap outside to dismiss" : "Close window");
    if (close) simulator.acting(close, () => view.take({ op: "close" }));
    const cards = shown.length ? shown.map((one, index) => card(view, layer, one, index === shown.length - 1)) : [element("div.card.unknown", {}, element("h3.screen-name", { tabindex: "-1" }, "Nothing is shown"), element("p", {}, "The first screen isn’t known."))];
    const waiting = layers.flatMap((one) => one.waiting);
    phone.classList.toggle("tablet", isWide);
    phone.replaceChildren(
      element("div.status-bar", { "aria-hidden": "true" }, element("span", {}, "9:41"), element("span", {}, app.title)),
      element("div.beneath", {}, beneath.length ? beneath.join(" · ") : null),
      element(
        `div.screen-layer.${layer.place == null ? "base" : `as-${layer.style}`}`, {}, layer.place != null && layer.style === "sheet" ? element("span.grabber", { "aria-hidden": "true" }) : null,
        bar(view, layer), element(`div.cards${inColumns ? ".in-columns" : ""}`, { tabindex: "0", role: "group", "aria-label": "Screen content" }, cards),
        waiting.length ? element("p.waiting", {}, `${waiting.length} ${waiting.length === 1 ? "modal is" : "modals are"} waiting to be presented`) : null, close,
        layer.tabs.toReversed().map((id) => tabs(view, id))));
  };
})();
