// Beside the phone: what is alive, the calls that make sense, what the view on top sees, and the steps so far.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { element, sample, icon, systems } = simulator;

  const values = (app, state, place) => {
    const declared = app.nodes[state.all.get(place.owner).node].destinations?.[place.dest];
    const inside = (declared?.parameters ?? []).map(([label, , value]) => (label ? `${label}: ${value}` : value)).join(", ");
    return inside ? `${place.name}(${inside})` : place.name;
  };

  /** The tree of what is alive: an instance joins the row of the destination that shows it. */
  simulator.drawAlive = (view, panel) => {
    const { app, state, before } = view;
    const top = simulator.top(simulator.layers(app, state));
    const isNew = (id) => before != null && before.root === state.root && !before.all.has(id);

    const instanceName = (id) => {
      const node = app.nodes[state.all.get(id).node];
      return element("span.instance", {}, icon(node.kind ?? "screen"), simulator.typeLink(view, node));
    };

    const rowsOf = (id) => {
      const instance = state.all.get(id);
      if (!instance.ready) return [];
      const shown = [instance.root, ...Object.values(instance.columns), ...instance.tabs, ...instance.stack, ...instance.modals].filter((one) => one != null);
      return [...shown.map((place) => placeRow(place, instance)), ...instance.routers.map(routerRow)];
    };

    const routerRow = (id) => element("li", {}, element(`div.row${isNew(id) ? ".new" : ""}`, {}, element("span.muted", {}, "observes"), instanceName(id)), list(rowsOf(id)));

    const placeRow = (id, owner) => {
      const place = state.all.get(id);
      const child = place.child != null ? state.all.get(place.child) : null;
      const notes = [
        isNew(id) && element("span.mark", {}, "new"), id === top && element("span.badge", {}, "topmost"),
        owner.tabs.length > 1 && owner.tab === id && element("span.quiet", {}, "selected"),
        child && !child.ready && element("span.quiet", {}, "not shown yet"),
      ];
      const way = element("span.taken", {}, sample(place.style), element("span.unseen", {}, ` ${place.style} `), owner.node === 0 && child ? null : element("code", {}, values(app, state, place)));
      const row = element(`div.row${isNew(id) ? ".new" : ""}`, {}, way, child ? instanceName(place.child) : null, notes);
      const inside = [...(child ? rowsOf(place.child) : []), ...place.inner.map((one) => element("li", {}, element("div.row", {}, element("span.quiet", {}, "holds"), instanceName(one)), list(rowsOf(one)))), ...place.modals.map((modal) => placeRow(modal, owner))];
      return element("li", {}, row, list(inside));
    };

    const list = (rows) => (rows.length ? element("ul.hierarchy", {}, rows) : null);

    const mount = state.all.get(state.root);
    simulator.redraw(panel, [element("ul.hierarchy", {}, placeRow(mount.root, mount))]);
  };

  const callRow = (view, { event, text, line, words, isIdle }) => {
    const short = text.slice(text.indexOf(".") + 1);
    const button = element("button.made-call", { "aria-disabled": isIdle ? "true" : null, "data-call": text }, sample(line), element("code", {}, short), element("span.words", {}, words));
    return element("li", {}, isIdle ? button : simulator.acting(button, () => view.take(event)));
  };

  /** The calls, grouped by instance, nearest first; those of instances that are not around the top stay folded. */
  simulator.drawCalls = (view, panel) => {
    const { app, state } = view;
    const top = simulator.top(simulator.layers(app, state));
    const around = top == null ? [] : simulator.around(state, top);
    const rest = [...state.all.values()].filter((one) => one.is === "instance" && one.ready && !around.includes(one.id)).map(({ id }) => id);
    const isCalled = (id) => systems[app.nodes[state.all.get(id).node].system] !== undefined;
    const group = (id) => {
      const calls = simulator.calls(app, state, id);
      const node = app.nodes[state.all.get(id).node];
      return [element("h4", {}, simulator.typeLink(view, node)), calls.length ? element("ul", {}, calls.map((call) => callRow(view, call))) : element("p.quiet", {}, "none")];
    };
    const others = rest.filter(isCalled);
    const folded = element("details.others", {}, element("summary", {}, `${others.length} more active ${others.length === 1 ? "coordinator" : "coordinators"}`));
    folded.addEventListener("toggle", () => {
      if (folded.open && folded.childElementCount === 1) folded.append(...others.flatMap(group));
    });
    const groups = around.filter(isCalled).flatMap(group);
    const none = element("p.quiet", {}, "No coordinators are active.");
    simulator.redraw(panel, others.length ? [...groups, folded] : groups.length ? groups : [none]);
  };

  /** The environment of the view on top, nearest first: of two of one type the nearer is seen. */
  simulator.drawSees = (view, panel) => {
    const { app, state } = view;
    const layers = simulator.layers(app, state);
    const top = simulator.top(layers);
    if (top == null) {
      simulator.redraw(panel, [element("p.quiet", {}, "No view is visible.")]);
      return;
    }
    const place = state.all.get(top);
    const owner = state.all.get(place.owner);
    const system = systems[app.nodes[owner.node].system];
    const index = [owner.root, ...owner.stack].indexOf(top);
    const chain = simulator.around(state, top).map((id) => state.all.get(id).node).filter((node) => node !== 0);
    const facts = system?.sees?.(place, index, layers.length > 1 || layers.at(-1).path.length > 0) ?? [];
    simulator.redraw(panel, [
      element("ol.chain", {}, [...new Set(chain)].map((node) => element("li", {}, simulator.typeLink(view, app.nodes[node])))),
      element("dl.values", {}, facts.flatMap(([name, value]) => [element("dt", {}, element("code", {}, name)), element("dd", {}, element("code", {}, value))]))]);
  };

  const place = (app, event) => {
    if (event.via != null) return app.transitions[event.via].place;
    if (event.exit != null) return app.exits[event.exit].place;
    return event.link == null ? null : app.links[event.link].place;
  };

  /** The steps so far, the last one marked. */
  simulator.drawConsole = (view, panel) => {
    const { app, walk } = view;
    const rows = walk.done.map(({ event, text, words }, index) =>
      element(
        `li${index === walk.at - 1 ? ".newest" : ""}`, {}, element("span.number", {}, String(index + 1)), sample(simulator.line(event)),
        element("code.step", {}, text), simulator.source(app, place(app, event)), element("span.unseen", {}, words)));
    simulator.redraw(panel.querySelector(".console-steps"), rows);
    panel.querySelector(".note").textContent = rows.length ? `${rows.length} ${rows.length === 1 ? "step" : "steps"}, saved in this page’s URL` : "Tap a control, or choose a call.";
    panel.querySelector(".as-chain").dataset.copy = simulator.chain(view);
    panel.querySelector(".as-test").dataset.copy = simulator.test(view);
    for (const button of panel.querySelectorAll(".copy")) button.disabled = !rows.length;
  };
})();
