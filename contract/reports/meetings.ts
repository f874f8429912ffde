import * as z from "zod";
import { Id, TextBox } from "../scalars.ts";

/**
 * What a message says of a meeting: the reporter asks for one or takes that back, the office answers or says that it took place.
 * When, where and whether it is agreed stands in the box alone.
 */
export const MEETING_KINDS = ["meeting-asked", "meeting-withdrawn", "meeting-answered", "meeting-held"] as const;
export const MeetingKind = z.enum(MEETING_KINDS);
export type MeetingKind = z.infer<typeof MeetingKind>;

/** The message that asks for a meeting, where it comes with the report itself: the first of its thread. */
export const MeetingWithReport = z.object({ id: Id, box: TextBox });
