import { GUEST_MONTHS } from "@hz/contract/people/guest-terms";
import { guestRoutes } from "@hz/contract/people/guests";
import { PersonNames } from "@hz/contract/people/people";
import { addMonths, berlinDay } from "@hz/contract/procedure/deadlines";
import { Email } from "@hz/contract/scalars";
import * as z from "zod";
import { t } from "../../shared/texts/texts.ts";

/** The first and the last day that an access may end on. */
export function guestDays(): { first: string; last: string } {
  const first = berlinDay(new Date());
  return { first, last: addMonths(first, GUEST_MONTHS) };
}

/** The last day of a guest's access. */
export const GuestDay = z.string().refine((day) => {
  const { first, last } = guestDays();
  return day >= first && day <= last;
}, t("guestLastDayWrong"));

const { role, notes, maySeeIdentity } = guestRoutes.invite.body.shape;

/** What stands in the invitation of somebody new. */
export const NewGuestForm = PersonNames.extend({
  email: Email,
  role,
  reason: z.string().trim().min(1, t("guestReasonMissing")),
  lastDay: GuestDay,
  notes,
  maySeeIdentity,
});
export type GuestForm = z.infer<typeof NewGuestForm>;

/** The same for whom the account knows already. */
export const KnownGuestForm = NewGuestForm.extend({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** What it begins with. */
export const firstGuest = (): GuestForm => ({
  firstName: "",
  lastName: "",
  email: "",
  role: "lawyer",
  reason: "",
  lastDay: addMonths(berlinDay(new Date()), 1),
  notes: "none",
  maySeeIdentity: false,
});
