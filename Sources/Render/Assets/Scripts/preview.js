// Only on pages that `navdocs preview` serves: shows a page anew when it changes, where the reader was, and tells why it cannot.
"use strict";

(() => {
  const { events } = document.currentScript.dataset;
  // What the page was made of.
  const { version, loaded } = JSON.parse(document.currentScript.dataset.news);
  const key = `navdocs-preview ${location.pathname}`;
  // How long a page may take to become as long as it was, in ms.
  const patience = 3000;
  // A server that refused is asked again after so many ms; where it is only gone, the browser itself asks again.
  const pause = 2000;

  // Where the reader was.

  /** What is the same on a page and on the one that comes after it, as far as there is such a thing: a name, and its number. */
  const named = (selector, name) => {
    const counts = new Map();
    return [...document.querySelectorAll(selector)].filter((one) => !one.closest(".simulator")).map((one) => {
      const words = name(one);
      counts.set(words, (counts.get(words) ?? 0) + 1);
      return [`${words} ${counts.get(words)}`, one];
    });
  };
  const fields = () => named("input, select, textarea", (one) => [one.localName, one.name, one.ariaLabel, one.className].join(" "));
  const folds = () => named("details", (one) => [one.id, one.className, one.querySelector("summary")?.textContent.trim()].join(" "));
  const boxes = () => named("nav, aside, [tabindex='0'], [role=listbox]", (one) => [one.localName, one.id, one.className, one.ariaLabel].join(" "));

  function kept() {
    return {
      x: scrollX,
      y: scrollY,
      isSearching: document.querySelector("dialog.search")?.open === true,
      fields: fields().map(([name, one]) => [name, one.value, one === document.activeElement, one.selectionStart ?? null]),
      folds: folds().map(([name, one]) => [name, one.open]),
      boxes: boxes().filter(([, one]) => one.scrollTop || one.scrollLeft).map(([name, one]) => [name, one.scrollLeft, one.scrollTop]),
    };
  }

  function keep() {
    try {
      sessionStorage.setItem(key, JSON.stringify(kept()));
    } catch {
      // Without storage the page begins at its top.
    }
  }

  function taken() {
    try {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  function restore(before) {
    const open = new Map(before.folds);
    for (const [name, one] of folds()) if (open.has(name)) one.open = open.get(name);
    if (before.isSearching) document.querySelector(".search-button")?.click();
    const values = new Map(before.fields.map(([name, ...rest]) => [name, rest]));
    for (const [name, one] of fields()) {
      const [value, isFocused, caret] = values.get(name) ?? [one.value];
      if (value !== one.value) {
        one.value = value;
        for (const kind of ["input", "change"]) one.dispatchEvent(new Event(kind, { bubbles: true }));
      }
      if (!isFocused) continue;
      one.focus({ preventScroll: true });
      if (caret != null) one.setSelectionRange(caret, caret);
    }
    const places = new Map(before.boxes.map(([name, ...rest]) => [name, rest]));
    for (const [name, one] of boxes()) if (places.has(name)) one.scrollTo(...places.get(name));
    scrollBack(before);
  }

  /** What is drawn late makes the page longer: until it is, or the reader moves, the page is scrolled to where it was. */
  function scrollBack({ x, y }) {
    const end = new AbortController();
    const scroll = () => {
      scrollTo({ left: x, top: y, behavior: "instant" });
    };
    const watch = new ResizeObserver(scroll);
    end.signal.addEventListener("abort", () => watch.disconnect());
    for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"]) {
      addEventListener(kind, () => end.abort(), { signal: end.signal, passive: true });
    }
    setTimeout(() => end.abort(), patience);
    watch.observe(document.body);
    scroll();
  }

  // What keeps the page from being made anew.

  const element = (name, properties = {}, ...content) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...content);
    return made;
  };

  let told = "";

  function tell(fault) {
    const text = JSON.stringify(fault);
    if (text === told) return;
    told = text;
    document.querySelector(".preview-fault")?.remove();
    if (fault == null) return;
    const close = element("button", { type: "button" }, "Hide");
    const panel = element("section", { className: "preview-fault" },
      element("h2", {}, version === "none" ? "The site couldn’t be built" : "This is the last good version"),
      element("pre", { tabIndex: 0 }, fault.lines.join("\n")),
      ...(fault.advice ? [element("p", {}, fault.advice)] : []),
      close);
    panel.setAttribute("role", "alert");
    close.addEventListener("click", () => panel.remove());
    document.body.append(panel);
  }

  // What the server tells. A page that nobody sees does not listen: a browser has few connections for all its pages.

  let source = null;

  /** Whether the page, or what it has loaded since, is no longer as the server has it. */
  function isOld(news) {
    if (news.version !== version) return true;
    const scripts = [...document.scripts].map(({ src }) => src);
    const changed = Object.keys(news.loaded).filter((path) => news.loaded[path] !== loaded[path]);
    if (changed.some((path) => scripts.some((src) => src.includes(`/${path}`)))) return true;
    // What will be loaded will be new.
    Object.assign(loaded, news.loaded);
    return false;
  }

  function listen() {
    source?.close();
    source = null;
    if (document.hidden) return;
    const current = new EventSource(events + location.pathname.slice(1));
    source = current;
    current.addEventListener("message", ({ data }) => {
      const news = JSON.parse(data);
      document.documentElement.dataset.preview = news.version;
      if (isOld(news)) {
        current.close();
        keep();
        location.reload();
        return;
      }
      tell(news.fault ?? null);
    });
    current.addEventListener("error", () => {
      if (current.readyState === EventSource.CLOSED) setTimeout(() => current === source && listen(), pause);
    });
  }

  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && listen());
  const before = taken();
  if (before) restore(before);
  listen();
})();
