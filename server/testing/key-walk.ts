import { authRoutes, type KeyRing } from "@hz/contract/sign-in/auth";
import { departmentRoutes } from "@hz/contract/people/departments";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { peopleRoutes, type WaitingPerson } from "@hz/contract/people/people";
import { type NewPassword, resetRoutes, type ResetWay } from "@hz/contract/sign-in/password-reset";
import type { BodyOf, Route } from "@hz/contract/route";
import { successionRoutes } from "@hz/contract/keys/successions";
import { userRoutes } from "@hz/contract/people/users";
import { type Bytes, fromBase64Url, toBase64Url } from "@hz/crypto";
import { sealAnew } from "../../web/vault/keys/account-change.ts";
import { receiversOf, renewalOf } from "../../web/admin/departments/renewal/renewal-state.ts";
import { offerEmergency } from "../../web/vault/keys/emergency.ts";
import { type HeldKeys, hold, KeyRingFailure, openingSeeds } from "../../web/vault/keys/held-keys.ts";
import { openRing } from "../../web/vault/keys/keys.ts";
import { offerRecovery } from "../../web/vault/keys/recovery.ts";
import { canRelease, needsAccountComparison, pinAccountKey, releaseTo } from "../../web/vault/people/release.ts";
import { makeEpoch } from "../../web/vault/people/renewal.ts";
import { formerKeysHeld, signOn } from "../../web/vault/keys/succession.ts";
import { answerWithCode, foundAnew, freshKeys, keysByEmergency } from "../../web/vault/keys/reset-keys.ts";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { TestApplication } from "./application.ts";
import { anOffice, authOf, credentials, type TestOffice } from "./builders.ts";
import { aResetToken, newPassword } from "./builders-reset.ts";
import { call, type Given, type Headers, send } from "./call.ts";
import { checkEnded, checkLostInSafe, reportKeysOf } from "./key-walk-ended.ts";
import type { OpenInvitation } from "./key-walk-invitations.ts";
import { WalkedLinks } from "./key-walk-links.ts";

let walks = 0;

/** Somebody of a walked office: what they know, and what their browser has. */
export type Walker = {
  id: string;
  fullName: string;
  email: string;
  password: string;
  userKey: Bytes;
  /** Every user key that they had; what they signed with a former one stays signed. */
  userKeys: Bytes[];
  as: Headers | null;
  state: "active" | "deactivated" | "removed";
  recoveryCode: string | null;
};
type Prepared = { by: Walker; id: string; body: BodyOf<typeof peopleRoutes.grant> };

/** Refusals that a page says in words; whatever else is refused, or fails, is a defect of the walk or of the product. */
const SAID = new Set(
  "FORBIDDEN HOLDS_MORE OWN_USER LAST_ADMIN LAST_MEMBER LAST_SIGNER NOT_FOUND KEYS_CHANGED ACCESS_WAITING NOT_SIGNED_IN OWNER_STAYS GIVES_MORE STAND_IN_SHARED BOX_REFUSED".split(
    " ",
  ),
);

/** What is sent over and over to sign in, and changes nothing of keys. */
const SIGNING_IN = new Set<string>([authRoutes.challenge.path, authRoutes.signIn.path]);

/** An office whose people lose keys and bring each other back, by the calls and the vault that their browsers use. */
export class KeyWalk {
  readonly test: TestApplication;
  readonly office: TestOffice;
  readonly people: Walker[];
  emergencyCode: string | null = null;
  prepared: Prepared[] = [];
  /** Invitations that nobody has accepted yet. */
  readonly invitations: OpenInvitation[] = [];
  /** Rings that were opened, by whose user key it was and what the server answered: the same opens the same. */
  private readonly opened = new Map<string, Promise<HeldKeys>>();
  /** What happened, for whoever reads a failure. */
  readonly told: string[] = [];
  /** How often something was changed by a call, signing in aside. */
  changes = 0;
  /** What came of the walk, each once. */
  readonly happened = new Set<string>();
  readonly links: WalkedLinks;

  private constructor(test: TestApplication, office: TestOffice) {
    this.test = test;
    this.office = office;
    const { userId: id, email, password, userKey } = office.person;
    this.people = [
      { id, fullName: "Gerda Gründer", email, password, userKey, userKeys: [userKey], as: office.as, state: "active", recoveryCode: null },
    ];
    this.links = new WalkedLinks(this);
  }

  static async begin(test: TestApplication): Promise<KeyWalk> {
    // Another network for each walk: what an origin may try in five minutes is no matter of keys.
    const from = `10.${128 + (++walks >> 16)}.${(walks >> 8) & 255}.${walks & 255}`;
    // What was read stands until somebody writes: people of a walk read the same thing over and over.
    const read = new Map<string, Promise<LightMyRequestResponse>>();
    let changed = () => {};
    const inject = (options: InjectOptions) => {
      const name = JSON.stringify([options.url, options.headers]);
      const isRead = options.method === "GET";
      const mayChange = !isRead && !SIGNING_IN.has(String(options.url));
      if (mayChange) read.clear();
      const reply = read.get(name) ?? test.app.inject({ remoteAddress: from, ...options });
      if (isRead) read.set(name, reply);
      if (mayChange) void reply.then(({ statusCode }) => statusCode === 200 && changed());
      return reply;
    };
    const walked = { ...test, app: Object.create(test.app, { inject: { value: inject } }) as TestApplication["app"] };
    const walk = new KeyWalk(walked, await anOffice(walked));
    changed = () => walk.changes++;
    return walk;
  }

  get accountId(): string {
    return this.office.accountId;
  }
  get active(): Walker[] {
    return this.people.filter(({ state }) => state === "active");
  }

  /** Sends what a page sends; a refusal that pages say in words is null, anything else fails. */
  async try<R extends Route>(route: R, given: Given<R>): Promise<boolean> {
    const reply = await send(this.test.app, route, ...([given] as never));
    if (reply.statusCode === 200) return true;
    const { code } = reply.json<{ code: string }>();
    if (!SAID.has(code)) throw new Error(`${route.method} ${route.path}: ${reply.statusCode} ${reply.body}`);
    this.told.push(`  refused: ${code}`);
    return false;
  }

  async signIn(who: Walker): Promise<Headers> {
    if (who.as) return who.as;
    const auth = await authOf(this.test, who.email, who.password);
    const reply = await send(this.test.app, authRoutes.signIn, { body: { email: who.email, auth, remember: false } });
    if (reply.statusCode !== 200) throw new Error(`sign in: ${reply.body}`);
    return (who.as = credentials(reply));
  }

  /** Opens the person's keys in this process. Throws KeyRingFailure. */
  async open(who: Walker): Promise<HeldKeys> {
    const reply = await send(this.test.app, authRoutes.keys, { as: await this.signIn(who) });
    if (reply.statusCode !== 200) throw new Error(`keys: ${reply.body}`);
    const name = `${who.id} ${toBase64Url(who.userKey)} ${reply.body}`;
    const opened = this.opened.get(name) ?? openRing(who.userKey, { accountId: this.accountId, userId: who.id }, reply.json<KeyRing>());
    this.opened.set(name, opened);
    return hold(await opened);
  }

  /** The same; null where the page with both fingerprints stands instead. */
  async hold(who: Walker): Promise<HeldKeys | null> {
    try {
      return await this.open(who);
    } catch (error) {
      if (error instanceof KeyRingFailure && error.knownAccountKey) return null;
      throw error;
    }
  }

  /** The person compares the account's new key, or one that only the server names so far, and says so; gives the keys if nothing changed. */
  async compare(who: Walker): Promise<HeldKeys | null> {
    const as = await this.signIn(who);
    const ring = await call(this.test.app, authRoutes.keys, { as });
    try {
      const held = await this.open(who);
      if (needsAccountComparison(held)) {
        await this.accept(who, ring, null);
        return null;
      }
      const body = await pinAccountKey();
      if (!body) return held;
      await call(this.test.app, peopleRoutes.grant, { params: { id: who.id }, as, body });
    } catch (error) {
      if (!(error instanceof KeyRingFailure) || !error.knownAccountKey) throw error;
      await this.accept(who, ring, error.knownAccountKey);
      this.told.push(`  ${this.nameOf(who)} accepts the new account key`);
    }
    return null;
  }

  /** What accepting sends: former keys in hand sign the compared one for links and posters, then it is noted. */
  private async accept(who: Walker, ring: KeyRing, known: Bytes | null): Promise<void> {
    const [as, owner] = [who.as!, { accountId: this.accountId, userId: who.id }];
    const ended = async () => (await call(this.test.app, successionRoutes.read, { as })).ended;
    const former = await formerKeysHeld(who.userKey, owner, ring, await ended());
    const successions = await signOn(this.accountId, former, fromBase64Url(ring.accountPublicKey));
    if (successions.length > 0) {
      await call(this.test.app, successionRoutes.sign, { as, body: { successions } });
      const left = await ended();
      if (successions.some(({ formerPublicKey }) => left.includes(formerPublicKey))) throw new Error("a key that signed on leads nowhere");
      this.told.push(`  ${this.nameOf(who)} signs for ${successions.length} former keys`);
      this.happened.add("a former key signed");
    }
    await call(this.test.app, resetRoutes.trust, { as, body: await sealAnew(who.userKey, owner, ring, known) });
    await this.links.accepted(who);
  }

  nameOf(who: Walker): string {
    return `P${this.people.indexOf(who)}`;
  }

  /** Whom this person's pages offer to release; `held` are their keys where they were opened just now. */
  async offered(by: Walker, held: HeldKeys | null = null): Promise<WaitingPerson[]> {
    if (!held && !(await this.hold(by))) return [];
    const reply = await send(this.test.app, peopleRoutes.waiting, { as: by.as! });
    if (reply.statusCode !== 200) return [];
    return reply.json<WaitingPerson[]>().filter((one) => one.id !== by.id && canRelease(one) !== "nothing");
  }

  /** Everything that the dialog gives; keys that are right never raise its alarm. */
  async release(by: Walker, person: WaitingPerson): Promise<void> {
    await this.hold(by);
    const body = await releaseTo(person, person.member === null);
    await call(this.test.app, peopleRoutes.grant, { params: { id: person.id }, as: by.as!, body });
    const receiver = this.people.find(({ id }) => id === person.id)!;
    this.told.push(`  ${this.nameOf(by)} releases ${this.nameOf(receiver)}`);
    await this.expectOpen(receiver, body.grants);
  }

  /** What was just handed on opens at once: until it does, it would count as given and be nobody's. */
  private async expectOpen(receiver: Walker, grants: BodyOf<typeof peopleRoutes.grant>["grants"]): Promise<void> {
    const held = await this.hold(receiver);
    // Who stands before another account key opens nothing yet, and says so on that page.
    if (!held) return;
    const seeds = openingSeeds(held);
    for (const { what } of grants)
      if (what.kind === "department" && !seeds.has(`${what.departmentId}/${what.epoch}`))
        throw new Error(`${this.nameOf(receiver)} was handed epoch ${what.epoch}, and it does not open`);
  }

  async makeRecoveryCode(who: Walker): Promise<void> {
    if (!(await this.hold(who))) return;
    const { code, ...kept } = await offerRecovery();
    const auth = await authOf(this.test, who.email, who.password);
    if (await this.try(authRoutes.setRecovery, { as: who.as!, body: { ...kept, auth } })) who.recoveryCode = code;
  }

  async makeEmergencyKey(by: Walker): Promise<void> {
    const held = await this.hold(by);
    if (!held?.accountSeed || !held.isVouched) return;
    const answer = await send(this.test.app, emergencyRoutes.get, { as: by.as! });
    if (answer.statusCode !== 200) return;
    const { code, key } = await offerEmergency(answer.json().key?.id ?? null);
    if (await this.try(emergencyRoutes.put, { as: by.as!, body: key })) this.emergencyCode = code;
  }

  async renew(by: Walker): Promise<void> {
    const held = await this.hold(by);
    if (!held?.accountSeed || !held.isVouched) return;
    const list = await send(this.test.app, departmentRoutes.list, { as: by.as! });
    if (list.statusCode !== 200) return;
    const { permissions } = await call(this.test.app, userRoutes.current, { as: by.as! });
    const mayManage = permissions.includes("Benutzer und Abteilungen");
    for (const department of await call(this.test.app, departmentRoutes.list, { as: by.as! })) {
      const means = { userId: by.id, mayManage, mayHandle: true, signs: true, holds: () => true };
      const renewal = renewalOf({ ...department, renewalDue: true }, means, Date.now());
      if (renewal.step !== "key" || !renewal.can) continue;
      const body = await makeEpoch(department.id, department.epoch + 1, receiversOf(department));
      if (!(await this.try(departmentRoutes.renewKey, { params: { id: department.id }, as: by.as!, body })))
        throw new Error(`${this.nameOf(by)} is offered to renew a key, and is refused`);
    }
  }

  /** A new password by a mail's link, with the best of the ways that are allowed here. */
  async reset(who: Walker, allowed: readonly ("recovery" | "emergency" | "none")[]): Promise<void> {
    const token = await aResetToken(this.test, { accountId: this.accountId, userId: who.id });
    const state = await call(this.test.app, resetRoutes.validate, { query: { token } });
    const holder = { accountId: this.accountId, userId: who.id };
    const kept = await reportKeysOf(this, who);
    const confirm = async (userKey: Bytes, way: ResetWay) => {
      const password = "Neu-Gesetzt-2026!";
      const wrapped: NewPassword = await newPassword(who.id, userKey, password);
      await call(this.test.app, resetRoutes.confirm, { body: { ...wrapped, token, way } });
      Object.assign(who, { userKey, password, as: null, recoveryCode: way.kind === "recovery" ? who.recoveryCode : null });
      if (way.kind === "founding") this.emergencyCode = null;
      this.told.push(`  ${this.nameOf(who)} resets: ${way.kind}`);
      this.happened.add(`reset: ${way.kind}`);
      if (way.kind === "recovery") return;
      who.userKeys.push(userKey);
      this.links.lost(who);
      if (way.kind === "emergency") checkLostInSafe(this, state, kept, await reportKeysOf(this, who));
      if (way.kind !== "founding") return;
      await this.links.founded(way.accountPublicKey);
      checkEnded(this, state, kept, await reportKeysOf(this, who));
    };
    if (allowed.includes("recovery") && state.hasRecoveryCode && who.recoveryCode) {
      const { auth, open } = await answerWithCode(who.recoveryCode, who.id);
      const { recoveryWrap } = await call(this.test.app, resetRoutes.recovery, { body: { token, recoveryAuth: auth } });
      return confirm(await open(recoveryWrap), { kind: "recovery", recoveryAuth: auth });
    }
    if (allowed.includes("emergency") && state.emergencyId && this.emergencyCode) {
      const { auth, open } = await answerWithCode(this.emergencyCode, state.emergencyId);
      const { wrap, ...released } = await call(this.test.app, resetRoutes.emergency, { body: { token, auth } });
      const made = await keysByEmergency(holder, { userKey: await open(wrap), id: state.emergencyId, ...released });
      const { userKey, ...vouched } = made;
      return confirm(userKey, { kind: "emergency", emergencyAuth: auth, ...vouched });
    }
    if (!allowed.includes("none")) return;
    if (!state.hasColleague && state.founding) {
      const { userKey, ...founded } = await foundAnew(holder, state.founding.departments);
      return confirm(userKey, { kind: "founding", ...founded });
    }
    const { userKey, ...keys } = await freshKeys(who.id);
    return confirm(userKey, { kind: "fresh", ...keys });
  }
}
