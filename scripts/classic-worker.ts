import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ENDING = "?classic";

/**
 * A worker's module, whole in one file, as a script of the old kind: browsers start no module from a text in a frame without an
 * origin. Throws an Error where something is left that only a module may have.
 */
export function classicScript(module: string): string {
  const script = module
    .trimEnd()
    .replace(/export\s*\{[^}]*\};?$/, "")
    // Only used to find files beside it, of which there are none.
    .replaceAll("import.meta.url", "self.location.href");
  const left = /\bimport\.meta\b|[;}\n]\s*(?:import|export)[\s{*"']/.exec(script);
  if (left) throw new Error(`Kein einfaches Skript, wegen: ${script.slice(left.index, left.index + 60)}`);
  return script;
}

/** Lets `import text from "file.mjs?classic"` give such a script as a text. */
export function classicWorker(): Plugin {
  return {
    name: "classic-worker",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ENDING)) return null;
      const script = classicScript(await readFile(id.slice(0, -ENDING.length), "utf8"));
      return `export default ${JSON.stringify(script)};`;
    },
  };
}
