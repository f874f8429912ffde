import { CreateBucketCommand, PutBucketVersioningCommand, S3Client } from "@aws-sdk/client-s3";
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BucketConfig } from "../storage-settings.ts";

// Debian's own, which alone sees Debian's packages.
const PYTHON = "/usr/bin/python3";
const PARTS = ["proxy", "account", "container", "object"].map((name) => `/usr/bin/swift-${name}-server`);
const [ACCESS_KEY, SECRET_KEY] = ["test:tester", "geheim-nur-im-test"];

/** Why buckets cannot be tried on this machine, or null. */
export const noSwift = [PYTHON, ...PARTS].every((file) => fs.existsSync(file))
  ? null
  : "Swift is missing (Debian: apt-get install swift-proxy swift-account swift-container swift-object)";

/** A real service of buckets, with nothing in it. */
export type Swift = {
  port: number;
  /** Makes a bucket that is nobody's yet, which keeps versions where asked to. */
  bucket(keepsVersions?: boolean): Promise<BucketConfig>;
  /** Ends it at once, without a word to anybody; what it acknowledged lies in its folder. */
  kill(): Promise<void>;
  /** Starts it again at the same port, with what it had. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts OpenStack Swift with its S3 interface in a folder of its own; ends with `stop()`. */
export async function startSwift(): Promise<Swift> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-swift-"));
  let { child, ended, port } = await startProgram(folder, 0);
  let count = 0;
  return {
    port,
    async bucket(keepsVersions = false) {
      const config = bucketAt(port, `meldungen-${++count}`);
      const { accessKeyId, secretAccessKey, endpoint, region, bucket: Bucket } = config;
      const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
      await client.send(new CreateBucketCommand({ Bucket }));
      if (keepsVersions) await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: "Enabled" } }));
      client.destroy();
      return config;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async start() {
      ({ child, ended } = await startProgram(folder, port));
    },
    async stop() {
      child.kill("SIGKILL");
      await ended;
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Starts the program with what lies in the folder, at this port or, where it is 0, at a free one. */
async function startProgram(folder: string, wanted: number) {
  const log = fs.openSync(path.join(folder, "log"), "a");
  const program = path.join(import.meta.dirname, "swift", "serve.py");
  const given = ["-B", program, folder, ACCESS_KEY, SECRET_KEY, String(wanted)];
  const child = spawn(PYTHON, given, { stdio: ["ignore", "pipe", log] });
  fs.closeSync(log);
  const ended = once(child, "exit");
  const said = await Promise.race([once(child.stdout!, "data").then(([data]) => String(data)), ended.then(() => "")]);
  const port = Number(said);
  if (!port) throw new Error(fs.readFileSync(path.join(folder, "log"), "utf8"));
  return { child, ended, port };
}

const bucketAt = (port: number, bucket: string): BucketConfig => ({
  bucket,
  endpoint: `http://127.0.0.1:${port}`,
  region: "eu-test-1",
  accessKeyId: ACCESS_KEY,
  secretAccessKey: SECRET_KEY,
  prefix: "hz/",
  pathStyle: true,
  move: null,
});
