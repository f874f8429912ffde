import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { ApiError, call } from "../../../api/client.ts";
import { type OpenReport, openReport } from "../../../vault/report/open-report.ts";
import { reloadKeys } from "../../shared/session/reload-keys.ts";

type Keys = Pick<OpenReport, "head" | "sealedHead" | "reportKey" | "seed">;

/**
 * Seals and sends something under the notes key; resolves to the answer. Where a colleague's first note came in between, theirs is
 * the key now, or the report's own key was sealed anew: then it runs once more with the keys of now.
 */
export async function withNotesKey<Answer>(
  report: Report,
  open: OpenReport,
  send: (keys: Keys, notesKey: Report["notesKey"]) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(open, report.notesKey);
  } catch (error) {
    if (!(error instanceof ApiError) || !["NOTES_KEY_EXISTS", "KEYS_CHANGED"].includes(error.code)) throw error;
    await reloadKeys();
    const fresh = await call(reportRoutes.get, { params: { id: report.id } });
    const { head, sealedHead, reportKey, seed } = await openReport(fresh);
    return send({ head, sealedHead, reportKey, seed }, fresh.notesKey);
  }
}
