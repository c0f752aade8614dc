// Keeps the sidebar as the reader left it from page to page: how far it is scrolled, and which branches are open.
"use strict";

(() => {
  const key = "navdocs-sidebar";
  const sidebar = document.getElementById("sidebar");
  const branches = [...sidebar.querySelectorAll("details")];
  const name = (branch) => branch.previousElementSibling.pathname;
  let kept = { top: 0, open: {} };

  try {
    kept = { ...kept, ...JSON.parse(sessionStorage.getItem(key)) };
  } catch {
    // No storage, or another program's value: the sidebar starts as it is.
  }
  for (const branch of branches) {
    const holdsPage = branch.querySelector("[aria-current]");
    if (!holdsPage && name(branch) in kept.open) branch.open = kept.open[name(branch)];
  }
  sidebar.scrollTop = kept.top;

  // The entry of the page is in view, wherever the reader came from.
  const current = sidebar.querySelector("[aria-current]");
  if (current) {
    const box = sidebar.getBoundingClientRect();
    const entry = current.getBoundingClientRect();
    const isOutside = entry.top < box.top || entry.bottom > box.bottom;
    if (isOutside) sidebar.scrollTop += entry.top - box.top - box.height / 3;
  }

  for (const branch of branches) {
    // Before it opens or closes; a branch that is open because the page is below it is nobody's choice.
    branch.firstElementChild.addEventListener("click", () => {
      kept.open[name(branch)] = !branch.open;
    });
  }
  addEventListener("pagehide", () => {
    kept.top = sidebar.scrollTop;
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Nothing is kept where nothing may be.
    }
  });
})();
