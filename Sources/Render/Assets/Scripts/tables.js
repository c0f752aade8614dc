// Filters and sorts tables. The address keeps both, so that a table can be sent to someone, and Back goes back.
"use strict";

(() => {
  const number = new Intl.NumberFormat("en");
  const collator = new Intl.Collator("en", { numeric: true });
  const values = {
    text: (cell) => cell.textContent.trim(),
    links: (cell) => cell.querySelectorAll("a, .name").length,
    number: (cell) => Number(cell.textContent),
  };

  function connect(filters) {
    const table = document.getElementById(filters.dataset.filters);
    const body = table.tBodies[0];
    const heads = [...table.tHead.rows[0].cells];
    const noun = table.getAttribute("aria-label").toLowerCase();
    const status = filters.querySelector("[role=status]");
    const reset = filters.querySelector(".reset");
    const nothing = table.nextElementSibling;
    const fields = [...filters.querySelectorAll("input, select")];
    const rows = [...body.rows].map((row, order) => ({
      row, order, has: new Set(row.dataset.has.split(" ")), words: row.textContent.toLowerCase(),
    }));
    // The column and the direction; none in the order of the page.
    let sorting = null;

    function wanted() {
      const tokens = fields.flatMap((field) => field.selectedOptions?.[0].dataset.token ?? []);
      const words = filters.querySelector("input").value.toLowerCase().split(/\s+/).filter(Boolean);
      return ({ has, words: text }) => tokens.every((token) => has.has(token)) && words.every((word) => text.includes(word));
    }

    function filter() {
      const isWanted = wanted();
      let count = 0;
      for (const entry of rows) {
        const isShown = isWanted(entry);
        if (entry.row.hidden === isShown) entry.row.hidden = !isShown;
        if (isShown) count += 1;
      }
      const all = `${number.format(rows.length)} ${noun}`;
      status.textContent = count === rows.length ? all : `${number.format(count)} of ${all}`;
      reset.hidden = fields.every((field) => !field.value) && !sorting;
      nothing.hidden = count > 0;
      table.hidden = count === 0;
    }

    function sort() {
      const column = sorting ? heads.findIndex((head) => head.dataset.key === sorting.key) : -1;
      const direction = sorting?.descending ? -1 : 1;
      const value = values[heads[column]?.dataset.sort];
      const keyed = rows.map((entry) => ({ entry, key: value?.(entry.row.cells[column]) }));
      const compare = (a, b) => (typeof a === "number" ? a - b : collator.compare(a, b));
      keyed.sort((a, b) => (value ? direction * compare(a.key, b.key) : 0) || a.entry.order - b.entry.order);
      body.append(...keyed.map(({ entry }) => entry.row));
      heads.forEach((head, position) => {
        if (position !== column) head.removeAttribute("aria-sort");
        else head.setAttribute("aria-sort", sorting.descending ? "descending" : "ascending");
      });
    }

    // The address.

    function read() {
      const query = new URLSearchParams(location.search);
      for (const field of fields) {
        field.value = query.get(field.name) ?? "";
        if (field.selectedIndex === -1) field.value = "";
      }
      const key = query.get("sort")?.replace(/^-/, "");
      sorting = heads.some((head) => head.dataset.key === key) ? { key, descending: query.get("sort").startsWith("-") } : null;
      sort();
      filter();
    }

    function write(isNewStep) {
      const query = new URLSearchParams();
      for (const field of fields) if (field.value) query.set(field.name, field.value);
      if (sorting) query.set("sort", (sorting.descending ? "-" : "") + sorting.key);
      const search = query.size > 0 ? `?${query}` : "";
      if (search === location.search) return;
      try {
        history[isNewStep ? "pushState" : "replaceState"](null, "", location.pathname + search + location.hash);
      } catch {
        // A page in a sandbox has no address of its own: the filter works all the same.
      }
    }

    for (const field of fields) {
      field.addEventListener("input", () => {
        filter();
        write(field.localName === "select");
      });
    }
    for (const head of heads) {
      if (!head.dataset.sort) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      head.dataset.key = button.textContent.toLowerCase().replace(/ /g, "-");
      button.addEventListener("click", () => {
        sorting = { key: head.dataset.key, descending: sorting?.key === head.dataset.key && !sorting.descending };
        sort();
        filter();
        write(true);
      });
    }
    reset.addEventListener("click", () => {
      for (const field of fields) field.value = "";
      sorting = null;
      sort();
      filter();
      write(true);
      fields[0].focus();
    });
    addEventListener("popstate", read);
    read();
  }

  document.querySelectorAll("[data-filters]").forEach(connect);
})();
