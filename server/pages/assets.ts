import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { encode } from "./encoding.ts";

/** One built file with the forms in which it goes over the wire. */
export type Asset = {
  url: string;
  type: string;
  readonly integrity: string;
  /** Unpacked anew where a packed form is held: hardly anybody asks, and together they are 9 MB. */
  plain: () => Buffer;
  br: Buffer | null;
  /** Packed and held when first asked for: browsers that come by HTTPS take the other form. */
  gzip: (() => Promise<Buffer>) | null;
};

/** The files that a page names in its head. */
export type HeadAssets = { styles: Asset[]; fonts: Asset[]; scripts: Asset[]; preloads: Asset[] };

/** All built files, held in memory, so that a new build never changes what a running server has promised. */
export type AssetShelf = {
  get: (url: string) => Asset | undefined;
  /**
   * What a page that uses these entries (source paths of scripts and styles) must name; a source that its entry loads later is
   * fetched early, so that a slow line waits once.
   */
  head: (...sources: string[]) => HeadAssets;
  /** The file of a part that an entry loads later. */
  part: (name: string) => Asset;
};

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] };

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/vnd.microsoft.icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
};

/** The two builds that browsers load from: the public pages with the application, and the portal. */
const HALVES = ["client", "portal"];

/** The files of a build (`dist`); throws an Error that says how to build when there is none. */
export function loadAssets(dist: string): AssetShelf {
  const manifest: Record<string, Chunk> = {};
  const files = new Map<string, Asset>();
  for (const half of HALVES.map((name) => join(dist, name))) {
    const path = join(half, ".vite/manifest.json");
    if (!existsSync(path)) throw new Error("Die Oberfläche ist nicht gebaut: npm run build");
    Object.assign(manifest, JSON.parse(readFileSync(path, "utf8")));
    for (const name of readdirSync(join(half, "assets"))) addAsset(files, half, `/assets/${name}`);
  }
  const open = join(dist, "client");
  for (const name of readdirSync(open).filter((one) => extname(one))) addAsset(files, open, `/${name}`);
  if (existsSync(join(open, "bilder"))) for (const name of readdirSync(join(open, "bilder"))) addAsset(files, open, `/bilder/${name}`);

  const asset = (file: string): Asset => {
    const found = files.get(`/${file}`);
    if (!found) throw new Error(`Im Bau fehlt die Datei ${file}`);
    return found;
  };
  const chunk = (source: string): Chunk => {
    const found = manifest[source];
    if (!found) throw new Error(`Im Bau fehlt der Eingang ${source}`);
    return found;
  };
  const importsOf = (from: Chunk): string[] => (from.imports ?? []).flatMap((source) => [chunk(source).file, ...importsOf(chunk(source))]);

  return {
    get: (url) => files.get(url),
    part: (name) => {
      const found = Object.values(manifest).find((one) => one.name === name);
      if (!found) throw new Error(`Im Bau fehlt der Teil ${name}`);
      return asset(found.file);
    },
    head: (...sources) => {
      const chunks = sources.map(chunk);
      const named = (list: string[]) => [...new Set(list)].map(asset);
      const scripts = chunks.filter((one) => one.file.endsWith(".js"));
      const entries = scripts.filter((one) => one.isEntry).map((one) => one.file);
      const later = scripts.filter((one) => !one.isEntry).map((one) => one.file);
      return {
        styles: named([
          ...chunks.filter((one) => !scripts.includes(one)).map((one) => one.file),
          ...chunks.flatMap((one) => one.css ?? []),
        ]),
        fonts: named(chunks.flatMap((one) => one.assets ?? []).filter((file) => /-latin-wght/.test(file))),
        scripts: named(entries),
        preloads: named([...scripts.flatMap(importsOf), ...later].filter((file) => !entries.includes(file))),
      };
    },
  };
}

/** Apart from where the file is read: a function that stands there would keep its bytes as well. */
const unpacking = (br: Buffer) => () => brotliDecompressSync(br);
const holding = (bytes: Buffer) => () => bytes;
const integrityOf = (bytes: Buffer) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

function addAsset(files: Map<string, Asset>, folder: string, url: string): void {
  if (url.endsWith(".br")) return;
  const path = join(folder, url);
  const br = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null;
  const plain = br ? unpacking(br) : holding(readFileSync(path));
  let integrity: string | undefined;
  let gzip: Promise<Buffer> | undefined;
  files.set(url, {
    url,
    type: TYPES[extname(url)] ?? "application/octet-stream",
    // Of hundreds of files a few are named in pages; to unpack all of them takes a tenth of a start and its memory with it.
    get integrity() {
      return (integrity ??= integrityOf(plain()));
    },
    plain,
    br,
    gzip: br && (() => (gzip ??= encode(plain(), "gzip"))),
  });
}
