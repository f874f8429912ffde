import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "../../testing/portal.tsx";
import { fillForm, savedFiles, send } from "../../testing/portal-acts.ts";
import { reportingOffice, takesReports } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { channel, fragment } = office;
const STRANGE = `#k=${"A".repeat(43)}`;
const STRANGERS = /passt nicht zum Link/;
const MALFORMED = /nicht vollständig.*tippen Sie die Adresse vom Aushang neu ein/s;
const alert = page.getByRole("alert");

/** Nothing on the page takes a word, and nothing of it can be sent. */
async function refused(why: RegExp): Promise<void> {
  await seen(page.getByRole("heading", { level: 1, name: "Diese Seite bleibt geschlossen" }));
  await expect.element(alert).toMatchTextContent(why);
  await gone(page.getByRole("textbox"));
  await gone(button(/absenden|Fall öffnen/));
  await seen(page.getByRole("link", { name: "Alle externen Meldestellen" }));
}

test.each(["#", "#k=", "#k=kaputt", `${STRANGE}A`, `${STRANGE}&k=${"A".repeat(43)}`, "#anfang"])(
  "an address whose end is not one whole fingerprint is refused: %s",
  async (end) => {
    for (const view of ["form", "case", "success"] as const) {
      openPortal(view, { channel, fragment: end });
      await refused(MALFORMED);
    }
  },
);

test("a link whose fingerprint does not fit is refused, with another way", async () => {
  for (const view of ["form", "case", "success"] as const) {
    openPortal(view, { channel, fragment: STRANGE });
    await refused(STRANGERS);
    await expect.element(alert).toMatchTextContent(/Der Schlüssel dieser Meldestelle passt nicht zum Link\. Bitte nicht absenden\./);
    await seen(page.getByRole("link", { name: /^Zur externen Meldestelle/ }));
  }
});

test("a channel whose department's key another account signed is refused, with a fingerprint or without", async () => {
  const other = await reportingOffice();
  for (const end of ["", fragment]) {
    openPortal("form", { channel: { ...channel, department: other.channel.department }, fragment: end });
    await refused(STRANGERS);
  }
});

test("a fragment that changes under an open form stops it without taking what was typed", async () => {
  takesReports(office);
  const saved = savedFiles();
  openPortal("form", { channel, fragment });
  await fillForm({ title: "Bleibt stehen", description: "Und wird gesendet." });
  for (const changed of ["#", STRANGE]) {
    location.hash = changed;
    await refused(changed === "#" ? MALFORMED : STRANGERS);
    await expect.element(alert).toMatchTextContent(/Was Sie geschrieben haben, ist noch da/);
    history.back();
    await expect.element(field("Titel")).toHaveValue("Bleibt stehen");
    await seen(field("Titel"));
  }
  const { password } = await send();
  // On the page with the password it stays in sight, and the file holds the link that was opened.
  history.replaceState(null, "", STRANGE);
  dispatchEvent(new HashChangeEvent("hashchange"));
  await expect.element(alert).toMatchTextContent(/Ihre Meldung ist schon sicher angekommen/);
  await expect.element(page.getByCss("#case-password")).toHaveTextContent(password);
  await button("Als Textdatei speichern").click();
  expect(await [...saved.values()][0]).toContain(paths.portalCase(channel.linkSuffix) + fragment);
});
