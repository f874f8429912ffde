import type { Plugin } from "vite";

/** What the reporter's pages import, and what stands in for it there: the same interface in a tenth of the bytes. */
const STAND_INS: Record<string, string> = {
  react: "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
};

/** Gives the plugin that builds the portal's browser half with Preact; server and application keep React. */
export function portalPreact(): Plugin {
  return {
    name: "portal-preact",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "portal",
    resolveId(id, importer) {
      const standIn = STAND_INS[id];
      return standIn ? this.resolve(standIn, importer, { skipSelf: true }) : null;
    },
  };
}
