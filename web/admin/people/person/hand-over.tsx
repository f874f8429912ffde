import { ownershipRoutes } from "@hz/contract/people/ownership";
import type { ManagedUser } from "@hz/contract/people/people";
import type { CurrentUser } from "@hz/contract/people/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Crown } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { USER } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";

/** Takes an Admin and gives the button by which the owner hands the account over to them, after saying what that means. */
export function HandOver({ user: { id, fullName: name } }: { user: ManagedUser }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const handing = useMutation({
    mutationFn: () => call(ownershipRoutes.handOver, { params: { id } }),
    onSuccess: () => {
      client.setQueryData<CurrentUser>(USER, (known) => known && { ...known, isAccountOwner: false });
      toast({ title: t("ownerHandedOver"), description: t("ownerHandedOverText", { name }) });
    },
    onError: (error) => sayFailure(t("ownerHandOverFailed"), error),
    onSettled: () => {
      setAsking(false);
      // Where the answer was lost, or somebody was faster, the page says whose account it is now.
      void client.invalidateQueries({ queryKey: USER });
      void client.invalidateQueries({ queryKey: queryKeys.people });
    },
  });
  return (
    <>
      <Button variant="quiet" className="w-full" onClick={() => setAsking(true)}>
        <Crown aria-hidden="true" className="size-4" />
        {t("ownerHandOver")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("ownerHandOverTitle", { name })}
        text={t("ownerHandOverText", { name })}
        cancelLabel={t("cancel")}
        confirmLabel={t("ownerHandOver")}
        destructive
        busy={handing.isPending}
        onConfirm={() => handing.mutate()}
      />
    </>
  );
}
