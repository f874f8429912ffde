import type { confidentialityRoutes, Disclosure } from "@hz/contract/reports/confidentiality";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import type { BodyOf } from "@hz/contract/route";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { changeReport, insertNoteOnce, lockReports, noteById, sealedNote } from "../reports/index.ts";
import { disclosureById, disclosuresOf, disclosureView, insertDisclosure } from "./disclosures-store.ts";

type NewDisclosure = BodyOf<typeof confidentialityRoutes.addDisclosure>;

/** Refuses what corrects an entry that is not this report's, or that somebody has corrected already. */
async function refuseCorrection(tx: Tx, accountId: string, reportId: string, replaces: string | null) {
  if (replaces === null) return;
  const entries = await disclosuresOf(tx, accountId, reportId).execute();
  if (!entries.some(({ id }) => id === replaces)) throw new Failure("INVALID_INPUT", ["replaces"]);
  if (entries.some((entry) => entry.replaces === replaces)) throw new Failure("DISCLOSURE_REPLACED");
}

/**
 * Adds an entry to a report's ledger and keeps its sealed words, in one transaction. Nothing of it changes any more. The
 * same entry may come again. `may` refuses inside the transaction who may not write here.
 */
export async function addDisclosure(
  ctx: Context,
  where: { accountId: string; reportId: string; userId: string },
  input: NewDisclosure,
  may: (tx: Tx) => Promise<unknown>,
): Promise<Disclosure> {
  const { accountId, reportId, userId } = where;
  const { ground, day, told, replaces } = input;
  const note = sealedNote(input.note);
  const attempt = () =>
    ctx.db.tenant(accountId, async (tx) => {
      await lockReports(tx, accountId, [reportId]);
      await may(tx);
      const earlier = await disclosureById(tx, accountId, note.id);
      if (earlier) {
        if (earlier.report_id === reportId && (await noteById(tx, accountId, note.id))?.box.equals(note.box))
          return disclosureView(earlier);
        throw new Failure("MESSAGE_CONFLICT");
      }
      if (day > berlinDay(ctx.now())) throw new Failure("INVALID_INPUT", ["day"]);
      await refuseCorrection(tx, accountId, reportId, replaces);
      await insertNoteOnce(tx, where, note, "disclosure");
      const entry = { id: note.id, report_id: reportId, user_id: userId, ground, day, told, replaces, at: ctx.now() };
      const row = await insertDisclosure(tx, accountId, entry);
      await changeReport(tx, accountId, reportId, {});
      record(accountId, { actor: userId, action: "disclosure.recorded", target: reportId, details: { ground, corrects: replaces } });
      emit(accountId, { type: "note-created", ref: reportId });
      return disclosureView(row);
    });
  return attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
}
