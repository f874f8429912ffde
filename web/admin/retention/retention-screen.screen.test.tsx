import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { type DeletionRecord, type RetentionLine, retentionRoutes } from "@hz/contract/procedure/retention";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { idOf, LONG_AGO } from "../../testing/office.ts";
import { ANNA, MALIK, mountWithKeys } from "../../testing/keys.ts";
import { answerReports, aReport, type Sealed } from "../../testing/reports.ts";
import { button, gone, seen } from "../../testing/see.ts";

const inDays = (days: number) => addDays(berlinDay(new Date()), days);
const item = (list: string, title: string) => page.getByRole("list", { name: list }).getByRole("listitem").filter({ hasText: title });
const due = (title: string) => item("Löschung steht an", title);

const lineOf = ({ row }: Sealed, lastDay: string, given: Partial<RetentionLine> = {}): RetentionLine => {
  const { id, number, caseNumber, channelId } = row;
  const counted = { months: 36, lastDay, closedAt: LONG_AGO, announcedAt: LONG_AGO, isUnattended: false };
  return { id, number, caseNumber, channelId, ...counted, confirmed: null, obstacles: ["confirmation"], hold: null, ...given };
};

test("§ 11 (5): what is deleted soon, what is held and what was deleted; the second person agrees to what waits", async () => {
  const names = ["Spesen ohne Beleg", "Rabatte ohne Beleg", "Klage läuft"];
  const reports = await Promise.all(names.map((title, at) => aReport(title, { number: at + 1, status: "closed" })));
  answerReports(...reports);
  const [soon, over, held] = reports as [Sealed, Sealed, Sealed];
  const hold = { id: idOf(70), userId: ANNA.userId, reviewDay: inDays(50), createdBy: ANNA.userId, createdAt: LONG_AGO, ended: null };
  const lines = [lineOf(soon, inDays(19)), lineOf(over, inDays(-20)), lineOf(held, inDays(-20), { obstacles: ["hold"], hold })];
  const records: DeletionRecord[] = [{ deletedAt: LONG_AGO, ground: "rule", by: null, secondPerson: MALIK.userId }];
  answers(retentionRoutes.list, () => ({ needsConfirmation: true, lines: structuredClone(lines), deleted: records }));
  answers(retentionRoutes.confirm, ({ body: { ids } }) => {
    for (const line of lines.filter(({ id }) => ids.includes(id)))
      Object.assign(line, { confirmed: { by: MALIK.userId, at: LONG_AGO }, obstacles: [] });
    return { confirmed: ids };
  });
  mountWithKeys(paths.retention);
  await expect.element(due("Spesen ohne Beleg")).toMatchTextContent(/noch 19 Tage/);
  await expect.element(due("Spesen ohne Beleg")).toMatchTextContent(/wartet auf Bestätigung/);
  await expect.element(due("Rabatte ohne Beleg")).toMatchTextContent(/seit 20 Tagen abgelaufen/);
  const toHold = due("Rabatte ohne Beleg").getByRole("link", { name: /sperren$/ });
  await expect.element(toHold).toHaveAttribute("href", `${paths.report(over.row.id)}?sperre=neu`);
  const kept = item("Aufbewahrungssperren", "Klage läuft");
  await expect.element(kept).toMatchTextContent(/prüfen bis/);
  await expect.element(kept.getByRole("link").first()).toHaveAttribute("href", paths.report(held.row.id));
  await expect.element(item("Löschnachweise", "Frist abgelaufen")).toMatchTextContent(/Dienst, zweite Person: Malik Okafor/);
  await look("retention-list");

  await button("Liste bestätigen").click();
  const question = page.getByRole("alertdialog");
  await seen(question.getByText("HZ-2 Rabatte ohne Beleg"));
  await look("retention-confirm");
  await button("Liste bestätigen", question).click();
  await expect.element(due("Rabatte ohne Beleg")).toMatchTextContent(/bestätigt von Malik Okafor/);
  await expect.element(due("Rabatte ohne Beleg")).toMatchTextContent(/wird in der nächsten Nacht gelöscht/);
  await gone(button("Liste bestätigen"));
  expect(sentTo(retentionRoutes.confirm)[0]!.body.ids).toEqual([soon.row.id, over.row.id]);
});
