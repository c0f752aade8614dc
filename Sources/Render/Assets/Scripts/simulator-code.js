// The steps of a walk as Swift that can be copied: a chain as a deep link makes it, or a test.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { systems } = simulator;
  const gestures = new Set(["back", "close", "dismiss", "tap"]);

  /** The coordinator that a step showed. */
  const shown = (state, event) => {
    const instance = state.all.get(event.on);
    if (instance?.is !== "instance" || event.dest == null) return null;
    const all = [instance.root, ...Object.values(instance.columns), ...instance.tabs, ...instance.stack, ...instance.modals].filter((id) => id != null);
    const place = all.findLast((id) => state.all.get(id).dest === event.dest);
    return place == null ? null : state.all.get(place).child;
  };

  /** One line for each step. What a step shows is bound where a later step is asked of it, and where its system can do so. */
  const lines = ({ app, walk }) => {
    const events = walk.done.map(({ event }) => event);
    const names = new Map();
    const mount = walk.states[0].all.get(walk.states[0].all.get(walk.states[0].root).root);
    if (mount?.child != null) names.set(mount.child, simulator.receiver(app.nodes[mount.target].name));
    return events.flatMap((event, index) => {
      if (event.op === "choose") return [];
      if (gestures.has(event.op)) return [`// ${walk.steps[index].text}`];
      const { text } = walk.steps[index];
      if (event.op === "plain") return [`// ${text}`];
      const state = walk.states[index + 1];
      const type = app.nodes[walk.states[index].all.get(event.on).node];
      const name = names.get(event.on);
      const receiver = name ?? simulator.receiver(type.name);
      const call = `${receiver}${text.slice(text.indexOf("."))}`;
      const child = shown(state, event);
      const isAsked = child != null && events.slice(index + 1).some((later) => later.on === child);
      const binding = systems[type.system]?.binding;
      if (!binding || !isAsked) return [call];
      const childType = app.nodes[state.all.get(child).node].name;
      const variable = simulator.receiver(childType);
      names.set(child, `${variable}?`);
      return [`let ${variable} = ${binding(call, childType)}`];
    });
  };

  /** The body of a method that leads where the walk leads. */
  simulator.chain = (view) => lines(view).join("\n");

  simulator.test = (view) => {
    const { app, walk, state } = view;
    const top = simulator.top(simulator.layers(app, state));
    const place = top == null ? null : state.all.get(top);
    const screen = place ? simulator.named(app, place) : "Nothing";
    const start = app.nodes[state.to];
    const code = lines(view);
    const name = screen.replace(/[^A-Za-z0-9]/g, "");
    const owner = place && app.nodes[state.all.get(place.owner).node];
    const receiver = owner?.name ? simulator.receiver(owner.name) : null;
    const bound = code.some((line) => line.startsWith(`let ${receiver} =`)) ? `${receiver}?` : receiver;
    const expected = receiver && systems[owner.system]?.expected?.(owner, place, bound);
    const expectation = expected ? `#expect(${expected})` : `// ${screen} is on top.`;
    return ["@Test @MainActor", `func leadsTo${name}() {`, `    let ${simulator.receiver(start.name)} = ${start.name}()`, ...code.map((line) => `    ${line}`), `    ${expectation}`, "}"].join("\n");
  };
})();
