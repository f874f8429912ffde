import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { look } from "../../testing/look.ts";
import { LONG_AGO } from "../../testing/office.ts";
import { openPortal } from "../../testing/portal.tsx";
import { openCase } from "../../testing/portal-acts.ts";
import { hasCase, reportingOffice, sentBefore } from "../../testing/reporting-office.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const office = await reportingOffice();
const { report, password } = await sentBefore(office, {});
const READ = "Von der Meldestelle gelesen (Angabe des Dienstes)";
const messageOf = (text: string) => page.getByRole("listitem").filter({ hasText: text });
const reply = field("Ihre Nachricht an die Meldestelle");

test("the reporter reads of the report and of each own message whether the office has seen it", async () => {
  let readUntil: string | null = null;
  const messages = hasCase(office, report, {}, () => readUntil);
  openPortal("case", { channel: office.channel });
  await openCase(password);
  const sent = page.getByRole("region", { name: "Rechnungen doppelt bezahlt" });
  await reply.fill("Es gibt Belege.");
  await button("Nachricht senden").click();
  await seen(messageOf("Es gibt Belege."));
  await gone(page.getByText(READ));

  readUntil = LONG_AGO;
  await reply.fill("Und einen Zeugen.");
  await button("Nachricht senden").click();
  await seen(sent.getByText(READ));
  await gone(messageOf("Es gibt Belege.").getByText(READ));

  readUntil = messages[0]!.createdAt;
  messages[1]!.createdAt = new Date(Date.parse(readUntil) + 1000).toISOString();
  await reply.fill("Mehr weiß ich nicht.");
  await button("Nachricht senden").click();
  await seen(messageOf("Es gibt Belege.").getByText(READ));
  await gone(messageOf("Und einen Zeugen.").getByText(READ));
  await look("case-read");
  expect(messages).toHaveLength(3);
});
