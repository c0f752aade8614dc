// The site in one file: the style sheet shows the section that the address names, this keeps the rest in step with it.
"use strict";

(() => {
  const pages = new Map([...document.querySelectorAll("main > .page")].map((page) => [page.id, page]));
  const first = pages.values().next().value;
  const title = document.title;
  const app = document.querySelector("meta[name=application-name]").content;
  const sidebar = document.getElementById("sidebar");

  // The section that an address names, itself or by something in it.
  const named = (fragment) => {
    const id = decodeURIComponent(fragment.replace(/^#/, ""));
    return pages.get(id) ?? pages.get(id.split(":")[0]);
  };

  const show = () => {
    const page = named(location.hash) ?? first;
    const isOverview = page.id === "index";
    document.title = page === first ? title : isOverview ? app : `${page.querySelector("h1").textContent} · ${app}`;
    for (const link of sidebar.querySelectorAll("a[aria-current]")) link.removeAttribute("aria-current");
    const links = [...sidebar.querySelectorAll("a")];
    const own = links.find((link) => link.hash === `#${page.id}`);
    const screens = pages.get("screens/index");
    const isScreen = !own && [...(screens?.querySelectorAll("a") ?? [])].some((link) => link.hash === `#${page.id}`);
    const above = isScreen && links.find((link) => link.hash === "#screens/index");
    for (let branch = own?.closest("details"); branch; branch = branch.parentElement.closest("details")) branch.open = true;
    if (own) own.setAttribute("aria-current", "page");
    else if (above) above.setAttribute("aria-current", "true");
    if (sidebar.matches(":popover-open")) sidebar.hidePopover();
    // What measured itself while it was hidden measures again.
    window.dispatchEvent(new Event("resize"));
  };

  // Scripts that make links write them as they are in a site of many files, relative or whole.
  const folder = new URL(".", location.href).href;
  const fragment = (address) => {
    const inside = address.startsWith(folder) ? address.slice(folder.length) : address;
    const [path, anchor] = inside.replace(/^(\.{1,2}\/)+/, "").split("#");
    const long = path.replace(/\?.*$/, "").replace(/\.html$/, "");
    const id = [long, long.split("/").pop()].find((name) => pages.has(name));
    return id ? `#${id}${anchor ? `:${anchor}` : ""}` : null;
  };

  document.addEventListener(
    "click",
    (event) => {
      const link = event.target.closest?.("a[href]");
      const address = link?.getAttribute("href");
      if (!address) return;
      if (address === "#content") {
        const heading = (named(location.hash) ?? first).querySelector("h1");
        heading.tabIndex = -1;
        heading.focus();
        event.preventDefault();
      } else if (!address.startsWith("#")) {
        const own = fragment(address);
        if (own) link.setAttribute("href", own);
      }
    },
    true,
  );

  window.addEventListener("hashchange", show);
  show();
})();
