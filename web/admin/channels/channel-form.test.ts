import { expect, test } from "vitest";
import { channelChanges, ChannelForm, type ChannelTyped } from "./channel-form.ts";

const typed: ChannelTyped = {
  name: "Meldekanal 1",
  linkSuffix: "muster",
  allowAnonymous: true,
  allowFiles: true,
  requireCategory: false,
  autoAcknowledge: true,
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
