// What the two doors bring along: the server's nothing that opens, the reporter's little.
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

const here = import.meta.dirname;

function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, specifier] of source.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
    closure(specifier!.startsWith(".") ? join(dirname(file), specifier!) : specifier!, seen);
  }
  return seen;
}

test("the server's door consists of pure checks only", () => {
  const files = [...closure(join(here, "envelope.ts"))];
  expect(files.map((file) => relative(here, file)).toSorted()).toEqual([
    "envelope.ts",
    "primitives/base64url.ts",
    "primitives/bytes.ts",
    "primitives/failure.ts",
    "primitives/segments.ts",
    "protocol/encode.ts",
    "protocol/format.ts",
    "protocol/log-text.ts",
    "protocol/padding.ts",
    "protocol/statements.ts",
  ]);
  for (const file of files) expect(readFileSync(file, "utf8")).not.toMatch(/\bcrypto\s*\./);
});

const REPORTER = `export {
  accountFingerprint, caseKeys, createReportKeys, fingerprintForPeople, fromBase64Url, newId, openBody, openFile,
  openMessage, openTitle, sealBody, sealFile, sealMessage, sealTitle, toBase64Url, unwrapReportKey, verifyDepartment,
} from "${join(here, "index.ts")}";`;

test("a reporter's browser loads under 20 kB of it, without Argon2", async () => {
  const entry = "\0reporter";
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? REPORTER : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  expect(output).toHaveLength(1);
  const { code, moduleIds } = output[0];
  expect(moduleIds.filter((id) => id.includes("hash-wasm"))).toEqual([]);
  expect(code).not.toContain("argon2");
  const size = gzipSync(code, { level: 9 }).length;
  console.log(`reporter's bundle: ${size} bytes gzip, ${code.length} minified`);
  expect(size).toBeLessThan(20_000);
});
