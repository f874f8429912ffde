import fs from "node:fs";
import { parseArgs } from "node:util";
import { berlinMoment } from "@hz/contract/procedure/deadlines";
import { type RecordedRehearsal, recordedRehearsal } from "@hz/contract/service-status";

export type Command =
  | { name: "hilfe" }
  | { name: "liste" }
  | { name: "eroeffnen"; title: string; text: string; begunAt: Date | null }
  | { name: "nachtrag"; number: number; text: string }
  | { name: "beenden"; number: number; text: string | null; endedAt: Date | null }
  | { name: "probe"; rehearsal: RecordedRehearsal };

/** A call that cannot be understood; its message is one German line. */
export class UsageError extends Error {}

const MOST_TITLE = 120;
const MOST_TEXT = 2000;

/** Options of each command, and what must stand behind it. */
const COMMANDS: Record<Exclude<Command["name"], "hilfe">, { options: readonly string[]; needs: string | null }> = {
  liste: { options: [], needs: null },
  eroeffnen: { options: ["titel", "text", "seit"], needs: null },
  nachtrag: { options: ["text"], needs: "die Nummer einer Störung" },
  beenden: { options: ["text", "um"], needs: "die Nummer einer Störung" },
  probe: { options: [], needs: "die Datei rehearsals.jsonl" },
};
const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

/** Parses the words of the call, and reads the file where one is named; throws UsageError. */
export function parseCommand(args: readonly string[]): Command {
  const [name = "hilfe", ...rest] = args;
  if (["hilfe", "help", "-h"].includes(name) || args.some((arg) => arg === "--hilfe" || arg === "--help")) return { name: "hilfe" };
  if (!isCommand(name)) throw new UsageError(`Den Befehl „${name}“ gibt es nicht. Es gibt: ${Object.keys(COMMANDS).join(", ")}.`);
  const { given, word } = sort(name, rest);
  if (name === "liste") return { name };
  if (name === "probe") return { name, rehearsal: newestIn(word!) };
  if (name === "eroeffnen")
    return {
      name,
      title: textIn("titel", given["titel"], MOST_TITLE),
      text: textIn("text", given["text"], MOST_TEXT),
      begunAt: momentIn("seit", given["seit"]),
    };
  const number = numberIn(word!);
  if (name === "nachtrag") return { name, number, text: textIn("text", given["text"], MOST_TEXT) };
  const text = given["text"] === undefined ? null : textIn("text", given["text"], MOST_TEXT);
  return { name, number, text, endedAt: momentIn("um", given["um"]) };
}

type Given = { given: Record<string, string | undefined>; word: string | undefined };

function sort(name: keyof typeof COMMANDS, args: string[]): Given {
  const { options, needs } = COMMANDS[name];
  const { values, positionals } = parsed(name, options, args);
  const [word, ...more] = positionals;
  if (needs === null && word !== undefined)
    throw new UsageError(`„${name}“ kennt keine Angabe „${word}“. Texte mit Leerzeichen stehen in Anführungszeichen.`);
  if (needs !== null && word === undefined) throw new UsageError(`„${name}“ braucht ${needs}.`);
  if (more.length > 0) throw new UsageError(`„${more[0]}“ ist zu viel. Texte mit Leerzeichen stehen in Anführungszeichen.`);
  const given = Object.entries(values).map(([option, all]): [string, string | undefined] => {
    if (all !== undefined && all.length > 1) throw new UsageError(`--${option} steht zweimal da.`);
    return [option, all?.[0]];
  });
  return { given: Object.fromEntries(given), word };
}

function parsed(name: string, options: readonly string[], args: string[]) {
  const known = Object.fromEntries(options.map((option) => [option, { type: "string" as const, multiple: true as const }]));
  try {
    return parseArgs({ args, allowPositionals: true, options: known });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (!code.startsWith("ERR_PARSE_ARGS")) throw error;
    const allowed = options.length === 0 ? "keine Angaben mit --" : options.map((option) => `--${option} <Wert>`).join(", ");
    throw new UsageError(`Das versteht „${name}“ nicht. Es kennt: ${allowed}.`);
  }
}

function textIn(option: string, given: string | undefined, most: number): string {
  const text = given?.replaceAll("\r\n", "\n").trim() ?? "";
  if (text === "") throw new UsageError(`--${option} fehlt oder ist leer.`);
  if (text.length > most) throw new UsageError(`--${option} hat ${text.length} Zeichen, höchstens ${most} sind möglich.`);
  const isPlain = option === "titel" ? !/\p{Cc}/u.test(text) : !/[^\P{Cc}\n]/u.test(text);
  if (!isPlain) throw new UsageError(`--${option} enthält Steuerzeichen${option === "titel" ? " oder einen Zeilenumbruch" : ""}.`);
  return text;
}

function numberIn(word: string): number {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new UsageError(`„${word}“ ist keine Nummer einer Störung. „liste“ zeigt sie.`);
  return Number(word);
}

/** A day and a time as clocks in Germany show them: "2026-11-30 14:05". */
function momentIn(option: string, given: string | undefined): Date | null {
  if (given === undefined) return null;
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(given) ?? [];
  const shown = new Date(`${day}T${time}Z`);
  const isMoment = !Number.isNaN(shown.getTime()) && shown.toISOString().startsWith(`${day}T${time}`);
  if (!isMoment) throw new UsageError(`--${option} ist Tag und Uhrzeit in Deutschland, etwa --${option} "2026-11-30 14:05".`);
  return berlinMoment(day, time);
}

/** What stands in the last line of the file that `npm run restore -- … --probe` writes beside the backups. */
function newestIn(file: string): RecordedRehearsal {
  if (!fs.existsSync(file)) throw new UsageError(`Die Datei ${file} gibt es nicht.`);
  const line = fs.readFileSync(file, "utf8").trim().split("\n").at(-1)!;
  try {
    return recordedRehearsal.parse(JSON.parse(line));
  } catch {
    throw new UsageError(`In der letzten Zeile von ${file} steht keine Probe, wie „npm run restore -- … --probe“ sie schreibt.`);
  }
}
