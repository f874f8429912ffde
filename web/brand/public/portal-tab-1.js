// The tab at a page's edge that leads to a portal, version 1. It asks for nothing, stores nothing and tells nobody anything. These bytes
// never change: the pages that load it name their hash. Another version is another file.
(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { all: initial }
    a {
      position: fixed; z-index: 2147483000; top: 50%; transform: translateY(-50%); writing-mode: vertical-rl;
      box-sizing: border-box; min-width: 44px; min-height: 44px; padding: 16px 10px;
      display: flex; align-items: center; justify-content: center;
      font: 600 16px/1.5 system-ui, sans-serif; text-decoration: none; white-space: nowrap;
      color: var(--ink, #fff); background: var(--ground, #0b5a4b); box-shadow: 0 0 0 1px #fff;
    }
    a:hover { text-decoration: underline }
    a:focus-visible { outline: 3px solid var(--ink, #fff); outline-offset: -6px }
    .right { right: 0; border-radius: 8px 0 0 8px }
    .left { left: 0; border-radius: 0 8px 8px 0 }
    @media (max-width: 640px) {
      a { top: auto; bottom: 0; transform: none; writing-mode: horizontal-tb; padding: 10px 16px }
      .right { right: 16px } .left { left: 16px }
      .right, .left { border-radius: 8px 8px 0 0 }
    }
    @media print { a { display: none } }
  `);
  for (const link of document.querySelectorAll("a[data-portal-tab]")) {
    const tab = link.cloneNode(true);
    tab.className = link.dataset.portalTab === "left" ? "left" : "right";
    tab.removeAttribute("style");
    tab.style.setProperty("--ground", link.style.backgroundColor);
    tab.style.setProperty("--ink", link.style.color);
    const place = document.createElement("div");
    const root = place.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(tab);
    document.body.append(place);
    link.remove();
  }
})();
