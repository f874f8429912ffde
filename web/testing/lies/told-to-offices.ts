import type { Grant, KeyRing } from "@hz/contract/sign-in/auth";
import {
  accountKey,
  type Bytes,
  CURRENT_SUITE,
  fromBase64Url,
  type GrantWhat,
  type LogHead,
  type LogWhat,
  newAccountSeed,
  newDepartmentSeed,
  newId,
  newNotesKey,
  newUserKey,
  NO_ENTRIES,
  passwordKeys,
  randomBytes,
  sealGrant,
  sha256,
  toBase64Url,
  unwrapUserKey,
  userKeys,
  wrapUserKey,
} from "@hz/crypto";
import { openNotesWith, sealNoteWith } from "../../vault/content/notes.ts";
import { foundAccount } from "../../vault/keys/found-account.ts";
import { holdKeys, seedName } from "../../vault/keys/keys.ts";
import { KeyRingFailure } from "../../vault/keys/held-keys.ts";
import { checkedLog, headOf, type KeyLog, NO_LOG, removedIn, wireEntry } from "../../vault/keys/key-log.ts";
import { heardSoFar, holdToHeard, logNow, readLogBy } from "../../vault/keys/log-in-hand.ts";
import { signBehind } from "../../vault/keys/log-writing.ts";
import { signPurpose } from "../../vault/people/purpose.ts";
import { vouchAnew } from "../../vault/people/vouch-anew.ts";
import { makeEpoch } from "../../vault/people/renewal.ts";
import { draftReport } from "../../vault/report/seal-report.ts";
import { signReceiptTexts } from "../../vault/people/sign-receipt.ts";
import { aMember } from "./lied-to.ts";
import type { Telling } from "./told-to-reporters.ts";

const account = await foundAccount("vier Wörter hintereinander", async () => new Uint8Array(32));
const { accountId, userId } = account.keys;
const { departmentId } = account.keys.department;
const own = await userKeys(account.userKey, userId);
const signer = await accountKey(account.accountSeed);
const lie = newAccountSeed();
const liar = await accountKey(lie);
const gone = await aMember(signer, accountId);

async function grant(what: GrantWhat, seed: Bytes, by: { userId: string; sig: typeof signer }): Promise<Grant> {
  const to = { userId, kemPublicKey: own.kem.publicKey };
  const sealed = await sealGrant({ accountId, what, to, by }, seed);
  return { what, byUserId: by.userId, box: toBase64Url(sealed.box), signature: toBase64Url(sealed.signature) };
}
const self = { userId, sig: own.sig };
const note = await grant({ kind: "trust" }, signer.publicKey, self);

/** What the server gives the founder, but for what it changes. */
const hold = (change: Partial<KeyRing> = {}) =>
  holdKeys(
    account.userKey,
    { accountId, userId },
    {
      accountPublicKey: account.keys.accountPublicKey,
      own: account.keys.member,
      members: [account.keys.member, gone.member],
      grants: [...account.keys.grants, note],
      departments: [{ ...account.keys.department, name: "Stelle" }],
      ...change,
    },
  );
/** The account key that the server made up, with what it vouches for. */
const its = async () => ({ accountPublicKey: toBase64Url(liar.publicKey), members: [(await aMember(liar, accountId)).member] });
/** How the account's log begins, and a log that says so and what follows, as the founder's browser checks it that has seen a head. */
const LOGGED: LogWhat = { kind: "account", publicKey: signer.publicKey };
async function checked(seen: LogHead, ...whats: LogWhat[]): Promise<KeyLog> {
  const entries = await signBehind(NO_LOG, await hold(), whats, 1_800_000_000_000);
  return checkedLog({ accountId, known: [signer.publicKey] }, entries.map(wireEntry), seen);
}
const tried = async (doing: () => Promise<unknown>) =>
  doing().then(
    () => "unnoticed" as const,
    () => "refused" as const,
  );

export const TO_OFFICES: Telling<"office"> = {
  "other-key-in-the-office": async () =>
    hold({ ...(await its()), grants: [note] }).then(
      () => "unnoticed",
      (error: unknown) => (error instanceof KeyRingFailure && error.knownAccountKey ? "refused" : "marked"),
    ),
  "withheld-note": async () => {
    await hold({ ...(await its()), grants: [] });
    const signing = await tried(() => signReceiptTexts([{ language: "de", text: "Wir sind es." }]));
    const granting = await tried(() => makeEpoch(departmentId, 2, [userId]));
    return signing === "refused" ? granting : signing;
  },
  "planted-epoch": async () => {
    const planted = await grant({ kind: "department", departmentId, epoch: 2 }, newDepartmentSeed(), gone);
    const { seeds, openOnly } = await hold({ grants: [...account.keys.grants, note, planted] });
    const name = seedName(departmentId, 2);
    return openOnly.has(name) && !seeds.has(name) ? "refused" : "unnoticed";
  },
  "false-colleague": async () => {
    const double = await aMember(liar, accountId);
    await hold({ members: [account.keys.member, double.member] });
    return tried(() => makeEpoch(departmentId, 2, [double.userId]));
  },
  "former-colleague-listed": async () => {
    await hold();
    return tried(() => makeEpoch(departmentId, 2, [userId, gone.userId]));
  },
  "gone-colleague-listed": async () => {
    const log = await checked(NO_ENTRIES, LOGGED, { kind: "removed", userId: gone.userId });
    await hold();
    readLogBy(() => Promise.resolve(log));
    return tried(() => makeEpoch(departmentId, 2, [userId, gone.userId])).finally(() => readLogBy(() => Promise.resolve(NO_LOG)));
  },
  "words-after-leaving": async () => {
    const log = await checked(NO_ENTRIES, LOGGED, { kind: "removed", userId: gone.userId });
    const { authors } = await hold();
    return removedIn(log).has(gone.userId) && (await authors.get(gone.userId))?.length === 1 ? "unnoticed" : "refused";
  },
  "forked-log": async () => {
    const seen = headOf(await checked(NO_ENTRIES, LOGGED, { kind: "removed", userId: gone.userId }));
    const older = await tried(() => checked(seen, LOGGED));
    return older === "refused" ? tried(() => checked(seen, LOGGED, { kind: "removed", userId: newId() })) : older;
  },
  "two-logs": async () => {
    const [one, other] = [await checked(NO_ENTRIES, LOGGED, { kind: "removed", userId: gone.userId }), await checked(NO_ENTRIES, LOGGED)];
    const shown = (log: KeyLog) => readLogBy(async () => holdToHeard(log, heardSoFar(), new Set()));
    const [{ head }, notesKey] = [await draftReport(accountId, account.keys.department), newNotesKey()];
    await hold();
    shown(one);
    const { id, box } = await sealNoteWith(notesKey, head, { id: newId(), author: "", text: "Rücksprache" });
    shown(other);
    const before = await tried(logNow);
    await openNotesWith(notesKey, { head }, [{ id, kind: "note", box, authorId: userId, createdAt: "" }]);
    const after = await tried(() => makeEpoch(departmentId, 2, [userId])).finally(() => readLogBy(() => Promise.resolve(NO_LOG)));
    return before === "unnoticed" ? after : before;
  },
  "old-epoch-to-renew": async () => {
    await hold();
    const { departmentId: id, epoch, publicKey } = account.keys.department;
    const { purpose, signature } = await signPurpose(account.keys.department, { name: "Stelle", standsInFor: [] });
    const served = { ...account.keys.department, purpose, signature };
    const keyHash = await sha256(fromBase64Url(publicKey));
    const first = { kind: "department" as const, departmentId: id, epoch, keyHash, name: "Stelle", standsInFor: [] };
    const later = Date.now() + 30 * 86_400_000;
    const renewed = async (...whats: LogWhat[]) => (await vouchAnew(await checked(NO_ENTRIES, LOGGED, ...whats), [served], later)).length;
    if ((await renewed(first)) !== 1) return "refused";
    return (await renewed(first, { ...first, epoch: 2, keyHash: randomBytes(32) })) === 0 ? "idle" : "unnoticed";
  },
  "downgraded-password": async () => {
    const [userKey, salt] = [newUserKey(), randomBytes(16)];
    const keys = await passwordKeys(new Uint8Array(32), { userId, suite: CURRENT_SUITE, salt });
    const box = await wrapUserKey(userKey, keys, { userId, suite: CURRENT_SUITE, salt });
    box[4] = 0;
    return tried(() => unwrapUserKey(fromBase64Url(toBase64Url(box)), keys, { userId }));
  },
};

/** With what an honest server gives, the same person signs, and makes the next key for whom the account's key vouches. */
export async function honestOffice() {
  const { seeds } = await hold();
  await signReceiptTexts([{ language: "de", text: "Wir sind es." }]);
  return { seeds: [...seeds.keys()], next: await tried(() => makeEpoch(departmentId, 2, [userId])) };
}
export const FOUNDED: string = seedName(departmentId, 1);
