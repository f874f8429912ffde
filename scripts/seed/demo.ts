import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type DutyFacts, NO_FACTS } from "@hz/contract/channels/channel-duties";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { sql } from "kysely";
import { fromBase64Url, newCode, recoveryKeys, toBase64Url, wrapForRecovery } from "@hz/crypto";
import type { Context } from "../../server/context.ts";
import type { Demo } from "../../server/main.ts";
import { addColleague, register, setRecovery } from "../../server/modules/auth/index.ts";
import { portalChannel } from "../../server/modules/channels/index.ts";
import { DEMO_REPORTS } from "./demo-reports.ts";
import { bringIn, foundOffice, onceStretched } from "./people.ts";
import { seedReport } from "./seed-report.ts";
import { seedStandIn } from "./stand-in.ts";

const PASSWORD = "Demo-Meldestelle-2026";

/** What the demo's portal has to say; the telephone number is one that is given to nobody. */
const FACTS: DutyFacts = {
  ...NO_FACTS,
  address: "Musterstraße 1\n20457 Hamburg",
  representedBy: "Vorstand: Erika Muster",
  email: "info@muster.example",
  register: "Amtsgericht Hamburg, HRB 000000",
  officer: "datenschutz@muster.example",
  officePhone: "040 66969 000",
  officeHours: "werktags von 9 bis 12 Uhr",
  meeting: "Hamburg, Musterstraße 1, Raum 3. Der Raum liegt abseits der Büros.",
  accessibilityContact: "barrierefrei@muster.example",
};

/** The demo that a fresh installation starts with, and how to sign in to it. */
export const demo: Demo = { email: "anna.lindner@demo.example", password: PASSWORD, make: seedInOwnProcess };

/** Runs `seedDemo` in a process of its own, so that the server never holds what it took to seal. */
async function seedInOwnProcess({ url }: { url: string }): Promise<void> {
  const script = fileURLToPath(new URL("run.ts", import.meta.url));
  const env = { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: url };
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
    // In its own group: Ctrl+C reaches the server first, which lets a demo be whole before it stops.
    detached: true,
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("the demo could not be made");
}

/** Makes the demo account with its portal, two handlers and their reports, sealed like real ones, and a stand-in for reports about them. */
export async function seedDemo(ctx: Context): Promise<void> {
  // Nobody wants thirty mails about a past that never was.
  const quiet: Context = { ...ctx, jobs: { ...ctx.jobs, enqueue: async () => {} } };
  const stretch = onceStretched();
  const founder = { firstName: "Anna", lastName: "Lindner", email: demo.email, password: PASSWORD, companyName: "Muster AG" };
  const office = await foundOffice(founder, stretch);
  const slow = { stretch, salt: fromBase64Url(office.registration.keys.kdfSalt) };
  const { accountId } = await register(quiet, office.registration, { linkSuffix: DEMO_LINK_SUFFIX });
  const anna = office.founder;
  const recovery = await recoveryKeys(await newCode("recovery"), anna.userId);
  await setRecovery(quiet, accountId, anna.userId, {
    recoveryAuth: toBase64Url(recovery.auth),
    recoveryWrap: toBase64Url(await wrapForRecovery(anna.userKey, recovery, anna.userId)),
  });
  const malik = await bringIn(
    office,
    { fullName: "Malik Okafor", email: "malik.okafor@demo.example", password: PASSWORD },
    undefined,
    slow,
  );
  await addColleague(quiet, accountId, {
    ...malik,
    firstName: "Malik",
    lastName: "Okafor",
    fullName: malik.person.fullName,
    email: malik.person.email,
    role: "Fallbearbeitung",
    departmentId: office.founded.keys.department.departmentId,
  });

  await seedStandIn(quiet, office, PASSWORD, slow);

  const { channel, categories } = (await portalChannel(quiet, DEMO_LINK_SUFFIX))!;
  const people = { anna, malik: malik.person };
  // Oldest first, so that the running numbers follow the dates.
  for (const report of DEMO_REPORTS.toReversed())
    await seedReport(quiet, { channel, categories, people, departmentSeed: office.founded.departmentSeed }, report);
  await quiet.db.tenant(accountId, async (tx) => {
    await sql`update accounts set created_at = now() - interval '140 days' where account_id = ${accountId}`.execute(tx);
    await sql`insert into channel_duties (account_id, channel_id, facts, bodies, texts)
      select account_id, id, ${JSON.stringify(FACTS)}::jsonb, '[]', '{}' from channels where account_id = ${accountId}`.execute(tx);
    // The demo's address receives nothing.
    await sql`update users set is_email_verified = true where account_id = ${accountId}`.execute(tx);
    // He has answered reports for months.
    await sql`update users set last_login_at = now() - interval '1 day' where account_id = ${accountId} and id = ${malik.person.userId}`.execute(
      tx,
    );
  });
}
