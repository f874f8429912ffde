import type { EnvironmentOptions } from "vite";

/** „Ihr Bestand, auch ohne uns“: what opens an archive, as one file that Node 20 and later run without anything beside it. */
export const readerBuild: EnvironmentOptions = {
  consumer: "server",
  resolve: { noExternal: true },
  build: {
    outDir: "dist/web/reader",
    ssr: true,
    minify: false,
    copyPublicDir: false,
    target: "node20",
    rolldownOptions: {
      input: { "hinweiszentrale-oeffnen": "scripts/open-archive/run.ts" },
      output: { entryFileNames: "[name].mjs", codeSplitting: false },
    },
  },
};
