import { causeCode } from "../../server/cause.ts";
import { startTrouble } from "../../server/start-trouble.ts";

export const AREAS = ["Einstellungen", "Installation", "Schlüssel", "Datenbank", "Dateien", "E-Mail", "Zahlung", "Adresse", "Uhr"] as const;
export type Area = (typeof AREAS)[number];

/** What was found: in order, to be looked at, or wrong; and what to do about it. */
export type Line = { state: "ok" | "note" | "bad"; what: string; todo?: string };
export type Finding = Line & { area: Area };

export const ok = (what: string): Line => ({ state: "ok", what });
export const note = (what: string, todo?: string): Line => ({ state: "note", what, ...(todo ? { todo } : {}) });
export const bad = (what: string, todo?: string): Line => ({ state: "bad", what, ...(todo ? { todo } : {}) });

/** What a check could not find out, for the operator: no check ends the others. */
export function unexpected(error: unknown, dataFolder: string): Line {
  const said = startTrouble(error, dataFolder);
  return said
    ? bad(said)
    : bad(`Diese Prüfung ist abgebrochen (${causeCode(error)}).`, "Das ist ein Fehler der Prüfung. Bitte melden Sie ihn.");
}

const SIGNS = { ok: "✓", note: "!", bad: "✗" } as const;

/** All findings as an operator reads them. */
export function printed(findings: Finding[]): string {
  const width = Math.max(...AREAS.map((area) => area.length)) + 2;
  const lines = findings.flatMap(({ area, state, what, todo }) => [
    `${SIGNS[state]} ${area.padEnd(width)}${what}`,
    ...(todo ? [`  ${" ".repeat(width)}→ ${todo}`] : []),
  ]);
  return [...lines, "", verdict(findings)].join("\n");
}

function verdict(findings: Finding[]): string {
  const count = (state: Line["state"]) => findings.filter((one) => one.state === state).length;
  const [wrong, notes] = [count("bad"), count("note")];
  if (wrong + notes === 0) return "Alles in Ordnung.";
  const hints = notes === 1 ? "1 Hinweis (!)" : `${notes} Hinweise (!)`;
  return wrong === 0 ? `Kein Fehler, ${hints}.` : `${wrong} Fehler (✗), ${hints}.`;
}
