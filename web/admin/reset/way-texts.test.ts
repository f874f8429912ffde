import type { ResetState } from "@hz/contract/sign-in/password-reset";
import { describe, expect, test } from "vitest";
import { t } from "../shared/texts/texts.ts";
import { resetFormOf } from "./reset-form.ts";
import type { Way } from "./ways.ts";
import { elsewhereText, firstSteps, isGone, lossesOf, wayText } from "./way-texts.ts";

const nobody = { byActive: false, byDeactivated: false, byInvited: false, byNobody: false };
const state = (emergency: ResetState["emergency"], change: Partial<ResetState> = {}) =>
  ({ emergencyId: "x", emergency, readsReports: true, reopens: "none", needsActivation: null, invitations: null, ...change }) as ResetState;
const opensAll = state({ opens: "all", rest: nobody });
const lacksLast = state({ opens: "some", rest: { ...nobody, byNobody: true } });

test("without a code: an invitation opens a part where colleagues hold the rest, and else whatever opens at all", () => {
  const invitations = { holdAccountKey: false, holdReports: true };
  const losses = (reopens: ResetState["reopens"]) => lossesOf("colleague", state(null, { reopens, invitations }));
  expect(losses("some")).toEqual([t("resetLossInvited")]);
  expect(losses("none")).toEqual([t("resetLossInvitedOnly")]);
});

test("before reports are lost, a session elsewhere is named, with what it can do without the password", () => {
  const elsewhere = (then: "code" | "grant" | "key") => `${t("resetElsewhere")} ${t(`resetElsewhere_${then}`)}`;
  const said = (way: Way, change: Partial<ResetState>, emergency: ResetState["emergency"] = null) =>
    elsewhereText(way, state(emergency, { emergencyId: null, ...change }));
  for (const way of ["colleague", "alone", "founding"] as const) {
    expect(said(way, { hasRecoveryCode: false })).toBe(elsewhere("code"));
    // One that counts is replaced for the password only.
    expect(said(way, { hasRecoveryCode: true, reopens: "some" })).toBe(elsewhere("key"));
    expect(said(way, { reopens: "all" })).toBeNull();
    expect(said(way, { reopens: null })).toBeNull();
  }
  const withCode = { hasRecoveryCode: true };
  expect(said("colleague", withCode, lacksLast.emergency)).toBe(elsewhere("grant"));
  expect(said("emergency", withCode, lacksLast.emergency)).toBe(elsewhere("grant"));
  expect(said("emergency", withCode, opensAll.emergency)).toBeNull();
  expect(said("recovery", withCode)).toBeNull();
});

describe("the way with the emergency key", () => {
  test("promises the departments' reports only where it opens them all", () => {
    expect([state(null), opensAll].map((one) => wayText("emergency", one))).toEqual(Array(2).fill(t("resetWay_emergencyText")));
    expect(wayText("emergency", lacksLast)).toBe(t("resetWay_emergencySome"));
    const held = state({ opens: "none", rest: { ...nobody, byActive: true, byDeactivated: true } });
    expect(wayText("emergency", held)).toBe([t("resetWay_emergencyNone"), t("resetEmergencyRest"), t("resetEmergencyActivated")].join(" "));
  });

  test("loses what nobody else holds, and the recovery code with it; what colleagues hold is no loss", () => {
    expect(lossesOf("emergency", opensAll)).toEqual([]);
    expect(lossesOf("emergency", state({ opens: "none", rest: { ...nobody, byActive: true, byDeactivated: true } }))).toEqual([]);
    expect(lossesOf("emergency", lacksLast)).toEqual([t("resetLossSafe")]);
    const both = state({ opens: "none", rest: { ...nobody, byInvited: true, byNobody: true } }, { hasRecoveryCode: true });
    expect(lossesOf("emergency", both)).toEqual([t("resetLossInvited"), t("resetLossSafe"), t("resetLossCode")]);
    expect(lossesOf("recovery", both)).toEqual([]);
  });

  test("is taken only once its loss was understood, and at once where there is none", async () => {
    const person = { fullName: "Anna Lindner", email: "anna@muster.example", companyName: "Muster AG" };
    const asked = async (one: ResetState) => {
      const typed = { way: "emergency", code: "x", understood: false, secondFactor: "", password: "kurz", confirm: "kurz" };
      const { error } = await resetFormOf({ ...one, person }).safeParseAsync(typed);
      return error!.issues.some(({ path }) => path[0] === "understood");
    };
    expect([await asked(opensAll), await asked(lacksLast)]).toEqual([false, true]);
  });

  test("whoever would found a new account key hears what the safe opens, and whether anything comes back", () => {
    const lacksAll = state({ opens: "none", rest: { ...nobody, byNobody: true } });
    expect([state(null), opensAll, lacksLast, lacksAll].map((one) => firstSteps("founding", one))).toEqual([
      [t("resetFoundingEmergency_all")],
      [t("resetFoundingEmergency_all")],
      [t("resetFoundingEmergency_some")],
      [t("resetFoundingEmergency_none")],
    ]);
    expect([opensAll, lacksLast, lacksAll].map(isGone)).toEqual([false, false, true]);
  });
});
