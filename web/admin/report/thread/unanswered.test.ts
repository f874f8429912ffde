import { expect, test } from "vitest";
import { ApiError } from "../../../api/client.ts";
import { unanswered } from "./unanswered.ts";

/** Something that is sealed to another box each time, and a line that fails as told. */
function line(...failures: (ApiError | null)[]) {
  const [again, sent]: [ReturnType<typeof unanswered<number>>, number[]] = [unanswered<number>(), []];
  let seals = 0;
  const send = async (box: number) => {
    const failure = failures[sent.length];
    sent.push(box);
    if (failure) throw failure;
  };
  const say = (of: string) => again(of, send, (sendIt) => sendIt((seals += 1))).catch(() => undefined);
  return { sent, say };
}
const offline = new ApiError(0, "OFFLINE", "");

test("what got no answer goes again as it was, and other words do not", async () => {
  const { sent, say } = line(offline, offline);
  for (const words of ["a", "a", "b"]) await say(words);
  expect(sent).toEqual([1, 1, 2]);
});

test("what was refused is sealed anew, and so is the same written once more", async () => {
  const { sent, say } = line(new ApiError(409, "KEYS_CHANGED", ""), null, null);
  for (const words of ["a", "a", "a"]) await say(words);
  expect(sent).toEqual([1, 2, 3]);
});
