import * as z from "zod";
import { KeyDrill } from "../keys/key-drill.ts";
import { REASONS } from "./readiness-reasons.ts";
import { CHECKS, DRILL_RESULTS, LIGHTS } from "./readiness-rules.ts";
import { defineRoute } from "../route.ts";
import { Day, Id, Time } from "../scalars.ts";

/** One line of the checks: how it stands, why, and what the reason speaks of; what does not apply is empty. */
export const ReadinessCheck = z.object({
  check: z.enum(CHECKS),
  light: z.enum(LIGHTS),
  reason: z.enum(REASONS),
  count: z.int(),
  /** A department. */
  name: z.string(),
  day: z.union([Day, z.literal("")]),
  /** What is missing, by codes. */
  codes: z.array(z.string()),
});
export type ReadinessCheck = z.infer<typeof ReadinessCheck>;

/** A drill with the times at which things happened; its report may be gone. */
export const Drill = z.object({
  id: Id,
  channelId: Id,
  startedBy: Id,
  startedAt: Time,
  receivedAt: Time.nullable(),
  /** Whether the channel confirmed the receipt by itself: then the first answer of a person counts. */
  isConfirmedByChannel: z.boolean(),
  mailedAt: Time.nullable(),
  /** By somebody else than who started it. */
  openedAt: Time.nullable(),
  acknowledgedAt: Time.nullable(),
  answeredAt: Time.nullable(),
  result: z.enum(DRILL_RESULTS),
  /** Whether the report is still there, and this person may read it. */
  isReadable: z.boolean(),
});
export type Drill = z.infer<typeof Drill>;

/** Somebody who handles reports, with the training that counts. */
export const TrainedPerson = z.object({ userId: Id, name: z.string(), day: Day.nullable(), title: z.string() });
export type TrainedPerson = z.infer<typeof TrainedPerson>;

export const ReadyChannel = z.object({
  id: Id,
  name: z.string(),
  linkSuffix: z.string(),
  /** The worst of its own checks and of those for the whole account. */
  light: z.enum(LIGHTS),
  checks: z.array(ReadinessCheck),
  /** Newest first. */
  drills: z.array(Drill),
});
export type ReadyChannel = z.infer<typeof ReadyChannel>;

export const Readiness = z.object({
  at: Time,
  company: z.string(),
  /** What counts for all channels. */
  checks: z.array(ReadinessCheck),
  /** The active ones. */
  channels: z.array(ReadyChannel),
  people: z.array(TrainedPerson),
});
export type Readiness = z.infer<typeof Readiness>;

/** Drills of a channel that are shown; all are kept. */
export const MAX_DRILLS_SHOWN = 20;

const setter = { access: "user", permission: "Einstellungen" } as const;

/** Whether the reporting office would be there if a report came today (Betriebsbereitschaft). */
export const readinessRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/readiness",
    summary: "Each active channel's light with its checks, drills and the trainings of the people who handle reports",
    access: "user",
    permission: ["Meldungen", "Einstellungen"],
    answer: Readiness,
  }),
  keys: defineRoute({
    method: "GET",
    path: "/api/readiness/keys",
    summary:
      "Who can bring back whom: what would be lost if somebody forgot everything tomorrow. Whoever does not manage people sees themselves",
    access: "user",
    permission: ["Meldungen", "Einstellungen"],
    answer: KeyDrill,
  }),
  startDrill: defineRoute({
    method: "POST",
    path: "/api/readiness/drills",
    summary: "Says that a report of this id, which the caller submits by the portal's way next, is a drill. The same one may come again",
    ...setter,
    body: z.object({ id: Id, channelId: Id }),
    errors: ["NOT_FOUND", "REPORT_CONFLICT"],
  }),
  saveTraining: defineRoute({
    method: "PUT",
    path: "/api/readiness/trainings/:userId",
    summary: "Keeps when somebody was last trained, and in what; without a day the entry before counts no more. No day after today",
    towards: "matter",
    access: "user",
    permission: "Benutzer und Abteilungen",
    params: z.object({ userId: Id }),
    body: z.object({ day: Day.nullable(), title: z.string().trim().max(200) }),
    errors: ["NOT_FOUND", "DAY_AHEAD"],
  }),
  reviewExternal: defineRoute({
    method: "POST",
    path: "/api/readiness/external",
    summary: "Keeps that somebody looked today whether the external reporting offices that the company names are right",
    ...setter,
  }),
  sendTestMail: defineRoute({
    method: "POST",
    path: "/api/readiness/test-mail",
    summary: "Sends the caller a mail with a code that counts today and tomorrow",
    ...setter,
    needsConfirmedEmail: true,
    errors: ["TOO_MANY_TRIES"],
  }),
  confirmTestMail: defineRoute({
    method: "POST",
    path: "/api/readiness/test-mail/confirm",
    summary: "Takes the code of the test mail: mail works",
    ...setter,
    body: z.object({ code: z.string().trim().max(20) }),
    errors: ["TEST_CODE_WRONG"],
  }),
  recordExport: defineRoute({
    method: "POST",
    path: "/api/readiness/exports",
    summary: "Keeps in the audit log that the proof of readiness was made",
    access: "user",
    permission: ["Meldungen", "Einstellungen"],
  }),
};
