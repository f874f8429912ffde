import { newId } from "@hz/crypto";
import type { AnswerKind } from "@hz/contract/reports/messages";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../../api/client.ts";
import { type SealedAnswer, sendOnce } from "./send-once.ts";

/** A desk and a server: each try is one `send`, of which `fail` may take the answer away or refuse it. */
function aDesk() {
  const place: { current: SealedAnswer | null } = { current: null };
  const stored = new Map<string, AnswerKind>();
  let isConfirmed = false;
  const store = ({ message, message: { kind } }: SealedAnswer) => {
    if (stored.has(message.id)) return;
    if (kind === "acknowledgement" && isConfirmed) throw new ApiError(409, "ALREADY_ACKNOWLEDGED", "");
    isConfirmed ||= kind === "acknowledgement";
    stored.set(message.id, kind);
  };
  const send = (of: string, kind: AnswerKind, line: "holds" | "breaks-before" | "breaks-after" = "holds") =>
    sendOnce(
      place,
      { of, kind, isAcknowledged: isConfirmed },
      async (sealed) => {
        if (line === "breaks-before") throw new TypeError("offline");
        store(sealed);
        if (line === "breaks-after") throw new TypeError("offline");
      },
      async () => ({ of, message: { id: newId(), box: "", files: [], kind } }),
    );
  return { send, kinds: () => [...stored.values()], colleagueConfirms: () => (isConfirmed = true) };
}

describe("an answer whose sending failed", () => {
  test("goes again as the same one", async () => {
    const { send, kinds } = aDesk();
    await expect(send("a", "message", "breaks-after")).rejects.toThrow("offline");
    expect(await send("a", "message")).toBe("message");
    expect(kinds()).toEqual(["message"]);
  });

  test("is another one with other words, and with another kind that somebody chose", async () => {
    const { send, kinds } = aDesk();
    await expect(send("a", "message", "breaks-before")).rejects.toThrow("offline");
    expect(await send("a", "feedback")).toBe("feedback");
    expect(await send("b", "message")).toBe("message");
    expect(await send("b", "message")).toBe("message");
    expect(kinds()).toEqual(["feedback", "message", "message"]);
  });

  test("and which confirmed the receipt all the same is not sent a second time as a message", async () => {
    const { send, kinds } = aDesk();
    await expect(send("a", "acknowledgement", "breaks-after")).rejects.toThrow("offline");
    expect(await send("a", "message")).toBe("acknowledgement");
    expect(kinds()).toEqual(["acknowledgement"]);
  });

  test("and which confirmed the receipt is feedback all the same where somebody makes it one", async () => {
    const { send, kinds } = aDesk();
    await expect(send("a", "acknowledgement", "breaks-after")).rejects.toThrow("offline");
    expect(await send("a", "feedback")).toBe("feedback");
    expect(kinds()).toEqual(["acknowledgement", "feedback"]);
  });

  test("goes as a message where a colleague confirmed and it never arrived", async () => {
    const { send, kinds, colleagueConfirms } = aDesk();
    await expect(send("a", "acknowledgement", "breaks-before")).rejects.toThrow("offline");
    colleagueConfirms();
    expect(await send("a", "message")).toBe("message");
    expect(kinds()).toEqual(["message"]);
  });

  test("is refused, and goes as a message at the next press, where a colleague was faster", async () => {
    const { send, kinds, colleagueConfirms } = aDesk();
    colleagueConfirms();
    await expect(send("a", "acknowledgement")).rejects.toThrow();
    expect(await send("a", "message")).toBe("message");
    expect(kinds()).toEqual(["message"]);
  });
});
