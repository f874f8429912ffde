import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createCluster } from "./embedded-cluster.ts";

test("a start takes away what a killed one left of its cluster, and nothing of one that lives, or of others", async () => {
  const parent = fs.mkdtempSync(path.join(tmpdir(), "hz-drafts-"));
  onTestFinished(() => fs.rmSync(parent, { recursive: true }));
  const { pid: dead } = spawnSync(process.execPath, ["-e", ""]);
  const stay = ["pg18", `pg18.new-${process.pid}`, "pg18.new-x", `pg17.new-${dead}`];
  for (const name of [...stay, `pg18.new-${dead}`]) fs.mkdirSync(path.join(parent, name, "base"), { recursive: true });
  fs.writeFileSync(path.join(parent, `pg18.new-${dead}.secret`), "");
  await createCluster(path.join(parent, "pg18"), "", { own: () => {}, ids: {}, command: () => ["", []] });
  expect(fs.readdirSync(parent).toSorted()).toEqual(stay.toSorted());
});
