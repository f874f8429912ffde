import { ownershipRoutes } from "@hz/contract/people/ownership";
import { peopleRoutes } from "@hz/contract/people/people";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payerOf } from "../billing/store.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { withFactor } from "../../testing/builders-factor.ts";
import { invited, joined } from "../../testing/builders-people.ts";
import { call, type Headers, send } from "../../testing/call.ts";
import { newsTo } from "../../testing/mails.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
});
afterAll(() => own.close());

const verdict = (reply: Awaited<ReturnType<typeof send>>): unknown => reply.json().code ?? reply.statusCode;
const handOver = async (id: string, as: Headers = office.as) =>
  verdict(await send(own.app, ownershipRoutes.handOver, { params: { id }, as }));
const change = async (id: string, body: object, as: Headers = office.as) =>
  verdict(await send(own.app, peopleRoutes.update, { params: { id }, body, as }));
const remove = async (id: string, as: Headers = office.as) => verdict(await send(own.app, peopleRoutes.remove, { params: { id }, as }));
const owners = async () =>
  (await call(own.app, peopleRoutes.list, { as: office.as })).filter((one) => one.isAccountOwner).map(({ id }) => id);
const admins = (count: number) => Promise.all(Array.from({ length: count }, () => aColleague(own, office, { role: "Admin" })));
const idOf = ({ person }: SignedIn) => person.userId;
const set = (id: string, row: { is_active?: boolean; member_signature?: null }) =>
  own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set(row).where("id", "=", id).execute());

describe("handing the account over", () => {
  test("moves the ownership with all that hangs on it, and the former owner is an Admin like any other", async () => {
    const [heir] = await admins(1);
    expect(await handOver(idOf(heir!))).toBe(200);
    expect(await owners()).toEqual([idOf(heir!)]);
    expect((await own.db.tenant(office.accountId, (tx) => payerOf(tx, office.accountId)))?.id).toBe(idOf(heir!));
    const entries = await own.db.tenant(office.accountId, (tx) =>
      tx.selectFrom("audit_entries").select(["actor_id", "target_id"]).where("action", "=", "account.owner-changed").execute(),
    );
    expect(entries).toEqual([{ actor_id: idOf(office), target_id: idOf(heir!) }]);
    expect(await remove(idOf(heir!))).toBe("OWNER_STAYS");
    expect(await handOver(idOf(office))).toBe("NOT_OWNER");
    expect(await handOver(idOf(office), heir!.as)).toBe(200);
    expect(await handOver(idOf(heir!))).toBe(200);
    expect(await remove(idOf(office), heir!.as)).toBe(200);
  });

  test("is the owner's alone, and to nobody who could not act as one", async () => {
    const [admin, deactivated, unvouched] = await admins(3);
    const handler = await aColleague(own, office);
    const stranger = await anOffice(own);
    expect(await handOver(idOf(admin!), admin!.as)).toBe("NOT_OWNER");
    expect(await handOver(idOf(stranger), stranger.as)).toBe(200);
    expect(await handOver(idOf(stranger))).toBe("NOT_FOUND");
    expect(await handOver(idOf(handler))).toBe("OWNER_UNFIT");
    await set(idOf(deactivated!), { is_active: false });
    await set(idOf(unvouched!), { member_signature: null });
    for (const one of [deactivated!, unvouched!]) expect(await handOver(idOf(one))).toBe("OWNER_UNFIT");
    // Whoever has accepted without a code has no key yet.
    const { userId } = await joined(own, await invited(own, office, { permissions: [...admin!.session.user.permissions] }), null);
    expect(await handOver(userId)).toBe("OWNER_UNFIT");
    await own.db.tenant(office.accountId, (tx) =>
      tx.deleteFrom("grants").where("to_user_id", "=", idOf(admin!)).where("kind", "=", "account").execute(),
    );
    expect(await handOver(idOf(admin!))).toBe("OWNER_UNFIT");
    expect(await owners()).toEqual([idOf(office)]);
  });
});

describe("at once", () => {
  test("of two hand-overs one counts", async () => {
    const [one, other] = await admins(2);
    const codes = await Promise.all([handOver(idOf(one!)), handOver(idOf(other!))]);
    expect(codes.toSorted()).toEqual([200, "NOT_OWNER"]);
    expect(await owners()).toEqual([idOf(codes[0] === 200 ? one! : other!)]);
  });

  const TAKES: Record<string, (id: string, as: Headers) => Promise<unknown>> = {
    remove: (id, as) => remove(id, as),
    deactivate: (id, as) => change(id, { isActive: false }, as),
    demote: (id, as) => change(id, { permissions: ["Meldungen"] }, as),
  };
  test.each(Object.keys(TAKES))("a hand-over to whom an Admin would %s: the account has an owner who can act", async (act) => {
    const [heir, admin] = await admins(2);
    const [handed, taken] = await Promise.all([handOver(idOf(heir!)), TAKES[act]!(idOf(heir!), admin!.as)]);
    expect([handed, taken].filter((one) => one === 200)).toHaveLength(1);
    expect(await owners()).toEqual([idOf(handed === 200 ? heir! : office)]);
    const owner = await call(own.app, peopleRoutes.get, { params: { id: (await owners())[0]! }, as: office.as });
    expect(owner).toMatchObject({ state: "active", role: "Admin" });
  });
});

test("the person and every administrator hear of it by mail, nobody else, and no name or content is in it", async () => {
  await own.startWorker();
  const [admin, target] = await admins(2);
  const handler = await aColleague(own, office);
  await withFactor(own, target!);
  const acts: [string, () => Promise<unknown>, string, string][] = [
    [
      "factor",
      async () => verdict(await send(own.app, secondFactorRoutes.remove, { params: { id: idOf(target!) }, as: office.as })),
      "Ihr zweiter Faktor wurde entfernt",
      "Ein zweiter Faktor wurde entfernt",
    ],
    [
      "permissions",
      () => change(idOf(target!), { permissions: ["Meldungen"] }),
      "Ihre Berechtigungen wurden geändert",
      "Berechtigungen wurden geändert",
    ],
    ["deactivate", () => change(idOf(target!), { isActive: false }), "Ihr Zugang wurde deaktiviert", "Eine Anmeldung wurde deaktiviert"],
    ["remove", () => remove(idOf(target!)), "Ihr Zugang wurde gelöscht", "Eine Person wurde gelöscht"],
    ["owner", () => handOver(idOf(admin!)), "", "Die Inhaberschaft wurde übertragen"],
  ];
  const subjects = async (to: string, count: number) => (await newsTo(own, to, count)).map(({ subject }) => subject);
  const before = ["Zweiter Faktor eingeschaltet"];
  const seen: string[] = [];
  for (const [, act, mine, theirs] of acts) {
    expect(await act()).toBe(200);
    seen.push(theirs);
    if (mine) before.push(mine);
    expect((await subjects(admin!.person.email, seen.length)).at(-1)).toBe(theirs);
    expect((await subjects(target!.person.email, before.length)).at(-1)).toBe(before.at(-1));
  }
  // Whoever did it hears of it as well: somebody else may have sat at their screen.
  expect(await subjects(office.person.email, seen.length)).toEqual(seen);
  // A member of the same department hears once that somebody reads no more: by the deactivation.
  expect(await subjects(handler.person.email, 1)).toEqual(["In Ihrer Abteilung ist eine Person ausgeschieden"]);
  const mails = await own.ctx.mailer.listMails();
  // The former owner and the new one read the same.
  const handedOver = mails.filter(
    ({ to, subject }) => [office, admin!].some(({ person }) => person.email === to) && subject === seen.at(-1),
  );
  expect(handedOver.map(({ text }) => text.includes("als bisherige oder als neue Person"))).toEqual([true, true]);
  const texts = mails.filter(({ to }) => to === admin!.person.email).map(({ text }) => text);
  for (const text of texts) expect(text).not.toContain(target!.person.fullName);
}, 120_000);
