import { type Period, PERIOD_PRESETS, type PeriodPreset, presetPeriod } from "@hz/contract/account/evaluation-periods";
import { type evaluationRoutes, OWN_DEPARTMENTS } from "@hz/contract/account/evaluations";
import type { QueryOf } from "@hz/contract/route";

/** What the address says instead of a department where it is about all of them, also those one is no member of. */
export const ALL_DEPARTMENTS = "alle";

/**
 * What the address says of the evaluation: which period, and of which channel and department alone. Without a department it is
 * about one's own ones: of others small counts are hidden, and a stand-in that few may look into would hide all of one's own.
 */
export type EvaluationChoice = { preset: PeriodPreset | "own"; from: string; to: string; channel: string; department: string };

/** What a period is called in the address. */
const WORDS: Record<EvaluationChoice["preset"], string> = {
  month: "monat",
  quarter: "quartal",
  year: "jahr",
  "last-year": "vorjahr",
  "twelve-months": "zwoelf-monate",
  own: "eigener",
};
const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fitting = (text: string | null, pattern: RegExp) => (text !== null && pattern.test(text) ? text : "");
const isDay = (day: string) => day !== "" && new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) === day;

/** The choice in the address; what is no valid value is left out. */
export function choiceOf(search: URLSearchParams): EvaluationChoice {
  const word = search.get("zeitraum");
  const preset = ([...PERIOD_PRESETS, "own"] as const).find((name) => WORDS[name] === word) ?? "year";
  return {
    preset,
    from: fitting(search.get("von"), DAY),
    to: fitting(search.get("bis"), DAY),
    channel: fitting(search.get("kanal"), ID),
    department: search.get("abteilung") === ALL_DEPARTMENTS ? ALL_DEPARTMENTS : fitting(search.get("abteilung"), ID),
  };
}

/** A choice as the address's parameters; this year of everything needs none. */
export function searchOf({ preset, from, to, channel, department }: EvaluationChoice): Record<string, string> {
  return {
    ...(preset !== "year" && { zeitraum: WORDS[preset] }),
    ...(preset === "own" && { von: from, bis: to }),
    ...(channel && { kanal: channel }),
    ...(department && { abteilung: department }),
  };
}

/** The days that a choice means; this year where its own days are none. `today` is the day in Berlin. */
export function periodOf({ preset, from, to }: EvaluationChoice, today: string): Period {
  if (preset !== "own") return presetPeriod(preset, today);
  return isDay(from) && isDay(to) ? { from, to } : presetPeriod("year", today);
}

/** What the server is asked for a choice; `today` is the day in Berlin. */
export function queryOf(choice: EvaluationChoice, today: string): QueryOf<typeof evaluationRoutes.get> {
  const { channel, department } = choice;
  const departments = department === ALL_DEPARTMENTS ? undefined : department || OWN_DEPARTMENTS;
  return { ...periodOf(choice, today), ...(channel && { channels: channel }), ...(departments && { departments }) };
}
