import { addMonths, berlinDay } from "@hz/contract/procedure/deadlines";
import { GUEST_MONTHS, GUEST_ROLE_TEXTS, type GuestNotes, type GuestRole } from "@hz/contract/people/guest-terms";
import { guestRoutes, type NewGuest } from "@hz/contract/people/guests";
import { useRef, useState } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { formatDay } from "../../../i18n/dates.ts";
import { sealKnownGuest, sealNewGuest } from "../../../vault/people/guest.ts";
import { freshId } from "../../../vault/report/open-report.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { withNotesKey } from "../notes/with-notes-key.ts";

export type GuestForm = {
  /** Of somebody who is a guest already; "" for a new person. */
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: GuestRole;
  reason: string;
  lastDay: string;
  notes: GuestNotes;
  maySeeIdentity: boolean;
};

/** The first and the last day that an access may end on. */
export function guestDays(): { first: string; last: string } {
  const first = berlinDay(new Date());
  return { first, last: addMonths(first, GUEST_MONTHS) };
}

/** Whether an access may end on this day. */
export function isGuestDay(day: string): boolean {
  const { first, last } = guestDays();
  return day >= first && day <= last;
}

/** Takes an open report and gives the form of a guest's invitation and how to send it; sending gives the code to hand over, or null for a known guest. */
export function useGuestInvite({ report, open }: ReportViewProps) {
  const author = useUser().fullName;
  const [form, setForm] = useState<GuestForm>(() => ({
    userId: "",
    firstName: "",
    lastName: "",
    email: "",
    role: "lawyer",
    reason: "",
    lastDay: addMonths(berlinDay(new Date()), 1),
    notes: "none",
    maySeeIdentity: false,
  }));
  const [busy, setBusy] = useState(false);
  /** What a failed try sent: it may have arrived, so the same goes again with the same code. */
  const made = useRef<{ of: string; body: NewGuest; code: string | null } | null>(null);

  const send = async (name: string): Promise<string | null> => {
    setBusy(true);
    try {
      const of = JSON.stringify(form);
      if (made.current && made.current.of !== of) made.current = null;
      await withNotesKey(report, open, async (keys, notesKey) => {
        made.current ??= { of, ...(await seal(keys, notesKey, { ...form, name, author })) };
        await call(guestRoutes.invite, { params: { id: report.id }, body: made.current.body }).catch((error: unknown) => {
          // What was refused is not there: with the keys of now it is sealed once more.
          if (error instanceof ApiError && error.code !== "OFFLINE") made.current = null;
          throw error;
        });
      });
      return made.current?.code ?? null;
    } finally {
      setBusy(false);
    }
  };
  return { form, change: (part: Partial<GuestForm>) => setForm((now) => ({ ...now, ...part })), send, busy };
}

async function seal(
  open: Parameters<typeof sealNewGuest>[0],
  notesKey: Parameters<typeof sealNewGuest>[1],
  { name, author, ...form }: GuestForm & { name: string; author: string },
): Promise<{ body: NewGuest; code: string | null }> {
  const { role, lastDay, notes, maySeeIdentity } = form;
  const said = { name, role: GUEST_ROLE_TEXTS[role], day: formatDay(lastDay, "de"), reason: form.reason.trim() };
  const why = { id: freshId(), author, text: t("guestReasonNote", said) };
  const rights = { id: freshId(), role, lastDay, notes, maySeeIdentity };
  if (form.userId !== "") {
    const { userId } = form;
    return { code: null, body: { ...rights, userId, ...(await sealKnownGuest(open, notesKey, { userId, notes, why })), invitation: null } };
  }
  const userId = freshId();
  const { code, keys, ...sealed } = await sealNewGuest(open, notesKey, { userId, notes, why });
  const names = { firstName: form.firstName.trim(), lastName: form.lastName.trim(), email: form.email.trim() };
  return { code, body: { ...rights, userId, ...sealed, invitation: { ...names, language: "Deutsch", ...keys } } };
}
