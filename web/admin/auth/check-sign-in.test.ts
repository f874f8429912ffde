import { expect, test } from "vitest";
import { checkSignIn } from "./check-sign-in.ts";

test.each([
  ["", "", { email: "empty", password: "empty" }],
  ["", "Geheim-2026", { email: "empty" }],
  ["anna@demo.example", "   ", { password: "empty" }],
  ["anna", "Geheim-2026", { email: "invalid" }],
  ["anna", "", { email: "invalid", password: "empty" }],
  ["anna@demo.example", "Geheim-2026", {}],
])("%s with %s", (email, password, wrong) => {
  expect(checkSignIn({ email, password, remember: false })).toEqual(wrong);
});
