import { paths } from "@hz/contract/paths";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { call } from "../../../api/client.ts";
import { AskedButton } from "../../shared/action/asked-button.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { GONE } from "../../shared/leaving/holds.ts";
import { signInLog } from "../../shared/session/key-log.ts";
import { t } from "../../shared/texts/texts.ts";

/** Deletes a person, or withdraws their invitation, after asking once. */
export function DeleteUser({ user, disabled }: { user: ManagedUser; disabled: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isInvited = user.state === "invited";
  return (
    <AskedButton
      button={{ className: "w-full text-danger!", disabled }}
      label={
        <>
          <Trash2 aria-hidden="true" className="size-4" />
          {isInvited ? t("withdraw") : t("userDelete")}
        </>
      }
      title={isInvited ? t("withdrawTitle", { name: user.fullName }) : t("userDelete")}
      text={isInvited ? t("withdrawText") : t("userDeleteText", { first: user.firstName, last: user.lastName })}
      confirmLabel={isInvited ? t("withdraw") : t("remove")}
      busyLabel={isInvited ? t("withdraw") : t("removing")}
      destructive
      does={{
        run: () => call(peopleRoutes.remove, { params: { id: user.id } }),
        done: isInvited
          ? { title: t("withdrawn"), description: t("withdrawnText") }
          : { title: t("userDeleted"), description: t("userDeletedText") },
        failed: t("userDeleteFailed"),
        failsIn: "both",
        onDone: async () => {
          // Read again from the list: here there is nobody any more.
          await navigate(paths.users, { replace: true, state: GONE });
          client.removeQueries({ queryKey: queryKeys.person(user.id) });
          await Promise.all([queryKeys.people, queryKeys.users].map((queryKey) => client.invalidateQueries({ queryKey })));
          // What is not signed now shows in the key log as something to sign.
          if (!isInvited && !user.isGuest) await signInLog(user.id, "gone").catch(() => undefined);
        },
      }}
    >
      {!isInvited && !user.isGuest && <p>{t("userDeleteConsequences")}</p>}
    </AskedButton>
  );
}
