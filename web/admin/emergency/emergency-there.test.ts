import { afterEach, expect, test } from "vitest";
import { forgetKeys, type HeldKeys, hold } from "../../vault/keys/held-keys.ts";
import { notHeldText } from "./emergency-there.tsx";

afterEach(forgetKeys);

test("whoever only has to compare the fingerprint is not sent to a colleague", () => {
  const keys = (isVouched: boolean, knowsAccountKey: boolean) => hold({ isVouched, knowsAccountKey, accountSeed: null } as HeldKeys);
  keys(true, false);
  expect(notHeldText()).toMatch(/^Vergleichen Sie zuerst den Fingerabdruck/);
  keys(true, true);
  expect(notHeldText()).toContain("Bitten Sie eine Person aus der Verwaltung");
  keys(false, false);
  expect(notHeldText()).toContain("Bitten Sie eine Person aus der Verwaltung");
});
