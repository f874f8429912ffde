import { expect, test } from "vitest";
import { afterSave, changedSince } from "./after-save.ts";

test("what is saved is shown; what was typed since it was sent stays, down to the single field", () => {
  const sent = { name: " Kai ", open: false, facts: { phone: "1", mail: "a" }, bodies: [{ name: "x" }] };
  const saved = { name: "Kai", open: false, facts: { phone: "1", mail: "colleague's" }, bodies: [{ name: "x" }] };
  expect(afterSave(sent, sent, saved)).toEqual(saved);
  const now = { name: " Kai ", open: true, facts: { phone: "12", mail: "a" }, bodies: [{ name: "x" }, { name: "new" }] };
  expect(afterSave(now, sent, saved)).toEqual({ ...now, name: "Kai", facts: { phone: "12", mail: "colleague's" } });
});

test("of what was changed, what was sent as it stands is no longer a change", () => {
  const sent = { name: "a", rights: ["read"] };
  expect(changedSince(sent, sent)).toEqual({});
  expect(changedSince<{ name: string; mail: string; rights: string[] }>({ name: "ab", mail: "m", rights: ["read"] }, sent)).toEqual({
    name: "ab",
    mail: "m",
  });
});
