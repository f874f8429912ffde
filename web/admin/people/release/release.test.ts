import { expect, test } from "vitest";
import { t } from "../../shared/texts/texts.ts";
import { joinText, missingBy, restText } from "./release.ts";

test("what is handed on at once comes with what was ticked just now, whatever the server says is missing", () => {
  const [own, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const departments = [own, other].map((departmentId) => ({ departmentId, name: "Stelle", epochs: [1, 2] }));
  const missing = { account: true, vouch: false, departments };
  const nothing = { account: false, vouch: false, departments: [] };
  expect(missingBy(missing, [], [own, other])).toEqual(nothing);
  expect(missingBy(missing, ["Statistiken"], [own])).toEqual(nothing);
  expect(missingBy(missing, ["Meldungen"], [own])).toEqual({ ...nothing, departments: [departments[0]] });
  expect(missingBy(missing, ["Einstellungen"], [own])).toEqual({ ...nothing, account: true });
  expect(missingBy({ ...missing, account: false }, ["Meldungen", "Benutzer und Abteilungen"], [])).toEqual(nothing);
});

test("what is left after a release is said to be given by nobody where nobody who can sign in has it", () => {
  const [own, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const departments = [own, other].map((departmentId, at) => ({ departmentId, name: `Stelle ${at + 1}`, epochs: [1] }));
  const person = { id: crypto.randomUUID(), fullName: "Olga Owner", email: "olga@muster.example", kemPublicKey: "", sigPublicKey: "" };
  const waits = (unheld: string[], account = false) =>
    restText({ ...person, member: null, joins: [], unheld, missing: { account, vouch: true, departments } });
  const what = "„Stelle 1“, „Stelle 2“";
  expect(waits([])).toBe(t("releaseRest", { what }));
  expect(waits([own])).toBe(t("releaseRest", { what }));
  expect(waits([own, other])).toBe(t("releaseRestUnheld", { what }));
  expect(waits([own, other], true)).toBe(t("releaseRest", { what: `${t("accountKeyName")}, ${what}` }));
});

test("who took a person into a department is named, and of whoever did it themselves it is said so", () => {
  const join = {
    departmentId: crypto.randomUUID(),
    department: "Revision",
    by: "Olga Owner",
    isOwnDoing: false,
    at: "2026-01-02T10:00:00Z",
    from: [],
  };
  expect(
    [join, { ...join, isOwnDoing: true }, { ...join, by: null }, { ...join, at: null }].map((one) => joinText("Olga Owner", one)),
  ).toEqual([
    "Olga Owner hat Olga Owner am 2. Januar 2026 in „Revision“ aufgenommen.",
    "Olga Owner hat sich am 2. Januar 2026 selbst in „Revision“ aufgenommen.",
    "Olga Owner gehört seit dem 2. Januar 2026 zu „Revision“.",
    "",
  ]);
});
