import { auditRoutes } from "@hz/contract/account/audit";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, holdNext, offline } from "../../testing/answers.ts";
import { DESKTOP, look, PHONE } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { button, seen } from "../../testing/see.ts";

test("the audit log while it loads, when it fails, and when nothing fits", async () => {
  answers(auditRoutes.names, { people: [], departments: [] });
  answers(auditRoutes.list, offline);
  const held = holdNext(auditRoutes.list);
  mount(`${paths.audit}?bis=2020-01-01`);
  await seen(button("Protokoll prüfen"));
  await expect.element(page.getByRole("status").filter({ hasText: "Wird geladen" }).first()).toBeInTheDocument();
  await look("audit-loading", { sizes: [PHONE] });
  held.letGo();
  await seen(page.getByRole("heading", { name: "Das Prüfprotokoll konnte nicht geladen werden" }));
  await look("audit-failed", { sizes: [DESKTOP] });
  answers(auditRoutes.list, { entries: [], nextCursor: null, newerCursor: null });
  await button("Erneut versuchen").first().click();
  await seen(page.getByRole("heading", { name: "Keine Einträge" }));
  await look("audit-empty", { sizes: [PHONE] });
});
