import { createHash } from "node:crypto";
import { unnamedOperator } from "@hz/contract/account/operator";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LAST_CHANGED } from "./changed.ts";
import { customers } from "./privacy-customers.tsx";
import { visitors } from "./privacy-visitors.tsx";
import { ending } from "./terms-ending.tsx";
import { service } from "./terms-service.tsx";

const operator = unnamedOperator("post@melden.example");
const facts = { demoSuffix: null, hasDemos: false, operator, paymentWays: ["card"] as const, publicUrl: "https://melden.example" };
const TEMPLATES = { terms: [service, ending], privacy: [visitors, customers] };

/** What somebody reads, whatever it is drawn with. */
const wordsOf = (name: keyof typeof TEMPLATES) =>
  TEMPLATES[name]
    .map((part) => renderToStaticMarkup(part(facts)))
    .join(" ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** Each template's day, and the SHA-256 of the words that it had then. */
const KNOWN = {
  terms: ["2026-11-29", "3f069097adf95868bdad1bfa501ff68b57ecd77809210dc4c8e337bfc8ee5f58"],
  privacy: ["2026-11-29", "6276d268fad09867928779e728769b42cb360b299e93db559de1022d0e27fb0a"],
};

// Whoever changes a template says on which day in `changed.ts`, and then writes here what this test names.
test.each(["terms", "privacy"] as const)("the words of the template %s are those of the day that it names", (name) =>
  expect([LAST_CHANGED[name], createHash("sha256").update(wordsOf(name)).digest("hex")]).toEqual(KNOWN[name]),
);
