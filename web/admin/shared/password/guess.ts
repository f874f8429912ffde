import { type MatchEstimated, type MatchExtended, ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import commonWords from "@zxcvbn-ts/language-de/src/commonWords.json";
import firstNames from "@zxcvbn-ts/language-de/src/firstnames.json";
import lastNames from "@zxcvbn-ts/language-de/src/lastnames.json";
import { type About, wordsAbout } from "./about.ts";

/**
 * What people at a German office try before anything else and the lists of words lack or place far behind; the likelier, the
 * further in front.
 */
const USUAL_WORDS = `
sommer winter frühling herbst willkommen firma büro
januar februar märz maerz april mai juni juli august september oktober november dezember
montag dienstag mittwoch donnerstag freitag samstag sonntag ostern weihnachten urlaub
compliance datenschutz vertrauen sicherheit vertrieb einkauf buchhaltung personal verwaltung controlling marketing
revision betriebsrat geschäftsführung geschaeftsfuehrung sekretariat empfang lager versand werkstatt produktion technik
abteilung kanzlei praxis arbeit kollege chef chefin administrator kennwort anmeldung zugang
deutschland berlin hamburg münchen muenchen köln koeln frankfurt stuttgart düsseldorf duesseldorf leipzig dresden hannover
nürnberg nuernberg bremen dortmund essen österreich oesterreich schweiz bayern sachsen hessen
fcbayern bayernmünchen bayernmuenchen schalke borussia werder fussball fußball bundesliga
mercedes volkswagen porsche audi bmw familie schatz liebling sonnenschein
`
  .trim()
  .split(/\s+/);

/** What a password that is easily guessed is mostly made of. */
export type Weakness = "common" | "name" | "email" | "company" | "product" | "word" | "date" | "pattern" | "short";
/** How a password stands up to whoever knows the usual lists and its owner: refused for a weakness, or good, or very good. */
export type Guess = { weakness: Weakness | null; isVeryGood: boolean };

/** Eight characters without any pattern are worth this much, and the specification takes eight. */
const ENOUGH_GUESSES = 1e8;
/** What is mostly made of known parts has to be worth more: any one word with a year and a sign stays below. */
const ENOUGH_GUESSES_OF_KNOWN_PARTS = 5e9;
const VERY_GOOD_GUESSES = 1e12;
/** What follows makes a password no weaker, and would cost time at every key. */
const READ_CHARACTERS = 72;

const checker = new ZxcvbnFactory({
  dictionary: { ...dictionary, usualWords: USUAL_WORDS, commonWords, firstNames, lastNames },
  graphs: adjacencyGraphs,
  maxLength: READ_CHARACTERS,
});

/** Whether a password is easily guessed, and by what, given what is known of its owner. */
export function guess(password: string, about: About): Guess {
  const read = password.slice(0, READ_CHARACTERS);
  const words = wordsAbout(about);
  const { sum, product, parts } = estimate(read, [...words.keys()]);
  if (sum < ENOUGH_GUESSES || (isMostlyKnown(read, parts) && product < ENOUGH_GUESSES_OF_KNOWN_PARTS))
    return { weakness: weaknessOf(parts, words), isVeryGood: false };
  return { weakness: null, isVeryGood: product >= VERY_GOOD_GUESSES };
}

/**
 * zxcvbn adds 10^4 for every further part, for whoever tries everything shorter first: with that any three known parts are worth
 * 10^8. Who guesses people's passwords tries word, year and sign before, so what counts for known parts is their product. Where
 * little is known the sum is kept, as chance puts a short word into one of fifty random passwords. The library reckons both, but
 * `check` tells the sum alone; the compiler still knows what it keeps to itself.
 */
function estimate(password: string, words: string[]) {
  const found = checker["main"](password, words) as MatchExtended[];
  const { guesses: sum } = checker["scoring"].mostGuessableMatchSequence(password, found);
  const { guesses: product, sequence: parts } = checker["scoring"].mostGuessableMatchSequence(password, found, true);
  return { sum, product, parts };
}

const isMostlyKnown = (password: string, parts: MatchEstimated[]) =>
  parts.reduce((sum, { pattern, token }) => sum + (pattern === "bruteforce" ? 0 : token.length), 0) > password.length / 2;

/** The longest recognised part names the weakness; what tells of the owner comes before what is merely common. */
function weaknessOf(sequence: MatchEstimated[], words: ReadonlyMap<string, Weakness>): Weakness {
  const parts = sequence
    .map((match) => ({ weakness: partOf(match, words), length: match.token.length }))
    .filter((part) => part.weakness !== "short")
    .toSorted((a, b) => b.length - a.length);
  return (parts.find(({ weakness }) => OF_THE_OWNER.has(weakness)) ?? parts[0])?.weakness ?? "short";
}

const OF_THE_OWNER: ReadonlySet<Weakness> = new Set(["name", "email", "company", "product"]);
const BY_PATTERN: Readonly<Record<string, Weakness>> = {
  bruteforce: "short",
  separator: "short",
  date: "date",
  regex: "date",
};

function partOf(match: MatchEstimated, words: ReadonlyMap<string, Weakness>): Weakness {
  if (match.pattern !== "dictionary") return BY_PATTERN[match.pattern] ?? "pattern";
  const { dictionaryName, matchedWord } = match as { dictionaryName?: string; matchedWord?: string };
  // Also where another list is the one that found it: to this person it is theirs.
  const ofTheOwner = words.get(matchedWord ?? "");
  if (ofTheOwner || dictionaryName === "userInputs") return ofTheOwner ?? "name";
  return dictionaryName === "passwords-common" ? "common" : "word";
}
