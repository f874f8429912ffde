import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

/**
 * Whether the reporter's identity may be drawn, and how to ask for it: for this visit of the page, and only once the server has
 * kept who asked.
 */
export function useIdentity(reportId: string, onShown: () => void) {
  const [isShown, setShown] = useState(false);
  const showing = useAction({
    run: () => call(confidentialityRoutes.showIdentity, { params: { id: reportId } }),
    failed: t("identityFailed"),
    onDone: async () => {
      setShown(true);
      const queryKey = queryKeys.history(reportId);
      // A first reading that is under way may be older than the entry, and is not asked again by itself.
      await queryClient.cancelQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey });
      onShown();
    },
  });
  return { isShown, showing };
}
