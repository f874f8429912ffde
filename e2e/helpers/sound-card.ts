import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SERVER = "/usr/bin/pulseaudio";

/** Whether a sound card can be had that is none: whoever starts the journeys tries it. */
export const hasSoundCard = Boolean(process.env["HAS_SOUND"]);

/**
 * A sound card that is none, for browsers that are started with `env`: what they play is lost, and their microphone hears a file that is
 * played again and again.
 */
export async function soundCard(speech: string): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), "hz-sound-"));
  const env = { HOME: home, XDG_RUNTIME_DIR: home, PULSE_SERVER: `unix:${join(home, "socket")}` };
  const options = { env: { ...process.env, ...env }, stdio: "ignore" as const };
  const modules = [
    `module-native-protocol-unix auth-anonymous=1 socket=${join(home, "socket")}`,
    "module-null-sink sink_name=played",
    "module-null-sink sink_name=spoken",
  ];
  const loads = modules.map((module) => `--load=${module}`);
  const args = ["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--log-level=error", ...loads];
  const server = spawn(SERVER, args, options);
  const tell = (...args: string[]) => once(spawn("/usr/bin/pactl", args, options), "exit").then(([code]) => code === 0);
  while (!(await tell("set-default-source", "spoken.monitor"))) if (server.exitCode !== null) throw new Error("no sound card");
  await tell("set-default-sink", "played");
  // It ends with the server.
  spawn("sh", ["-c", `while paplay --device=spoken "${speech}"; do :; done`], options);
  const remove = async () => {
    if (server.exitCode === null && server.kill()) await once(server, "exit");
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { env, remove };
}
