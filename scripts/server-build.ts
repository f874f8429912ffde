import path from "node:path";
import type { EnvironmentOptions, Plugin } from "vite";
import { HELD_TEXT } from "./held-text.ts";

/** Where the server's file lies once it is built, seen from the repository. */
const BUILT = "dist/server";

/**
 * The server in one piece with the packages it uses: a start reads a dozen files instead of a thousand, and nothing keeps their
 * texts and types in memory. Names stay readable, for whoever reads a failure's lines.
 */
const inOnePiece = (input: Record<string, string>, external: string[]): EnvironmentOptions => ({
  consumer: "server",
  // The PDF library reads files that lie beside its own.
  resolve: { noExternal: true, external: ["pg-native", "pdfkit"] },
  build: {
    outDir: BUILT,
    ssr: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { input, external, output: { ...HELD_TEXT, chunkFileNames: "[name]-[hash].js" } },
  },
});

/** What `npm start` runs. The simulator is no part of what runs in production, and loaded from its sources where it is wanted. */
export const serverBuild = inOnePiece({ serve: "scripts/serve.ts" }, ["@hz/payment-simulator"]);

/** What the package of an installation runs (`scripts/package.mjs`): there are no sources that anything could be loaded from. */
export const packagedBuild = inOnePiece({ hinweiszentrale: "scripts/packaged.ts" }, []);

/** Has built files find what lies beside their sources, such as migrations, where the sources lie. */
export function besideSources(): Plugin {
  return {
    name: "beside-sources",
    applyToEnvironment: ({ name }) => name === "server" || name === "packaged",
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.(url|dirname)/ },
      handler(code, id) {
        const from = path.relative(path.resolve(BUILT), id).replaceAll(path.sep, "/");
        return code
          .replaceAll("import.meta.url", `new URL(${JSON.stringify(from)}, import.meta.url).href`)
          .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${path.posix.dirname(from)}`)})`);
      },
    },
  };
}
