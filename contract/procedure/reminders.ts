import * as z from "zod";
import { REMINDER_KINDS } from "./reminder-days.ts";
import { defineRoute } from "../route.ts";
import { Day, Id, Time } from "../scalars.ts";

/** Something that waits for this person: of which report, what, and its last day; of a silence the day on which it became too long. */
export const DueReminder = z.object({
  reportId: Id,
  number: z.int(),
  kind: z.enum(REMINDER_KINDS),
  due: Day,
  isLate: z.boolean(),
});
export type DueReminder = z.infer<typeof DueReminder>;

/** How somebody is reminded: by mail also before the last call, and since when a calendar address exists; null where none does. */
export const ReminderChoice = z.object({ early: z.boolean(), calendarSince: Time.nullable() });
export type ReminderChoice = z.infer<typeof ReminderChoice>;

const meldungen = { access: "user", permission: "Meldungen" } as const;

export const reminderRoutes = {
  due: defineRoute({
    method: "GET",
    path: "/api/reminders",
    summary: "What waits for this person today, most urgent first",
    ...meldungen,
    answer: z.array(DueReminder),
  }),
  choice: defineRoute({
    method: "GET",
    path: "/api/user/reminders",
    summary: "How this person is reminded of deadlines",
    ...meldungen,
    answer: ReminderChoice,
  }),
  choose: defineRoute({
    method: "PUT",
    path: "/api/user/reminders",
    summary: "Whether this person gets mails also before the last call; those of the last call and what is overdue always come",
    ...meldungen,
    body: z.object({ early: z.boolean() }),
  }),
  calendar: defineRoute({
    method: "GET",
    path: "/api/user/calendar",
    summary: "The open deadlines of the reports that this person may read, as the text of an iCalendar file without content",
    ...meldungen,
    answer: z.object({ text: z.string() }),
  }),
  makeAddress: defineRoute({
    method: "POST",
    path: "/api/user/calendar",
    summary: "A new secret address for calendar programs, shown this one time; the one before ends",
    ...meldungen,
    needsConfirmation: "always",
    answer: z.object({ address: z.string(), since: Time }),
  }),
  removeAddress: defineRoute({
    method: "DELETE",
    path: "/api/user/calendar",
    summary: "Ends the calendar address",
    ...meldungen,
  }),
};
