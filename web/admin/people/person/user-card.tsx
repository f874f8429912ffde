import { paths } from "@hz/contract/paths";
import type { ManagedUser } from "@hz/contract/people/people";
import { Link } from "react-router";
import { useUser } from "../../shared/session/user.ts";
import { shownAddress } from "../../shared/names/person.ts";
import { t } from "../../shared/texts/texts.ts";
import { Initials, stateLine, StatePill } from "./person-state.tsx";

export function UserCard({ user }: { user: ManagedUser }) {
  const isOwn = useUser().id === user.id;
  return (
    <Link
      to={paths.user(user.id)}
      className="flex h-full items-start gap-3.5 rounded-card border border-line bg-surface p-4 text-ink no-underline transition-colors hover:border-edge"
    >
      <Initials name={user.fullName} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <b className="min-w-0 font-semibold wrap-anywhere">
            {user.fullName}
            {isOwn && <span className="font-normal text-muted"> ({t("userYou")})</span>}
          </b>
          <StatePill user={user} />
        </span>
        <span className="text-sm text-muted wrap-anywhere">{shownAddress(user.email)}</span>
        <span className="text-sm text-muted">
          {user.isGuest ? t("guestPerson") : user.role} · {user.isAccountOwner && `${t("owner")} · `}
          {stateLine(user)}
        </span>
      </span>
    </Link>
  );
}
