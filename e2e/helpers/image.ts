import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, nodePath, root } from "../../scripts/setup.mjs";

/** The last stage of the Dockerfile, as an engine reads it: each instruction's texts, lines that go on joined. */
export function dockerfile() {
  const text = readFileSync(join(root, "deploy/docker/Dockerfile"), "utf8");
  const lines = text.replace(/\\\n\s*/g, "").split("\n");
  const steps = lines.flatMap((line) => {
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return name && rest ? [{ name, rest }] : [];
  });
  const from = steps.findLastIndex(({ name }) => name === "FROM");
  const of = (name: string) => steps.slice(from).flatMap((step) => (step.name === name ? [step.rest] : []));
  const list = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf("[")));
  const env = Object.fromEntries(of("ENV").flatMap((rest) => rest.split(" ").map((pair) => pair.split("=") as [string, string])));
  const [user, group] = of("USER")[0]!.split(":").map(Number) as [number, number];
  return {
    stages: steps.filter(({ name }) => name === "FROM").map(({ rest }) => rest),
    runs: steps.filter(({ name }) => name === "RUN").map(({ rest }) => rest),
    copies: of("COPY"),
    env,
    user,
    group,
    entry: list(of("ENTRYPOINT")[0]!),
    command: list(of("CMD")[0]!),
    health: list(of("HEALTHCHECK")[0]!),
    stopSignal: of("STOPSIGNAL")[0] as NodeJS.Signals,
  };
}

/** What an engine gives a container: a root that nobody writes to, its volume, a /tmp of its own, and the kernel's places. */
const ENTER = `set -e
mount --bind "$IMAGE" "$IMAGE"
mount --bind "$DATA" "$IMAGE$VOLUME"
mount -t tmpfs -o mode=1777 tmpfs "$IMAGE/tmp"
mount -t proc proc "$IMAGE/proc"
mount --bind /dev "$IMAGE/dev"
mount -o remount,ro,bind "$IMAGE"
[ $# -gt 0 ] || exit 0
image=$IMAGE owner=$OWNER
unset IMAGE DATA VOLUME OWNER
exec chroot --userspec="$owner" "$image" "$@"`;

type Result = { code: number | null; output: string };

/** Takes the very step of the Dockerfile that makes the image, into a folder, and starts programs in it as an engine would. */
export class Image {
  readonly #folder = mkdtempSync(join(tmpdir(), "hz-image-"));
  readonly file = dockerfile();
  readonly root = join(this.#folder, "root");
  readonly data = join(this.#folder, "data");

  async make(): Promise<Result> {
    const step = this.file.runs.find((run) => run.includes("package.mjs"))!;
    const [, ...args] = step.split(" ").map((part) => (part === "/image" ? this.root : part));
    const child = spawn(nodePath(), args, { cwd: root, env: environment() });
    const made = await resultOf(child);
    chmodSync(this.#folder, 0o755);
    for (const name of ["proc", "dev"]) mkdirSync(join(this.root, name), { recursive: true });
    this.emptyVolume();
    return made;
  }

  emptyVolume(): void {
    rmSync(this.data, { recursive: true, force: true });
    mkdirSync(this.data, { mode: 0o700 });
    chownSync(this.data, this.file.user, this.file.group);
  }

  start(args: string[], env: Record<string, string> = {}): ChildProcess {
    const { user, group } = this.file;
    const volume = this.file.env["HZ_DATA"]!;
    const around = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", IMAGE: this.root, DATA: this.data, VOLUME: volume, OWNER: `${user}:${group}` };
    return spawn("unshare", ["--mount", "sh", "-c", ENTER, "enter", ...args], { env: { ...around, ...this.file.env, ...env } });
  }

  run(args: string[], env?: Record<string, string>): Promise<Result> {
    return resultOf(this.start(args, env));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function resultOf(child: ChildProcess): Promise<Result> {
  let output = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}
