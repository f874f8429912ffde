import { NO_FACTS } from "@hz/contract/channels/channel-duties";
import { expect, test } from "vitest";
import { dutyChanges, NEW_BODY } from "./duties-form.ts";

const before = { facts: { ...NO_FACTS, address: "Kai 1", officer: "Ole" }, bodies: [{ ...NEW_BODY, name: "A", purpose: "B" }] };

test("only what differs is sent", () => {
  expect(dutyChanges(before, before)).toBeNull();
  expect(dutyChanges(before, { ...before, facts: { ...before.facts, officer: "", hasNoOfficer: true } })).toEqual({
    facts: { officer: "", hasNoOfficer: true },
  });
  expect(dutyChanges(before, { ...before, bodies: [] })).toEqual({ bodies: [] });
});
