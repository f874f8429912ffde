import { expect, test } from "vitest";
import { t } from "../../shared/texts/texts.ts";
import { whoGrants } from "./who-grants.ts";

const departments = [{ departmentId: crypto.randomUUID(), name: "Meldestelle", epochs: [1] }];
const nobody = { granters: [], first: [], uncompared: [], later: [], givesReports: false, isUnheld: false, inSafe: false };
const waits = { ...nobody, missing: { account: false, vouch: true, departments }, since: "reset" as const, grants: 0 };
const named = { granters: ["Olga"], first: ["Olga"] };

test("who waits hears from the beginning that nobody who can sign in holds the department's key", () => {
  const who = `${t("accessWho", { names: "Olga" })} ${t("accessVouches")}`;
  expect(whoGrants({ ...waits, ...named }, [])).toBe(`${who} ${t("accessThenReports")}`);
  expect(whoGrants({ ...waits, ...named, isUnheld: true }, [])).toBe(`${who} ${t("accessNobodyHolds")} ${t("accessNotInSafe")}`);
  const inSafe = { ...waits, ...named, isUnheld: true, inSafe: true };
  expect(whoGrants(inSafe, [])).toBe(`${who} ${t("accessNobodyHolds")} ${t("accessInSafe")}`);
  const vouched = { ...inSafe, granters: [], first: [], missing: { ...waits.missing, vouch: false } };
  expect(whoGrants(vouched, [])).toBe(`${t("accessNobodyHolds")} ${t("accessInSafe")}`);
});
