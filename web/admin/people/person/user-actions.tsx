import { mayActOn } from "@hz/contract/people/authority";
import type { ManagedUser } from "@hz/contract/people/people";
import type { CurrentUser } from "@hz/contract/people/users";
import { Card } from "../../../ui/card.tsx";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { DeleteUser } from "./delete-user.tsx";
import { HandOver } from "./hand-over.tsx";
import { RemoveFactor } from "./remove-factor.tsx";
import { RenewInvitation } from "../invite/renew-invitation.tsx";
import { SignOut } from "./sign-out.tsx";
import { SwitchSignIn } from "./switch-sign-in.tsx";

/**
 * What can be done with a person's access; what may not be done is not offered, and why is said. `onCode` hears of a code that is
 * on the screen and nowhere else.
 */
export function UserActions({ user, onCode }: { user: ManagedUser; onCode: (isShown: boolean) => void }) {
  const me = useUser();
  const isOwn = me.id === user.id;
  const may = mayActOn(me, user);
  const mayUnseat = mayActOn(me, user, "unseat");
  const mayFollow = isHeir(me, user) && holdsAccount(user);
  return (
    <Card title={t("userAccess")} className="grid gap-3">
      {user.state !== "invited" && (mayUnseat || isOwn) && <SwitchSignIn user={user} disabled={isOwn} />}
      {user.state === "invited" && !user.isGuest && may && <RenewInvitation user={user} onCode={onCode} />}
      {user.state === "active" && !isOwn && may && <SignOut user={user} />}
      {user.hasSecondFactor && !isOwn && may && <RemoveFactor user={user} />}
      {mayFollow && <HandOver user={user} />}
      {(mayUnseat || isOwn) && <DeleteUser user={user} disabled={isOwn} />}
      {reasons(me, user).map((why) => (
        <p key={why} className="text-sm text-muted">
          {why}
        </p>
      ))}
    </Card>
  );
}

/** Whether the account may be handed over to this person, once they hold its key; the server looks once more. */
const isHeir = (me: CurrentUser, user: ManagedUser) =>
  me.isAccountOwner && me.id !== user.id && user.state === "active" && user.role === "Admin";

const holdsAccount = ({ missing }: ManagedUser) => !missing?.vouch && !missing?.account;

/** Why something is not offered, and who can do it; nothing where everything is. */
function reasons(me: CurrentUser, user: ManagedUser): string[] {
  if (me.id === user.id) return [t("userOwn"), ...(me.isAccountOwner ? [t("ownerOwn")] : [])];
  if (!mayActOn(me, user)) return [t("userHoldsMore")];
  if (isHeir(me, user) && !holdsAccount(user)) return [t("ownerHandOverLater")];
  return user.isAccountOwner ? [t("ownerStays")] : [];
}
