// What is on the screen in a state: layers over one another, each with the screens that lie in it.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { systems } = simulator;
  // A screen that stands in no other view.
  const bare = { wraps: [], hosts: [] };
  // A state never changes, so what is on its screen is found once.
  const known = new WeakMap();
  const columns = ["sidebar", "content", "detail"];

  /** The path of an instance: what was pushed onto it, and what the routers it follows hold, in the order in which it came. */
  const path = (read, instance) => {
    const isHere = (id) => (read(id).under ?? instance.tab) === instance.tab;
    const own = instance.stack.filter(isHere);
    const followed = instance.routers.flatMap((router) => read(router).stack).filter(isHere);
    return followed.length ? [...own, ...followed].sort((a, b) => a - b) : own;
  };

  /** The columns that are seen: all where there is room, else those up to the one that was shown last. */
  const seen = (instance, isWide) => {
    const there = columns.filter((column) => instance.columns[column] != null);
    const last = there.indexOf(instance.compact ?? there[0]);
    return isWide ? there : there.slice(0, last + 1);
  };

  /**
   * The layers from the bottom up. Of what waits to be presented on a layer only the first is shown, by the rule that all
   * libraries share: one modal is visible a host.
   */
  simulator.layers = (app, state) => {
    if (!known.has(state)) known.set(state, layersOf(app, state));
    return known.get(state);
  };

  const layersOf = (app, state) => {
    const read = (id) => state.all.get(id);
    const isWide = state.choices.wide === 1;
    const systemOf = (id) => systems[app.nodes[read(read(id).owner).node].system];
    const rendered = new Map();
    /** Whether a place is on the screen as its system has it: most render all that they hold. */
    const isRendered = (id) => {
      const system = systemOf(id);
      if (!system?.rendered || read(id).dest == null) return true;
      if (!rendered.has(system)) rendered.set(system, system.rendered(app, state));
      return rendered.get(system).has(id);
    };
    const layers = [];

    const build = (style, place, fill) => {
      const layer = { style, place, screens: [], path: [], tabs: [], splits: [], waiting: [] };
      layers.push(layer);
      const pending = [];

      const screen = (id, around) => {
        const shown = read(id);
        if (shown.child != null) show(shown.child, around);
        else {
          const inner = shown.inner.filter((one) => read(one).ready);
          if (!inner.length) layer.screens.push({ id, ...around });
          inner.forEach((one) => show(one, { ...around, wraps: [...around.wraps, id] }));
        }
        for (const modal of shown.modals) pending.push({ id: modal, rest: [], host: id });
      };

      const walk = (ids, around) => {
        for (const [position, id] of ids.entries()) {
          if (!isRendered(id)) continue;
          if (!simulator.isModal(read(id).style)) {
            layer.path.push(id);
            screen(id, around);
          } else {
            const isInline = systemOf(id)?.isInline;
            pending.push({ id, rest: isInline ? ids.slice(position + 1) : [], host: around.host });
            if (isInline) return;
          }
        }
      };

      const show = (id, outside) => {
        const instance = read(id);
        if (!instance.ready) return;
        const around = instance.layered ? outside : { ...outside, host: id };
        // What a container that is a view has besides what it contains is there with its first screens.
        const inside = app.nodes[instance.node].isView ? { ...around, hosts: [...around.hosts, instance.node] } : around;
        if (instance.tabs.length) layer.tabs.push(id);
        if (instance.tab != null) screen(instance.tab, inside);
        const visible = seen(instance, isWide);
        if (visible.length) layer.splits.push(id);
        for (const column of visible) screen(instance.columns[column], { ...inside, column, split: id });
        if (instance.root != null) screen(instance.root, inside);
        walk(path(read, instance), around);
        const modals = [...instance.modals, ...instance.routers.flatMap((router) => read(router).modals)];
        for (const modal of modals) pending.push({ id: modal, rest: [], host: id });
      };

      fill({ screen, walk, show });
      // Each host presents the first of a style that it holds, or, in a queue, the first; of several hosts the one that was asked first
      // is seen.
      const firsts = new Map();
      for (const one of pending) {
        const key = systemOf(one.id)?.isQueued?.(state) ? one.host : `${one.host} ${read(one.id).style}`;
        if (!firsts.has(key)) firsts.set(key, one);
      }
      const next = [...firsts.values()].sort((a, b) => a.id - b.id)[0];
      layer.waiting = pending.filter((one) => one !== next).map(({ id }) => id);
      if (next) {
        build(read(next.id).style, next.id, (to) => {
          to.screen(next.id, bare);
          to.walk(next.rest, bare);
        });
      }
    };

    build("root", null, ({ show }) => show(state.root, bare));
    return layers;
  };

  /**
   * The controls on a screen: the ways of the source out of it and out of what is around it, each with the place whose
   * control it is, then the ways back.
   */
  simulator.controls = (app, state, { id, wraps, hosts }) => {
    const places = [id, ...wraps].filter((place) => state.all.get(place).target != null);
    const target = (place) => state.all.get(place).target;
    const own = hosts.filter((host) => host !== target(id));
    const list = (of, ofHost) => {
      const found = places.flatMap((place) => of(target(place)).map((index) => [index, place]));
      for (const host of own) found.push(...(ofHost(app.nodes[host]) ?? []).map((index) => [index, id]));
      return [...new Map(found.toReversed()).entries()].reverse();
    };
    return { ways: list(app.ways, (node) => node.transitions), exits: list(app.exitsOf, (node) => node.exits) };
  };

  /** The place on top of everything; none where nothing is known to be shown. */
  simulator.top = (layers) => layers.at(-1)?.screens.at(-1)?.id ?? null;

  /** The instances around a place from the nearest outwards: what shows it, what shows that, and the routers they follow. */
  simulator.around = (state, place) => {
    const chain = [];
    for (let at = state.all.get(place); at; ) {
      const owner = state.all.get(at.owner);
      chain.push(owner.id, ...owner.routers);
      if (owner.host != null) {
        const host = state.all.get(owner.host);
        chain.push(host.id);
        at = state.all.get(host.at);
      } else at = state.all.get(owner.at);
    }
    return [...new Set(chain)];
  };
})();
