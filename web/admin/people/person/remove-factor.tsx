import type { ManagedUser } from "@hz/contract/people/people";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ShieldOff } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";

/** Takes a person with a second factor and gives the button that removes it, for whoever lost the device; asked once. */
export function RemoveFactor({ user: { id, fullName: name } }: { user: ManagedUser }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => call(secondFactorRoutes.remove, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.people });
      toast({ title: t("userFactorRemoved"), description: t("userFactorRemovedText", { name }) });
    },
    onError: (error) => sayFailure(t("userUpdateFailed"), error),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="quiet" className="w-full" onClick={() => setAsking(true)}>
        <ShieldOff aria-hidden="true" className="size-4" />
        {t("userFactorRemove")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("userFactorRemoveTitle", { name })}
        text={t("userFactorRemoveText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("userFactorRemoveConfirm")}
        destructive
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </>
  );
}
