import type { Incident, RecordedRehearsal } from "@hz/contract/service-status";
import { type Context, machineTime } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Refusal } from "../operator/index.ts";
import { endIncident, findIncidents, insertIncident, insertUpdate, lockIncident } from "./incidents-store.ts";
import { insertRehearsal } from "./store.ts";

type Ctx = Pick<Context, "db" | "now" | "clock">;

/** Opens an incident with a first text and gives its number; `begunAt` is now where it is null. Throws Refusal. */
export async function openIncident(ctx: Ctx, wish: { title: string; text: string; begunAt: Date | null }): Promise<number> {
  const now = machineTime(ctx);
  const begunAt = notToCome(wish.begunAt ?? now, now);
  return ctx.db.directory(async (tx) => {
    const number = await insertIncident(tx, { title: wish.title, begunAt });
    await insertUpdate(tx, number, { at: now, text: wish.text });
    return number;
  });
}

/** Adds what is new; also to one that is over. Throws Refusal. */
export const addUpdate = (ctx: Ctx, number: number, text: string): Promise<void> =>
  ctx.db.directory(async (tx) => {
    await found(tx, number);
    await insertUpdate(tx, number, { at: machineTime(ctx), text });
  });

/** Ends one, with a last text where there is one; `endedAt` is now where it is null. Throws Refusal. */
export async function closeIncident(ctx: Ctx, number: number, wish: { text: string | null; endedAt: Date | null }): Promise<void> {
  const now = machineTime(ctx);
  const endedAt = notToCome(wish.endedAt ?? now, now);
  await ctx.db.directory(async (tx) => {
    const { begun_at, ended_at } = await found(tx, number);
    if (ended_at !== null) throw new Refusal(`Die Störung ${number} ist schon beendet. Es wurde nichts geändert.`);
    if (endedAt < begun_at) throw new Refusal("Das Ende liegt vor dem Beginn. Es wurde nichts geändert.");
    await endIncident(tx, number, endedAt);
    if (wish.text !== null) await insertUpdate(tx, number, { at: now, text: wish.text });
  });
}

/** All of them, as the page orders them. */
export const listIncidents = ({ db }: Pick<Ctx, "db">): Promise<Incident[]> =>
  db.directory((tx) => findIncidents(tx, Number.MAX_SAFE_INTEGER));

/** Keeps how a rehearsal of a backup went; tells whether it was not known yet. Throws Refusal. */
export async function recordRehearsal(ctx: Ctx, rehearsal: RecordedRehearsal): Promise<boolean> {
  notToCome(new Date(rehearsal.at), machineTime(ctx));
  return ctx.db.directory((tx) => insertRehearsal(tx, rehearsal));
}

async function found(tx: Tx, number: number) {
  const incident = await lockIncident(tx, number);
  if (!incident) throw new Refusal(`Eine Störung ${number} gibt es nicht. „liste“ zeigt alle.`);
  return incident;
}

function notToCome(at: Date, now: Date): Date {
  if (at > now) throw new Refusal("Dieser Zeitpunkt liegt in der Zukunft. Es wurde nichts geändert.");
  return at;
}
