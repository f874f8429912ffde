import { typedText } from "../../vault/content/report-texts.ts";
import type { PortalT } from "../portal-texts.ts";

export const MEETING_WAYS = ["place", "phone", "video"] as const;
export const MEETING_TIMES = [1, 2, 3] as const;
/** How many characters a proposal and the remarks may have: together they stay far below what a message may. */
export const MAX_TIME_CHARACTERS = 200;
export const MAX_WISH_CHARACTERS = 2000;

/** What somebody who asks for a meeting has chosen and typed; `way` is null where it is all the same to them. */
export type MeetingWish = { way: (typeof MEETING_WAYS)[number] | null; times: string[]; note: string };

/** What stands in the fields of a form. */
export function readWish(form: FormData): MeetingWish {
  const typed = (name: string) => typedText(String(form.get(name) ?? ""));
  const chosen = form.get("meetingWay");
  return {
    way: MEETING_WAYS.find((way) => way === chosen) ?? null,
    times: MEETING_TIMES.map((number) => typed(`meetingTime${number}`)).filter((time) => time !== ""),
    note: typed("meetingNote"),
  };
}

/** The same of the form of a report; null where no meeting is asked for. */
export const wishOfReport = (form: FormData): MeetingWish | null => (form.get("meeting") === null ? null : readWish(form));

/** The words of the message that asks, in the language of whoever writes it. */
export function wishText({ way, times, note }: MeetingWish, t: PortalT): string {
  return [
    t("meeting.ask"),
    way && `${t("meeting.saidWay")}: ${t(`meeting.way_${way}`)}`,
    times.length > 0 && [`${t("meeting.saidTimes")}:`, ...times.map((time) => `– ${time}`)].join("\n"),
    note && `${t("meeting.saidNote")}:\n${note}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
