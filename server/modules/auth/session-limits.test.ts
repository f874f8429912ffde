import { expect, test } from "vitest";
import { isOver, isWorthNoting } from "./session-limits.ts";

const START = Date.UTC(2026, 10, 21, 8);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (ms: number) => new Date(START + ms);
const session = (over: Partial<Parameters<typeof isOver>[0]> = {}) => ({
  remembered: false,
  created_at: at(0),
  last_seen_at: at(0),
  expires_at: at(12 * HOUR),
  session_hours: 12,
  idle_minutes: 120,
  ...over,
});

test("a session is over after its idle minutes without use", () => {
  expect(isOver(session(), at(120 * MINUTE - 1))).toBe(false);
  expect(isOver(session(), at(120 * MINUTE))).toBe(true);
  expect(isOver(session({ last_seen_at: at(HOUR) }), at(120 * MINUTE))).toBe(false);
});

test("a session that is in use all the time ends after the account's hours, also after hours that were lowered later", () => {
  const used = (now: number) => session({ last_seen_at: at(now) });
  expect(isOver(used(12 * HOUR - 1), at(12 * HOUR - 1))).toBe(false);
  expect(isOver(used(12 * HOUR), at(12 * HOUR))).toBe(true);
  expect(isOver({ ...used(2 * HOUR), session_hours: 2 }, at(2 * HOUR))).toBe(true);
  expect(isOver({ ...used(13 * HOUR), session_hours: 24 }, at(13 * HOUR))).toBe(true);
});

test("a remembered session has thirty days, seven of them without use, whatever the account says of others", () => {
  const remembered = session({ remembered: true, expires_at: at(30 * 24 * HOUR) });
  expect(isOver(remembered, at(7 * 24 * HOUR - 1))).toBe(false);
  expect(isOver(remembered, at(7 * 24 * HOUR))).toBe(true);
  const used = { ...remembered, last_seen_at: at(30 * 24 * HOUR) };
  expect(isOver(used, at(30 * 24 * HOUR - 1))).toBe(false);
  expect(isOver(used, at(30 * 24 * HOUR))).toBe(true);
});

test("use is written down every five minutes, and more often where the idle limit is short", () => {
  expect(isWorthNoting(session(), at(5 * MINUTE - 1))).toBe(false);
  expect(isWorthNoting(session(), at(5 * MINUTE))).toBe(true);
  expect(isWorthNoting(session({ idle_minutes: 5 }), at(MINUTE / 2))).toBe(true);
});
