import { deskRoutes } from "@hz/contract/reports/desk";
import { departmentRoutes } from "@hz/contract/people/departments";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { PERMISSIONS } from "@hz/contract/permissions";
import { ownershipRoutes } from "@hz/contract/people/ownership";
import { peopleRoutes } from "@hz/contract/people/people";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Route } from "@hz/contract/route";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { newId, toBase64Url, userKeys } from "@hz/crypto";
import type { TestApplication } from "./application.ts";
import { aSubmitted, type SignedIn, type TestOffice } from "./builders.ts";
import { aKey } from "./builders-departments.ts";
import { anInvite } from "./builders-people.ts";
import { type Given, send } from "./call.ts";
import type { Target } from "./towards-targets.ts";

type Scene = { test: TestApplication; office: TestOffice; actor: SignedIn; target: Target };
/** A route with what makes of it a call that would succeed, towards somebody on whom the caller may act. */
type Act = { route: Route; given: (scene: Scene) => Promise<object> | object };

const at = ({ target }: Scene) => ({ params: { id: target.id } });
const inDepartment = ({ office, target }: Scene) => ({ params: { id: office.departmentId, userId: target.id } });
const act = <R extends Route>(route: R, given: (scene: Scene) => Promise<Given<R>> | Given<R>): Act => ({ route, given });

/** The same keys that the server has; of who has none some that nobody has. */
async function keysOf({ office, target }: Scene) {
  const { userKey, userId } = target.person ?? office.person;
  const { kem, sig } = await userKeys(userKey, userId);
  return { kemPublicKey: toBase64Url(kem.publicKey), sigPublicKey: toBase64Url(sig.publicKey) };
}

async function department({ office, actor, target }: Scene) {
  const id = newId();
  // Who is deactivated gets no key, and who handles no reports needs none.
  const isReader = target.person && target.permissions.includes("Meldungen") && /^(less|equal|more|owner)$/.test(target.kind);
  const readers = isReader && target.id !== actor.person.userId ? [actor.person, target.person!] : [actor.person];
  const { key, grants } = await aKey(office, id, 1, readers, actor.person);
  return { body: { name: `Neu ${id}`, key, members: [...new Set([actor.person.userId, target.id])], grants } };
}

/** Everything that somebody can do to somebody, by every route that says so. */
export const ACTS: Record<string, Act> = {
  rename: act(peopleRoutes.update, (scene) => ({ ...at(scene), body: { firstName: "Anders" } })),
  deactivate: act(peopleRoutes.update, (scene) => ({ ...at(scene), body: { isActive: false } })),
  activate: act(peopleRoutes.update, (scene) => ({ ...at(scene), body: { isActive: true } })),
  deprive: act(peopleRoutes.update, (scene) => ({ ...at(scene), body: { permissions: [PERMISSIONS[2]] } })),
  "give everything": act(peopleRoutes.update, (scene) => ({
    ...at(scene),
    body: { permissions: [...PERMISSIONS] },
  })),
  remove: act(peopleRoutes.remove, at),
  "strip of the factor": act(secondFactorRoutes.remove, at),
  "sign out everywhere": act(sessionRoutes.endOfColleague, at),
  "invite with the same": act(invitationRoutes.invite, async ({ test, office, target }) => {
    const { body } = await anInvite(test, office, { permissions: [...target.permissions] });
    return { body: { ...body, keys: null } };
  }),
  "send the invitation again": act(invitationRoutes.renew, (scene) => ({ ...at(scene), body: { keys: null } })),
  "found a department with": act(departmentRoutes.create, department),
  "take into a department": act(departmentRoutes.addMember, (scene) => ({ ...inDepartment(scene), body: { grants: [] } })),
  "take out of a department": act(departmentRoutes.removeMember, inDepartment),
  "hand over to": act(ownershipRoutes.handOver, at),
  release: act(peopleRoutes.grant, async (scene) => ({ ...at(scene), body: { ...(await keysOf(scene)), member: null, grants: [] } })),
  "grant a department's key": act(departmentRoutes.grant, (scene) => ({ ...inDepartment(scene), body: { grants: [] } })),
  "note a training": act(readinessRoutes.saveTraining, ({ target }) => ({
    params: { userId: target.id },
    body: { day: "2026-01-15", title: "Grundlagen" },
  })),
  "assign a case": act(reportRoutes.update, async ({ test, office, target }) => ({
    params: { id: (await aSubmitted(test, office)).id },
    body: { assignedTo: target.id },
  })),
  "assign several": act(deskRoutes.updateSeveral, async ({ test, office, target }) => ({
    body: { ids: [(await aSubmitted(test, office)).id], assignedTo: target.id },
  })),
  "keep out of a case": act(handoverRoutes.recuse, async ({ test, office, target }) => ({
    params: { id: (await aSubmitted(test, office)).id },
    body: { id: newId(), userId: target.id },
  })),
};

/** Does it; resolves to OK or the code of the refusal. */
export async function done(scene: Scene, { route, given }: Act): Promise<string> {
  const input = { ...(await given(scene)), as: scene.actor.as };
  const reply = await send(scene.test.app, route, ...([input] as unknown as []));
  const answer = reply.json<{ code?: string; refused?: { code: string }[] }>();
  return (reply.statusCode === 200 ? answer.refused?.[0]?.code : answer.code) ?? "OK";
}
