import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PROXIES } from "../system-packages.mjs";
import { freePort } from "../../server/testing/free-port.ts";

export type ProxyName = keyof typeof PROXIES;
export type Proxy = {
  https: number;
  http: number;
  /** Ends all its processes at once, without a word to anybody. */
  kill(): Promise<void>;
  /** Starts it again at the same ports. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

const FILES: Record<ProxyName, string> = {
  nginx: "nginx/hinweiszentrale.conf",
  haproxy: "haproxy/haproxy.cfg",
  caddy: "caddy/Caddyfile",
};

/** Starts a proxy with its file of `deploy/`, in which nothing but names, ports and paths is another, in front of two processes. */
export async function startProxy(name: ProxyName, [first, second]: readonly [number, number]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), `hz-${name}-`));
  const [http, https] = [await freePort(), await freePort()];
  certificate(folder);
  const [certificateFile, keyFile] = [join(folder, "melden.pem"), join(folder, "melden.key")];
  const written = (await readFile(new URL(`../../deploy/${FILES[name]}`, import.meta.url), "utf8"))
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${first}`)
    .replaceAll("127.0.0.1:3001", `127.0.0.1:${second}`)
    .replaceAll("/etc/ssl/hinweiszentrale/melden.key", keyFile)
    .replaceAll("/etc/ssl/hinweiszentrale/melden.pem", certificateFile)
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${http};`)
    .replaceAll(/listen 443 /g, `listen 127.0.0.1:${https} `)
    .replaceAll("bind :80\n", `bind 127.0.0.1:${http}\n`)
    .replaceAll("bind :443 ", `bind 127.0.0.1:${https} `)
    .replaceAll("app.melden.example {", `https://localhost:${https} {\n\tbind 127.0.0.1`)
    .replaceAll("app.melden.example", "localhost");
  const file = join(folder, name === "caddy" ? "Caddyfile" : `${name}.conf`);
  await writeFile(file, framed(name, written, folder, http));
  const start = () => startProgram(name, file, https, folder);
  let child = await start();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    http,
    https,
    async kill() {
      const ended = once(child, "exit");
      const children = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8")).trim().split(" ").filter(Boolean);
      for (const pid of [child.pid!, ...children.map(Number)]) process.kill(pid, "SIGKILL");
      await ended;
    },
    async start() {
      child = await start();
    },
    async stop() {
      const ended = once(child, "exit");
      if (!hasEnded() && child.kill("SIGTERM")) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the program with its file and resolves once it listens. */
async function startProgram(name: ProxyName, file: string, port: number, home: string): Promise<ChildProcess> {
  const child = spawn(PROXIES[name], argumentsOf(name, file), { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, HOME: home } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(output);
    await sleep(50);
  }
  return child;
}

/** What a distribution has around such a file, as far as it is not in it. */
function framed(name: ProxyName, written: string, folder: string, http: number): string {
  if (name === "caddy") return `{\n\tadmin off\n\thttp_port ${http}\n\tstorage file_system ${folder}\n}\n${written}`;
  if (name === "haproxy") return written;
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((place) => `${place}_temp_path ${folder}/${place};`).join("\n");
  return `daemon off;\npid ${folder}/pid;\nerror_log stderr crit;\nevents {}\nhttp {\n${places}\n${written}\n}\n`;
}

const argumentsOf = (name: ProxyName, file: string): string[] =>
  ({ nginx: ["-c", file], haproxy: ["-db", "-f", file], caddy: ["run", "--config", file, "--adapter", "caddyfile"] })[name];

/** A certificate of our own making for localhost; HAProxy reads the key from the same file. */
function certificate(folder: string): void {
  const [pem, key] = [join(folder, "melden.pem"), join(folder, "melden.key")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const of = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("/usr/bin/openssl", ["req", ...kind, ...of, "-keyout", key, "-out", pem], { stdio: "ignore" });
  execFileSync("sh", ["-c", `cat ${key} >> ${pem} && chmod 644 ${key} ${pem} && chmod 755 ${folder}`]);
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.end());
  });
