import { fingerprintSync, parseSync } from "libpg-query";
import { normalText } from "./normal-text.ts";
import { reachOf, type Reach } from "./reach.ts";
import type { SentStatement } from "./recorded.ts";
import type { Schema } from "./schema.ts";

/** Why a statement could not go to the one database of its account. */
export type Kind = "directory" | "owner" | "elsewhere" | "unnamed" | "routine";

export type Crossing = {
  kind: Kind;
  /** Which tables and routines it is about, such as "reads directory_emails, writes users". */
  about: string;
  text: string;
  /** Files or, of a routine's, its name. */
  from: string[];
};

/** What of it counts in a list. */
export type Listed = Pick<Crossing, "kind" | "about" | "text">;

/** Migrations and backups are of one database, whole: they run on each for itself. A move is from one into another. */
const OF_ONE_DATABASE = /^server\/(db\/migrate\.ts|backup\/|move-account\.ts)/;

/**
 * Two statements are one where their texts differ in values, lists' lengths and names of results alone. What they touch is named besides,
 * since a fingerprint does not look into the query of a cursor.
 */
export const identity = ({ kind, about, text }: Listed): string => `${kind} ${about} ${fingerprintSync(text)}`;

/**
 * What of the sent statements and of the routines' bodies reaches beyond one account's database, each once, sorted. A text that PostgreSQL's
 * parser refuses throws.
 */
export function crossings(sent: SentStatement[], schema: Schema): Crossing[] {
  const routines = crossingRoutines(schema);
  const found = [
    ...single(sent.filter(({ from }) => !OF_ONE_DATABASE.test(from))).flatMap((one) => judged(one, schema, routines)),
    ...[...schema.routines].flatMap(([name, texts]) =>
      texts
        .map((text) => ({ how: "tenant" as const, text: normalText(text), from: name }))
        .flatMap((one) => judged(one, schema, routines))
        .map((one): Crossing => ({ ...one, kind: "routine" })),
    ),
  ];
  return merged(found).sort((a, b) => inOrder(a.kind, b.kind) || inOrder(a.about, b.about) || inOrder(a.text, b.text));
}

/** What travels together is judged apart; what several files sent alike, once. */
function single(sent: SentStatement[]): SentStatement[] {
  const each = sent.flatMap((one) => parts(one.text).map((text) => ({ ...one, text })));
  return [...new Map(each.map((one) => [`${one.how} ${one.from} ${one.text}`, one])).values()];
}

function parts(text: string): string[] {
  const bytes = Buffer.from(text);
  const all = parseSync(text).stmts ?? [];
  return all.map(({ stmt_location: at = 0, stmt_len: length }) => bytes.toString("utf8", at, length ? at + length : undefined).trim());
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function judged({ how, text, from }: SentStatement, schema: Schema, routines: ReadonlySet<string>): Crossing[] {
  const reach = reachOf(text, schema.tenants);
  const calls = [...reach.calls].filter((name) => routines.has(name));
  const isOurs = (table: string) => schema.globals.has(table) || schema.tenants.has(table);
  if (how === "directory" || how === "owner") {
    const about = told(reach, calls, isOurs);
    return about === "" ? [] : [{ kind: how, about, text, from: [from] }];
  }
  const isElsewhere = (table: string) => schema.globals.has(table) || table.startsWith("pgboss.");
  const unnamed = [...reach.unnamed].sort();
  const about = [told(reach, calls, isElsewhere), unnamed.length > 0 ? `no account for ${unnamed.join(", ")}` : ""].filter(Boolean);
  return about.length === 0 ? [] : [{ kind: unnamed.length > 0 ? "unnamed" : "elsewhere", about: about.join(", "), text, from: [from] }];
}

function told({ read, written }: Reach, calls: string[], isMeant: (table: string) => boolean): string {
  const part = (verb: string, names: Iterable<string>) => {
    const meant = [...names].sort();
    return meant.length > 0 ? [`${verb} ${meant.join(", ")}`] : [];
  };
  return [...part("reads", [...read].filter(isMeant)), ...part("writes", [...written].filter(isMeant)), ...part("calls", calls)].join(", ");
}

/** Routines that touch what lies elsewhere or name no account, and those that call them. */
function crossingRoutines(schema: Schema): Set<string> {
  const crossing = new Set<string>();
  const isNew = ([name, texts]: [string, string[]]) =>
    !crossing.has(name) && texts.some((text) => judged({ how: "tenant", text, from: name }, schema, crossing).length > 0);
  for (;;) {
    const more = [...schema.routines].filter(isNew);
    if (more.length === 0) return crossing;
    for (const [name] of more) crossing.add(name);
  }
}

function merged(found: Crossing[]): Crossing[] {
  const byIdentity = new Map<string, Crossing>();
  for (const one of found) {
    const before = byIdentity.get(identity(one));
    const [text = ""] = [one.text, before?.text ?? one.text].sort((a, b) => a.length - b.length || inOrder(a, b));
    byIdentity.set(identity(one), { ...one, text, from: [...new Set([...(before?.from ?? []), ...one.from])].sort() });
  }
  return [...byIdentity.values()];
}
