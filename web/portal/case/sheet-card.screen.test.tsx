import { paths } from "@hz/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { look } from "../../testing/look.ts";
import { openPortal } from "../../testing/portal.tsx";
import { onPaper, openCase } from "../../testing/portal-acts.ts";
import { CASE_NUMBER, hasCase, reportingOffice, sentBefore } from "../../testing/reporting-office.ts";
import { button, field, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel, fragment, print: fingerprint } = office;
const { report, password } = await sentBefore(office, {});

/** What can be read on the page, each text once. */
const readable = () =>
  [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((one) => one.children.length === 0 && one.textContent.trim() !== "" && one.checkVisibility())
    .map((one) => one.textContent);

test("the access sheet has case number and address, not the password, and is alone on paper; the menu prints the case as before", async () => {
  hasCase(office, report);
  openPortal("case", { channel, fragment });
  await openCase(password);
  await seen(field("Ihre Nachricht an die Meldestelle"));
  await look("case-sheet");
  const printed: string[][] = [];
  vi.spyOn(window, "print").mockImplementation(() => {
    const paper = onPaper();
    printed.push(readable());
    paper.remove();
  });
  await button("Zugangsblatt drucken").click();
  expect(printed).toHaveLength(1);
  expect(printed[0]).toHaveLength(1);
  const [[sheet = ""] = []] = printed;
  for (const part of [CASE_NUMBER, paths.portalCase(channel.linkSuffix) + fragment, fingerprint]) expect(sheet).toContain(part);
  for (const word of [password, "Muster", "Meld", "Hinweis"]) expect(sheet).not.toContain(word);
  expect(document.querySelector(".sheet")).not.toBeNull();

  dispatchEvent(new Event("afterprint"));
  await expect.element(page.getByCss(".sheet")).not.toBeInTheDocument();
  const paper = onPaper();
  expect(readable().join("\n")).toContain("Seit März.");
  paper.remove();
});
