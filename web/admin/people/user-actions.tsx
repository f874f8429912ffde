import type { ManagedUser } from "@hz/contract/people";
import { Card } from "../../ui/card.tsx";
import { useUser } from "../session/user.ts";
import { t } from "../texts.ts";
import { DeleteUser } from "./delete-user.tsx";
import { RemoveFactor } from "./remove-factor.tsx";
import { RenewInvitation } from "./renew-invitation.tsx";
import { SwitchSignIn } from "./switch-sign-in.tsx";

/** Takes a person and gives what can be done with their access; the own one nobody takes away. `onCode` hears of a code that is on the screen and nowhere else. */
export function UserActions({ user, onCode }: { user: ManagedUser; onCode: (isShown: boolean) => void }) {
  const isOwn = useUser().id === user.id;
  return (
    <Card title={t("userAccess")} className="grid gap-3">
      {user.state !== "invited" && <SwitchSignIn user={user} disabled={isOwn} />}
      {user.state === "invited" && !user.isGuest && <RenewInvitation user={user} onCode={onCode} />}
      {user.hasSecondFactor && !isOwn && <RemoveFactor user={user} />}
      <DeleteUser user={user} disabled={isOwn} />
      {isOwn && <p className="text-sm text-muted">{t("userOwn")}</p>}
    </Card>
  );
}
