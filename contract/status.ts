import * as z from "zod";
import { defineRoute } from "./route.ts";

/** Whether what the service stands on works; whoever gets an answer knows that the server and its database do. */
export const SystemStatus = z.object({
  channels: z.object({ active: z.int(), total: z.int() }),
  mail: z.object({
    /** Whether mails go to a mail server, or stay in the mailbox of this installation. */
    isSent: z.boolean(),
    /** Mails of this account that could not be delivered and that nobody has dismissed yet. */
    failed: z.int(),
  }),
  /** For how long the oldest piece of background work has been due; 0 where nothing is late. */
  jobs: z.object({ lateMinutes: z.int() }),
});
export type SystemStatus = z.infer<typeof SystemStatus>;

export const statusRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/status",
    summary: "Whether channels, mail and background work are as they should be",
    access: "user",
    answer: SystemStatus,
  }),
};
