import type { Plugin } from "vite";

/** Nothing of these may reach a reporter's browser: it would cost seconds on a slow line and trust everywhere. Long texts stand on pages without a script. */
const FOREIGN =
  /node_modules\/(zod|react-router|@tanstack|radix-ui|@radix-ui|hash-wasm|react-hook-form|lucide-react)\/|\/web\/(admin|ui|rich-text)\//;

/**
 * Stops a build whose portal files contain code of the application or its libraries, or where what sends or opens needs a file that does
 * not come with the page: it could not be asked for again, and nothing that is typed could be sent, no case opened.
 */
export function portalGuard(): Plugin {
  return {
    name: "portal-guard",
    applyToEnvironment: (environment) => environment.name === "portal",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const foreign = chunks.flatMap(({ modules }) => Object.keys(modules)).find((id) => FOREIGN.test(id.replaceAll("\\", "/")));
      if (foreign) this.error(`Das Portal lädt fremden Code: ${foreign}`);
      const chunkOf = (wanted: string) => chunks.find(({ name }) => name === wanted);
      const there = (...names: string[]) => names.map(chunkOf).flatMap((one) => (one ? [one.fileName, ...one.imports] : []));
      // What opens a case comes after what sends.
      for (const [name, come] of [
        ["sending", there("portal")],
        ["opening", there("portal", "case-page", "sending")],
      ] as const) {
        const part = chunkOf(name);
        const alone = part?.imports.find((file) => !come.includes(file));
        if (!part || alone) this.error(`Der Teil ${name} lädt nicht in einer Datei: ${alone ?? "sie fehlt"}`);
      }
    },
  };
}
