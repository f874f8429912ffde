import type { Share } from "@hz/contract/service-status";

const inGermany = { timeZone: "Europe/Berlin" } as const;
const MOMENT = new Intl.DateTimeFormat("de-DE", { ...inGermany, dateStyle: "long", timeStyle: "short" });
const CLOCK = new Intl.DateTimeFormat("de-DE", { ...inGermany, timeStyle: "short" });
/** Days are measured from midnight to midnight UTC. */
const DAY = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", dateStyle: "long" });

/** "30. November 2026 um 14:05 Uhr", as clocks in Germany show it. */
export const momentWord = (at: string): string => `${MOMENT.format(new Date(at))} Uhr`;
export const clockWord = (at: string): string => `${CLOCK.format(new Date(at))} Uhr`;
export const dayWord = (day: string): string => DAY.format(new Date(day));

export const counted = (count: number, one: string, other: string): string =>
  `${count.toLocaleString("de-DE")} ${count === 1 ? one : other}`;

/** "3 Minuten, 20 Sekunden". */
export function durationWord(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const said = [
    minutes > 0 ? counted(minutes, "Minute", "Minuten") : "",
    rest > 0 || minutes === 0 ? counted(rest, "Sekunde", "Sekunden") : "",
  ];
  return said.filter((part) => part !== "").join(", ");
}

/** "99,98 %": rounded down, so that what is not all is never called all; null where nothing was measured. */
export function percentWord({ minutes, ready }: Share): string | null {
  if (minutes === 0) return null;
  const percent = Math.floor((ready * 10_000) / minutes) / 100;
  return `${percent.toLocaleString("de-DE", { minimumFractionDigits: 2 })}\u00a0%`;
}

export const sumOf = (days: readonly Share[]): Share => ({
  minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
  ready: days.reduce((sum, { ready }) => sum + ready, 0),
});

/** How a day is drawn. */
export type Level = "none" | "full" | "most" | "less";
/** Up to a hundredth of a day may be missing in "most". */
export function levelOf({ minutes, ready }: Share): Level {
  if (minutes === 0) return "none";
  if (ready === minutes) return "full";
  return ready * 100 >= minutes * 99 ? "most" : "less";
}
