import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { anOffice, aSubmitted, type TestOffice } from "../testing/builders.ts";
import { call } from "../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

test("§ 8: a line names the route and its outcome, never an id, a query, a header, an IP address or a body", async () => {
  const { id, draft, caseNumber } = await aSubmitted(own, office, { title: "Geheim" });
  await call(own.app, reportRoutes.get, { params: { id }, as: office.as, from: "203.0.113.9" });
  await own.app.inject({
    url: "/api/reports?cursor=geheimnis&limit=x",
    headers: { ...office.as, "user-agent": "Geheimbrowser", referer: "https://geheim.example" },
  });
  await own.app.inject({ url: "/api/gibt/es/geheim/nicht?und=geheim" });
  const lines = own.log.map((line) => JSON.parse(line));
  expect(lines.at(-3)).toEqual({
    at: expect.any(String),
    event: "request",
    id: expect.any(String),
    method: "GET",
    route: "/api/reports/:id",
    status: 200,
    ms: expect.any(Number),
  });
  expect(lines.at(-2)).toMatchObject({ route: "/api/reports", status: 422 });
  expect(lines.at(-1)).toMatchObject({ route: "/api/*", status: 404 });
  const all = own.log.join("\n");
  for (const secret of [
    id,
    office.accountId,
    office.person.email,
    draft.token,
    caseNumber,
    "203.0.113",
    "127.0.0.1",
    "eheim",
    office.session.sessionToken,
  ])
    expect(all, secret).not.toContain(secret);
});

test("an unexpected failure is answered without its cause, and its line tells the place but no value", async () => {
  const { accountId } = office;
  await own.db.tenant(accountId, (tx) =>
    tx
      .updateTable("channels")
      .set({ settings: JSON.stringify({ geheim: "Wert" }) })
      .execute(),
  );
  const reply = await own.app.inject({ url: "/api/channels", headers: office.as });
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    { code: "UNEXPECTED", message: expect.stringContaining("Bei uns ist ein Fehler aufgetreten") },
  ]);
  const [line] = own.log.filter((entry) => entry.includes('"failure"'));
  expect(JSON.parse(line!)).toEqual({
    at: expect.any(String),
    event: "failure",
    id: expect.any(String),
    route: "/api/channels",
    error: "ZodError",
    code: "",
    place: expect.stringContaining("/server/"),
  });
  expect(line).not.toMatch(/geheim|Wert/);
});

test("while the database is away the answer says so", async () => {
  const { db } = own.ctx;
  own.ctx.db = openDatabase({ url: "postgresql://127.0.0.1:1/away" });
  const reply = await own.app.inject({ url: "/api/user", headers: office.as });
  own.ctx.db = db;
  expect([reply.statusCode, reply.json().code]).toEqual([503, "UNAVAILABLE"]);
});

test("a full disk is called full, whichever part of the service notices it", async () => {
  const { db } = own.ctx;
  for (const code of ["53100", "ENOSPC"]) {
    own.ctx.db = { ...db, directory: () => Promise.reject(Object.assign(new Error("no space left on device"), { code })) };
    const reply = await own.app.inject({ url: "/api/ready" });
    own.ctx.db = db;
    expect([reply.statusCode, reply.json().code], code).toEqual([507, "STORAGE_FULL"]);
  }
  // A database that is away since its disk was full.
  const away = () => Promise.reject(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
  own.ctx.db = { ...db, directory: away, tenant: away, ranFull: () => true };
  const [ours, theirs] = [
    await own.app.inject({ url: "/api/ready" }),
    await own.app.inject({ url: `/api/portal/${office.channel.linkSuffix}` }),
  ];
  own.ctx.db = db;
  expect([ours.statusCode, theirs.statusCode]).toEqual([507, 507]);
  // Each hears what they can do: the office tells the operator, a reporter tells nobody.
  expect(ours.json().message).toMatch(/Betreiber/);
  expect(theirs.json().message).toMatch(/Speicher des Servers ist voll.*Ohne Dateien/);
  expect(theirs.json().message).not.toMatch(/Betreiber/);
  expect((await own.app.inject({ url: "/api/ready" })).statusCode).toBe(200);
});
