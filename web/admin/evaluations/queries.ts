import { type Evaluation, evaluationRoutes } from "@hz/contract/evaluations";
import type { QueryOf } from "@hz/contract/route";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

type Asked = QueryOf<typeof evaluationRoutes.get>;

/** Takes what is asked, and whether it makes sense, and gives its figures, read anew whenever they are looked at; what was shown stays until the next are there. */
export const useEvaluation = (asked: Asked, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ["evaluations", asked],
    queryFn: ({ signal }) => call(evaluationRoutes.get, { query: asked }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    retry: false,
  });

/** Takes what is asked and gives its figures as they may leave the office: nothing small is in them. */
export const readForExport = (asked: Asked): Promise<Evaluation> => call(evaluationRoutes.get, { query: { ...asked, hidden: "all" } });
