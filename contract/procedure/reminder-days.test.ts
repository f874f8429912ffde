import { describe, expect, test } from "vitest";
import { addDays } from "./deadlines.ts";
import {
  FIRST_DAY,
  lastCallOf,
  remindedPeople,
  type Reminder,
  remindersOn,
  roundDayOf,
  undeliverableDayOf,
  type Watched,
} from "./reminder-days.ts";

const noon = (day: string) => new Date(`${day}T11:00:00Z`);
/** Received on a Wednesday: the confirmation is due on Wednesday, 9 December. */
const waiting: Watched = {
  receivedAt: noon("2026-12-02"),
  acknowledgedAt: null,
  feedbackAt: null,
  meetingAskedAt: null,
  contactAt: noon("2026-12-02"),
};
/** Confirmed on Wednesday, 2 December: the feedback is due on Tuesday, 2 March. */
const confirmed: Watched = { ...waiting, acknowledgedAt: noon("2026-12-02"), contactAt: noon("2027-12-31") };

/** The days on which there is something new to say, with what. */
function calendar(watched: Watched, first: string, days: number): [string, string][] {
  const said = new Set<string>();
  const told: [string, string][] = [];
  for (let n = 0; n < days; n++) {
    const day = addDays(first, n);
    for (const one of remindersOn(watched, day)) {
      const key = `${one.kind} ${one.mark}`;
      if (said.has(key)) continue;
      said.add(key);
      told.push([day, wordOf(one)]);
    }
  }
  return told;
}
const wordOf = ({ kind, isLate, isLastCall }: Reminder) => [kind, isLate ? "late" : isLastCall ? "last" : "early"].join(" ");
const days = (told: [string, string][], word: string) => told.filter(([, what]) => what === word).map(([day]) => day.slice(5));

describe("the confirmation of receipt", () => {
  const told = calendar(waiting, "2026-12-02", 40);
  test("§ 17 (1) no. 1: is asked for on the days 3, 5, 6 and 7, the last two of everybody", () => {
    expect(days(told, "acknowledgement early")).toEqual(["12-05", "12-07"]);
    expect(days(told, "acknowledgement last")).toEqual(["12-08", "12-09"]);
  });
  test("is asked for daily for a week when it is overdue, then weekly without end", () => {
    expect(days(told, "acknowledgement late")).toEqual([
      "12-10",
      "12-11",
      "12-12",
      "12-13",
      "12-14",
      "12-15",
      "12-16",
      "12-23",
      "12-30",
      "01-06",
    ]);
    expect(remindersOn(waiting, "2036-12-02")).toMatchObject([{ isLate: true, isLastCall: true, due: "2026-12-09" }]);
  });
  test("says enough: silence is no second matter", () => {
    expect(told.map(([, what]) => what.split(" ")[0])).not.toContain("silence");
  });
});

describe("the feedback", () => {
  const told = calendar(confirmed, "2026-12-02", 130);
  test("§ 17 (2): is asked for 30, 14, 7 days and one day before", () => {
    expect(days(told, "feedback early")).toEqual(["01-31", "02-16", "02-23"]);
    expect(days(told, "feedback last")).toEqual(["03-01"]);
  });
  test("is asked for daily for a week when it is overdue, then weekly", () => {
    expect(days(told, "feedback late").slice(0, 8)).toEqual([...[3, 4, 5, 6, 7, 8, 9].map((day) => `03-0${day}`), "03-16"]);
  });
  test("is not asked for any more once it was given", () => {
    expect(calendar({ ...confirmed, feedbackAt: noon("2027-01-01") }, "2026-12-02", 130)).toEqual([]);
  });
});

test.each([
  ["2026-12-08", "2026-12-07", "Tuesday, called for on Monday"],
  ["2026-12-12", "2026-12-11", "Saturday, on Friday"],
  ["2026-12-13", "2026-12-11", "Sunday, on Friday"],
  ["2026-12-14", "2026-12-11", "Monday, on Friday"],
  ["2026-12-07", "2026-12-04", "a Monday in another week"],
])("the last call for %s comes on %s: %s", (due, call) => expect(lastCallOf(due)).toBe(call));

test("what falls due on a Monday goes to everybody on Friday and on each day from there, weekend included", () => {
  // Received on Monday, 7 December; due on Monday, 14 December.
  const monday = { ...waiting, receivedAt: noon("2026-12-07") };
  const told = calendar(monday, "2026-12-07", 8);
  expect(days(told, "acknowledgement early")).toEqual(["12-10"]);
  expect(days(told, "acknowledgement last")).toEqual(["12-11", "12-12", "12-13", "12-14"]);
});

test("§ 17 (1) no. 3: silence counts from the last word of either side, and again every thirty days, then of everybody", () => {
  const silent = { ...confirmed, feedbackAt: noon("2026-12-03"), contactAt: noon("2026-12-05") };
  expect(calendar(silent, "2026-12-05", 100)).toEqual([
    ["2027-01-04", "silence early"],
    ["2027-02-03", "silence last"],
    ["2027-03-05", "silence last"],
  ]);
});

test("days that were missed are made up for by one reminder, that of the newest", () => {
  expect(remindersOn(waiting, "2026-12-06")).toMatchObject([{ mark: "2026-12-05" }]);
  expect(remindersOn(waiting, "2026-12-08")).toMatchObject([{ mark: "2026-12-08" }]);
  expect(remindersOn(waiting, "2026-12-22")).toMatchObject([{ mark: "2026-12-16" }]);
});

test("days are those of Berlin: what came in after midnight there counts from that day", () => {
  const night = (time: string): Watched => ({ ...waiting, receivedAt: new Date(time) });
  expect(remindersOn(night("2026-12-02T22:59:00Z"), "2026-12-05")).toHaveLength(1);
  expect(remindersOn(night("2026-12-02T23:00:00Z"), "2026-12-05")).toEqual([]);
  // In summer the day begins an hour earlier in UTC.
  expect(remindersOn(night("2026-07-01T22:00:00Z"), "2026-07-04")).toEqual([]);
});

test.each<[string | null, string[], boolean, string[], string]>([
  ["anna", ["anna", "kim"], false, ["anna"], "the assignee"],
  ["anna", ["anna", "kim"], true, ["anna", "kim"], "everybody at the last call"],
  [null, ["anna", "kim"], false, ["anna", "kim"], "everybody where nobody is assigned"],
  ["gone", ["anna", "kim"], false, ["anna", "kim"], "everybody where the assignee may no longer read it"],
  ["gone", [], false, [], "nobody where there is nobody"],
])("%s of %j, last call %s: %j, %s", (assignedTo, handlers, isLastCall, reminded) =>
  expect(remindedPeople(assignedTo, handlers, isLastCall)).toEqual(reminded),
);

describe("the request for a meeting", () => {
  const asked = { ...confirmed, meetingAskedAt: noon("2026-12-09") };
  test("§ 16 (3): is said on the days 3, 5, 6 and 7 beside the feedback that is far away, and daily once it is late", () => {
    const told = calendar(asked, "2026-12-02", 18);
    expect(days(told, "meeting early")).toEqual(["12-12", "12-14"]);
    expect(days(told, "meeting last")).toEqual(["12-15", "12-16"]);
    expect(days(told, "meeting late")).toEqual(["12-17", "12-18", "12-19"]);
  });
  test("is said beside a confirmation that is due the same day, and after the feedback as well", () => {
    const [day, both] = ["2026-12-08", { ...waiting, meetingAskedAt: waiting.receivedAt }];
    expect(remindersOn(both, day).map(({ kind }) => kind)).toEqual(["acknowledgement", "meeting"]);
    expect(remindersOn({ ...asked, feedbackAt: noon("2026-12-10") }, "2026-12-16").map(({ kind }) => kind)).toEqual(["meeting"]);
  });
});

test.each([0, 1, 2, 3, 4, 5, 6])("nobody is reminded before the first day, whichever weekday a report came on (%i)", (weekday) => {
  const received = addDays("2026-11-30", weekday);
  const [receivedAt, feedbackAt] = [noon(received), null];
  const first = (acknowledgedAt: Date | null) =>
    Array.from({ length: 60 }, (_, n) => n).find(
      (n) =>
        remindersOn({ receivedAt, acknowledgedAt, feedbackAt, meetingAskedAt: null, contactAt: receivedAt }, addDays(received, n)).length >
        0,
    );
  expect([first(null), first(receivedAt)]).toEqual([FIRST_DAY.unconfirmed, FIRST_DAY.confirmed]);
});

test("the days of the round are Mondays and Thursdays, whatever the day", () => {
  const days = Array.from({ length: 8 }, (_, n) => addDays("2026-11-29", n));
  expect(days.map((day) => roundDayOf(day).slice(8))).toEqual(["26", "30", "30", "30", "03", "03", "03", "03"]);
});

test("that nobody hears of a report is said the day after it came, whatever was said before, then on the days of the round", () => {
  // A Tuesday evening in UTC, Wednesday in Berlin.
  const receivedAt = new Date("2026-12-01T23:30:00Z");
  const days = Array.from({ length: 7 }, (_, n) => addDays("2026-12-02", n));
  expect(days.map((day) => undeliverableDayOf(receivedAt, day).slice(8))).toEqual(["30", "03", "03", "03", "03", "07", "07"]);
  // Came on a Monday: Tuesday, although the round's day has just been.
  expect(undeliverableDayOf(noon("2026-11-30"), "2026-12-01")).toBe("2026-12-01");
});
