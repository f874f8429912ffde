import { createHash } from "node:crypto";
import { unnamedOperator } from "@hz/contract/account/operator";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LAST_CHANGED } from "./changed.ts";
import { customers } from "./privacy-customers.tsx";
import { visitors } from "./privacy-visitors.tsx";
import { ending } from "./terms-ending.tsx";
import { service } from "./terms-service.tsx";

const facts = { demoSuffix: null, operator: unnamedOperator("post@melden.example"), publicUrl: "https://melden.example" };
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
  terms: ["2026-11-28", "b529cd1e65eb703ff0f59d8aaa06114fad38939512956fcd48f02212e6168b22"],
  privacy: ["2026-11-28", "9a3dd8629342ca28678361efeeb42c72e7a6f61013dec3e83c306b58d76766f0"],
};

// Whoever changes a template says on which day in `changed.ts`, and then writes here what this test names.
test.each(["terms", "privacy"] as const)("the words of the template %s are those of the day that it names", (name) =>
  expect([LAST_CHANGED[name], createHash("sha256").update(wordsOf(name)).digest("hex")]).toEqual(KNOWN[name]),
);
