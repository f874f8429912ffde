import type { DocumentFonts } from "./open-document.ts";

const addresses = (import.meta as unknown as { glob(files: string[], how: object): Record<string, string> }).glob(
  [
    "../../../../node_modules/@fontsource/source-sans-3/files/source-sans-3-{latin,latin-ext,greek,cyrillic,cyrillic-ext,vietnamese}-{400,700}-normal.woff",
    "../../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-{400,700}-normal.woff",
  ],
  { query: "?url", import: "default", eager: true },
);

/** The type files beside the usual one, and when a text needs them. */
const MORE: readonly [set: string, needed: RegExp][] = [
  ["source-sans-3-latin-ext", /[\u0100-\u02ff\u1e00-\u1e9f\u20a0-\u20c4\u2c60-\u2c7f\ua720-\ua7ff]/],
  ["source-sans-3-greek", /[\u0370-\u03ff]/],
  ["source-sans-3-cyrillic", /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/],
  ["source-sans-3-cyrillic-ext", /[\u0460-\u052f\u2de0-\u2dff\ua640-\ua69f]/],
  ["source-sans-3-vietnamese", /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/],
  ["ibm-plex-sans-arabic-arabic", /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/],
];

/** The type files that a text needs. Throws where one cannot be loaded. */
export async function fontsFor(text: string): Promise<DocumentFonts> {
  // As it will be set: composed letters, else their type is not among what is loaded.
  const composed = text.normalize("NFC");
  const sets = ["source-sans-3-latin", ...MORE.filter(([, needed]) => needed.test(composed)).map(([set]) => set)];
  const load = (weight: number) => Promise.all(sets.map((set) => loadFile(`${set}-${weight}-normal.woff`)));
  const [regular, bold] = await Promise.all([load(400), load(700)]);
  return { regular, bold };
}

async function loadFile(name: string): Promise<Uint8Array> {
  const address = Object.entries(addresses).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (address === undefined) throw new Error(name);
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${reply.status}: ${address}`);
  return new Uint8Array(await reply.arrayBuffer());
}
