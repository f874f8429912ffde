import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";
import { classicWorker } from "./scripts/classic-worker.ts";
import { HELD_TEXT, heldTextGuard } from "./scripts/held-text.ts";
import { portalGuard } from "./scripts/portal-guard.ts";
import { readerBuild } from "./scripts/reader-build.ts";
import { besideSources, packagedBuild, serverBuild } from "./scripts/server-build.ts";

/** How files are named: what a name has of the hash stands in every page that may load it, and is what no compression helps. */
const SHORT_NAME = "assets/[name]-[hash:6].js";
const SHORT_NAMES = { entryFileNames: SHORT_NAME, chunkFileNames: SHORT_NAME };

/** Takes an output folder and its entries by name and gives the build of one half of what browsers load. */
function forBrowsers(outDir: string, input: Record<string, string>, groups: object[], names = {}): BuildEnvironmentOptions {
  return {
    outDir,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input,
      // A noun's door does nothing itself: who takes one thing through it takes no file of the others. So it is with the PDF library.
      treeshake: {
        moduleSideEffects: [
          { test: /web\/admin\/[a-z-]+\/index\.ts$|@cantoo\/pdf-lib|culori|node-html-better-parser/, sideEffects: false },
        ],
      },
      output: { ...names, codeSplitting: { groups } },
    },
  };
}

/** The scripts that stand alone in their pages share nothing, and nothing of them goes elsewhere. */
const isFirst = (id: string) =>
  !/first-theme|first-touch|site\/check\/|preview-frame|card-frame|stripe-js|pdf-frame|pdf-pages|pdfjs-dist|\.css/.test(id);

/** What is needed together comes in one file: thirty small ones would be thirty times the headers, and the questions behind them wait. */
const groups = [
  { name: "first", tags: ["$initial"], test: isFirst, priority: 5 },
  { name: "entrance", test: /admin\/auth\/sign-in-screen/, priority: 4 },
  { name: "texts", test: /admin\/shared\/texts\/texts\.ts/, priority: 3 },
  { name: "keys", test: /admin\/auth\/sign-in\.ts/, priority: 2 },
  { name: "desk", test: /admin\/(shell\/shell|dashboard\/dashboard-screen)\.tsx/, priority: 1 },
];

/** What the start page needs, and what form and login are both drawn with: left alone, the latter would be four files. */
const portalGroups = [
  {
    name: "first",
    test: /portal\/(draft\/tab-entry|language-list|page-link|place|quick-exit|spoken)\.ts$|account-fingerprint|base64url/,
    priority: 2,
  },
  {
    name: "drawn",
    tags: ["$initial"],
    test: /node_modules\/react\/|web\/portal\/(shell|notice|leave-warning)\.|key-notices|vault\/integrity/,
    priority: 1,
  },
];

/**
 * What `scripts/build.mjs` builds: the public pages and the application, the portal in a build of its own (so that nothing the
 * application uses can grow the reporter's files), what the server renders pages with, what opens an archive, and the server.
 */
export default defineConfig(({ command }) => ({
  appType: "custom",
  publicDir: "web/brand/public",
  plugins: [classicWorker(), react(), tailwind(), portalGuard(), besideSources(), heldTextGuard()],
  worker: { format: "es" },
  environments: {
    client: {
      build: forBrowsers(
        "dist/web/client",
        {
          admin: "web/admin/main.tsx",
          "admin-theme": "web/admin/first-theme.ts",
          "admin-touch": "web/admin/first-touch.ts",
          "check-export": "web/site/check/check-export.ts",
          "preview-frame": "web/site/preview-frame.ts",
          "pdf-frame": "web/site/pdf-frame.ts",
          "card-frame": "web/site/card-frame/provider-frame.ts",
          "test-card-frame": "web/site/card-frame/test-frame.ts",
          "card-frame-style": "web/styles/card-frame.css",
          "pdf-style": "web/styles/pdf.css",
          "preview-style": "web/styles/preview.css",
          "site-style": "web/styles/site.css",
          "admin-style": "web/styles/admin.css",
        },
        groups,
      ),
    },
    portal: {
      consumer: "client",
      build: {
        ...forBrowsers(
          "dist/web/portal",
          {
            portal: "web/portal/entry.tsx",
            "portal-touch": "web/portal/touch.ts",
            "portal-start": "web/portal/start.ts",
            "portal-style": "web/styles/portal.css",
            "sent-bytes-style": "web/styles/sent-bytes.css",
          },
          portalGroups,
          SHORT_NAMES,
        ),
        copyPublicDir: false,
      },
    },
    // React is packed in, in its production half: pages depend neither on NODE_ENV nor on installed packages.
    ssr: {
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      // Where it is worked on, React is Node's own.
      resolve: { noExternal: command === "build" || [] },
      build: {
        outDir: "dist/web/ssr",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: "web/entry-server.tsx", output: HELD_TEXT },
      },
    },
    ...(command === "build" && { reader: readerBuild, server: serverBuild, packaged: packagedBuild }),
  },
}));
