import { createHash, type KeyObject, verify } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Head } from "../manifest.mjs";
import { eachOf, type Installation } from "./installation.ts";

export type Manifest = Head & { integrity: Record<string, string> };
/** Whether one commit comes before another in the history that is here; null where that is not known. */
export type IsBefore = (one: string, other: string) => boolean | null;

/** What a manifest says; null where it is none. */
export function readManifest(bytes: Buffer): Manifest | null {
  try {
    const { version, commit, integrity } = JSON.parse(bytes.toString("utf8")) as Manifest;
    const isList = Object.values(integrity).every((hash) => typeof hash === "string");
    return typeof version === "string" && (commit === null || typeof commit === "string") && isList ? { version, commit, integrity } : null;
  } catch {
    return null;
  }
}

const naming = ({ version, commit }: Head) => `Version ${version}, ${commit ? `Commit ${commit.slice(0, 12)}` : "ohne Commit"}`;

/** What is wrong with the signature of a manifest by the key of the releases. */
export async function checkSignature(installation: Installation, manifest: Buffer, key: KeyObject): Promise<string[]> {
  const { status, bytes } = await installation.get(paths.manifestSignature);
  if (status !== 200) return ["Die Installation legt keine Unterschrift vor."];
  if (verify(null, manifest, key, bytes)) return [];
  return ["Die Unterschrift passt nicht: Sie stammt von einem anderen Schlüssel oder gilt für ein anderes Verzeichnis."];
}

/** That the installation says to be of another state than what is here; null where both are the same, or one names none. */
export function otherState(here: Head, there: Head, isBefore: IsBefore): string | null {
  const isSame = here.version === there.version && (here.commit === there.commit || !here.commit || !there.commit);
  if (isSame) return null;
  const before = here.commit && there.commit ? isBefore(there.commit, here.commit) : null;
  const order = before ?? isLower(there.version, here.version);
  const word = order === null ? "einen anderen" : order ? "einen älteren" : "einen neueren";
  const how = there.commit ? ` Holen Sie sich diesen Stand (git checkout ${there.commit}) und prüfen Sie noch einmal.` : "";
  return `Die Installation nennt ${word} Stand: ${naming(there)}. Hier liegt ${naming(here)}.${how}`;
}

/** Whether a version such as 0.10.0 is lower than another; null where it is the same. */
function isLower(one: string, other: string): boolean | null {
  const order = one.localeCompare(other, "en", { numeric: true });
  return order === 0 ? null : order < 0;
}

/** Where the lists of two manifests differ. */
export function compareLists(here: Manifest, there: Manifest): string[] {
  const lacks = Object.keys(here.integrity).filter((url) => !(url in there.integrity));
  const extra = Object.keys(there.integrity).filter((url) => !(url in here.integrity));
  const others = Object.keys(here.integrity).filter((url) => url in there.integrity && here.integrity[url] !== there.integrity[url]);
  return [
    ...lacks.map((url) => `Im Verzeichnis der Installation fehlt ${url}`),
    ...extra.map((url) => `Im Verzeichnis der Installation steht zu viel: ${url}`),
    ...others.map((url) => `Im Verzeichnis der Installation hat ${url} eine andere Prüfsumme`),
  ];
}

/** Asks for every file, packed and as it is, and says which are not the ones that were built here. */
export const compareFiles = (installation: Installation, here: Manifest): Promise<string[]> =>
  eachOf(Object.entries(here.integrity), async ([url, hash]) => {
    for (const encoding of ["br", "identity"] as const) {
      const { status, bytes } = await installation.get(url, encoding);
      if (status !== 200) return [`Fehlt: ${url}`];
      if (`sha384-${createHash("sha384").update(bytes).digest("base64")}` !== hash) return [`Anders als hier gebaut: ${url}`];
    }
    return [];
  });
