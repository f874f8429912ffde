import { authRoutes } from "@hz/contract/sign-in/auth";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { ownershipRoutes } from "@hz/contract/people/ownership";
import { peopleRoutes } from "@hz/contract/people/people";
import { fromBase64Url } from "@hz/crypto";
import { grantTo } from "../../web/vault/people/grant.ts";
import type { TestApplication } from "./application.ts";
import { aColleague, type TestOffice } from "./builders.ts";
import { anAcceptance, anInvite, founderOf, hold, invited } from "./builders-people.ts";
import { call } from "./call.ts";
import type { AddCall } from "./loops.ts";

/** Good calls around people: one colleague to change and grant to, one to delete, and an invitation for each use of one. */
export async function addPeople(test: TestApplication, office: TestOffice, add: AddCall): Promise<void> {
  const { as } = office;
  for (const route of [peopleRoutes.list, peopleRoutes.departments, peopleRoutes.waiting, peopleRoutes.access]) add(route, { as });
  const [colleague, leaving] = [await aColleague(test, office), await aColleague(test, office)];
  const params = { id: colleague.person.userId };
  const { email } = colleague.person;
  add(peopleRoutes.get, { as, params });
  add(peopleRoutes.update, {
    as,
    params,
    body: { firstName: "Kim", lastName: "Anders", email, permissions: ["Meldungen"], language: "Deutsch", isActive: true },
  });
  add(ownershipRoutes.handOver, { as, params: { id: office.person.userId } });
  add(peopleRoutes.remove, { as, params: { id: leaving.person.userId } });
  await hold(test, office.accountId, founderOf(office));
  const { own } = await call(test.app, authRoutes.keys, { as: colleague.as });
  const what = { kind: "department" as const, departmentId: office.departmentId, epoch: 1 };
  const grants = await grantTo({ userId: params.id, kemPublicKey: fromBase64Url(own.kemPublicKey) }, [what]);
  add(peopleRoutes.grant, { as, params, body: { ...own, member: null, grants } });

  add(invitationRoutes.invite, { as, body: (await anInvite(test, office)).body });
  const { body: again } = await invited(test, office);
  add(invitationRoutes.renew, { as, params: { id: again.id }, body: { keys: again.keys } });
  add(invitationRoutes.offer, { query: { token: (await invited(test, office)).token } });
  const accepting = await invited(test, office);
  add(invitationRoutes.accept, { body: (await anAcceptance(test, accepting, accepting.code)).acceptance });
}
