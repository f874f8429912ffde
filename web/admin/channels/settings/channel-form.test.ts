import { expect, test } from "vitest";
import { channelChanges, ChannelForm, type ChannelTyped, ownMonths } from "./channel-form.ts";

const typed: ChannelTyped = {
  name: "Meldekanal 1",
  linkSuffix: "muster",
  allowAnonymous: true,
  allowFiles: true,
  requireCategory: false,
  autoAcknowledge: true,
  retention: "account",
  retentionMonths: "",
  departmentId: "a",
  conflictDepartmentId: "",
};

test("nothing that differs is nothing to send", () => {
  expect(channelChanges(typed, { ...typed })).toEqual({ change: null, delivery: null });
});

test("what differs is sent and nothing else", () => {
  expect(channelChanges(typed, { ...typed, name: "Werk", allowFiles: false })).toEqual({
    change: { name: "Werk", settings: { allowFiles: false } },
    delivery: null,
  });
  expect(channelChanges(typed, { ...typed, linkSuffix: "werk", conflictDepartmentId: "b" })).toEqual({
    change: { linkSuffix: "werk" },
    delivery: { departmentId: "a", conflictDepartmentId: "b" },
  });
  expect(channelChanges({ ...typed, conflictDepartmentId: "b" }, typed).delivery).toEqual({
    departmentId: "a",
    conflictDepartmentId: null,
  });
});

test.each([
  ["", "Link-Suffix ist erforderlich"],
  ["mit leer", "Kleinbuchstaben"],
  ["GROSS", "Kleinbuchstaben"],
  ["müll", "Kleinbuchstaben"],
  ["-vorn", "Kleinbuchstaben"],
  ["hinten-", "Kleinbuchstaben"],
  ["a/b", "Kleinbuchstaben"],
  ["x".repeat(300), "60 Zeichen"],
])("the suffix %j is refused with a reason", (linkSuffix, reason) => {
  const { error } = ChannelForm.safeParse({ ...typed, linkSuffix });
  expect(error?.issues[0]?.message).toContain(reason);
});

test.each([
  ["1", 1],
  ["36", 36],
  ["120", 120],
  [" 84 ", 84],
  ["", null],
  ["0", null],
  ["121", null],
  ["1.5", null],
  ["-3", null],
  ["drei", null],
])("%j typed as months is %j", (text, months) => {
  expect(ownMonths(text)).toBe(months);
  const { error } = ChannelForm.safeParse({ ...typed, name: "", retention: "own", retentionMonths: text });
  expect(error?.issues.some(({ path }) => path[0] === "retentionMonths")).toBe(months === null);
  expect(ChannelForm.safeParse({ ...typed, retentionMonths: text }).success).toBe(true);
});

test("a channel's own months are sent as a number, the account's as null, and months that do not count not at all", () => {
  const own = { ...typed, retention: "own", retentionMonths: "84" } as const;
  expect(channelChanges(typed, own).change).toEqual({ settings: { retentionMonths: 84 } });
  expect(channelChanges(own, { ...own, retention: "account" }).change).toEqual({ settings: { retentionMonths: null } });
  expect(channelChanges(typed, { ...typed, retentionMonths: "12" }).change).toBeNull();
});
