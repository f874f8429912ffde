import { createHash, hash, randomBytes } from "node:crypto";
import { type OpenDeadline, openDeadlinesOf, startOfDay } from "@hz/contract/procedure/deadlines";
import { calendarFeed, paths } from "@hz/contract/paths";
import { bytes, wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { wordsIn } from "@hz/contract/languages";
import { record } from "../audit/index.ts";
import { lockUser, type UserRow } from "../users/index.ts";
import { calendarText } from "./calendar-text.ts";
import { deleteCalendar, insertCalendar, type OpenDay, openDays } from "./store.ts";

const texts = {
  Deutsch: {
    name: "Fristen der Meldestelle",
    acknowledgement: "Frist: Eingangsbestätigung",
    feedback: "Frist: Rückmeldung",
    meeting: "Frist: Antwort zum persönlichen Gespräch",
    text: "Dieser Eintrag enthält aus Gründen der Vertraulichkeit keine Inhalte.",
  },
  English: {
    name: "Deadlines of the reporting office",
    acknowledgement: "Deadline: confirmation of receipt",
    feedback: "Deadline: feedback",
    meeting: "Deadline: answer about a meeting in person",
    text: "To protect confidentiality this entry carries no content.",
  },
  Français: {
    name: "Échéances du service de signalement",
    acknowledgement: "Échéance : accusé de réception",
    feedback: "Échéance : retour d’informations",
    meeting: "Échéance : réponse sur un entretien en personne",
    text: "Pour préserver la confidentialité, cette entrée ne contient aucun détail.",
  },
};

/** The hash under which an address's token is kept. */
export const calendarHash = (token: string): Buffer => createHash("sha256").update(bytes(token)).digest();

/** A person's calendar file: the deadlines of each open report that they may read, and nothing of the report. */
export async function calendarOf(ctx: Context, tx: Tx, { account_id: accountId, id: userId, language }: UserRow): Promise<string> {
  const words = wordsIn(texts, language);
  // Keyed once and not for each of thousands; nobody chooses what is added to it.
  const person = wire(ctx.secrets.hash("calendar-entry", accountId, userId));
  // Deadlines follow from days, and thousands of reports share few.
  const known = new Map<string, OpenDeadline[]>();
  const momentOf = (day: string | null) => (day === null ? null : startOfDay(day));
  const deadlinesOf = ({ received, acknowledged, feedback, asked }: OpenDay) => {
    const name = `${received} ${acknowledged} ${feedback} ${asked}`;
    let found = known.get(name);
    if (found === undefined) {
      const times = { receivedAt: startOfDay(received), acknowledgedAt: momentOf(acknowledged), feedbackAt: momentOf(feedback) };
      known.set(name, (found = openDeadlinesOf({ ...times, meetingAskedAt: momentOf(asked) })));
    }
    return found;
  };
  const days = (await openDays(tx, accountId, userId)).flatMap((row) =>
    deadlinesOf(row).map(({ kind, lastDay }) => {
      const uid = hash("sha256", `${person} ${row.id} ${kind}`, "base64url");
      return { uid, day: lastDay, title: words[kind] };
    }),
  );
  // Not in the order in which reports came.
  const sorted = days.toSorted((a, b) => a.day.localeCompare(b.day) || a.uid.localeCompare(b.uid));
  const address = `${ctx.config.publicUrl}${paths.reports}?sortierung=frist`;
  return calendarText({ name: words.name, days: sorted, text: `${words.text}\n${address}`, address, at: ctx.now() });
}

/** Makes a person's calendar address, in the place of the one before; it is told this one time. */
export const makeAddress = (ctx: Context, { accountId, userId }: UserCaller): Promise<{ address: string; since: string }> =>
  ctx.db.tenant(accountId, async (tx) => {
    await lockUser(tx, accountId, userId);
    const isRenewed = await deleteCalendar(tx, accountId, userId);
    const [token, at] = [wire(randomBytes(32)), ctx.now()];
    await insertCalendar(tx, accountId, { userId, hash: calendarHash(token), at });
    record(accountId, { actor: userId, action: isRenewed ? "calendar.renewed" : "calendar.created" });
    return { address: ctx.config.publicUrl + calendarFeed(token), since: at.toISOString() };
  });

/** Ends a person's calendar address; again changes nothing. */
export const removeAddress = (ctx: Context, { accountId, userId }: UserCaller): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    if (await deleteCalendar(tx, accountId, userId)) record(accountId, { actor: userId, action: "calendar.revoked" });
  });
