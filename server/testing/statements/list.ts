import { identity, type Crossing, type Kind, type Listed } from "./crossings.ts";

const HEAD = `Statements that the product sends and that would not go to the one database of their account, were accounts spread over several
(docs/scale.md, docs/decisions/146-statements-that-cross.md). Written after a whole run of the tests of the server by
\`node scripts/run.mjs scripts/write-crossing-statements.ts\`; never edited. Values are left out.
`;

const SECTIONS: Record<Kind, string> = {
  directory: "Before the account is known: the directory is asked, and what has no account at all is kept",
  owner: "As the database's owner, without a role: starts, backups and commands of the operator",
  elsewhere: "In an account's transaction, at another place too: the directory or the job queue",
  unnamed: "In an account's transaction, with row-level security alone to keep to the account",
  routine: "In functions and triggers of the database",
};
const KINDS = Object.keys(SECTIONS) as Kind[];

/** The list as it is committed. */
export function listText(found: Crossing[]): string {
  const sections = KINDS.map((kind) => {
    const own = found.filter((one) => one.kind === kind);
    const entries = own.map(({ about, from, text }) => `- ${about} (${from.join(", ")})\n    ${text}\n`);
    return `\n## ${kind}: ${own.length}\n${SECTIONS[kind]}.\n\n${entries.join("")}`;
  });
  return HEAD + sections.join("");
}

/** Reads a committed list: which statement crosses in which way. */
export function readList(text: string): Listed[] {
  return text.split("\n## ").flatMap((section) => {
    const kind = KINDS.find((one) => section.startsWith(`${one}: `));
    const entries = section.matchAll(/^- (.+) \(.*\)\n {4}(.+)$/gm);
    return kind ? [...entries].map(([, about, statement]) => ({ kind, about: about!, text: statement! })) : [];
  });
}

/** A line for each statement that crosses and is not listed, and after a whole run for each that is listed and was not sent. */
export function differences(listed: Listed[], found: Crossing[], isWhole: boolean): string[] {
  const [known, present] = [new Set(listed.map(identity)), new Set(found.map(identity))];
  const added = found.filter((one) => !known.has(identity(one)));
  const gone = isWhole ? listed.filter((one) => !present.has(identity(one))) : [];
  return [
    ...added.map(({ kind, about, from, text }) => `crosses (${kind}: ${about}; ${from.join(", ")}): ${text}`),
    ...gone.map(({ kind, text }) => `no longer sent (${kind}): ${text}`),
  ];
}
