import { allRoutes } from "@hz/contract/routes";
import { expect, test } from "vitest";
import * as z from "zod";
import { wrongValue } from "./field-errors.ts";

const WRONG = ["", "x".repeat(1_000_000), -1, 1e12, true, null, [], {}];

/** The library's own words for what is wrong, which no form may say. */
const ENGLISH = /^Invalid |^Too (?:big|small)|expected/;

test("a rule of the contract without a sentence of its own is told in German", () => {
  const bodies = allRoutes.flatMap(({ body }) => (body instanceof z.ZodObject ? [body] : []));
  const said = bodies.flatMap((body) =>
    WRONG.flatMap((value) => {
      const typed = Object.fromEntries(Object.keys(body.shape).map((name) => [name, value]));
      return body.safeParse(typed, { error: wrongValue }).error?.issues.map(({ message }) => message) ?? [];
    }),
  );
  expect(said.filter((message) => ENGLISH.test(message))).toEqual([]);
  expect(new Set(said)).toContain("Höchstens 100 Zeichen");
});

test.each([
  [z.string().max(200), "x".repeat(201), "Höchstens 200 Zeichen"],
  [z.string().min(1), "", "Bitte füllen Sie dieses Feld aus."],
  [z.int().max(720), 721, "Höchstens 720"],
  [z.int().min(5), 4, "Mindestens 5"],
  [z.enum(["a", "b"]), "c", "Bitte prüfen Sie diese Angabe."],
  [z.string().min(1, "Name ist erforderlich"), "", "Name ist erforderlich"],
])("rule %#: of %j it says %j", (rule, value, message) => {
  expect(rule.safeParse(value, { error: wrongValue }).error?.issues[0]?.message).toBe(message);
});
