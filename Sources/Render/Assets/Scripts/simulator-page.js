// Joins the engine to the page: a walk, what it is drawn as, the address it is kept in, and the words for those who listen.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { element } = simulator;

  class View {
    constructor(frame, app) {
      this.frame = frame;
      this.app = app;
      this.site = frame.dataset.site;
      const from = frame.dataset.from;
      this.from = from == null ? null : app.node(from);
      this.begin(this.from ?? app.starts[0]?.to);
      this.connect();
    }

    get state() {
      return this.walk.state;
    }

    get before() {
      return this.walk.before;
    }

    part(name) {
      return this.frame.querySelector(name);
    }

    begin(to) {
      this.to = to;
      this.walk = to == null ? null : new simulator.Walk(this.app, to);
    }

    take(event) {
      this.isWalked = true;
      const step = this.walk.take(event);
      this.draw();
      this.say(step.words);
    }

    connect() {
      const { app, walk } = this;
      const on = (name, kind, action) => this.part(name).addEventListener(kind, action);
      const move = (action, words) => {
        this.isWalked = true;
        action();
        this.draw();
        this.say(words);
      };
      on(".undo", "click", () => move(() => this.walk.undo(), "Undid the last step."));
      on(".redo", "click", () => move(() => this.walk.redo(), "Redid the step."));
      on(".reset", "click", () => move(() => this.begin(this.to), "Started over."));
      on(".narrow", "click", () => this.state.choices.wide === 1 && this.take({ op: "choose", key: "wide", value: 0 }));
      on(".wide", "click", () => this.state.choices.wide !== 1 && this.take({ op: "choose", key: "wide", value: 1 }));
      const links = this.part(".links");
      app.links.forEach((link, index) => links.append(element("option", { value: index }, link.name)));
      links.addEventListener("change", () => {
        if (links.value !== "") this.run(Number(links.value));
        links.value = "";
      });
      links.closest("label").hidden = !app.links.length;
      const starts = this.part(".starts");
      app.starts.forEach(({ name, to }) => starts.append(element("option", { value: to }, `${name}: ${app.nodes[to].name}`)));
      starts.closest("label").hidden = app.starts.length < 2 || this.from != null;
      starts.addEventListener("change", () => {
        if (starts.value !== "") move(() => this.begin(Number(starts.value)), `Started at ${app.nodes[Number(starts.value)].name}.`);
        starts.value = "";
      });
      this.part(".simulator-rules").append(...app.systems.map((system) => this.rules(system)));
      this.part(".simulator-rules").hidden = !app.systems.length;
      this.frame.addEventListener("click", ({ target }) => target.closest("button")?.action?.());
      this.frame.addEventListener("keydown", (event) => {
        if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "u" && this.walk.at > 0) this.part(".undo").click();
        if (event.key === "r" && this.walk.at < walk.steps.length) this.part(".redo").click();
      });
    }

    /** Whose rules run: the library with its version, which is a choice where those differ. */
    rules(system) {
      const { library, versions = [] } = simulator.systems[system];
      if (versions.length < 2) return element("span", {}, [library, ...versions].join(" "));
      const key = simulator.rulesKey(system);
      const select = element("select", { "data-key": key }, versions.map((version, index) => element("option", { value: index }, version)));
      select.addEventListener("change", () => {
        const value = Number(select.value);
        this.take({ op: "choose", key, value, words: `switch to ${library} ${versions[value]}` });
      });
      return element("label", {}, library, select);
    }

    /** Runs a deep link, a step for each of its hops. */
    run(index) {
      this.isWalked = true;
      const { events, why } = simulator.link(this.app, this.state, index);
      for (const event of events) this.walk.take(event);
      this.draw();
      const top = simulator.top(simulator.layers(this.app, this.state));
      const landed = top == null ? "" : ` ${simulator.named(this.app, this.state.all.get(top))} is topmost.`;
      this.say(why ? `The deep link stops: ${why}.` : `Opened the deep link ${this.app.links[index].name}.${landed}`);
    }

    say(words) {
      this.part("[role=status]").textContent = words;
    }

    /** What the source leaves open about what is alive, as choices that start the app again. */
    drawQuestions() {
      const { app, state } = this;
      const alive = new Set([...state.all.values()].filter((one) => one.is === "instance" && one.node !== 0).map(({ node }) => node));
      const asked = [...alive].flatMap((node) => app.questions(node).map((question) => ({ ...question, owner: app.nodes[node].name })));
      const place = this.part(".open-questions");
      place.hidden = !asked.length;
      place.querySelector("summary").textContent = `${asked.length} ${asked.length === 1 ? "choice" : "choices"}`;
      const fields = asked.map(({ key, words, answers, chosen, owner }) => {
        const select = element("select", {}, answers.map((answer, index) => element("option", { value: index, selected: (state.choices[key] ?? chosen) === index }, answer)));
        select.addEventListener("change", () => this.take({ op: "choose", key, value: Number(select.value), words: `${owner}: ${words} ${answers[Number(select.value)]}` }));
        return element("label", {}, element("span", {}, `${simulator.receiver(owner)} ${words}`), select);
      });
      place.querySelector("div")?.remove();
      place.append(element("div", {}, fields, element("p.quiet", {}, "The app makes these choices at run time. Changing one restarts the app.")));
    }

    /** What takes longest, after the screen is there. */
    drawCalls() {
      simulator.drawCalls(this, this.part(".calls .content"));
      simulator.drawSees(this, this.part(".sees .content"));
    }

    draw() {
      const { frame, walk, state } = this;
      const focused = document.activeElement;
      const held = focused?.closest?.(".phone, .calls") && frame.contains(focused) ? { call: focused.dataset.call, isInPhone: focused.closest(".phone") != null } : null;
      simulator.drawPhone(this, this.part(".phone"));
      simulator.drawAlive(this, this.part(".alive .content"));
      simulator.drawConsole(this, this.part(".simulator-console"));
      this.drawQuestions();
      for (const select of frame.querySelectorAll(".simulator-rules select")) select.value = state.choices[select.dataset.key];
      this.part(".undo").disabled = walk.at === 0;
      this.part(".redo").disabled = walk.at === walk.steps.length;
      this.part(".reset").disabled = walk.steps.length === 0;
      const isWide = state.choices.wide === 1;
      this.part(".narrow").setAttribute("aria-pressed", String(!isWide));
      this.part(".wide").setAttribute("aria-pressed", String(isWide));
      frame.classList.toggle("on-tablet", isWide);
      cancelAnimationFrame(this.later);
      if (held?.call) this.drawCalls();
      else this.later = requestAnimationFrame(() => this.drawCalls());
      if (held) this.refocus(held);
      frame.classList.toggle("moving", this.isWalked === true);
      this.keep();
    }

    /** What was pressed is gone: the reader goes on at the same call, or at the name of the screen that came. */
    refocus({ call }) {
      const same = call && [...this.frame.querySelectorAll(".made-call")].find((one) => one.dataset.call === call);
      (same ?? [...this.frame.querySelectorAll(".screen-name")].at(-1))?.focus({ preventScroll: call == null });
    }

    /** The address keeps the steps; another simulator on the page keeps its own until this one is used. */
    keep() {
      if (!this.isWalked) return;
      const query = new URLSearchParams(location.search);
      const address = this.walk.address;
      for (const name of ["steps", "at", "from"]) query.delete(name);
      if (address) query.set("steps", address);
      const first = this.from ?? this.app.starts[0]?.to;
      if (this.to !== first) query.set("at", this.app.nodes[this.to].id);
      if (address && this.from != null) query.set("from", this.frame.dataset.from);
      const search = query.size ? `?${query}` : "";
      if (search !== location.search) history.replaceState(null, "", location.pathname + search + location.hash);
    }

    /** Takes the steps that the address holds. */
    restore() {
      const query = new URLSearchParams(location.search);
      if ((query.get("from") ?? null) !== (this.frame.dataset.from ?? null)) return;
      const at = query.has("at") ? this.app.node(query.get("at")) : null;
      if (at != null && this.from == null) this.begin(at);
      this.walk.follow(query.get("steps") ?? "");
    }
  }

  const begin = (frame) => {
    const app = simulator.app(globalThis.navdocsSimulatedApp);
    const view = new View(frame, app);
    if (view.walk == null) return;
    view.restore();
    view.draw();
    frame.simulator = view;
    frame.dataset.ready = "";
  };

  /** The app of the site is asked for once, when the first simulator comes into sight. */
  const load = (frame) => {
    if (globalThis.navdocsSimulatedApp) {
      begin(frame);
      return;
    }
    const script = element("script", { src: frame.dataset.app });
    script.addEventListener("load", () => begin(frame));
    document.head.append(script);
  };

  const frames = document.querySelectorAll(".simulator");
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      load(target);
    }
  }, { rootMargin: "400px" });
  for (const frame of frames) watch.observe(frame);
})();
