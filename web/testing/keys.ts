import { departmentRoutes } from "@hz/contract/people/departments";
import { userRoutes } from "@hz/contract/people/users";
import { authRoutes, type KeyRing } from "@hz/contract/sign-in/auth";
import { fromBase64Url, sha256, userKeys } from "@hz/crypto";
import { bringIn, foundOffice, type Person } from "../../scripts/seed/people.ts";
import type { Stretch } from "../vault/keys/found-account.ts";
import type { HeldKeys } from "../vault/keys/held-keys.ts";
import { openRing } from "../vault/keys/keys.ts";
import { grantToSelf } from "../vault/people/self-grants.ts";
import { answersElse } from "./answers.ts";
import { mount } from "./mount.tsx";
import { aDepartment } from "./samples.ts";

/** Stands in for the slow derivation: nobody types a password here. */
const quickly: Stretch = (password, salt) => sha256(new Uint8Array([...salt, ...new TextEncoder().encode(password)]));

/** An office with real keys, made once for all tests of a run: Anna Lindner has founded it and brought Malik Okafor in. */
async function keyedOffice() {
  const founder = { firstName: "Anna", lastName: "Lindner", email: "anna.lindner@demo.example" };
  const office = await foundOffice({ ...founder, password: "Vier Reiher am Fluss", companyName: "Muster AG" }, quickly);
  const { founded, founder: anna } = office;
  const joined = { fullName: "Malik Okafor", email: "malik.okafor@demo.example", password: "Fünf Reiher am Fluss" };
  const { person: malik, member } = await bringIn(office, joined, undefined, { stretch: quickly });
  const { accountId, accountPublicKey, department, grants } = founded.keys;
  const holder = { accountId, userId: anna.userId };
  // As after her first sign-in, which has noted the account's key.
  const noted = await grantToSelf(holder, await userKeys(anna.userKey, anna.userId), { kind: "trust" }, fromBase64Url(accountPublicKey));
  const ring: KeyRing = {
    accountPublicKey,
    own: founded.keys.member,
    members: [founded.keys.member, member],
    grants: [...grants, noted],
    departments: [{ ...department, name: "Interne Meldestelle" }],
  };
  const held = await openRing(anna.userKey, holder, ring);
  return { accountId, department, ring, held, anna, malik };
}

const office = await keyedOffice();
export const ACCOUNT_ID: string = office.accountId;
/** The office's department as channels name it, with its first epoch. */
export const DEPARTMENT = office.department;
/** What the server gives Anna Lindner of keys, and what she holds by it. */
export const RING: KeyRing = office.ring;
export const KEYS: HeldKeys = office.held;
export const ANNA: Person = office.anna;
export const MALIK: Person = office.malik;

/** Answers who is in the office and what they hold, where the test does not. */
export function answerOffice(): void {
  answersElse(authRoutes.keys, RING);
  const names = [ANNA, MALIK].map(({ userId: id, fullName }) => ({ id, fullName, isActive: true, isGuest: false }));
  answersElse(userRoutes.names, names);
  const reader = { isReader: true, isVouched: true, hasKeys: true, missing: [], mayMove: true };
  const members = [ANNA, MALIK].map(({ userId }) => ({ ...reader, userId }));
  answersElse(departmentRoutes.list, [aDepartment({ id: DEPARTMENT.departmentId, key: DEPARTMENT, members })]);
}

/** Shows the application at an address to Anna Lindner with her keys. */
export const mountWithKeys = (path: string): void => mount(path, { id: ANNA.userId, accountId: ACCOUNT_ID }, { keys: KEYS });
