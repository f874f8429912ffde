import * as hz from "@hz/crypto";
import { median, print } from "./figures.ts";

/** What is written in ten years of an office of 200: a sixth of the people change each year, and every leaving renews two keys. */
const [PEOPLE, YEARS, LEAVING, DEPARTMENTS] = [200, 10, 33, 20];

function* said(account: hz.Bytes): Generator<hz.LogWhat> {
  const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  const hash = new Uint8Array(32);
  const epochs = new Map<number, number>();
  const renewed = (number: number): hz.LogWhat => {
    const epoch = (epochs.get(number) ?? 0) + 1;
    epochs.set(number, epoch);
    return { kind: "department", departmentId: id(number), epoch, keyHash: hash, name: `Meldestelle ${number}`, standsInFor: [] };
  };
  yield { kind: "account", publicKey: account };
  for (let one = 0; one < PEOPLE; one++) yield { kind: "member", userId: id(one), fingerprint: hash };
  for (let year = 0; year < YEARS; year++) {
    for (let one = 0; one < DEPARTMENTS; one++) yield renewed(one);
    for (let one = 0; one < LEAVING; one++) {
      yield { kind: "removed", userId: id(year * LEAVING + one) };
      yield { kind: "member", userId: id(PEOPLE + year * LEAVING + one), fingerprint: hash };
      for (const at of [one, one + 7]) yield renewed(at % DEPARTMENTS);
    }
  }
}

/** How long a whole key log is checked, hashes and the newest signature, as at a sign-in (in Node). */
export async function benchKeyLog(): Promise<void> {
  const [accountId, by] = [hz.newId(), await hz.accountKey(hz.newAccountSeed())];
  const entries: hz.LogEntry[] = [];
  let head = hz.NO_ENTRIES;
  for (const what of said(by.publicKey)) {
    const entry = await hz.signLogEntry(by, accountId, head, { time: 1_800_000_000 + head.length, by: accountId, what });
    head = hz.headAfter(accountId, head, entry);
    entries.push(entry);
  }
  const taken: number[] = [];
  for (let run = 0; run < 21; run++) {
    const began = performance.now();
    await hz.checkLog(accountId, entries);
    taken.push(performance.now() - began);
  }
  print("Key log", [{ name: `${entries.length} entries, 10 years of 200 people`, value: `${median(taken).toFixed(0)} ms`, bar: "100 ms" }]);
}
