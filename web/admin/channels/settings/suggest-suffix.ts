import type { Channel } from "@hz/contract/channels/channels";
import { MAX_LINK_SUFFIX_CHARACTERS } from "@hz/contract/limits";

/** What a new channel is called in its address: nothing that can be remembered or read out. */
const MADE_UP = /^channel-\d+$/;
const SPELT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "oe", ł: "l" };

const asSuffix = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[äöüßæøł]/g, (letter) => SPELT[letter]!)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LINK_SUFFIX_CHARACTERS)
    .replaceAll(/^-|-$/g, "");

/**
 * A suffix made of the company's name, with the channel's where another of the account's `channels` has that; null where the channel
 * has one that somebody chose, or nothing can be made of the names. Whether it is free the server knows.
 */
export function suggestSuffix({ id, linkSuffix, companyName, name }: Channel, channels: readonly Channel[]): string | null {
  if (!MADE_UP.test(linkSuffix)) return null;
  const isOurs = (suffix: string) => channels.some((one) => one.id !== id && one.linkSuffix === suffix);
  return [companyName, `${companyName} ${name}`].map(asSuffix).find((suffix) => suffix !== "" && !isOurs(suffix)) ?? null;
}
