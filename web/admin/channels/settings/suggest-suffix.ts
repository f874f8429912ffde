import type { Channel } from "@hz/contract/channels/channels";
import { isReservedSuffix } from "@hz/contract/channels/reserved-suffixes";
import { MAX_LINK_SUFFIX_CHARACTERS } from "@hz/contract/limits";

/** What a new channel is called in its address: nothing that can be remembered or read out. */
const MADE_UP = /^channel-\d+$/;
const SPELT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "oe", ł: "l" };
/** A name that is longer loses whole words at its end: it is typed from posters. */
const SHORT = 30;
/** How a company's name ends that nobody says; several may follow one another ("GmbH & Co. KG"). */
const LEGAL_FORM =
  /-(?:g?gmbh|mbh|ag|se|kgaa|kg|ohg|gbr|ug|haftungsbeschraenkt|co|cie|partg|partgmbb|mbb|vvag|aoer|kdoer|e-?k|e-?kfr|e-?v|e-?g|s-?r-?o|inc|ltd|llc|plc|s-?a|sarl|b-?v|n-?v)$/;

/** What no name ends with that was cut. */
const BEFORE_MORE = /-(?:und|and|fuer|for|der|die|das|des|von|of|the|in|am|im)$/;

/** A channel that nobody has named yet is told apart by its number alone. */
const NUMBERED = /^meldekanal-(?=\d+$)/;

const asSuffix = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[äöüßæøł]/g, (letter) => SPELT[letter]!)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

function spoken(companyName: string): string {
  let name = asSuffix(companyName);
  while (LEGAL_FORM.test(name)) name = name.replace(LEGAL_FORM, "");
  return name;
}

function shortened(suffix: string): string {
  let short = suffix;
  while (short.length > SHORT && short.includes("-")) short = short.slice(0, short.lastIndexOf("-"));
  if (short !== suffix) while (BEFORE_MORE.test(short)) short = short.replace(BEFORE_MORE, "");
  return short.slice(0, MAX_LINK_SUFFIX_CHARACTERS);
}

/**
 * Suffixes made of the company's name, the best first: without its legal form, and where another channel of `channels` has that with the
 * channel's name or what it is for. Empty where the channel has one that somebody chose, or nothing can be made of the name. Which of
 * them is free the server knows.
 */
export function suggestSuffixes({ id, linkSuffix, companyName, name }: Channel, channels: readonly Channel[]): string[] {
  const company = shortened(spoken(companyName));
  if (!MADE_UP.test(linkSuffix) || company === "") return [];
  const isOurs = (suffix: string) => channels.some((one) => one.id !== id && one.linkSuffix === suffix);
  return [company, `${company}-${asSuffix(name).replace(NUMBERED, "")}`, `${company}-meldestelle`, `${company}-hinweise`]
    .map((one) => one.slice(0, MAX_LINK_SUFFIX_CHARACTERS).replace(/-$/, ""))
    .filter((suffix, i, all) => all.indexOf(suffix) === i && !isReservedSuffix(suffix) && !isOurs(suffix));
}
