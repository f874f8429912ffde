import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { encode } from "./encoding.ts";

/** One built file with the forms in which it goes over the wire. */
export type Asset = {
  url: string;
  type: string;
  /** As the build has it: a file that was changed since is sent as it is, and refused by browsers. */
  integrity: string;
  /** Unpacked anew where a packed form is held: hardly anybody asks, and together they are 9 MB. */
  plain: () => Buffer;
  br: Buffer | null;
  /** Packed and held when first asked for: browsers that come by HTTPS take the other form. */
  gzip: (() => Promise<Buffer>) | null;
};

/**
 * What a page's scripts load later must hash to, for browsers that are told so: the text of its import map, and the hash by which
 * the policy lets that in.
 */
export type ImportMap = { text: string; hash: string };

/** The files that a page names in its head, and what these may load. */
export type HeadAssets = { styles: Asset[]; fonts: Asset[]; scripts: Asset[]; preloads: Asset[]; importMap: ImportMap | null };

/** All built files, held in memory, so that a new build never changes what a running server has promised. */
export type AssetShelf = {
  get: (url: string) => Asset | undefined;
  /**
   * What a page that uses these entries (source paths of scripts and styles) must name; a source that its entry loads later is
   * fetched early, so that a slow line waits once.
   */
  head: (...sources: string[]) => HeadAssets;
  /**
   * Whether a file of the portal is loaded for one thing alone that a reporter does, such as opening a case or speaking: in a browser's
   * cache its name would tell of it. What sends comes out of that cache and is loaded for whoever looks at the form for a while.
   */
  isTelling: (url: string) => boolean;
  /** The file of a part that an entry loads later. */
  part: (name: string) => Asset;
  /** The bytes of the build's manifest, which names every file of it with its hashes. */
  manifest: Buffer;
  /** The release key's signature of these bytes (Ed25519); null where this build has none. */
  signature: Buffer | null;
};

type Chunk = {
  half: string;
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
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
const READER = "reader";

/** The files of a build (`dist`); throws an Error that says how to build when there is none. */
export function loadAssets(dist: string): AssetShelf {
  if (!existsSync(join(dist, "manifest.json"))) throw new Error("Die Oberfläche ist nicht gebaut: npm run build");
  const manifest = readFileSync(join(dist, "manifest.json"));
  const { integrity } = JSON.parse(manifest.toString()) as { integrity: Record<string, string> };
  const chunks: Record<string, Chunk> = {};
  const files = new Map<string, Asset>();
  const imported: Record<string, [url: string, integrity: string][]> = {};
  const ofPortal = new Set<string>();
  for (const half of HALVES) {
    const folder = join(dist, half);
    const noted = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
    for (const [source, one] of Object.entries(noted)) chunks[source] = { ...one, half };
    const own = Object.entries(integrity).filter(([url]) => existsSync(join(folder, url)));
    for (const [url, hash] of own) files.set(url, readAsset(folder, url, hash));
    imported[half] = own.filter(([url]) => LATER[half]!.test(url));
    if (half === "portal") for (const [url] of own) ofPortal.add(url);
  }
  // What opens an archive is saved by people and is no part of a page.
  const reader = join(dist, READER);
  for (const [url, hash] of Object.entries(integrity)) if (existsSync(join(reader, url))) files.set(url, readAsset(reader, url, hash));

  const asset = (file: string): Asset => {
    const found = files.get(`/${file}`);
    if (!found) throw new Error(`Im Bau fehlt die Datei ${file}`);
    return found;
  };
  const chunk = (source: string): Chunk => {
    const found = chunks[source];
    if (!found) throw new Error(`Im Bau fehlt der Eingang ${source}`);
    return found;
  };
  const importsOf = (from: Chunk): string[] => (from.imports ?? []).flatMap((source) => [chunk(source).file, ...importsOf(chunk(source))]);
  const part = (name: string): Asset => {
    const found = Object.values(chunks).find((one) => one.name === name);
    if (!found) throw new Error(`Im Bau fehlt der Teil ${name}`);
    return asset(found.file);
  };
  const entries = Object.values(chunks).filter(({ half, isEntry }) => half === "portal" && isEntry);
  const untelling = new Set([...entries.flatMap((one) => [one.file, ...importsOf(one)]).map((file) => `/${file}`), part("sending").url]);

  const isTelling = (url: string) => ofPortal.has(url) && !untelling.has(url);
  const importMaps = Object.fromEntries(
    HALVES.map((half) => [half, importMapOf(imported[half]!.flatMap((file) => (isTelling(file[0]) ? severalTimes(file) : [file])))]),
  );

  return {
    manifest,
    signature: existsSync(join(dist, "manifest.json.sig")) ? readFileSync(join(dist, "manifest.json.sig")) : null,
    get: (url) => files.get(url),
    isTelling,
    part,
    head: (...sources) => {
      const wanted = sources.map(chunk);
      const named = (list: string[]) => [...new Set(list)].map(asset);
      const scripts = wanted.filter((one) => one.file.endsWith(".js"));
      const loading = scripts.find((one) => one.imports || one.dynamicImports);
      const entries = scripts.filter((one) => one.isEntry).map((one) => one.file);
      const later = scripts.filter((one) => !one.isEntry).map((one) => one.file);
      return {
        styles: named([
          ...wanted.filter((one) => !scripts.includes(one)).map((one) => one.file),
          ...wanted.flatMap((one) => one.css ?? []),
        ]),
        fonts: named(wanted.flatMap((one) => one.assets ?? []).filter((file) => /-latin-wght/.test(file))),
        scripts: named(entries),
        preloads: named([...scripts.flatMap(importsOf), ...later].filter((file) => !entries.includes(file))),
        importMap: loading ? importMaps[loading.half]! : null,
      };
    },
  };
}

/** Apart from where the file is read: a function that stands there would keep its bytes as well. */
const unpacking = (br: Buffer) => () => brotliDecompressSync(br);
const holding = (bytes: Buffer) => () => bytes;

/**
 * What is loaded from scripts and does something: pictures and typefaces are not checked by browsers. On the portal, where each name
 * counts, not what stands in a page with its own hash and is loaded in no other way: styles, and the two scripts that no script names.
 */
const LATER: Record<string, RegExp> = { client: /\.(js|css|wasm)$/, portal: /\/(?!portal-(?:start|touch)-)[^/]*\.js$/ };

/**
 * Under how many addresses a file can be imported that no cache may keep: Firefox fails an import that was cut for good, and the next try
 * needs another one.
 */
const ADDRESSES = 4;

const severalTimes = ([url, integrity]: [url: string, integrity: string]): [string, string][] =>
  Array.from({ length: ADDRESSES }, (_, n) => [n === 0 ? url : `${url}?${n}`, integrity]);

function importMapOf(files: [url: string, integrity: string][]): ImportMap {
  const text = JSON.stringify({ integrity: Object.fromEntries(files) });
  return { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` };
}

function readAsset(folder: string, url: string, integrity: string): Asset {
  const path = join(folder, url);
  const br = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null;
  const plain = br ? unpacking(br) : holding(readFileSync(path));
  let gzip: Promise<Buffer> | undefined;
  return {
    url,
    type: TYPES[extname(url)] ?? "application/octet-stream",
    integrity,
    plain,
    br,
    gzip: br && (() => (gzip ??= encode(plain(), "gzip"))),
  };
}
