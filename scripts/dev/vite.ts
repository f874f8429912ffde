import { createServer as createListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "vite";
import { root } from "../setup.mjs";
import { PAGES } from "./addresses.ts";
import { devWords } from "./words.ts";

/** Loaded a moment after the page: without them Vite would meet their packages one by one, and load the page anew each time. */
const ENTRIES = ["web/admin/main.tsx", "web/portal/{entry.tsx,start.ts}", "web/site/check/check-export.ts", "web/vault/worker.ts"];

async function freePort(): Promise<number> {
  const listener = createListener().listen(0, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

/** Starts Vite on this machine alone; gives its address, and how to hear that something of what it gives out has changed. */
export async function startVite(): Promise<{ address: string; onChange: (listener: () => void) => void }> {
  const port = await freePort();
  const vite = await createServer({
    root,
    cacheDir: ".cache/vite",
    appType: "custom",
    clearScreen: false,
    logLevel: "warn",
    optimizeDeps: { entries: ENTRIES },
    plugins: [devWords()],
    server: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      // Pages come from the product, which passes on everything but this.
      hmr: { protocol: "ws", host: "127.0.0.1", clientPort: port },
      // Workers start in the page's isolation only.
      headers: { "cross-origin-embedder-policy": "require-corp", "cross-origin-resource-policy": "same-origin" },
      watch: { ignored: [`${root}/{data,dist,.cache,test-results,docs,server}/**`] },
      // Vite's own list, and what the installation keeps.
      fs: { deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", `${root}/data/**`] },
    },
  });
  const { client, ssr } = vite.environments;
  vite.middlewares.use(PAGES, (request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const answer = async () =>
        ssr.hot.handleInvoke(JSON.parse(Buffer.concat(pieces).toString()) as Parameters<typeof ssr.hot.handleInvoke>[0]);
      answer().then(
        (given) => response.end(JSON.stringify(given)),
        () => response.writeHead(400).end(),
      );
    });
  });
  await vite.listen();
  const onChange = (listener: () => void) =>
    vite.watcher.on("change", (file) => {
      const isIn = ({ moduleGraph }: typeof client | typeof ssr) => (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      if (!isIn(ssr)) return;
      listener();
      // What only the server draws is in no browser's graph: whoever looks at it is shown it anew.
      if (!isIn(client)) client.hot.send({ type: "full-reload" });
    });
  return { address: `http://127.0.0.1:${port}`, onChange };
}
