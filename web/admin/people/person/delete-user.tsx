import { paths } from "@hz/contract/paths";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { GONE } from "../../shared/leaving/gone.ts";
import { t } from "../../shared/texts/texts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";

/** Takes a person and gives the button that deletes them, or withdraws their invitation, after asking once. */
export function DeleteUser({ user, disabled }: { user: ManagedUser; disabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isInvited = user.state === "invited";
  const removal = useMutation({
    mutationFn: () => call(peopleRoutes.remove, { params: { id: user.id } }),
    onSuccess: async () => {
      setAsking(false);
      toast(
        isInvited
          ? { title: t("withdrawn"), description: t("withdrawnText") }
          : { title: t("userDeleted"), description: t("userDeletedText") },
      );
      await navigate(paths.users, { replace: true, state: GONE });
      client.removeQueries({ queryKey: queryKeys.person(user.id) });
      await client.invalidateQueries({ queryKey: queryKeys.people });
      await client.invalidateQueries({ queryKey: queryKeys.users });
    },
    onError: (error) => {
      setAsking(false);
      sayFailure(t("userDeleteFailed"), error);
    },
  });
  const action = isInvited ? t("withdraw") : t("userDelete");
  return (
    <>
      <Button variant="quiet" className="w-full text-danger!" disabled={disabled} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {action}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={isInvited ? t("withdrawTitle", { name: user.fullName }) : t("userDelete")}
        text={isInvited ? t("withdrawText") : t("userDeleteText", { first: user.firstName, last: user.lastName })}
        cancelLabel={t("cancel")}
        confirmLabel={isInvited ? action : removal.isPending ? t("removing") : t("remove")}
        destructive
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      >
        {!isInvited && !user.isGuest && <p>{t("userDeleteConsequences")}</p>}
      </ConfirmDialog>
    </>
  );
}
