import { retentionRoutes } from "@hz/contract/procedure/retention";
import { expect, test } from "vitest";
import { confirmInBatches } from "./confirm-in-batches.ts";

const ids = Array.from({ length: 450 }, () => crypto.randomUUID());

test("all of a long list are confirmed, each once, in batches that the call takes", async () => {
  const sent: string[][] = [];
  const { left } = await confirmInBatches(ids, async (batch) => sent.push(batch));
  expect([sent.flat(), left]).toEqual([ids, []]);
  for (const batch of sent) expect(retentionRoutes.confirm.body!.safeParse({ ids: batch }).success).toBe(true);
});

test("where one fails, those from there on are left, and nothing more is sent", async () => {
  const lost = new Error("offline");
  let calls = 0;
  const found = await confirmInBatches(ids, () => (++calls === 2 ? Promise.reject(lost) : Promise.resolve()));
  expect(found).toEqual({ left: ids.slice(200), error: lost });
  expect(calls).toBe(2);
});
