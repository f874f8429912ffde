import type { ManagedUser } from "@hz/contract/people/people";
import { formatDate } from "../../../i18n/dates.ts";
import { Pill, type Tone } from "../../../ui/pill.tsx";
import { initialsOf } from "../../shared/names/person.ts";
import { t } from "../../shared/texts/texts.ts";

export function Initials({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-content-center rounded-full bg-brand-soft font-semibold text-brand ${large ? "size-14 text-lg" : "size-11"}`}
    >
      {initialsOf(name)}
    </span>
  );
}

export function StatePill({ user }: { user: ManagedUser }) {
  const [tone, text] = stateOf(user);
  return <Pill tone={tone}>{text}</Pill>;
}

function stateOf({ state, isExpired, missing }: ManagedUser): [Tone, string] {
  if (state === "invited") return isExpired ? ["danger", t("userExpired")] : ["info", t("userInvited")];
  if (state === "deactivated") return ["neutral", t("userDeactivated")];
  return missing ? ["accent", t("userWaits")] : ["ok", t("userActive")];
}

/** What the card of the list says below the address. */
export function stateLine(user: ManagedUser): string {
  if (user.state === "invited") return t("invitedAt", { date: formatDate(user.invitedAt ?? user.createdAt, "de", "short") });
  return user.isEmailVerified ? t("emailConfirmed") : t("emailUnconfirmed");
}
