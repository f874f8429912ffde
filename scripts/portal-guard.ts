import type { Plugin } from "vite";

/** Nothing of these may reach a reporter's browser: it would cost seconds on a slow line and trust everywhere. Long texts stand on pages without a script. */
const FOREIGN =
  /node_modules\/(zod|react-router|@tanstack|radix-ui|@radix-ui|hash-wasm|react-hook-form|lucide-react)\/|\/web\/(admin|ui|rich-text)\//;

/**
 * Stops a build whose portal files contain code of the application or its libraries, or whose sending part needs a file that does
 * not come with the page: it could not be asked for again, and what is typed could not be sent.
 */
export function portalGuard(): Plugin {
  return {
    name: "portal-guard",
    applyToEnvironment: (environment) => environment.name === "portal",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const foreign = chunks.flatMap(({ modules }) => Object.keys(modules)).find((id) => FOREIGN.test(id.replaceAll("\\", "/")));
      if (foreign) this.error(`Das Portal lädt fremden Code: ${foreign}`);
      const [entry, sending] = ["portal", "sending"].map((wanted) => chunks.find(({ name }) => name === wanted));
      const alone = sending?.imports.find((file) => !entry?.imports.includes(file) && file !== entry?.fileName);
      if (!sending || alone) this.error(`Was sendet, lädt nicht in einer Datei: ${alone ?? "sie fehlt"}`);
    },
  };
}
