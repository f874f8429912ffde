import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { PREAMBLE } from "./addresses.ts";

/**
 * React's own for keeping state over a change, and a way to have every component drawn again with its state: React asks which
 * family a component is of, and draws again those whose family is new. Refresh knows only those that were edited; here each other
 * one is a family of itself.
 */
const SCRIPT = `${react.preambleCode.replace("__BASE__", "/")}
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const [roots, renderers, families] = [new Set(), new Set(), new WeakMap()];
const { inject, onCommitFiberRoot } = hook;
function familyOf(type) {
  if (typeof type !== "function") return undefined;
  if (!families.has(type)) families.set(type, { current: type });
  return families.get(type);
}
hook.inject = (renderer) => {
  const handle = renderer.setRefreshHandler;
  if (handle) {
    renderers.add(renderer);
    renderer.setRefreshHandler = (edited) => handle((type) => edited?.(type) ?? familyOf(type));
    renderer.setRefreshHandler(null);
  }
  return inject.call(hook, renderer);
};
hook.onCommitFiberRoot = (id, root, ...more) => (roots.add(root), onCommitFiberRoot?.call(hook, id, root, ...more));
const update = { updatedFamilies: { has: () => true }, staleFamilies: { has: () => false } };
window.drawAgain = () => renderers.forEach((renderer) => roots.forEach((root) => renderer.scheduleRefresh(root, update)));
`;

const SPEAKS = /createT(?:<[^>]*>)?\("\w+", (\w+)\)/;

/**
 * Has a changed word of the application shown at once, with all that is typed: the catalogue that a screen speaks from takes the new
 * words and every component is drawn again. What is worked out once, when a file is loaded, shows them after a reload.
 */
export function devWords(): Plugin {
  return {
    name: "dev-words",
    resolveId: (id) => (id === PREAMBLE ? id : null),
    load: (id) => (id === PREAMBLE ? SCRIPT : null),
    transform(code, id) {
      const catalogue = SPEAKS.exec(code)?.[1];
      const from = catalogue && new RegExp(`import \\{[^}]*\\b${catalogue}\\b[^}]*\\} from "([^"]+)"`).exec(code)?.[1];
      if (!from || this.environment.name !== "client" || id.includes("node_modules")) return null;
      return `${code}
if (import.meta.hot) import.meta.hot.accept("${from}", (next) => { if (next) { Object.assign(${catalogue}, next.${catalogue}); window.drawAgain?.(); } });
`;
    },
  };
}
