import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { channelQuestionRoutes } from "@hz/contract/channels/questions";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import type { BodyOf, ParamsOf, Route } from "@hz/contract/route";
import { accountKey, newId, signDepartment, toBase64Url } from "@hz/crypto";
import { statementOf } from "../../web/vault/report/check-key.ts";
import type { TestApplication } from "./application.ts";
import { aColleague, type TestOffice } from "./builders.ts";
import { aGrant, aKey, aRealDepartment, aResealing, aSubmittedTo } from "./builders-departments.ts";
import { aPicture, WHOLE_PICTURE } from "./builders-picture.ts";
import { call } from "./call.ts";
import { type GoodCall, sendCall } from "./loops.ts";

/** Good calls around departments: one to take people into, one whose key is renewed, one to delete. */
export async function addDepartments(test: TestApplication, office: TestOffice, calls: Map<Route, GoodCall>): Promise<void> {
  const { as, person } = office;
  const add = <R extends Route>(route: R, given: { params?: ParamsOf<R>; body?: BodyOf<R> }) =>
    calls.set(route, { params: {}, query: {}, body: undefined, as, ...(given as Partial<GoodCall>) });
  const [circle, renewed, empty, plain] = [
    await aRealDepartment(test, office, [person]),
    await aRealDepartment(test, office, [person]),
    await aRealDepartment(test, office, [person]),
    await aRealDepartment(test, office, [person]),
  ];
  add(departmentRoutes.list, {});
  add(departmentRoutes.people, {});
  add(departmentRoutes.names, {});
  add(departmentRoutes.left, {});
  add(departmentRoutes.nobodyElse, {});
  add(departmentRoutes.sayNobodyElse, { body: { isSo: true } });
  add(departmentRoutes.create, { body: circle.body });
  add(departmentRoutes.rename, { params: { id: circle.id }, body: { name: "Revision" } });
  const purpose = { name: plain.name, standsInFor: [], signedAt: 1 };
  const account = await accountKey(office.office.founded.accountSeed);
  const signature = toBase64Url(await signDepartment(account, statementOf(office.accountId, { ...plain.key, purpose })));
  add(departmentRoutes.setPurpose, { params: { id: plain.id }, body: { epoch: 1, purpose, signature } });
  const notAfter = circle.key.notAfter + 60;
  const vouched = await signDepartment(account, statementOf(office.accountId, { ...circle.key, notAfter }));
  add(departmentRoutes.vouch, { params: { id: circle.id }, body: { epoch: 1, notAfter, signature: toBase64Url(vouched) } });
  add(departmentRoutes.remove, { params: { id: empty.id } });
  const [joining, outside] = [await aColleague(test, office), await aColleague(test, office)];
  const grants = [await aGrant(office, { departmentId: circle.id, epoch: 1 }, circle.seed, joining.person)];
  const member = { id: circle.id, userId: joining.person.userId };
  add(departmentRoutes.addMember, { params: member, body: { grants } });
  await sendCall(test, departmentRoutes.addMember, calls.get(departmentRoutes.addMember)!);
  add(departmentRoutes.grant, { params: member, body: { grants } });
  add(departmentRoutes.removeMember, { params: { id: circle.id, userId: outside.person.userId } });

  const channel = (await call(test.app, channelRoutes.list, { as }))[0]!;
  const [category] = await call(test.app, categoryRoutes.list, { as });
  add(channelRoutes.setDelivery, {
    params: { id: channel.id },
    body: { departmentId: office.departmentId, conflictDepartmentId: null },
  });
  add(channelRoutes.confirmLinks, { params: { id: channel.id }, body: { endedAt: "2026-11-23T12:00:00.000Z" } });
  add(categoryRoutes.setDelivery, { params: { id: category!.id }, body: { departmentId: circle.id } });
  const spare = {
    name: "Werk",
    description: "",
    isActive: true,
    settings: { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true },
  };
  const made = { ...spare, id: newId(), linkSuffix: `werk-${newId()}` };
  add(channelRoutes.create, { body: made });
  await call(test.app, channelRoutes.create, { body: made, as });
  add(channelRoutes.update, { params: { id: channel.id }, body: { name: channel.name } });
  add(channelRoutes.remove, { params: { id: made.id } });
  calls.set(channelRoutes.setLogo, {
    params: { id: channel.id },
    query: WHOLE_PICTURE,
    body: await aPicture(),
    as: { ...as, "content-type": "application/octet-stream" },
  });
  add(channelDutyRoutes.get, { params: { id: channel.id } });
  add(channelDutyRoutes.save, { params: { id: channel.id }, body: { facts: { address: "Kai 1" } } });
  add(channelQuestionRoutes.get, { params: { id: channel.id } });
  add(channelQuestionRoutes.save, { params: { id: channel.id }, body: { seen: 0, isOn: true } });
  add(channelRoutes.removeLogo, { params: { id: channel.id } });
  calls.set(channelRoutes.suffix, { params: {}, query: { linkSuffix: "noch-frei" }, body: undefined, as });
  add(categoryRoutes.create, { body: { id: newId(), name: "Nachbarschaft", description: "" } });
  add(categoryRoutes.update, { params: { id: category!.id }, body: { name: category!.name, description: "Neu beschrieben" } });
  add(categoryRoutes.order, { body: { ids: [category!.id] } });
  const deliver = (departmentId: string) =>
    call(test.app, channelRoutes.setDelivery, { params: { id: channel.id }, body: { departmentId, conflictDepartmentId: null }, as });
  await deliver(renewed.id);
  await aSubmittedTo(test, office, renewed.key);
  await deliver(office.departmentId);
  const next = await aKey(office, renewed.id, 2, [person]);
  const at = { id: renewed.id };
  add(departmentRoutes.renewKey, { params: at, body: { key: next.key, grants: next.grants } });
  await sendCall(test, departmentRoutes.renewKey, calls.get(departmentRoutes.renewKey)!);
  add(departmentRoutes.toReseal, { params: at });
  const body = await aResealing(test, office, renewed.id, [
    [1, renewed.seed],
    [2, next.seed],
  ]);
  add(departmentRoutes.reseal, { params: at, body });
}
