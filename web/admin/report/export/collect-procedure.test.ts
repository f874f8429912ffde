import { expect, test } from "vitest";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { withValues } from "../../shared/languages/language-texts.ts";
import { consentOf, measuresOf, meetingOf, procedureOf } from "./collect-procedure.ts";

const consent = { name: "Eva Beispiel", at: "2026-11-01T08:05:00.000Z", wording: "Ich bin einverstanden." };

test("whoever consented is named only with the person's data; where nobody did there is no consent", () => {
  expect(consentOf(consent, true)).toEqual(consent);
  expect(consentOf(consent, false)).toEqual({ ...consent, name: null });
  expect(consentOf(undefined, true)).toBeNull();
});

test("a planned measure of somebody who no longer handles the case says so; what was taken stays theirs", () => {
  const facts = { kind: "investigation", day: "2026-12-24", userId: "left", createdBy: "left", createdAt: "", changed: null } as const;
  const measures = (["planned", "taken"] as const).map((state) => ({ ...facts, id: state, state }));
  const told = (handlers: string[]) => measuresOf({ measures }, handlers, (id) => id).map(({ isUnattended }) => isUnattended);
  expect(told(["stays"])).toEqual([true, false]);
  expect(told(["stays", "left"])).toEqual([false, false]);
});

test("a case that was closed without a confirmation says so, and not that none was owed", () => {
  const at = "2026-11-20T10:00:00.000Z";
  const closed = { at, by: "anna", outcome: "abusive", noFeedbackReason: "duplicate-or-spam" } as const;
  const said = { receivedAt: at, acknowledged: null, feedback: null, steps: [], measures: [], closed };
  const { stages } = procedureOf(said, (id) => id);
  expect(stages.map(({ stage, state }) => [stage.code, state])).toEqual([
    ["received", "done"],
    ["acknowledged", "missing"],
    ["scope", "missing"],
    ["substance", "missing"],
    ["measures", "missing"],
    ["feedback", "needless"],
    ["closed", "done"],
  ]);
});

test("a conversation keeps place and time; who was there is told only with the person's data", () => {
  const meeting = { place: "Besprechungsraum 2", persons: "Eva Beispiel", start: "09:00", end: "09:40" };
  expect(meetingOf(meeting, true)).toEqual(meeting);
  expect(meetingOf(meeting, false)).toEqual({ ...meeting, persons: null });
  expect(meetingOf(null, true)).toBeNull();
});

test("the thread says when and in which words somebody consented, and not who", () => {
  expect(withValues(ALL_TEXTS.de.record.recorded, { date: "1. November 2026", wording: "Ja." })).toMatch(
    /Einwilligung vom 1\. November 2026 vor: „Ja\.“$/,
  );
  expect(withValues(ALL_TEXTS.en.record.recorded, { date: "1 November 2026", wording: "Yes." })).toMatch(
    /Consent was given on 1 November 2026: “Yes\.”$/,
  );
});
