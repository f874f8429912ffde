import { type Match, ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import commonWords from "@zxcvbn-ts/language-de/src/commonWords.json";
import firstNames from "@zxcvbn-ts/language-de/src/firstnames.json";
import lastNames from "@zxcvbn-ts/language-de/src/lastnames.json";
import { type About, wordsAbout } from "./about.ts";

/** What a password that is easily guessed is mostly made of. */
export type Weakness = "common" | "name" | "email" | "company" | "product" | "word" | "date" | "pattern" | "short";
/** How a password stands up to whoever knows the usual lists and its owner: refused for a weakness, or good, or very good. */
export type Guess = { weakness: Weakness | null; isVeryGood: boolean };

/** Eight characters without any pattern are worth this much, and the specification takes eight. */
const ENOUGH_GUESSES = 1e8;
const VERY_GOOD_GUESSES = 1e12;
/** What follows makes a password no weaker, and would cost time at every key. */
const READ_CHARACTERS = 72;

const checker = new ZxcvbnFactory({
  dictionary: { ...dictionary, commonWords, firstNames, lastNames },
  graphs: adjacencyGraphs,
  maxLength: READ_CHARACTERS,
});

/** Takes a password and what is known of its owner and tells whether it is easily guessed, and by what. */
export function guess(password: string, about: About): Guess {
  const words = wordsAbout(about);
  const { guesses, sequence } = checker.check(password.slice(0, READ_CHARACTERS), [...words.keys()]);
  if (guesses < ENOUGH_GUESSES) return { weakness: weaknessOf(sequence, words), isVeryGood: false };
  return { weakness: null, isVeryGood: guesses >= VERY_GOOD_GUESSES };
}

/** The longest recognised part names the weakness; what tells of the owner comes before what is merely common. */
function weaknessOf(sequence: Match[], words: ReadonlyMap<string, Weakness>): Weakness {
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

function partOf(match: Match, words: ReadonlyMap<string, Weakness>): Weakness {
  if (match.pattern !== "dictionary") return BY_PATTERN[match.pattern] ?? "pattern";
  const { dictionaryName, matchedWord } = match as { dictionaryName?: string; matchedWord?: string };
  if (dictionaryName === "userInputs") return words.get(matchedWord ?? "") ?? "name";
  return dictionaryName === "passwords-common" ? "common" : "word";
}
