import { rm } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { freePort } from "../../scripts/bench/product.ts";
import { DEMO, startProduct } from "../helpers/product.ts";
import { copyOfSeeded, newFolder } from "../helpers/seeded-folder.ts";

const PUBLIC_URL = "https://melden.example";

test("at a public address no account with a published password is made, and what is missing or misspelt is said at the start", async () => {
  const [folder, port] = [await newFolder(), String(await freePort())];
  const product = await startProduct({ PUBLIC_URL, PORT: port, HZ_DEMO: "on", SMPT_URL: "smtp://mail.example" }, folder);
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host: "melden.example" } })).status;
  const code = await status("/portal/demo-company");
  const mailbox = await fetch(`http://127.0.0.1:${port}/postfach`, { headers: { host: `localhost:${port}` } });
  await product.stop();
  const output = product.output();
  expect(output).not.toContain(DEMO.password);
  expect(output).not.toContain("Lokales Postfach");
  expect([code, mailbox.status]).toEqual([404, 404]);
  for (const said of ["Ist SMTP_URL gemeint?", "SMTP_URL fehlt", "OPERATOR_NAME", "SUPPORT_EMAIL fehlt", "nur gespielt", "HZ_DEMO=on"])
    expect(output).toContain(said);
  await rm(folder, { recursive: true });
});

test("where the demo's account comes along in a folder, the start says that its password is public", async () => {
  const folder = await copyOfSeeded();
  const product = await startProduct({ PUBLIC_URL }, folder);
  await product.stop();
  expect(product.output()).toContain("In dieser Datenbank liegt das Demo-Konto, sein Passwort ist öffentlich.");
  expect(product.output()).not.toContain(DEMO.password);
  await rm(folder, { recursive: true });
});
