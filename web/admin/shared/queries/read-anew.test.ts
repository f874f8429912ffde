import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { readAnew } from "./read-anew.ts";

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
afterEach(() => client.clear());

/** Shows what stands under a key; each reading answers when it is told to, with what was there as it began. */
function shown(queryKey: string[]) {
  const readings: PromiseWithResolvers<string>[] = [];
  const read = () => {
    readings.push(Promise.withResolvers<string>());
    return readings.at(-1)!.promise;
  };
  const observer = new QueryObserver(client, { queryKey, queryFn: read });
  return { readings, leave: observer.subscribe(() => {}), data: () => observer.getCurrentResult().data };
}

test("what changes while it is read for the first time is read once more", async () => {
  const { readings, leave, data } = shown(["report", "1"]);
  readAnew(client, ["report"]);
  expect(readings).toHaveLength(1);
  readings[0]!.resolve("before");
  await vi.waitFor(() => expect(readings).toHaveLength(2));
  expect(data()).toBe("before");
  readings[1]!.resolve("after");
  await vi.waitFor(() => expect(data()).toBe("after"));
  leave();
});

test("so is what failed then; what stands already is begun anew, and others are left alone", async () => {
  const [one, two] = [shown(["report", "1"]), shown(["counts"])];
  readAnew(client, ["report"]);
  one.readings[0]!.reject(new Error("cut"));
  await vi.waitFor(() => expect(one.readings).toHaveLength(2));
  one.readings[1]!.resolve("there");
  await vi.waitFor(() => expect(one.data()).toBe("there"));
  readAnew(client, ["report", "1"]);
  readAnew(client, ["report", "1"]);
  await vi.waitFor(() => expect(one.readings).toHaveLength(4));
  one.readings[3]!.resolve("newest");
  one.readings[2]!.resolve("older");
  await vi.waitFor(() => expect(one.data()).toBe("newest"));
  expect(two.readings).toHaveLength(1);
  two.readings[0]!.resolve("counted");
  one.leave();
  two.leave();
});
