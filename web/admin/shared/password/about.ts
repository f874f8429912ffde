import type { Weakness } from "./guess.ts";

/** What is known of whoever chooses a password, as typed or as stored. */
export type About = { name?: string; email?: string; company?: string; website?: string };

/** What everybody tries first at the door of this service. */
const PRODUCT = ["hinweiszentrale", "hinweis", "zentrale", "meldestelle", "meldekanal", "hinschg", "hinweisgeber", "whistleblower"];
const MIN_CHARACTERS = 3;
/** Longer names than this are shortened when they are typed. */
const READ_WORDS = 12;
const RUN_WORDS = 4;

const parts = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** What people write between two words of a name. */
const JOINTS = ["", "-", "_", ".", " "];
/** A name's words that stand side by side, two to four of them: few write "GmbH" after theirs. */
const runs = (words: string[]) =>
  Array.from({ length: RUN_WORDS - 1 }, (_, more) => words.slice(more + 1).map((_word, from) => words.slice(from, from + more + 2))).flat();
/** A name in its parts, as a whole, without what stands between them, and in runs, also with "und" for "&". */
const forms = (text: string) => {
  const [written, spoken] = [text, text.replace(/[&+]/g, " und ")].map((one) => parts(one).slice(0, READ_WORDS)) as [string[], string[]];
  const joined = [...runs(written), ...runs(spoken)].flatMap((run) => JOINTS.map((joint) => run.join(joint)));
  const asTheyStand = runs(text.trim().split(/\s+/).slice(0, READ_WORDS)).map((run) => run.join(" "));
  return [...written, text.trim(), written.join(""), ...asTheyStand, ...joined];
};
const PLAIN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
/** A word as it is written, and as who has no such keys writes it. */
const spellings = (word: string) => [
  word,
  word.replace(/[äöüß]/g, (letter) => PLAIN[letter]!),
  word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss"),
];
/** The parts of an address but for its last one: "de" or "com" tells nothing. */
const labels = (host: string) => [host, ...parts(host).slice(0, -1)];

/** Each word about a person that a stranger would try, in small letters, with what it is. */
export function wordsAbout({ name = "", email = "", company = "", website = "" }: About): Map<string, Weakness> {
  const [mailbox = "", domain = ""] = email.split("@");
  const lists: [Weakness, string[]][] = [
    ["name", forms(name)],
    ["company", [...forms(company), ...labels(website.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/.*$/, ""))]],
    ["email", [email, ...forms(mailbox), ...labels(domain)]],
    ["product", PRODUCT],
  ];
  const words = new Map<string, Weakness>();
  // The first one that a word belongs to names it: a company's address says its name once more.
  for (const [weakness, list] of lists)
    for (const word of list.flatMap((text) => spellings(text.toLowerCase()))) {
      if (Array.from(word).length >= MIN_CHARACTERS && !words.has(word)) words.set(word, weakness);
    }
  return words;
}
