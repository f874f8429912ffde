import { randomBytes } from "node:crypto";
import { DEMO_LINK_SUFFIX, PART_BYTES } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { hold } from "../helpers/hold.ts";
import { expect, test } from "../helpers/people.ts";
import { fillForm, layFile, openForm, send } from "../helpers/reporter.ts";

const CHANNEL = paths.portal(DEMO_LINK_SUFFIX);
/** A slow machine seals first, and answers the click late. */
const SEALING_MS = 120_000;

test("a tab that is closed while a file is on its way leaves no report; what had arrived goes, and whoever comes back can report", async ({
  person,
  product,
}, info) => {
  const { page, newTab } = await person();
  const run = (statement: string) => withDatabase(product, async (database) => (await database.query<{ n: number }>(statement)).rows[0]?.n);
  const reports = () => run("select count(*)::int as n from reports");
  const halves = () => run("select count(*)::int as n from files where not is_claimed");
  const film = await layFile(info, "Film.mp4", randomBytes(2 * PART_BYTES));
  const before = await reports();
  await openForm(page, CHANNEL);
  await fillForm(page, { title: "Halb", description: "Dann kam jemand ins Zimmer.", files: [film] });
  const second = await hold(page, /\/parts\/1$/, "PUT");
  const first = page.waitForResponse(/\/parts\/0$/, { timeout: SEALING_MS });
  await page.getByRole("button", { name: "Meldung absenden" }).click({ timeout: SEALING_MS });
  await Promise.all([first, second.sent]);
  await page.close();
  second.lose();
  expect([await reports(), await halves()]).toEqual([before, 1]);

  // What nobody has named for a day goes in the night.
  await run("update files set created_at = created_at - interval '25 hours' where not is_claimed");
  await run("insert into pgboss.job (name, data) values ('sweep-files', '{}')");
  await expect.poll(halves).toBe(0);

  const again = await newTab();
  await openForm(again, CHANNEL);
  await fillForm(again, { title: "Ganz", description: "Jetzt bin ich allein.", files: [film] });
  await send(again);
  expect(await reports()).toBe(before! + 1);
});
