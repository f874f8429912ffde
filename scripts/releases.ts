import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "../server/db/migrations");
const RELEASES = path.join(import.meta.dirname, "../server/db/releases");
const LIST = path.join(RELEASES, "migrations.json");

/** The SHA-256 of each migration's text, by its name. */
export type Hashes = Record<string, string>;

/** What an installation of a release had, and how somebody gets in and what they find there. */
export type FrozenRelease = {
  signIn: { email: string; password: string };
  /** Of the reports that this person reads. */
  titles: string[];
  /** The whole database as statements. */
  database: string;
  /** The data folder: each file's bytes as base64. */
  files: Record<string, string>;
};

/** Where the frozen data of a release lie. */
export const frozenFile = (version: string): string => path.join(RELEASES, `${version}.json.gz`);

/** The releases whose data were frozen. */
export const frozenVersions = (): string[] =>
  fs
    .readdirSync(RELEASES)
    .flatMap((name) => /^(.+)\.json\.gz$/.exec(name)?.[1] ?? [])
    .toSorted();

/** Which migrations each release brought, with their texts' hashes, as its freezing noted them. */
export const released = (): Record<string, Hashes> => JSON.parse(fs.readFileSync(LIST, "utf8")) as Record<string, Hashes>;

/** The migrations that lie there now. */
export const presentMigrations = (): Hashes =>
  Object.fromEntries(
    fs
      .readdirSync(FOLDER)
      .toSorted()
      .map((name) => [
        name,
        createHash("sha256")
          .update(fs.readFileSync(path.join(FOLDER, name)))
          .digest("hex"),
      ]),
  );

/** Notes for good that this version brings the migrations that no release had. */
export function noteRelease(version: string): void {
  const earlier = released();
  const known = new Set(Object.values(earlier).flatMap((hashes) => Object.keys(hashes)));
  const own = Object.fromEntries(Object.entries(presentMigrations()).filter(([name]) => !known.has(name)));
  fs.writeFileSync(LIST, `${JSON.stringify({ ...earlier, [version]: own }, null, 2)}\n`);
}

/**
 * A sentence for each migration that was changed, taken away or put in between after its release, and for each release without its
 * data; `frozen` names those that have data, `present` the migrations that lie there.
 */
export function brokenReleases(version: string, releases: Record<string, Hashes>, frozen: string[], present: Hashes): string[] {
  const known = Object.assign({}, ...Object.values(releases)) as Hashes;
  const newest = Object.keys(known).toSorted().at(-1) ?? "";
  const versions = Object.keys(releases);
  return [
    ...Object.entries(known).flatMap(([name, hash]) =>
      present[name] === hash
        ? []
        : [`${name}: released, and ${name in present ? "changed" : "gone"}; what it did is mended by a new migration`],
    ),
    ...Object.keys(present).flatMap((name) =>
      name in known || name > newest ? [] : [`${name}: comes before ${newest}, which is released`],
    ),
    ...versions.filter((one) => !frozen.includes(one)).map((one) => `${one}: a release without its frozen data`),
    ...frozen.filter((one) => !versions.includes(one)).map((one) => `${one}: frozen data of no release`),
    ...(versions.includes(version) ? [] : [`${version}: this version is not frozen (npm run release:freeze)`]),
  ];
}
