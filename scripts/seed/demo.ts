import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type DutyFacts, NO_FACTS } from "@hz/contract/channels/channel-duties";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { NEW_CHANNEL_LANGUAGES, type PortalLanguage } from "@hz/contract/languages";
import { AUTOMATIC_RECEIPT } from "@hz/contract/templates/template-fill";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { sql } from "kysely";
import { fromBase64Url, newCode, recoveryKeys, signOfficeText, toBase64Url, wrapForRecovery } from "@hz/crypto";
import type { Context } from "../../server/context.ts";
import type { Tx } from "../../server/db/database.ts";
import type { Demo } from "../../server/main.ts";
import { addColleague, register, setRecovery } from "../../server/modules/auth/index.ts";
import { addDemo, openDemo } from "../../server/modules/demo/index.ts";
import { portalChannel } from "../../server/modules/channels/index.ts";
import { signReceipt } from "../../server/modules/templates/index.ts";
import { DEMO_REPORTS } from "./demo-reports.ts";
import { bringIn, foundOffice, onceStretched, type Person } from "./people.ts";
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

/** The headline of the demo's portal: a company chooses its own, a new channel's is a number. */
const HEADLINE: Record<(typeof NEW_CHANNEL_LANGUAGES)[number], string> = {
  de: "Hinweisstelle der Muster AG",
  en: "Reporting channel of Muster AG",
  pl: "Kanał zgłoszeń Muster AG",
  ro: "Canalul de raportare al Muster AG",
  tr: "Muster AG bildirim kanalı",
  ru: "Канал для сообщений Muster AG",
  ar: "قناة الإبلاغ لدى Muster AG",
};

/** The demo that a fresh installation starts with, and how to sign in to it. */
export const demo: Demo = {
  email: "anna.lindner@demo.example",
  password: PASSWORD,
  make: ({ url }) => seedInOwnProcess(url),
  makeForVisitor: ({ url }) => seedInOwnProcess(url, FOR_VISITOR),
};

/** What the process is told that makes a demo for a visitor. */
export const FOR_VISITOR = "visitor";

/** Runs `seedDemo` in a process of its own, so that the server never holds what it took to seal. */
async function seedInOwnProcess(url: string, ...who: string[]): Promise<void> {
  const script = fileURLToPath(new URL("run.ts", import.meta.url));
  const env = { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: url };
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...who], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
    // In its own group: Ctrl+C reaches the server first, which lets a demo be whole before it stops.
    detached: true,
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("the demo could not be made");
}

/** What a person's browser sends when it signs the house's text of the automatic confirmation. */
const signedBy =
  ({ sig }: Person, accountId: string) =>
  async (language: PortalLanguage) => {
    const said = { text: ALL_TEXTS[language].templates[AUTOMATIC_RECEIPT], signedAt: Math.floor(Date.now() / 1000) };
    const signature = await signOfficeText(sig, { accountId, templateId: AUTOMATIC_RECEIPT, language, ...said });
    return { ...said, language, signature: toBase64Url(signature) };
  };

/** Makes the installation's demo, whose address and password everybody may know. */
export const seedSharedDemo = (ctx: Context): Promise<unknown> =>
  seedDemo(ctx, { linkSuffix: DEMO_LINK_SUFFIX, domain: "demo.example", password: PASSWORD, within: async () => {} });

/** Makes a demo that a visitor will have alone: nobody guesses its address, and it is handed out when it is whole. */
export async function seedVisitorsDemo(ctx: Context): Promise<void> {
  const mark = randomBytes(5).toString("hex");
  const [domain, password] = [`${mark}.demo.example`, randomBytes(16).toString("base64url")];
  const { accountId, email } = await seedDemo(ctx, {
    linkSuffix: `demo-${mark}`,
    domain,
    password,
    within: (tx, accountId) => addDemo(tx, accountId, ctx.now()),
  });
  await openDemo(ctx, accountId, { email, password });
}

type Kind = { linkSuffix: string; domain: string; password: string; within: (tx: Tx, accountId: string) => Promise<void> };

/** Makes a demo account with its portal, two handlers and their reports, sealed like real ones, and a stand-in for reports about them. */
async function seedDemo(ctx: Context, { linkSuffix, domain, password, within }: Kind): Promise<{ accountId: string; email: string }> {
  // Nobody wants thirty mails about a past that never was.
  const quiet: Context = { ...ctx, jobs: { ...ctx.jobs, enqueue: async () => {} } };
  const stretch = onceStretched();
  const founder = { firstName: "Anna", lastName: "Lindner", email: `anna.lindner@${domain}`, password, companyName: "Muster AG" };
  const office = await foundOffice(founder, stretch);
  const slow = { stretch, salt: fromBase64Url(office.registration.keys.kdfSalt) };
  const { accountId } = await register(quiet, office.registration, {
    linkSuffix,
    within: (tx) => within(tx, office.registration.keys.accountId),
  });
  await quiet.db.tenant(accountId, (tx) =>
    sql`update channels set name = ${HEADLINE.de}, languages = (
      select jsonb_object_agg(code, page || jsonb_build_object('name', ${JSON.stringify(HEADLINE)}::jsonb -> code))
      from jsonb_each(languages) as each (code, page)) where account_id = ${accountId}`.execute(tx),
  );
  const anna = office.founder;
  const recovery = await recoveryKeys(await newCode("recovery"), anna.userId);
  await setRecovery(quiet, accountId, anna.userId, {
    recoveryAuth: toBase64Url(recovery.auth),
    recoveryWrap: toBase64Url(await wrapForRecovery(anna.userKey, recovery, anna.userId)),
  });
  const malik = await bringIn(office, { fullName: "Malik Okafor", email: `malik.okafor@${domain}`, password }, undefined, slow);
  await addColleague(quiet, accountId, {
    ...malik,
    firstName: "Malik",
    lastName: "Okafor",
    fullName: malik.person.fullName,
    email: malik.person.email,
    role: "Fallbearbeitung",
    departmentId: office.founded.keys.department.departmentId,
  });

  await seedStandIn(quiet, office, { domain, password }, slow);

  await signReceipt(
    quiet,
    { accountId, userId: anna.userId },
    { signed: await Promise.all(NEW_CHANNEL_LANGUAGES.map(signedBy(anna, accountId))) },
  );

  const { channel, categories } = (await portalChannel(quiet, linkSuffix))!;
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
  return { accountId, email: anna.email };
}
