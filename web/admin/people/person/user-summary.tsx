import type { ManagedUser } from "@hz/contract/people/people";
import { CircleCheck, CircleDashed } from "lucide-react";
import { formatDate, formatDateTime } from "../../../i18n/dates.ts";
import { Card } from "../../../ui/card.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { t } from "../../shared/texts/texts.ts";
import { Initials, StatePill } from "./person-state.tsx";

/** Whoever registered the company was invited by nobody. */
const joinedText = ({ invitedAt, createdAt, state }: ManagedUser): string =>
  invitedAt === null && state !== "invited"
    ? t("registeredAt", { date: formatDate(createdAt, "de") })
    : t("invitedAt", { date: formatDate(invitedAt ?? createdAt, "de") });

/** Who it is and how it stands: invitation, sign-in, address, departments. */
export function UserSummary({ user }: { user: ManagedUser }) {
  const { state, isEmailVerified, lastLoginAt, departments } = user;
  const signIn = state === "active" ? t("signInEnabled") : state === "invited" ? t("signInNotYet") : t("signInDisabled");
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-4">
        <Initials name={user.fullName} large />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-xl wrap-anywhere">{user.fullName}</h2>
            <StatePill user={user} />
            {user.isAccountOwner && <Pill tone="info">{t("owner")}</Pill>}
          </div>
          <p className="text-muted">{joinedText(user)}</p>
          <ul className="mt-1.5 grid gap-1">
            <Fact holds={state === "active"}>{signIn}</Fact>
            <Fact holds={isEmailVerified}>{isEmailVerified ? t("emailConfirmed") : t("emailUnconfirmed")}</Fact>
            {state !== "invited" && (
              <Fact holds={lastLoginAt !== null}>
                {lastLoginAt ? t("lastSignIn", { date: formatDateTime(lastLoginAt, "de") }) : t("neverSignedIn")}
              </Fact>
            )}
          </ul>
          <p className="mt-1.5 wrap-anywhere">
            <b className="font-semibold">{t("departments")}:</b>{" "}
            {departments.length > 0 ? departments.map(({ name }) => name).join(", ") : t("departmentsNone")}
          </p>
        </div>
      </div>
    </Card>
  );
}

function Fact({ holds, children }: { holds: boolean; children: string }) {
  const Icon = holds ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${holds ? "text-ok" : "text-muted"}`} />
      {children}
    </li>
  );
}
