import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeSbom } from "./sbom.mjs";

type Locked = { name?: string; version: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };

/** The address of a package as SBOMs write it. */
const purl = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
const third = Object.entries(lock.packages).filter(([place, { link }]) => place.includes("node_modules/") && !link);
const addressOf = ([place, { name, version }]: (typeof third)[number]) => purl(name ?? place.split("node_modules/").at(-1)!, version);

test("the SBOM names everything that the product runs with, with version, licence and hash, and no tool", () => {
  const { components } = makeSbom();
  const named = new Map(components.map((one) => [one.purl, one]));
  const shipped = third.filter(([, { dev, devOptional }]) => !dev && !devOptional).map(addressOf);
  expect(shipped).toContain(purl("zod", lock.packages["node_modules/zod"]!.version));
  expect(shipped.filter((address) => !named.has(address))).toEqual([]);
  expect(shipped.filter((address) => !named.get(address)?.licenses?.length || !named.get(address)?.hashes?.length)).toEqual([]);
  const runs = new Set(shipped);
  const tools = third.filter(([, { dev }]) => dev).map(addressOf);
  expect(tools.filter((address) => !runs.has(address) && named.has(address))).toEqual([]);
});
