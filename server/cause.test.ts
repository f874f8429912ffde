import { constants } from "node:os";
import { ERRORS } from "@hz/contract/errors";
import fc from "fast-check";
import pg from "pg";
import { expect, test } from "vitest";
import { Failure } from "./http/failures.ts";
import { causeCode } from "./cause.ts";

const that = (facts: object, message = "550 5.1.1 <melderin@privat.example> kennt hier niemand") =>
  Object.assign(new Error(message), facts);

test.each([
  [that({ code: "EENVELOPE", responseCode: 550, response: "550 <melderin@privat.example>" }), "EENVELOPE 550"],
  [that({ code: "ESOCKET", originalCode: "ECONNREFUSED" }), "ESOCKET ECONNREFUSED"],
  [that({ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }), "ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT"],
  [that({ code: "ETLS", responseCode: 454 }), "ETLS 454"],
  [that({ code: "23505", severity: "ERROR" }), "23505"],
  [new Failure("PAYMENT_UNAVAILABLE"), "PAYMENT_UNAVAILABLE"],
  [new TypeError("melderin@privat.example"), "TypeError"],
  [new AggregateError([that({ code: "ECONNREFUSED" })], "two addresses"), "ECONNREFUSED"],
  [new Error("outer melderin@privat.example", { cause: that({ code: "ENOSPC" }) }), "ENOSPC"],
  [new Error("Connection terminated unexpectedly"), "DATABASE_CONNECTION_LOST"],
  [new Error("timeout exceeded when trying to connect"), "DATABASE_CONNECT_TIMEOUT"],
  // What a stranger may have chosen is no cause of ours.
  [that({ code: "MELDERIN" }), "Error"],
  [that({ code: "MELDE" }), "Error"],
  [that({ code: "melderin@privat.example", responseCode: 491511234567 }), "Error"],
  ["melderin@privat.example", "Error"],
])("%s is told as %s", (error, cause) => {
  expect(causeCode(error)).toBe(cause);
});

test("whatever stands in an error, its cause is made of words that we know", () => {
  const known = new Set([...Object.keys(constants.errno), ...Object.keys(ERRORS), "Error", "TypeError", "EENVELOPE"]);
  const text = fc.oneof(fc.string(), fc.emailAddress(), fc.constantFrom("ECONNREFUSED", "EENVELOPE"));
  fc.assert(
    fc.property(text, text, text, fc.oneof(fc.integer(), text), (message, code, originalCode, responseCode) => {
      for (const word of causeCode(that({ code, originalCode, responseCode, name: code }, message)).split(" "))
        expect(known.has(word) || /^[2-5]\d\d$/.test(word), word).toBe(true);
    }),
  );
});

test("an error of the real driver has its code", async () => {
  const client = new pg.Client({ connectionString: "postgresql://127.0.0.1:1/away" });
  expect(causeCode(await client.connect().catch((error: unknown) => error))).toBe("ECONNREFUSED");
});
