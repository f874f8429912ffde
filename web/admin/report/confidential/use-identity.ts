import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

/**
 * Takes a report's id and gives whether the reporter's identity may be drawn, and how to ask for it. It is for this visit
 * of the page, and only once the server has kept who asked; `show` tells whether that is so.
 */
export function useIdentity(reportId: string) {
  const client = useQueryClient();
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const show = async (): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await call(confidentialityRoutes.showIdentity, { params: { id: reportId } });
      setShown(true);
      const queryKey = queryKeys.history(reportId);
      // A first reading that is under way may be older than the entry, and is not asked again by itself.
      await client.cancelQueries({ queryKey });
      void client.invalidateQueries({ queryKey });
      return true;
    } catch (error) {
      setProblem(`${t("identityFailed")} ${failureText(error, "")}`.trim());
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isShown, busy, problem, show };
}
