import { readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { anOffice, aSubmitted, type TestOffice } from "../testing/builders.ts";
import { call } from "../testing/call.ts";
import { freePort } from "../testing/free-port.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";

const fetched = async (port: number, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, text: await answer.text() };
};

let port: number;
let mails: MailServer;
let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  [port, mails] = [await freePort(), await startMailServer()];
  own = await testApplication({ metricsPort: port, smtpUrl: mails.url });
  office = await anOffice(own);
});
afterAll(async () => {
  await own.close();
  await mails.close();
});

test("§ 8: figures tell nothing of an account, a report, a person, nor which call of a reporter it was", async () => {
  const { id, draft, caseNumber } = await aSubmitted(own, office, { title: "Geheim" });
  await call(own.app, reportRoutes.get, { params: { id }, as: office.as });
  await own.app.inject({ url: `/api/portal/${office.channel.linkSuffix}` });
  await own.app.inject({ url: "/api/gibt/es/nicht" });
  for (const url of ["/healthz", "/readyz", "/api/ready"]) await own.app.inject({ url });
  const part = { linkSuffix: office.channel.linkSuffix, fileId: id };
  await own.app.inject({ url: `/api/portal/${part.linkSuffix}/files/${part.fileId}/parts?uploadToken=x` });
  const { status, text } = await fetched(port, "/metrics");
  expect(status).toBe(200);
  const routes = new Set([...text.matchAll(/hz_request_duration_seconds_count\{route="([^"]*)"/g)].map(([, route]) => route));
  expect([...routes].filter((route) => /portal|public|submit|ready|health/.test(route!))).toEqual([]);
  for (const route of ["reporters", "files", "/api/reports/:id", "/api/*"]) expect(routes).toContain(route);
  const { accountId, person, channel } = office;
  for (const secret of [id, accountId, person.email, person.userId, channel.linkSuffix, draft.token, caseNumber, "eheim"])
    expect(text, secret).not.toContain(secret);
});

test("neither jobs nor mails are counted that succeed; what failed has its job's name, and a mail that was refused its cause without the address", async () => {
  const figures = async () => (await fetched(port, "/metrics")).text;
  await own.startWorker();
  await aSubmitted(own, office);
  await expect.poll(() => mails.mails.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const before = await figures();
  expect(before).toMatch(/^hz_mail_working 1$/m);
  expect(before).not.toMatch(/^hz_(mail|job)_failures_total\{/m);
  mails.refuse();
  // Of one office several reports are one mail.
  await aSubmitted(own, await anOffice(own));
  await expect.poll(figures, { timeout: 20_000 }).toMatch(/hz_mail_failures_total\{cause="EENVELOPE 550"\} [1-9]/);
  await expect.poll(figures, { timeout: 20_000 }).toMatch(/hz_queue_retried [1-9]/);
  const text = await figures();
  expect(text).toMatch(/^hz_mail_working 0$/m);
  expect(text).toMatch(/^hz_job_failures_total\{queue="[a-z-]+",cause="EENVELOPE 550"\} [1-9]/m);
  expect(text).not.toContain("@");
  // Alarms and dashboard ask for nothing that is not there: a figure that is never given raises no alarm.
  const ready = ["prometheus/alerts.yml", "grafana/hinweiszentrale.json"].map((file) =>
    readFileSync(new URL(`../../deploy/${file}`, import.meta.url), "utf8"),
  );
  const asked = new Set(ready.flatMap((file) => file.match(/\bhz_\w+/g) ?? []));
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !new RegExp(`^${name}[ {]`, "m").test(text))).toEqual([]);
});

test("a process says that it lives and that it is ready, at its own port and where it is watched; once it ends it is ready no more", async () => {
  const ending = await testApplication();
  const { linkSuffix } = (await anOffice(ending)).channel;
  const probe = async (url: string) => (await ending.app.inject({ url })).statusCode;
  expect([await probe("/healthz"), await probe("/readyz"), await probe("/api/ready")]).toEqual([200, 200, 200]);
  ending.ctx.probes.end();
  expect([await probe("/healthz"), await probe("/readyz"), await probe("/api/ready")]).toEqual([200, 503, 503]);
  // What comes all the same is answered.
  expect(await probe(`/api/portal/${linkSuffix}`)).toBe(200);
  await ending.close();
  expect([(await fetched(port, "/healthz")).status, (await fetched(port, "/readyz")).status]).toEqual([200, 200]);
});

test("a port for figures that is taken ends the start with one line", async () => {
  await expect(testApplication({ metricsPort: port })).rejects.toThrow(
    `Unter METRICS_HOST und METRICS_PORT (127.0.0.1, Port ${port}) kann der Dienst nicht antworten (EADDRINUSE).`,
  );
});

test("figures are sent to a collector that OpenTelemetry's settings name, and once more at the end", async () => {
  const bodies: string[] = [];
  const collector = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      bodies.push(`${request.url} ${Buffer.concat(parts).toString()}`);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const watched = await testApplication({ otlp: true });
  delete process.env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  await watched.app.inject({ url: "/api/gibt/es/nicht" });
  await watched.close();
  collector.close();
  expect(bodies.join("\n")).toMatch(/^\/v1\/metrics .*hz\.request\.duration\.seconds/m);
  expect(bodies.join("\n")).toContain("hz.database.up");
});
