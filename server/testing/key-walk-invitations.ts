import { invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import type { Permission } from "@hz/contract/permissions";
import { joinInvitation } from "../../web/vault/people/accept.ts";
import { anInvite, tokenOf } from "./builders-people.ts";
import { credentials, quickly } from "./builders.ts";
import { call, send } from "./call.ts";
import type { KeyWalk, Walker } from "./key-walk.ts";

/** Somebody who was invited and has not answered. */
export type OpenInvitation = { id: string; email: string; fullName: string; code: string | null };

/** An office stays small enough that its people meet. */
const MOST = 5;

/** Invites somebody, who leaves it lying. */
export async function invite(walk: KeyWalk, by: Walker, permissions: Permission[], withCode: boolean, most = MOST): Promise<void> {
  if (walk.people.length + walk.invitations.length >= most || !(await walk.hold(by))) return;
  const asking = { userId: by.id, userKey: by.userKey, as: by.as! };
  if ((await send(walk.test.app, peopleRoutes.departments, { as: by.as! })).statusCode !== 200) return;
  const { body, code } = await anInvite(walk.test, walk.office, { permissions, withCode, by: asking });
  if (!(await walk.try(invitationRoutes.invite, { as: by.as!, body }))) return;
  walk.invitations.push({ id: body.id, email: body.email, fullName: `${body.firstName} ${body.lastName}`, code });
}

/** Whoever was invited longest ago accepts, with the code where it still counts; tells whether anybody did. */
export async function acceptOne(walk: KeyWalk): Promise<boolean> {
  const invitation = walk.invitations.shift();
  if (!invitation) return false;
  const { id, email, fullName, code } = invitation;
  const password = "Ein-Passwort-2026";
  const token = await tokenOf(walk.test, walk.accountId, id);
  const offer = await call(walk.test.app, invitationRoutes.offer, { query: { token } });
  const counts = code !== null && offer.certificate !== null;
  if (code && !counts) walk.happened.add("an invitation's code ended");
  const { acceptance, userKey } = await joinInvitation(offer, { token, password, code: counts ? code : null }, quickly);
  const reply = await send(walk.test.app, invitationRoutes.accept, { body: acceptance });
  if (reply.statusCode !== 200) throw new Error(`accept: ${reply.body}`);
  const kept = { userKey, userKeys: [userKey], as: credentials(reply), recoveryCode: null };
  walk.people.push({ id, email, fullName, password, state: "active", ...kept });
  walk.told.push(`  ${walk.nameOf(walk.people.at(-1)!)} accepts an invitation ${counts ? "with" : "without"} its code`);
  return true;
}

/** Invites somebody, who accepts at once. */
export async function join(walk: KeyWalk, by: Walker, permissions: Permission[], withCode: boolean, most = MOST): Promise<void> {
  const before = walk.invitations.length;
  await invite(walk, by, permissions, withCode, most);
  if (walk.invitations.length === before) return;
  walk.invitations.unshift(walk.invitations.pop()!);
  await acceptOne(walk);
}
