import type { Plugin } from "vite";

/** Nothing of these may reach a reporter's browser: it would cost seconds on a slow line and trust everywhere. */
const FOREIGN =
  /node_modules\/(zod|react-router|@tanstack|radix-ui|@radix-ui|hash-wasm|react-hook-form|lucide-react)\/|\/web\/(admin|ui)\//;

/** Gives the plugin that stops a build whose portal files contain code of the application or its libraries. */
export function portalGuard(): Plugin {
  return {
    name: "portal-guard",
    applyToEnvironment: (environment) => environment.name === "portal",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const modules = file.type === "chunk" ? Object.keys(file.modules) : [];
        const foreign = modules.find((id) => FOREIGN.test(id.replaceAll("\\", "/")));
        if (foreign) this.error(`Das Portal lädt fremden Code: ${foreign}`);
      }
    },
  };
}
