import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const GOOD = {
  name: "Kim Käufer",
  email: "kim@muster.example",
  company: "Muster AG",
  phone: "",
  type: "demo",
  subject: "Ein Termin",
  message: "Guten Tag,\r\nwann passt es?",
};
const read = (changes: Record<string, string> = {}) => readForm(new URLSearchParams({ ...GOOD, stamp: "s", website: "", ...changes }));

test("a form that is in order comes out as it was typed, its line ends as one sign", () => {
  expect(read()).toEqual({
    values: { ...GOOD, message: "Guten Tag,\nwann passt es?" },
    errors: {},
    stamp: "s",
    isTrapped: false,
  });
});

test("each field that is required says so when it holds nothing but space; the phone may be empty", () => {
  const { errors } = readForm(new URLSearchParams({ name: " ", message: "\r\n\t" }));
  expect(errors).toEqual({
    name: "required",
    email: "required",
    company: "required",
    type: "required",
    subject: "required",
    message: "required",
  });
});

test.each(["kim", "kim@", "@muster.example", "kim@muster", "a@b.example, c@d.example", "Kim <kim@muster.example>"])(
  "%s is no address",
  (email) => {
    expect(read({ email }).errors).toEqual({ email: "email" });
  },
);

test("what is too long is kept and named", () => {
  const { values, errors } = read({ subject: "x".repeat(151), message: "ü".repeat(5_001) });
  expect(errors).toEqual({ subject: "long", message: "long" });
  expect(values.message).toHaveLength(5_001);
  expect(read({ message: "ü".repeat(5_000) }).errors).toEqual({});
});

test.each([
  ["subject", "Hallo\r\nBcc: alle@muster.example", "Hallo Bcc: alle@muster.example"],
  ["name", "Kim\u0000\u202e reuäK", "Kim  reuäK"],
  ["name", "\u2028Zeile\u0085zwei", "Zeile zwei"],
  ["message", "ja\u0000\u0007\tnein\u2029Ende", "ja\tnein\nEnde"],
  ["subject", "👩‍⚖️ Größe und 数据", "👩‍⚖️ Größe und 数据"],
  ["name", "A\u0308nne", "Änne"],
])("%s: nothing that is no sign of a text stays in it", (field, typed, kept) => {
  expect(read({ [field]: typed }).values[field as "name"]).toBe(kept);
});

test.each(["", "constructor", "__proto__", "DEMO", "demo,other"])("a kind of inquiry that the form does not offer (%j) is none", (type) => {
  expect(read({ type }).errors).toEqual({ type: "required" });
});

test("a field sent twice counts once, and unknown ones not at all", () => {
  const sent = new URLSearchParams({ ...GOOD, fremd: "x" });
  sent.append("email", "andere@muster.example");
  expect(readForm(sent).values.email).toBe(GOOD.email);
  expect(readForm(sent).values).not.toHaveProperty("fremd");
});
