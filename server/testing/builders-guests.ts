import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { guestRoutes, type NewGuest } from "@hz/contract/people/guests";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { sealKnownGuest, sealNewGuest } from "../../web/vault/people/guest.ts";
import { openReport } from "../../web/vault/report/open-report.ts";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { type AtBrowser, founderOf, hold, joined, tokenOf } from "./builders-people.ts";
import { call } from "./call.ts";

type Given = Partial<Pick<NewGuest, "notes" | "role" | "lastDay" | "maySeeIdentity">> & { by?: AtBrowser; email?: string };

let count = 0;

/** What the dialog sends for a new guest of a report, with the code that is handed over. */
export async function aGuestBody(test: TestApplication, office: TestOffice, reportId: string, given: Given = {}) {
  const { by = founderOf(office), email = `gast${++count}@kanzlei.example`, ...rest } = given;
  await hold(test, office.accountId, by);
  const report = await call(test.app, reportRoutes.get, { params: { id: reportId }, as: by.as });
  const [userId, notes] = [newId(), rest.notes ?? "write"];
  const why = { id: newId(), author: office.person.fullName, text: "Rechtliche Prüfung" };
  const { code, keys, note, grants } = await sealNewGuest(await openReport(report), report.notesKey, { userId, notes, why });
  const invitation = { firstName: "Greta", lastName: "Gast", email, language: "Deutsch" as const, ...keys };
  const rights = { role: "lawyer" as const, lastDay: addDays(berlinDay(test.ctx.now()), 30), maySeeIdentity: false, ...rest, notes };
  const body: NewGuest = { id: newId(), userId, ...rights, note, grants, invitation };
  return { body, code };
}

/** What the dialog sends for somebody who is a guest already. */
export async function aKnownGuestBody(test: TestApplication, office: TestOffice, reportId: string, userId: string): Promise<NewGuest> {
  const by = founderOf(office);
  await hold(test, office.accountId, by);
  const report = await call(test.app, reportRoutes.get, { params: { id: reportId }, as: by.as });
  const why = { id: newId(), author: office.person.fullName, text: "Auch dieser Fall" };
  const { note, grants } = await sealKnownGuest(await openReport(report), report.notesKey, { userId, notes: "none", why });
  const lastDay = addDays(berlinDay(test.ctx.now()), 30);
  return { id: newId(), userId, role: "lawyer", lastDay, notes: "none", maySeeIdentity: false, note, grants, invitation: null };
}

/** A guest who was invited and has accepted. */
export type TestGuest = AtBrowser & { accessId: string };

/** Invites a guest to a report over HTTP and accepts with the code. */
export async function aGuest(test: TestApplication, office: TestOffice, reportId: string, given: Given = {}): Promise<TestGuest> {
  const { body, code } = await aGuestBody(test, office, reportId, given);
  await call(test.app, guestRoutes.invite, { params: { id: reportId }, as: (given.by ?? founderOf(office)).as, body });
  const token = await tokenOf(test, office.accountId, body.userId);
  const at = await joined(test, { body: { id: body.userId }, code, token });
  return { ...at, accessId: body.id };
}

/** Has the last day of all accesses of a person pass. */
export const passLastDay = (test: TestApplication, accountId: string, userId: string) =>
  test.db.tenant(accountId, (tx) =>
    tx
      .updateTable("guest_accesses")
      .set({ last_day: addDays(berlinDay(new Date()), -1) })
      .where("user_id", "=", userId)
      .execute(),
  );
