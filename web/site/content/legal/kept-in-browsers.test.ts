import { unnamedOperator } from "@hz/contract/account/operator";
import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PrivacyPage } from "./privacy-page.tsx";

/** The files that keep something in a browser, with the beginning of its names; `signOut` is taken away as it is written. */
const KEEPERS = {
  "admin/billing/language.ts": "hz.billing-language",
  "admin/shared/keyboard/single-keys.ts": "shortcuts",
  "admin/shared/session/lost-session.ts": "session-ended",
  "admin/shared/session/stored-preface.ts": "hz.preface",
  "admin/tutorial/completed.ts": "onboarding_completed",
  "admin/tutorial/skipped.ts": "hz.tutorial-skipped",
  "api/auth-token.ts": "authToken",
  "portal/draft/tab-entry.ts": "hz.kept",
  "ui/theme.ts": "theme",
  "vault/content/drafts.ts": "hz.draft",
  "vault/content/entry-draft.ts": "hz.draft",
  "vault/keys/seen-head.ts": "hz.key-log",
  "vault/keys/settled-heads.ts": "hz.key-log",
  "vault/keys/stored-user-key.ts": "hz.user-key",
};
/** What a library keeps in the tab for us, by the file that asks it to: React Router under a name of its own. */
const BY_LIBRARY = {
  "admin/shell/guest-shell.tsx": "react-router-scroll-positions",
  "admin/shell/shell.tsx": "react-router-scroll-positions",
};
const source = (file: string) => readFileSync(`web/${file}`, "utf8");

test("what pages keep in a browser is kept by these files alone", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: "web" }).filter((file) => !/\.test\.|^testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\.setItem\(|indexedDB|caches\.open|document\.cookie/.test(source(file))).sort()).toEqual(
    Object.keys(KEEPERS).sort(),
  );
  expect(files.filter((file) => /<ScrollRestoration\b/.test(source(file))).sort()).toEqual(Object.keys(BY_LIBRARY));
});

test("the privacy notice names all of it", () => {
  const operator = unnamedOperator("post@melden.example");
  const facts = { demoSuffix: null, hasDemos: false, operator, paymentWays: ["card"] as const, publicUrl: "https://melden.example" };
  const notice = renderToStaticMarkup(PrivacyPage.Body(facts));
  for (const [file, name] of Object.entries(KEEPERS)) {
    expect(source(file), file).toMatch(new RegExp(`["\`]${name.replace(".", "\\.")}`));
    expect(notice).toMatch(new RegExp(`<code>${name.replace(".", "\\.")}(</code>|…)`));
  }
  for (const name of Object.values(BY_LIBRARY)) expect(notice).toContain(`<code>${name}</code>`);
});
