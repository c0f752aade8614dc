// Search, from every page: "/" or Ctrl-K opens it, arrows choose, Enter opens, Esc closes.
"use strict";

(() => {
  const mostShown = 60;
  const ranks = { exact: 0, prefix: 1, prefixOfWord: 1.5, word: 2, initials: 3, inside: 4, note: 5, place: 6 };

  const dialog = document.querySelector("dialog.search");
  const field = dialog.querySelector("input");
  const list = dialog.querySelector("[role=listbox]");
  const status = dialog.querySelector("[role=status]");
  const kinds = dialog.querySelector(".search-kinds");
  const indexAddress = new URL(dialog.dataset.index, location.href);
  const siteAddress = new URL("..", indexAddress);
  let entries = null;
  let active = -1;

  // The index.

  const lowered = (text) => {
    const lower = text.toLowerCase();
    return lower.length === text.length ? lower : text;
  };
  const isUpper = (c) => c !== c.toLowerCase();
  const isWordPart = (c) => /[\p{L}\p{N}]/u.test(c);

  /** Whether a word starts at a position: after what is no letter, or where small letters turn into a capital. */
  function startsWord(text, at) {
    if (at === 0 || at >= text.length) return true;
    if (!isWordPart(text[at - 1])) return true;
    return isUpper(text[at]) && !(isUpper(text[at - 1]) && !/\p{Ll}/u.test(text[at + 1] ?? ""));
  }

  function prepare({ kinds, places, entries }) {
    return entries.map(([kind, name, note, place, address]) => {
      const initials = [...name].filter((c, at) => isWordPart(c) && startsWord(name, at)).join("");
      return {
        name, note, address, order: kind, kind: kinds[kind][0], drawing: kinds[kind][1], place: places[place],
        lower: lowered(name), lowerNote: lowered(note), lowerPlace: lowered(places[place]), initials: lowered(initials),
      };
    });
  }

  /** What there is to find, for those who have not typed yet: each kind that has entries, once. */
  function listKinds() {
    const found = new Map(entries.toReversed().map((entry) => [entry.kind, entry.drawing]));
    kinds.replaceChildren(...[...found].toReversed().map(([kind, drawing]) => element("li", "", icon(drawing), `${kind}s`)));
  }

  function load() {
    if (entries) return;
    if (globalThis.navdocsSearchIndex) {
      entries = prepare(globalThis.navdocsSearchIndex);
      listKinds();
      show();
      return;
    }
    if (document.querySelector("script[data-search-index]")) return;
    const script = document.createElement("script");
    script.src = indexAddress.href;
    script.dataset.searchIndex = "";
    script.onload = load;
    script.onerror = () => {
      script.remove();
      status.textContent = "The search index couldn’t be loaded.";
    };
    document.head.append(script);
  }

  // Ranking: exact, then prefix, then word, then inside; what names alone do not tell, notes and places do.

  /** How well a term fits an entry and where in its name, or null. */
  function fit(entry, term) {
    const { name, lower } = entry;
    if (lower === term) return { rank: ranks.exact, at: 0 };
    let at = lower.indexOf(term);
    if (at === 0) return { rank: startsWord(name, term.length) ? ranks.prefix : ranks.prefixOfWord, at };
    const inside = at;
    for (; at > 0; at = lower.indexOf(term, at + 1)) {
      if (startsWord(name, at)) return { rank: ranks.word, at };
    }
    if (term.length > 1 && entry.initials.startsWith(term)) return { rank: ranks.initials, at: -1 };
    if (inside > 0) return { rank: ranks.inside, at: inside };
    if (entry.lowerNote.includes(term)) return { rank: ranks.note, at: -1 };
    if (entry.lowerPlace.includes(term)) return { rank: ranks.place, at: -1 };
    return null;
  }

  /** Better fits first, then by kind, then shorter names. */
  function compare(a, b) {
    return a.rank - b.rank || a.entry.order - b.entry.order || a.entry.name.length - b.entry.name.length;
  }

  function match(entry, terms) {
    let rank = 0;
    let best = ranks.place;
    const marks = [];
    for (const term of terms) {
      const found = fit(entry, term);
      if (!found) return null;
      rank += found.rank;
      best = Math.min(best, found.rank);
      if (found.at >= 0) marks.push([found.at, found.at + term.length]);
    }
    return best < ranks.place || terms.length === 1 ? { entry, rank, marks } : null;
  }

  function find(words) {
    const terms = lowered(words).split(/\s+/).filter(Boolean);
    const found = entries.map((entry) => match(entry, terms)).filter(Boolean);
    return found.sort(compare);
  }

  // What comes close to a name that nothing has.

  /** The fewest letters to change so that the word becomes the start of a name; more than `most` is not counted. */
  function distanceToPrefix(word, name, most) {
    let row = Array.from({ length: name.length + 1 }, (_, at) => at);
    for (let i = 1; i <= word.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= name.length; j += 1) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (word[i - 1] === name[j - 1] ? 0 : 1));
      }
      row = next;
      if (Math.min(...row) > most) return most + 1;
    }
    return Math.min(...row);
  }

  function findClose(words) {
    const word = lowered(words).replace(/\s+/g, "");
    if (word.length < 4) return [];
    const most = word.length < 8 ? 1 : 2;
    return entries
      .filter((entry) => entry.kind !== "finding")
      .map((entry) => ({ entry, marks: [], rank: distanceToPrefix(word, entry.lower.slice(0, word.length + most), most) }))
      .filter(({ rank }) => rank <= most)
      .sort(compare)
      .slice(0, 8);
  }

  // The list.

  function element(name, className, ...content) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...content);
    return made;
  }

  /** A pictogram; its shapes are navdocs' own, nothing of the app's. */
  function icon(drawing) {
    const attributes = 'class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${drawing}</svg>`;
    return document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
  }

  /** The name with what was searched for marked. */
  function marked(name, marks) {
    const pieces = [];
    let end = 0;
    for (const [from, to] of marks.toSorted((a, b) => a[0] - b[0])) {
      if (to <= end) continue;
      pieces.push(name.slice(end, Math.max(from, end)), element("mark", "", name.slice(Math.max(from, end), to)));
      end = to;
    }
    return [...pieces, name.slice(end)];
  }

  function option({ entry, marks }, position) {
    const place = entry.place ? [element("span", "search-place", entry.place)] : [];
    const name = element("span", "search-name", ...marked(entry.name, marks), element("span", "quiet", entry.note));
    const made = element("a", "", icon(entry.drawing), name, element("span", "search-kind", entry.kind), ...place);
    made.href = new URL(entry.address, siteAddress).href;
    made.id = `search-result-${position}`;
    made.tabIndex = -1;
    made.setAttribute("role", "option");
    return made;
  }

  function choose(position) {
    list.children[active]?.setAttribute("aria-selected", "false");
    active = position;
    const chosen = list.children[active];
    if (chosen) {
      chosen.setAttribute("aria-selected", "true");
      chosen.scrollIntoView({ block: "nearest" });
      field.setAttribute("aria-activedescendant", chosen.id);
    } else {
      field.removeAttribute("aria-activedescendant");
    }
  }

  function sentence(words, count, close) {
    if (count > mostShown) return `${count} results, showing the first ${mostShown}`;
    if (count > 0) return count === 1 ? "1 result" : `${count} results`;
    const none = `No results for “${words}”`;
    return close > 0 ? `${none}. Similar names:` : `${none}. Try part of the name, or the name of its coordinator.`;
  }

  function show() {
    const words = field.value.trim();
    if (!entries) {
      status.textContent = words ? "Loading…" : "";
      return;
    }
    const found = words ? find(words) : [];
    const results = words && found.length === 0 ? findClose(words) : found.slice(0, mostShown);
    list.replaceChildren(...results.map(option));
    list.hidden = results.length === 0;
    list.scrollTop = 0;
    kinds.hidden = results.length > 0;
    field.setAttribute("aria-expanded", String(results.length > 0));
    status.textContent = words ? sentence(words, found.length, results.length) : "";
    active = -1;
    choose(results.length > 0 ? 0 : -1);
  }

  // Opening, closing, keys.

  function open() {
    if (!dialog.open) dialog.showModal();
    field.select();
    load();
  }

  function isWriting(target) {
    return target.closest?.("input, textarea, select, [contenteditable]") != null;
  }

  document.addEventListener("keydown", (event) => {
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target);
    const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSlash && !isK) return;
    event.preventDefault();
    open();
  });

  document.addEventListener("click", (event) => {
    if (event.target.closest?.(".search-button")) open();
    if (event.target === dialog || event.target.closest?.(".search-close, .search-results a")) dialog.close();
  });

  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    const count = list.children.length;
    if (event.isComposing || count === 0) return;
    if (event.key === "ArrowDown") choose((active + 1) % count);
    else if (event.key === "ArrowUp") choose((active - 1 + count) % count);
    else if (event.key === "Enter") list.children[active]?.click();
    else return;
    event.preventDefault();
  });
})();
