import { GUEST_ROLE_TEXTS } from "@hz/contract/people/guest-terms";
import { guestRoutes, type NewGuest } from "@hz/contract/people/guests";
import { useState } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { formatDay } from "../../../i18n/dates.ts";
import { sealKnownGuest, sealNewGuest } from "../../../vault/people/guest.ts";
import { NotHeld } from "../../../vault/people/grant.ts";
import { freshId } from "../../../vault/report/open-report.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { withNotesKey } from "../notes/with-notes-key.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { unanswered } from "../thread/unanswered.ts";
import type { GuestForm } from "./guest-form.ts";

/** Whom the account knows as a guest already. */
export type Known = { userId: string; name: string; email: string };

/** Who is invited, and to what; `known` is null for a new person. */
type Invited = GuestForm & { known: Known | null };
/** `code` is what is handed over; null for whoever has a sign-in. */
type Made = { body: NewGuest; code: string | null };

type After = { onDone: (name: string, code: string | null) => void; onTaken: () => void };

const nameOf = ({ known, firstName, lastName }: Invited) => known?.name ?? `${firstName} ${lastName}`;
const isTaken = (error: unknown) => error instanceof ApiError && error.code === "EMAIL_TAKEN";

/** How to invite a guest; `onTaken` is called where the address is somebody else's. */
export function useGuestInvite({ report, open }: ReportViewProps, { onDone, onTaken }: After) {
  const author = useUser().fullName;
  const [again] = useState(() => unanswered<Made>());
  const send = async ({ body, code }: Made) => {
    await call(guestRoutes.invite, { params: { id: report.id }, body });
    return code;
  };
  return useAction({
    run: (invited: Invited) =>
      again(JSON.stringify(invited), send, (sendMade) =>
        withNotesKey(report, open, async (keys, notesKey) => sendMade(await seal(keys, notesKey, invited, author))),
      ),
    done: (_, invited) => t("guestInviteDone", { name: nameOf(invited) }),
    failed: (error) => {
      const cause = error instanceof NotHeld ? t("guestCannotVouch") : failureText(error, "");
      return isTaken(error) ? null : `${t("guestInviteFailed")} ${cause}`.trim();
    },
    touches: [queryKeys.report(report.id)],
    onDone: (code, invited) => onDone(nameOf(invited), code),
    onFailed: (error) => isTaken(error) && onTaken(),
  });
}

async function seal(
  open: Parameters<typeof sealNewGuest>[0],
  notesKey: Parameters<typeof sealNewGuest>[1],
  invited: Invited,
  author: string,
): Promise<Made> {
  const { known, role, reason, lastDay, notes, maySeeIdentity, firstName, lastName, email } = invited;
  const said = { name: nameOf(invited), role: GUEST_ROLE_TEXTS[role], day: formatDay(lastDay, "de"), reason };
  const why = { id: freshId(), author, text: t("guestReasonNote", said) };
  const rights = { id: freshId(), role, lastDay, notes, maySeeIdentity };
  if (known) {
    const { userId } = known;
    return { code: null, body: { ...rights, userId, ...(await sealKnownGuest(open, notesKey, { userId, notes, why })), invitation: null } };
  }
  const userId = freshId();
  const { code, keys, ...sealed } = await sealNewGuest(open, notesKey, { userId, notes, why });
  return { code, body: { ...rights, userId, ...sealed, invitation: { firstName, lastName, email, language: "Deutsch", ...keys } } };
}
