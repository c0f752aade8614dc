// Runs before the first paint: puts the theme the reader chose on the page. Without a choice the system's holds.
"use strict";

(() => {
  const root = document.documentElement;
  root.classList.add("scripted");
  try {
    const theme = localStorage.getItem("navdocs-theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // A sandboxed page has no storage: the system's theme is right then.
  }
})();
