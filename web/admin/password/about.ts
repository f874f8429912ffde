import type { Weakness } from "./guess.ts";

/** What is known of whoever chooses a password, as typed or as stored. */
export type About = { name?: string; email?: string; company?: string; website?: string };

/** What everybody tries first at the door of this service. */
const PRODUCT = ["hinweiszentrale", "hinweis", "zentrale", "meldestelle", "meldekanal", "hinschg", "hinweisgeber", "whistleblower"];
const MIN_CHARACTERS = 3;

const parts = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** What people write between two words of a name. */
const JOINTS = ["", "-", "_", "."];
/** A name in its parts, as a whole, without what stands between them, and any two neighbours: few write "GmbH" after them. */
const forms = (text: string) => {
  const words = parts(text);
  const pairs = words.slice(1).flatMap((word, before) => JOINTS.map((joint) => words[before] + joint + word));
  return [...words, text.trim(), words.join(""), ...pairs];
};
/** The parts of an address but for its last one: "de" or "com" tells nothing. */
const labels = (host: string) => [host, ...parts(host).slice(0, -1)];

/** Takes what is known of a person and gives each word that a stranger would try, in small letters, with what it is. */
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
    for (const text of list) {
      const word = text.toLowerCase();
      if (Array.from(word).length >= MIN_CHARACTERS && !words.has(word)) words.set(word, weakness);
    }
  return words;
}
