import { SUBSCRIPTION_STATUSES } from "@hz/contract/billing/billing";
import { MAX_FREE_MONTHS } from "../../server/modules/operator/index.ts";

export const STATES = [...SUBSCRIPTION_STATUSES, "expired", "deletion"] as const;
export type StateFilter = (typeof STATES)[number];

export type Command =
  | { name: "hilfe" }
  | { name: "liste"; state: StateFilter | null; ended: boolean; addresses: boolean; json: boolean }
  | { name: "zeigen"; id: string; addresses: boolean; json: boolean }
  | { name: "freimonat"; id: string; months: number; confirmed: boolean; json: boolean }
  | { name: "ausgeben"; id: string; folder: string; json: boolean }
  | { name: "einlesen"; file: string; email: string | null; json: boolean }
  | { name: "loeschen"; id: string; company: string | null; despiteRetention: boolean; withdraw: boolean; json: boolean }
  | { name: "umziehen"; id: string; to: number; json: boolean }
  | { name: "zweiter-faktor"; email: string; confirmed: boolean; json: boolean };

/** A call that cannot be understood; its message is one German line. */
export class UsageError extends Error {}

/** Options of each command; true for those that take a value. */
const OPTIONS: Record<Exclude<Command["name"], "hilfe">, Record<string, boolean>> = {
  liste: { stand: true, beendet: false, adressen: false },
  zeigen: { adressen: false },
  freimonat: { monate: true, ja: false },
  ausgeben: { nach: true },
  einlesen: { email: true },
  loeschen: { name: true, "trotz-aufbewahrung": false, zuruecknehmen: false },
  umziehen: { nach: true },
  "zweiter-faktor": { ja: false },
};
const isCommand = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Given = { words: string[]; options: Map<string, string> };

/** Parses the words of the call; throws UsageError. */
export function parseCommand(args: readonly string[]): Command {
  const [name = "hilfe", ...rest] = args;
  if (["hilfe", "help", "-h"].includes(name) || args.some((arg) => arg === "--hilfe" || arg === "--help")) return { name: "hilfe" };
  if (!isCommand(name)) throw new UsageError(`Den Befehl „${name}“ gibt es nicht. Es gibt: ${Object.keys(OPTIONS).join(", ")}.`);
  const given = sort(name, rest);
  const has = (option: string) => given.options.has(option);
  const json = has("json");
  if (name === "liste") {
    if (given.words.length > 0) throw new UsageError(`„liste“ kennt keine Angabe „${given.words[0]}“.`);
    if (has("beendet") && has("stand")) throw new UsageError("--beendet steht ohne --stand.");
    return { name, state: stateOf(given.options.get("stand")), ended: has("beendet"), addresses: has("adressen"), json };
  }
  if (name === "einlesen") return { name, file: fileIn(given.words), email: given.options.get("email") ?? null, json };
  if (name === "zweiter-faktor") return { name, email: emailIn(given.words), confirmed: has("ja"), json };
  const id = accountIn(name, given.words);
  if (name === "zeigen") return { name, id, addresses: has("adressen"), json };
  if (name === "freimonat") return { name, id, months: monthsOf(given.options.get("monate") ?? "1"), confirmed: has("ja"), json };
  if (name === "ausgeben") {
    const folder = given.options.get("nach");
    if (!folder) throw new UsageError("Wohin? Bitte mit --nach <Ordner> angeben.");
    return { name, id, folder, json };
  }
  if (name === "umziehen") return { name, id, to: numberOf(given.options.get("nach")), json };
  const withdraw = has("zuruecknehmen");
  if (withdraw && (has("name") || has("trotz-aufbewahrung"))) throw new UsageError("--zuruecknehmen steht allein.");
  return { name, id, company: given.options.get("name") ?? null, despiteRetention: has("trotz-aufbewahrung"), withdraw, json };
}

function sort(name: keyof typeof OPTIONS, args: readonly string[]): Given {
  const given: Given = { words: [], options: new Map() };
  const known: Record<string, boolean> = { ...OPTIONS[name], json: false };
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (!arg.startsWith("-")) {
      given.words.push(arg);
      continue;
    }
    const [, option = "", inline] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (!Object.hasOwn(known, option)) throw new UsageError(`„${name}“ kennt „${arg}“ nicht.`);
    if (given.options.has(option)) throw new UsageError(`--${option} steht zweimal da.`);
    const value = known[option] ? (inline ?? args[++at]) : "";
    if (!known[option] && inline !== undefined) throw new UsageError(`--${option} nimmt keinen Wert.`);
    if (value === undefined || (known[option] && (value === "" || (inline === undefined && value.startsWith("--")))))
      throw new UsageError(`Nach --${option} fehlt der Wert.`);
    given.options.set(option, value);
  }
  return given;
}

function accountIn(name: string, [id, ...more]: string[]): string {
  if (id === undefined) throw new UsageError(`Welches Konto? „${name}“ braucht die Kennung aus „liste“.`);
  if (!uuid.test(id)) throw new UsageError(`„${id}“ ist keine Kennung eines Kontos. „liste“ zeigt sie.`);
  if (more.length > 0) throw new UsageError(`„${more[0]}“ ist zu viel. Gemeint ist immer ein Konto auf einmal.`);
  return id.toLowerCase();
}

function fileIn([file, ...more]: string[]): string {
  if (file === undefined) throw new UsageError("Welches Archiv? „einlesen“ braucht eine ZIP-Datei.");
  if (more.length > 0) throw new UsageError(`„${more[0]}“ ist zu viel. Gemeint ist immer ein Archiv auf einmal.`);
  return file;
}

function emailIn([email, ...more]: string[]): string {
  if (email === undefined || !email.includes("@")) throw new UsageError("Wer? „zweiter-faktor“ braucht die E-Mail-Adresse der Person.");
  if (more.length > 0) throw new UsageError(`„${more[0]}“ ist zu viel. Gemeint ist immer eine Person auf einmal.`);
  return email;
}

function numberOf(given: string | undefined): number {
  if (given === undefined || !/^\d{1,2}$/.test(given))
    throw new UsageError("Wohin? Bitte mit --nach die Nummer einer Datenbank angeben: 1 ist DATABASE_URL, weitere nennt CELLS.");
  return Number(given);
}

function stateOf(given: string | undefined): StateFilter | null {
  if (given === undefined) return null;
  const found = STATES.find((state) => state === given);
  if (!found) throw new UsageError(`Den Stand „${given}“ gibt es nicht. Es gibt: ${STATES.join(", ")}.`);
  return found;
}

function monthsOf(given: string): number {
  const months = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (months < 1 || months > MAX_FREE_MONTHS) throw new UsageError(`--monate muss eine Zahl von 1 bis ${MAX_FREE_MONTHS} sein.`);
  return months;
}
