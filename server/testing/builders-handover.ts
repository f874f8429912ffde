import { handoverRoutes, type NewTransfer } from "@hz/contract/procedure/handover";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { openReport } from "../../web/vault/report/open-report.ts";
import { sealTransfer } from "../../web/vault/people/transfer.ts";
import type { TestApplication } from "./application.ts";
import type { SignedIn, TestOffice } from "./builders.ts";
import { hold } from "./builders-people.ts";
import { call } from "./call.ts";

/** A transfer to this department as a handler's browser makes it, not sent yet. */
export async function aTransfer(
  test: TestApplication,
  office: TestOffice,
  reportId: string,
  departmentId: string,
  { by = office, remark = null }: { by?: Pick<SignedIn, "person" | "as">; remark?: string | null } = {},
): Promise<NewTransfer> {
  const { person, as } = by;
  await hold(test, office.accountId, { ...person, as });
  const report = await call(test.app, reportRoutes.get, { params: { id: reportId }, as });
  const { departments } = await call(test.app, handoverRoutes.get, { params: { id: reportId }, as });
  const { key } = departments.find(({ id }) => id === departmentId)!;
  const note = remark === null ? null : { id: newId(), author: person.fullName, text: remark };
  return { id: newId(), reason: "responsibility", ...(await sealTransfer(await openReport(report), report.notesKey, key, note)) };
}
