import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "../../testing/portal.tsx";
import { reportingOffice } from "../../testing/reporting-office.ts";
import { button, field, seen } from "../../testing/see.ts";

const { channel } = await reportingOffice();

test.each(["form", "case"] as const)(
  "where the program does not come, the page no longer says that it is on its way (%s)",
  async (view) => {
    openPortal(view, { channel, isBlocked: true });
    const loading = page.getByText("Verschlüsselung wird geladen …").first();
    await seen(loading);
    for (const late of document.getAnimations()) late.finish();
    await seen(page.getByText("Die Seite ist nicht vollständig angekommen"));
    await expect.element(loading).not.toBeVisible();
    for (const hint of document.querySelectorAll("[type=submit] + .muted")) expect(getComputedStyle(hint).visibility).toBe("hidden");
    // What was typed is there to be copied.
    if (view === "form") await seen(field("Titel"));
  },
);

test("without scripts nothing is said of a text that there is no field for", async () => {
  openPortal("form", { channel, isBlocked: true });
  const kept = page.getByText("Ihr Text steht nur in dieser Seite");
  await seen(kept);
  const rules = [...document.styleSheets].flatMap((one) => [...one.cssRules]).filter((rule) => rule.cssText.includes("(scripting: none)"));
  const style = document.head.appendChild(document.createElement("style"));
  onTestFinished(() => style.remove());
  style.textContent = rules.map(({ cssText }) => cssText.replace("(scripting: none)", "all")).join("\n");
  await expect.element(kept).not.toBeVisible();
  await expect.element(button("Verschlüsselung wird geladen …")).not.toBeInTheDocument();
});
