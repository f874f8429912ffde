import type { ContactForm, ContactTrouble } from "@hz/contract/account/contact";
import { paths } from "@hz/contract/paths";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../db/database.ts";
import type { ContactView } from "../../pages/index.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { jobsOf, untilJobs } from "../../testing/job-queue.ts";
import { mailsTo } from "../../testing/mails.ts";
import { registerContact } from "./routes.ts";

let own: TestApplication;
/** The same routes; what the page shows comes as JSON. */
let app: FastifyInstance;
beforeAll(async () => {
  own = await testApplication();
  own.stop();
  await own.startWorker();
  app = Fastify();
  await registerContact(app, own.ctx, async (_request, reply, view, status) => reply.code(status).send({ view }));
});
afterAll(async () => {
  await app.close();
  await own.close();
});

const OPERATOR = "hilfe@hinweise.example";
const HERE = { "sec-fetch-site": "same-origin" };
const someone = () => `kim.${crypto.randomUUID().slice(0, 8)}@muster.example`;
const viewOf = (answer: { json: () => unknown }) => (answer.json() as { view: ContactView }).view as ContactForm;
const fields = (changes: Record<string, string> = {}) => ({
  name: "Kim Käufer",
  email: someone(),
  company: "Muster AG",
  phone: "",
  type: "pricing",
  subject: "Angebot",
  message: "Was kostet es für vier Standorte?",
  ...changes,
});

/** Opens the form as a person would, who needs some time for it. */
async function opened(): Promise<string> {
  const { stamp } = viewOf(await app.inject(paths.contact));
  own.move(5_000);
  return stamp;
}
let origin = 0;
/** Sends the form, each time from somewhere else. */
const post = (body: Record<string, string> | string, headers: Record<string, string> = HERE, from = `10.0.${origin++}.1`) =>
  app.inject({
    method: "POST",
    url: paths.contact,
    payload: typeof body === "string" ? body : new URLSearchParams(body).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    remoteAddress: from,
  });
const inquiries = async () =>
  (await own.db.directory((tx) => sql<{ sealed: Buffer | null }>`select sealed from contact_inquiries`.execute(tx))).rows;
const mailsAbout = async (subject: string) =>
  (await mailsTo(own, OPERATOR, (await operatorMails()).length)).filter((mail) => mail.subject.includes(subject));
const operatorMails = async () => (await own.ctx.mailer.listMails()).filter(({ to }) => to === OPERATOR);
/** Waits for all mails of the form to be out. */
const settled = async () => {
  for (const name of ["mail-contact-inquiry", "mail-contact-confirmation"])
    await untilJobs(own, name, (jobs) => jobs.every(({ state }) => state === "completed"));
};

test("an inquiry reaches the operator, who can answer it, and the sender a confirmation without a word of theirs", async () => {
  const sent = fields({ subject: "Vier Standorte", message: "Bitte rufen Sie an: https://werbung.example" });
  const answer = await post({ ...sent, stamp: await opened() });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/kontakt?gesendet=1"]);

  const [confirmation] = await mailsTo(own, sent.email, 1);
  expect(confirmation!.subject).toBe("Ihre Anfrage ist bei uns eingegangen");
  expect(confirmation!.text).toContain("„Preise und Angebot“");
  for (const typed of [sent.name, sent.company, sent.subject, "werbung"]) expect(JSON.stringify(confirmation)).not.toContain(typed);
  const [inquiry] = await mailsAbout("Vier Standorte");
  expect(inquiry).toMatchObject({ subject: "Anfrage (Preise und Angebot): Vier Standorte", replyTo: sent.email });
  for (const typed of [sent.name, sent.company, sent.email, sent.message]) expect(inquiry!.text).toContain(typed);

  await settled();
  expect((await inquiries()).every(({ sealed }) => sealed === null)).toBe(true);
  expect(JSON.stringify([await jobsOf(own, "mail-contact-inquiry"), own.log])).not.toMatch(/muster\.example|Standorte/);
});

test("until it is told an inquiry lies there sealed", async () => {
  const other = await testApplication();
  const form = Fastify();
  await registerContact(form, other.ctx, async (_request, reply, view) => reply.send({ view }));
  const { stamp } = viewOf(await form.inject(paths.contact));
  other.move(5_000);
  const payload = new URLSearchParams({ ...fields({ message: "Geheimes" }), stamp }).toString();
  await form.inject({
    method: "POST",
    url: paths.contact,
    payload,
    headers: { "content-type": "application/x-www-form-urlencoded", ...HERE },
  });
  const { rows } = await other.db.directory((tx) => sql<{ sealed: Buffer }>`select sealed from contact_inquiries`.execute(tx));
  expect(rows).toHaveLength(1);
  expect(rows[0]!.sealed.length).toBeGreaterThan(100);
  expect(rows[0]!.sealed.toString("latin1")).not.toMatch(/Geheimes|muster/);
  await form.close();
  await other.close();
});

test("what is missing or wrong is named, what was typed stays, and the second try needs no new waiting", async () => {
  const stamp = await opened();
  const answer = await post({ ...fields({ name: " ", email: "kim@", message: "Bleibt <b>da</b>" }), stamp });
  expect(answer.statusCode).toBe(422);
  const view = viewOf(answer);
  expect(view.errors).toEqual({ name: "required", email: "email" });
  expect(view.values).toMatchObject({ email: "kim@", message: "Bleibt <b>da</b>", type: "pricing" });
  expect((await post({ ...view.values, name: "Kim", email: someone(), stamp: view.stamp })).statusCode).toBe(303);
});

test("a form that could not be kept is kept when it is sent again at once, and only once", async () => {
  const broken = openDatabase({ url: "postgres://nobody@127.0.0.1:9/none" });
  const faulty = Fastify();
  await registerContact(faulty, { ...own.ctx, db: broken }, async (_request, reply, view, status) => reply.code(status).send({ view }));
  const before = (await inquiries()).length;
  const sent = { ...fields({ message: "Nicht verlieren" }), stamp: await opened() };
  const answer = await faulty.inject({
    method: "POST",
    url: paths.contact,
    payload: new URLSearchParams(sent).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...HERE },
  });
  const { trouble, values, stamp } = viewOf(answer);
  expect([answer.statusCode, trouble, values.message]).toEqual([503, "failed", "Nicht verlieren"]);
  for (let n = 0; n < 2; n++) expect((await post({ ...values, stamp })).statusCode).toBe(303);
  expect(await inquiries()).toHaveLength(before + 1);
  await faulty.close();
  await broken.close();
});

test("a form that lay open for more than a day is kept when it is sent again at once", async () => {
  const stamp = await opened();
  own.move(25 * 3_600_000);
  const before = (await inquiries()).length;
  const again = viewOf(await post({ ...fields(), stamp }));
  expect((await post({ ...again.values, stamp: again.stamp })).statusCode).toBe(303);
  expect(await inquiries()).toHaveLength(before + 1);
});

test.each<[string, (message: string) => ReturnType<typeof post>]>([
  ["with no stamp of ours", (message) => post(fields({ message }))],
  ["from another site", (message) => post(fields({ message }), { origin: "https://fremd.example" })],
  ["that was too large", () => post(`message=${"x".repeat(70_000)}`)],
  ["that was no form", () => post("a", { ...HERE, "content-type": "text/plain" })],
])("after a form %s the next one waits as all do, and is never thanked for and thrown away", async (_which, first) => {
  const before = (await inquiries()).length;
  const { stamp } = viewOf(await first("Bleibt"));
  const early = await post({ ...fields({ message: "Bleibt" }), stamp });
  expect([early.statusCode, viewOf(early).trouble, viewOf(early).values.message]).toEqual([422, "again", "Bleibt"]);
  expect(await inquiries()).toHaveLength(before);
  own.move(2_000);
  expect((await post({ ...viewOf(early).values, stamp: viewOf(early).stamp })).statusCode).toBe(303);
  expect(await inquiries()).toHaveLength(before + 1);
});

test("a stamp that came from another site together with its form needs no new waiting either", async () => {
  const before = (await inquiries()).length;
  const { stamp } = viewOf(await post({ ...fields(), stamp: await opened() }, { "sec-fetch-site": "cross-site" }));
  expect((await post({ ...fields(), stamp })).statusCode).toBe(303);
  expect(await inquiries()).toHaveLength(before + 1);
});

test("the same form sent twice is one inquiry, another text from it a second one", async () => {
  const before = (await inquiries()).length;
  const sent = { ...fields(), stamp: await opened() };
  await Promise.all([post(sent), post(sent)]);
  expect(await inquiries()).toHaveLength(before + 1);
  await post({ ...sent, message: "Noch etwas" });
  expect(await inquiries()).toHaveLength(before + 2);
});

test.each<[string, (stamp: string) => Record<string, string>, number]>([
  ["fills in the field that nobody sees", (stamp) => ({ stamp, website: "https://werbung.example" }), 5_000],
  ["is faster than a person", (stamp) => ({ stamp }), 500],
])("whoever %s is answered as if it had worked, and nothing is sent", async (_who, extra, pause) => {
  const before = (await inquiries()).length;
  const { stamp } = viewOf(await app.inject(paths.contact));
  own.move(pause);
  const answer = await post({ ...fields(), ...extra(stamp) });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/kontakt?gesendet=1"]);
  expect(await inquiries()).toHaveLength(before);
});

test.each<[string, () => Promise<string>, ContactTrouble]>([
  ["none", async () => "", "again"],
  ["an invented one", async () => `${Date.now().toString(36)}.abc.${"A".repeat(43)}`, "again"],
  ["one with another time", async () => (await opened()).replace(/^\w+/, "1"), "again"],
  ["one of yesterday", async () => await opened().then((stamp) => (own.move(25 * 3_600_000), stamp)), "stale"],
])(
  "with %s as its stamp the form comes again, with what was typed and a stamp that works; only an old one was open for long",
  async (_which, stampOf, reason) => {
    const answer = await post({ ...fields({ message: "Noch da" }), stamp: await stampOf() });
    expect(answer.statusCode).toBe(422);
    const { trouble, values, stamp } = viewOf(answer);
    expect([trouble, values.message]).toEqual([reason, "Noch da"]);
    own.move(5_000);
    expect((await post({ ...values, email: someone(), stamp })).statusCode).toBe(303);
  },
);

test.each<[string, Record<string, string>, number]>([
  ["another site", { "sec-fetch-site": "cross-site" }, 403],
  ["another subdomain", { "sec-fetch-site": "same-site" }, 403],
  ["another origin, as older browsers say it", { origin: "https://fremd.example" }, 403],
  ["nowhere", { origin: "null" }, 403],
  ["this site, as older browsers say it", { origin: "http://localhost:3000" }, 303],
  ["a browser that says nothing", {}, 303],
])("a form sent from %s is answered with its status", async (_where, headers, status) => {
  const before = (await inquiries()).length;
  expect((await post({ ...fields(), stamp: await opened() }, headers)).statusCode).toBe(status);
  expect(await inquiries()).toHaveLength(before + (status === 303 ? 1 : 0));
});

test("line ends in a field become no header of a mail, and signs of all scripts arrive", async () => {
  const sent = fields({ subject: "Frage 数据 👩‍⚖️\r\nBcc: alle@muster.example", name: "Zoë\nTo: x@muster.example" });
  await post({ ...sent, stamp: await opened() });
  await mailsTo(own, sent.email, 1);
  const [mail] = await mailsAbout("数据");
  expect(mail!.subject).toBe("Anfrage (Preise und Angebot): Frage 数据 👩‍⚖️ Bcc: alle@muster.example");
  expect(mail!.to).toBe(OPERATOR);
  expect(await mailsTo(own, "alle@muster.example", 0)).toEqual([]);
});

test("a message too large for any form is refused with a page, and so is what is no form", async () => {
  const answer = await post(`message=${"x".repeat(70_000)}`);
  expect([answer.statusCode, viewOf(answer).trouble]).toEqual([413, "large"]);
  expect((await post("{}", { ...HERE, "content-type": "application/json" })).statusCode).toBe(415);
  const plain = await post("a", { ...HERE, "content-type": "text/plain" });
  expect([plain.statusCode, viewOf(plain).trouble]).toEqual([415, "again"]);
});

test("one origin sends ten inquiries an hour, and one address is written to three times; what was typed stays", async () => {
  const from = "10.9.9.9";
  for (let n = 0; n < 10; n++) expect((await post({ ...fields(), stamp: await opened() }, HERE, from)).statusCode).toBe(303);
  const refused = await post({ ...fields({ message: "Nummer elf" }), stamp: await opened() }, HERE, from);
  expect([refused.statusCode, viewOf(refused).trouble, viewOf(refused).values.message]).toEqual([429, "limit", "Nummer elf"]);

  const email = someone();
  for (let n = 0; n < 3; n++) expect((await post({ ...fields({ email }), stamp: await opened() })).statusCode).toBe(303);
  expect((await post({ ...fields({ email: email.toUpperCase() }), stamp: await opened() })).statusCode).toBe(429);
  own.move(3_600_000);
  expect((await post({ ...fields({ email }), stamp: await opened() })).statusCode).toBe(303);
});

test("the address of the form says what it is about, and a link can choose nothing else", async () => {
  const typeAt = async (query: string) => viewOf(await app.inject(`${paths.contact}${query}`)).values.type;
  expect(await typeAt("?anliegen=demo")).toBe("demo");
  for (const query of ["", "?anliegen=constructor", "?anliegen=demo&anliegen=pricing", "?anliegen[]=demo"])
    expect(await typeAt(query)).toBe("");
  expect((await app.inject("/kontakt?gesendet=1")).json()).toEqual({ view: "sent" });
});

test("what nobody could be told is tried again for two weeks, what was told is forgotten after two days", async () => {
  const before = await jobsOf(own, "mail-contact-inquiry");
  await settled();
  const { contactJobs } = await import("./jobs.ts");
  const sweep = contactJobs.find(({ name }) => name === "sweep-contact-inquiries")!;
  const run = () => sweep.handle(own.ctx, {} as never, { id: crypto.randomUUID() });
  own.move(49 * 3_600_000);
  const { sealInquiry } = await import("./sealing.ts");
  const id = crypto.randomUUID();
  const old = new Date(own.ctx.now().getTime() - 3 * 86_400_000);
  const email = someone();
  const sealed = sealInquiry(own.ctx, id, fields({ email, subject: "Spät" }) as never);
  await own.db.directory((tx) => sql`insert into contact_inquiries (id, sealed, created_at) values (${id}, ${sealed}, ${old})`.execute(tx));
  await run();
  await mailsTo(own, email, 1);
  expect((await jobsOf(own, "mail-contact-inquiry")).length).toBeGreaterThan(before.length);
  await settled();
  await run();
  expect(await inquiries()).toEqual([]);
});
