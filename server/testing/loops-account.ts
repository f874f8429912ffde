import { auditRoutes } from "@hz/contract/account/audit";
import { companyRoutes } from "@hz/contract/account/company";
import { demoRoutes } from "@hz/contract/account/demo";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { keyLogRoutes } from "@hz/contract/keys/key-log";
import { mailRoutes } from "@hz/contract/account/mails";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { securityRoutes } from "@hz/contract/account/security";
import { successionRoutes } from "@hz/contract/keys/successions";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { randomBytes, toBase64Url } from "@hz/crypto";
import type { TestApplication } from "./application.ts";
import { anOffice, aToken, authOf, type TestOffice } from "./builders.ts";
import { founded, someEntries } from "./builders-key-log.ts";
import { aResetter, aSuccession, trustPin } from "./builders-reset.ts";
import type { AddCall } from "./loops.ts";

/** Good calls around addresses, lost passwords, the company's settings and its audit log. */
export async function addAccount(test: TestApplication, office: TestOffice, add: AddCall): Promise<void> {
  const { as, person } = office;
  for (const route of [
    mailRoutes.failed,
    verificationRoutes.cancelEmailChange,
    companyRoutes.get,
    securityRoutes.get,
    auditRoutes.list,
    auditRoutes.names,
    auditRoutes.export,
    auditRoutes.check,
    reminderRoutes.due,
    reminderRoutes.choice,
    reminderRoutes.calendar,
    reminderRoutes.makeAddress,
    reminderRoutes.removeAddress,
  ])
    add(route, { as });
  add(reminderRoutes.choose, { as, body: { early: true } });
  test.ctx.makeDemo = async () => {};
  add(demoRoutes.take, {});
  add(mailRoutes.dismissFailed, { as, query: { until: new Date().toISOString() } });
  add(verificationRoutes.verify, { query: { token: await aToken(test, office, "verify-email") } });
  add(verificationRoutes.release, { body: { token: await aToken(test, await anOffice(test, { isConfirmed: false }), "verify-email") } });
  add(verificationRoutes.resend, { body: { email: person.email } });
  const auth = await authOf(test, person.email, person.password);
  add(verificationRoutes.changeEmail, { as, body: { email: `neu.${person.email}`, auth } });
  const reset = await aResetter(test, office);
  const { prepare, token } = reset;
  add(resetRoutes.request, { body: { email: person.email } });
  add(resetRoutes.validate, { query: { token }, prepare });
  add(resetRoutes.recovery, { body: { token, recoveryAuth: reset.recoveryAuth }, prepare });
  add(resetRoutes.emergency, { body: { token, auth: reset.emergency.auth }, prepare });
  add(resetRoutes.confirm, { body: { ...reset.password, token, way: { kind: "recovery", recoveryAuth: reset.recoveryAuth } }, prepare });
  add(resetRoutes.trust, { as, body: await trustPin(office) });
  add(successionRoutes.read, { as });
  add(successionRoutes.sign, { as, body: { successions: [await aSuccession(test, office)] } });
  add(keyLogRoutes.read, { as, query: { after: 0 } });
  add(keyLogRoutes.append, { as, body: { after: 0, entries: (await someEntries(office, [await founded(office)])).entries } });
  add(keyLogRoutes.note, { as, body: { box: toBase64Url(randomBytes(92)) } });
  add(emergencyRoutes.put, { as, body: reset.emergency });
  add(emergencyRoutes.get, { as });
  add(emergencyRoutes.remove, { as, body: { lost: null } });
  add(companyRoutes.save, { as, body: { companyName: "Muster AG", companyEmail: "post@muster.example", legalForm: "AG" } });
  add(companyRoutes.saveOwn, { as, body: { fullName: "Gerda Gründer", email: "", companyWebsite: "muster.example" } });
  const security = { requireSecondFactor: false, twoPersonDeletion: false, showHandlerNames: true };
  add(securityRoutes.save, { as, body: { ...security, sessionHours: 12, idleMinutes: 60, retentionMonths: 36 } });
}
