import { type Permission, PERMISSIONS } from "@hz/contract/permissions";
import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "./application.ts";
import { aColleague, type SignedIn } from "./builders.ts";
import { aWorld, ONCE, sendCall, verdict, type World } from "./loops.ts";

const [REPORTS, FIGURES, PEOPLE, SETTINGS, SECURITY] = PERMISSIONS;
const EVERYBODY: readonly Permission[] = PERMISSIONS;

/** Who may call what, written down anew from the decisions: a line that changes here is a changed promise. */
const TABLE: Record<string, readonly Permission[] | "any user"> = {
  "GET /api/auth/session": "any user",
  "POST /api/auth/sign-out": "any user",
  "GET /api/keys": "any user",
  "PUT /api/user/recovery": "any user",
  "GET /api/user": "any user",
  "POST /api/user/confirmation/question": "any user",
  "POST /api/user/confirmation": "any user",
  // The account's owner alone, whatever they may do.
  "PUT /api/users/:id/ownership": "any user",
  "GET /api/user/access": "any user",
  "GET /api/status": "any user",
  "GET /api/support": "any user",
  "GET /api/user/second-factor": "any user",
  "POST /api/user/second-factor/secret": "any user",
  "POST /api/user/second-factor": "any user",
  "POST /api/user/second-factor/codes": "any user",
  "POST /api/user/second-factor/off": "any user",
  "GET /api/passkeys": "any user",
  "POST /api/passkeys/order": "any user",
  "POST /api/passkeys": "any user",
  "PUT /api/passkeys/:id": "any user",
  "DELETE /api/passkeys/:id": "any user",
  "GET /api/sessions": "any user",
  "DELETE /api/sessions/:id": "any user",
  "DELETE /api/sessions": "any user",
  "PUT /api/user/password": "any user",
  "PUT /api/user/email": "any user",
  "DELETE /api/user/email": "any user",
  "PUT /api/keys/trust": "any user",
  "GET /api/key-log": "any user",
  "PUT /api/key-log/note": "any user",
  "GET /api/keys/successions": "any user",
  "PUT /api/keys/successions": "any user",
  "GET /api/events": "any user",

  "GET /api/users": [PEOPLE],
  "GET /api/users/:id": [PEOPLE],
  "GET /api/users/departments": [PEOPLE],
  "POST /api/key-log": [PEOPLE, SETTINGS],
  "POST /api/users": [PEOPLE],
  "PUT /api/users/:id": [PEOPLE],
  "DELETE /api/users/:id": [PEOPLE],
  "POST /api/users/:id/invitation": [PEOPLE],
  "GET /api/users/names": [REPORTS, PEOPLE, SETTINGS, SECURITY],
  "GET /api/users/waiting": [REPORTS, PEOPLE, SETTINGS],
  "PUT /api/users/:id/grants": [REPORTS, PEOPLE, SETTINGS],

  "DELETE /api/users/:id/second-factor": [PEOPLE],
  "DELETE /api/users/:id/all-sessions": [PEOPLE],

  // Everybody their own departments, and all of them to whoever manages them.
  "GET /api/departments": "any user",
  "GET /api/departments/left": "any user",
  "GET /api/departments/names": [SETTINGS],
  "GET /api/departments/people": [PEOPLE],
  "GET /api/departments/nobody-else": [PEOPLE],
  "PUT /api/departments/nobody-else": [PEOPLE],
  "POST /api/departments": [PEOPLE],
  "PUT /api/departments/:id": [PEOPLE],
  "PUT /api/departments/:id/purpose": [PEOPLE, SETTINGS],
  "PUT /api/departments/:id/vouched": [PEOPLE, SETTINGS],
  "DELETE /api/departments/:id": [PEOPLE],
  "PUT /api/departments/:id/members/:userId": [PEOPLE],
  "PUT /api/departments/:id/members/:userId/grants": [REPORTS],
  "DELETE /api/departments/:id/members/:userId": [PEOPLE],
  "POST /api/departments/:id/keys": [PEOPLE],
  "GET /api/departments/:id/reseal": [REPORTS],
  "PUT /api/departments/:id/reseal": [REPORTS],

  "PUT /api/channels/:id/delivery": [SETTINGS],
  "PUT /api/channels/:id/links": [SETTINGS],
  "PUT /api/categories/:id/delivery": [SETTINGS],
  "POST /api/channels": [SETTINGS],
  "PUT /api/channels/:id": [SETTINGS],
  "DELETE /api/channels/:id": [SETTINGS],
  "GET /api/channels/suffix": [SETTINGS],
  "GET /api/channels/:id/duties": [SETTINGS],
  "PUT /api/channels/:id/duties": [SETTINGS],
  "GET /api/channels/:id/questions": [SETTINGS],
  "PUT /api/channels/:id/questions": [SETTINGS],
  "GET /api/channels/:id/domains": [SETTINGS],
  "POST /api/channels/:id/domains": [SETTINGS],
  "POST /api/channels/:id/domains/:domainId/check": [SETTINGS],
  "DELETE /api/channels/:id/domains/:domainId": [SETTINGS],
  "PUT /api/channels/:id/logo": [SETTINGS],
  "DELETE /api/channels/:id/logo": [SETTINGS],
  "GET /api/templates": [REPORTS, SETTINGS],
  "POST /api/templates": [SETTINGS],
  "PUT /api/templates/:id": [SETTINGS],
  "DELETE /api/templates/:id": [SETTINGS],
  "PUT /api/templates/:id/texts/:language": [SETTINGS],
  "DELETE /api/templates/:id/texts/:language": [SETTINGS],
  "PUT /api/templates/receipt-automatic/signatures": [SETTINGS],
  "POST /api/categories": [SETTINGS],
  "PUT /api/categories/:id": [SETTINGS],
  "PUT /api/categories/order": [SETTINGS],
  "GET /api/failed-mails": [REPORTS, SETTINGS],
  "DELETE /api/failed-mails": [REPORTS, SETTINGS],
  "GET /api/company": [SETTINGS],
  "PUT /api/company": [SETTINGS],
  "PUT /api/user": [SETTINGS],
  "GET /api/billing": [SETTINGS],
  "GET /api/billing/invoices/:id/e-invoice": [SETTINGS],
  "GET /api/billing/invoices/:id/zugferd": [SETTINGS],
  "GET /api/billing/preview": [SETTINGS],
  "POST /api/billing/cancel": [SETTINGS],
  "POST /api/billing/reactivate": [SETTINGS],
  "POST /api/billing/change-plan": [SETTINGS],
  "POST /api/billing/payment-method": [SETTINGS],
  "POST /api/billing/direct-debit": [SETTINGS],
  "POST /api/billing/by-invoice": [SETTINGS],
  "PUT /api/billing/details": [SETTINGS],
  "POST /api/billing/customer-portal": [SETTINGS],
  "GET /api/security-settings": [SECURITY],
  "PUT /api/security-settings": [SECURITY],
  "GET /api/emergency-key": [SECURITY],
  "PUT /api/emergency-key": [SECURITY],
  "DELETE /api/emergency-key": [SECURITY],
  "GET /api/audit": [SECURITY],
  "GET /api/audit/names": [SECURITY],
  "GET /api/audit/export": [SECURITY],
  "POST /api/audit/check": [SECURITY],

  // Together only: reports, settings, people and safety.
  "POST /api/archive": [],
  "GET /api/archive/reports": [],
  "GET /api/archive/reports/:id": [],
  "GET /api/archive/tables/:table": [],
  "POST /api/archive/finished": [],

  "GET /api/channels": [REPORTS, FIGURES, PEOPLE, SETTINGS],
  "GET /api/channels/addresses": [REPORTS, FIGURES, PEOPLE, SETTINGS],
  "GET /api/categories": [REPORTS, FIGURES, PEOPLE, SETTINGS],

  "GET /api/reminders": [REPORTS],
  "GET /api/user/reminders": [REPORTS],
  "PUT /api/user/reminders": [REPORTS],
  "GET /api/user/calendar": [REPORTS],
  "POST /api/user/calendar": [REPORTS],
  "DELETE /api/user/calendar": [REPORTS],

  "GET /api/reports/counts": [REPORTS],
  "GET /api/reports/trend": [REPORTS],
  "GET /api/evaluations": [FIGURES],
  "POST /api/evaluations/exports": [FIGURES],
  "GET /api/reports": [REPORTS],
  "GET /api/reports/apart": [REPORTS],
  "POST /api/reports/apart": [REPORTS],
  "POST /api/reports/apart/texts": [REPORTS],
  "POST /api/reports/apart/end": [REPORTS],
  "POST /api/reports/apart/remove": [REPORTS],
  "POST /api/reports/entered": [REPORTS],
  "PUT /api/reports/:id/handover": [REPORTS],
  "PUT /api/channels/:id/files/:fileId/parts/:part": [REPORTS],
  "GET /api/channels/:id/files/:fileId/parts": [REPORTS],
  "GET /api/reports/:id": [REPORTS],
  "PUT /api/reports/:id": [REPORTS],
  "PUT /api/reports": [REPORTS],
  "PUT /api/reports/:id/read": [REPORTS],
  "PUT /api/reports/:id/evidence": [REPORTS],
  "POST /api/reports/texts": [REPORTS],
  "DELETE /api/reports/:id": [REPORTS],
  "POST /api/reports/:id/deletion/confirm": [REPORTS],
  "DELETE /api/reports/:id/deletion": [REPORTS],
  "PUT /api/reports/fast-keys": [REPORTS],
  "GET /api/reports/:id/messages": [REPORTS],
  "POST /api/reports/:id/messages": [REPORTS],
  "GET /api/reports/:id/notes": [REPORTS],
  "POST /api/reports/:id/notes": [REPORTS],
  "POST /api/reports/:id/redactions": [REPORTS],
  "POST /api/reports/:id/exports": [REPORTS],
  "POST /api/reports/exports": [REPORTS],
  "GET /api/reports/:id/history": [REPORTS],
  "GET /api/reports/:id/holders": [REPORTS],
  "GET /api/reports/:id/procedure": [REPORTS],
  "POST /api/reports/:id/steps": [REPORTS],
  "POST /api/reports/:id/measures": [REPORTS],
  "PUT /api/reports/:id/measures/:measureId": [REPORTS],
  "POST /api/reports/:id/identity": [REPORTS],
  "GET /api/reports/:id/disclosures": [REPORTS],
  "POST /api/reports/:id/disclosures": [REPORTS],
  "GET /api/retention-list": [REPORTS],
  "POST /api/retention-list/confirm": [REPORTS],
  "GET /api/readiness": [REPORTS, SETTINGS],
  "GET /api/readiness/keys": [REPORTS, SETTINGS],
  "GET /api/processing": [SETTINGS],
  "GET /api/processing/agreements/:id": [SETTINGS],
  "POST /api/processing/agreements": [SETTINGS],
  "POST /api/readiness/drills": [SETTINGS],
  "PUT /api/readiness/trainings/:userId": [PEOPLE],
  "POST /api/readiness/external": [SETTINGS],
  "POST /api/readiness/test-mail": [SETTINGS],
  "POST /api/readiness/test-mail/confirm": [SETTINGS],
  "POST /api/readiness/exports": [REPORTS, SETTINGS],
  "GET /api/reports/:id/retention": [REPORTS],
  "POST /api/reports/:id/holds": [REPORTS],
  "DELETE /api/reports/:id/holds/:holdId": [REPORTS],
  "GET /api/reports/:id/handover": [REPORTS],
  "POST /api/reports/:id/transfers": [REPORTS],
  // A colleague only by whoever manages people as well.
  "POST /api/reports/:id/recusals": [REPORTS],
  "PUT /api/reports/:id/recusals/:recusalId": [REPORTS],
  // Nobody but guests has any.
  "GET /api/guest/cases": "any user",
  "GET /api/reports/:id/guests": [REPORTS],
  // Only by whoever vouches for people as well.
  "POST /api/reports/:id/guests": [REPORTS],
  "PUT /api/reports/:id/guests/:guestId": [REPORTS],
  "DELETE /api/reports/:id/guests/:guestId": [REPORTS],
  "PUT /api/reports/:id/files/:fileId/parts/:part": [REPORTS],
  "GET /api/reports/:id/files/:fileId/parts": [REPORTS],
  "GET /api/reports/:id/files/:fileId": [REPORTS],
};

let own: TestApplication;
let world: World;
let colleague: SignedIn;
beforeAll(async () => {
  own = await testApplication();
  world = await aWorld(own);
  colleague = await aColleague(own, world.office, { role: "Admin" });
});
afterAll(() => own.close());

const userRoutes = allRoutes.filter(({ access }) => access === "user");
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const HERE = "server/testing/permissions.test.ts";
test("the table has every route that users call, and no other", () => {
  const routes = userRoutes.map(nameOf);
  const missing = routes.filter((route) => !(route in TABLE));
  const gone = Object.keys(TABLE).filter((route) => !routes.includes(route));
  expect(missing, `Who may call these? Add a line for each to TABLE in ${HERE}: the permissions that open it, or "any user".`).toEqual([]);
  expect(gone, `These routes are no longer in the contract. Take their lines out of TABLE in ${HERE}.`).toEqual([]);
});

/** Changes what the server keeps of the colleague. */
const change = (row: { permissions?: Permission[]; member_signature?: null; sig_public_key?: Buffer; full_name?: string }) =>
  own.db.tenant(world.office.accountId, (tx) => tx.updateTable("users").set(row).where("id", "=", colleague.person.userId).execute());

/** The colleague calls; the call names what does not exist where it would change something for good. */
async function codeOf(route: Route): Promise<string | null> {
  const given = world.calls.get(route);
  if (!given) throw new Error(`${nameOf(route)} has no good call: add one to a server/testing/loops-*.ts of its noun`);
  const params = ONCE.has(route) ? { ...given.params, id: world.office.accountId } : given.params;
  return verdict(await sendCall(own, route, { ...given, params, as: { ...given.as, ...colleague.as } })).code;
}

/** The same with these permissions. */
async function codeFor(route: Route, permissions: readonly Permission[]): Promise<string | null> {
  await change({ permissions: [...permissions] });
  return codeOf(route);
}

describe.each(
  userRoutes
    // Of a route without a line the test above says that it is missing.
    .filter((route) => nameOf(route) in TABLE)
    .filter((route) => route.answer !== "events" && !nameOf(route).endsWith("sign-out"))
    .map((route) => [nameOf(route), route] as const),
)("%s", (name, route) => {
  const may = TABLE[name] === "any user" ? EVERYBODY : (TABLE[name] as readonly Permission[]);
  test.each([...PERMISSIONS])("with %s alone", async (permission) => {
    const code = await codeFor(route, [permission]);
    if (may.includes(permission)) expect(code).not.toBe("FORBIDDEN");
    else expect(code).toBe("FORBIDDEN");
  });
  test("with none", async () => {
    const code = await codeFor(route, []);
    if (TABLE[name] === "any user") expect(code).not.toBe("FORBIDDEN");
    else expect(code).toBe("FORBIDDEN");
  });
});

/** What somebody nobody has vouched for may call of what needs a permission: look at reports, which stay sealed to them, and what no key depends on. */
const OPEN_WHILE_WAITING = [
  "GET /api/users/names",
  "GET /api/users/waiting",
  "GET /api/departments/:id/reseal",
  "GET /api/channels",
  "GET /api/channels/addresses",
  "GET /api/categories",
  "POST /api/categories",
  "PUT /api/categories/:id",
  "PUT /api/categories/order",
  "GET /api/billing",
  "GET /api/billing/invoices/:id/e-invoice",
  "GET /api/billing/invoices/:id/zugferd",
  "GET /api/billing/preview",
  "POST /api/billing/cancel",
  "POST /api/billing/reactivate",
  "POST /api/billing/change-plan",
  "POST /api/billing/payment-method",
  "POST /api/billing/direct-debit",
  "POST /api/billing/by-invoice",
  "PUT /api/billing/details",
  "POST /api/billing/customer-portal",
  "GET /api/company",
  "PUT /api/company",
  // And the company's address and website by PUT /api/user, but not the own name, by which somebody is released.
  "GET /api/failed-mails",
  "GET /api/templates",
  "GET /api/reminders",
  "GET /api/user/reminders",
  "GET /api/user/calendar",
  "GET /api/reports/counts",
  "GET /api/reports/trend",
  "GET /api/evaluations",
  "GET /api/readiness",
  "GET /api/readiness/keys",
  "GET /api/reports",
  "GET /api/reports/apart",
  "GET /api/reports/:id",
  "GET /api/reports/:id/messages",
  "GET /api/reports/:id/notes",
  "GET /api/reports/:id/procedure",
  "GET /api/reports/:id/retention",
  "GET /api/retention-list",
  "GET /api/reports/:id/history",
  "GET /api/reports/:id/holders",
  "GET /api/reports/:id/disclosures",
  "GET /api/reports/:id/handover",
  "GET /api/reports/:id/guests",
  "GET /api/reports/:id/files/:fileId/parts",
  "GET /api/reports/:id/files/:fileId",
  "GET /api/channels/:id/files/:fileId/parts",
];

test("whoever nobody vouches for has their own account, does what no key depends on, and sees that there are reports", async () => {
  const refusing = async () => {
    const all = userRoutes.filter(({ answer, permission }) => permission && answer !== "events");
    const codes: [string, string | null][] = [];
    for (const route of all) codes.push([nameOf(route), await codeOf(route)]);
    return codes;
  };
  // Another name than the calls send: to keep one's own is no change.
  await change({ permissions: [...PERMISSIONS], member_signature: null, sig_public_key: Buffer.alloc(1312), full_name: "Wer Wartet" });
  const open = (await refusing()).filter(([, code]) => code !== "ACCESS_WAITING").map(([name]) => name);
  const told =
    "Routes that are open to somebody whom nobody has vouched for, beside those that OPEN_WHILE_WAITING lists: " +
    `what no key depends on is added there (${HERE}); all else takes its \`whileWaiting\` back, or is no GET.`;
  expect(open.sort(), told).toEqual(OPEN_WHILE_WAITING.toSorted());
  // What no keys depend on needs nobody's word.
  await change({ permissions: ["Statistiken"] });
  expect((await refusing()).map(([, code]) => code)).not.toContain("ACCESS_WAITING");
});
