import { archiveRoutes } from "@hz/contract/account/archive";
import { auditRoutes } from "@hz/contract/account/audit";
import { billingRoutes } from "@hz/contract/billing/billing";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { companyRoutes } from "@hz/contract/account/company";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { evaluationRoutes } from "@hz/contract/account/evaluations";
import { APPLICATION_PAGES, paths } from "@hz/contract/paths";
import { peopleRoutes } from "@hz/contract/people/people";
import { mayDo, type Permission, PERMISSIONS } from "@hz/contract/permissions";
import { processingRoutes } from "@hz/contract/processing/processing";
import { keyLogRoutes } from "@hz/contract/keys/key-log";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { reportRoutes } from "@hz/contract/reports/reports";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import type { Route } from "@hz/contract/route";
import { securityRoutes } from "@hz/contract/account/security";
import { supportRoutes } from "@hz/contract/account/support";
import { templateRoutes } from "@hz/contract/templates/templates";
import { userRoutes } from "@hz/contract/people/users";
import { describe, expect, test } from "vitest";
import { mayOpen, mayOpenWaiting, SCREEN_NEEDS, type ScreenName } from "./screen-needs.ts";
import { screensFor } from "../../shell/screens.ts";

/** What each screen asks the server for first: whoever may open it gets an answer to one of these. */
const FIRST_READ: Record<ScreenName, readonly Route[]> = {
  dashboard: [userRoutes.current],
  app: [userRoutes.current],
  reports: [reportRoutes.list],
  retention: [retentionRoutes.list],
  entry: [reportRoutes.list],
  report: [reportRoutes.get],
  categories: [categoryRoutes.list],
  channels: [channelRoutes.list],
  templates: [templateRoutes.list],
  emergency: [emergencyRoutes.get],
  archive: [archiveRoutes.begin],
  departments: [peopleRoutes.departments],
  settings: [companyRoutes.get, securityRoutes.get],
  billing: [billingRoutes.get],
  readiness: [readinessRoutes.get],
  processing: [processingRoutes.get],
  evaluations: [evaluationRoutes.get],
  audit: [auditRoutes.list],
  // Every browser of the office reads it; its page is for who writes it.
  keyLog: [keyLogRoutes.append],
  account: [userRoutes.current],
  users: [peopleRoutes.list],
  user: [peopleRoutes.get],
  support: [supportRoutes.get],
  article: [userRoutes.current],
};

/** Every choice of permissions, each with and without being the owner. */
const EVERYBODY = Array.from({ length: 2 ** PERMISSIONS.length }, (_, bits) =>
  PERMISSIONS.filter((__, place) => bits & (1 << place)),
).flatMap((permissions) => [false, true].map((isAccountOwner) => ({ permissions, isAccountOwner })));
type Somebody = (typeof EVERYBODY)[number];

/** What the server decides by (server/http/handle.ts). */
const mayCall = ({ permission, alsoNeeds, orOwner }: Route, { permissions, isAccountOwner }: Somebody) =>
  ((orOwner && isAccountOwner) || mayDo(permissions, permission)) && (alsoNeeds ?? []).every((one) => permissions.includes(one));

const names = Object.keys(SCREEN_NEEDS) as ScreenName[];

describe.each(names)("%s", (name) => {
  test("is open to whom the server answers, and to nobody else", () => {
    const wrong = EVERYBODY.filter((one) => mayOpen(one, name) !== FIRST_READ[name].some((route) => mayCall(route, one)));
    expect(wrong).toEqual([]);
  });
});

/** As the server decides for somebody whose access is not released (server/http/handle.ts). */
const mayCallWaiting = (route: Route, one: Somebody) =>
  mayCall(route, one) &&
  (route.permission === undefined ||
    route.whileWaiting === true ||
    (route.method === "GET" && mayDo(["Meldungen", "Statistiken"], route.permission)));

test("what is open to somebody who waits for a release is answered to them", () => {
  for (const name of names)
    for (const one of EVERYBODY)
      if (mayOpenWaiting(one, name))
        expect([name, one, FIRST_READ[name].some((route) => mayCallWaiting(route, one))]).toEqual([name, one, true]);
  const owner = { permissions: [], isAccountOwner: true };
  const open = names.filter((name) => mayOpenWaiting(owner, name));
  expect(open).toEqual(["billing", "account", "support", "article"]);
});

test("sidebar, palette and keys offer what is open, and everything of it that has a name", () => {
  const named = screensFor({ permissions: PERMISSIONS as unknown as Permission[], isAccountOwner: true }).map((one) => one.name);
  for (const one of EVERYBODY) {
    const open = named.filter((name) => name === "recovery" || mayOpen(one, name));
    expect(screensFor({ ...one, permissions: [...one.permissions] }).map(({ name }) => name)).toEqual(open);
  }
});

test("every address behind the sign-in is declared", () => {
  const outside: readonly string[] = [
    paths.demo,
    paths.signIn,
    paths.register,
    paths.trial,
    paths.recoveryCode,
    paths.confirmEmail,
    paths.verifyEmail,
    paths.releaseAddress,
    paths.forgotPassword,
    paths.resetPassword,
    paths.secondFactor,
    paths.invitation,
    paths.guest,
    paths.guestAccount,
    `${paths.guest}/faelle/:id`,
  ];
  const declared = names.map((name): string => SCREEN_NEEDS[name].path);
  expect(declared.toSorted()).toEqual(APPLICATION_PAGES.filter((path) => !outside.includes(path)).toSorted());
});
