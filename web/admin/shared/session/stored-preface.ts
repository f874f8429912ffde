import { heldKeys } from "../../../vault/keys/held-keys.ts";

const PREFIX = "hz.preface.";
/** In one tab several people may sign in after each other, of several companies. */
const nameOf = (year: number) => `${PREFIX}${heldKeys()?.userId}.${year}`;

/** The preface that this person wrote in this tab; null for none. */
export const storedPreface = (year: number): string | null => sessionStorage.getItem(nameOf(year));

export const storePreface = (year: number, text: string): void => sessionStorage.setItem(nameOf(year), text);

/** Forgets what anybody wrote in this tab, for when they sign out. */
export function forgetPrefaces(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
}
