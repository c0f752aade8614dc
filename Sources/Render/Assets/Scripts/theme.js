// Runs before the first paint: puts the theme the reader chose on the page. Without a choice the system's holds.
"use strict";

(() => {
  const key = "navdocs-theme";
  const root = document.documentElement;
  // A page in a sandbox has no storage: there a choice lasts as long as the page.
  let onThisPage = null;

  function chosen() {
    try {
      return localStorage.getItem(key) ?? onThisPage;
    } catch {
      return onThisPage;
    }
  }

  function apply() {
    const theme = chosen();
    const isForced = theme === "light" || theme === "dark";
    if (isForced) root.dataset.theme = theme;
    else delete root.dataset.theme;
    document.querySelector('meta[name="color-scheme"]')?.setAttribute("content", isForced ? theme : "light dark");
    for (const button of document.querySelectorAll("[data-theme-choice]")) {
      button.setAttribute("aria-pressed", String(button.dataset.themeChoice === (isForced ? theme : "system")));
    }
  }

  function choose(theme) {
    onThisPage = theme;
    try {
      if (theme === "system") localStorage.removeItem(key);
      else localStorage.setItem(key, theme);
    } catch {
      // The choice holds for this page alone.
    }
    apply();
  }

  root.classList.add("scripted");
  apply();
  document.addEventListener("DOMContentLoaded", apply);
  // Another tab chose, or the page comes back from the browser's memory.
  addEventListener("storage", apply);
  addEventListener("pageshow", apply);
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-theme-choice]");
    if (button) choose(button.dataset.themeChoice);
  });
})();
