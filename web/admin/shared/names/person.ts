import { isReleasedAddress } from "@hz/contract/sign-in/verification";
import { t } from "../texts/texts.ts";

/** The parts of a name: the last word is the last name, the rest the first name. */
export function splitName(typed: string): { firstName: string; lastName: string; fullName: string } {
  const words = typed.trim().split(/\s+/);
  const fullName = words.join(" ");
  if (words.length < 2) return { firstName: fullName, lastName: "", fullName };
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "", fullName };
}

/** At most two initials: of the first and the last word. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase("de") ?? "").join("");
}

/** What stands for a person's address on a page: none where it was taken back. */
export const shownAddress = (email: string): string => (isReleasedAddress(email) ? t("addressNone") : email);
